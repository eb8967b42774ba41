import type { Point } from '../geometry/plane/point.js';
import type { UnitId } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import type { MissReason } from './events.js';
import type { Aircraft, WeaponId } from './types.js';

/** Questions to the rules that change nothing, and their answers. */

/** An aircraft as if it were somewhere else. */
export interface Place {
  readonly at: Point;
  readonly heading: number;
}

export type Inquiry =
  /** The odds of an aircraft's weapons against an enemy, or each; `from`: as if it were there. */
  | { readonly about: 'odds'; readonly unit: UnitId; readonly target: UnitId | null; readonly from: Place | null }
  | { readonly about: 'los'; readonly unit: UnitId; readonly target: UnitId }
  /** Where its weapons bear, arc by arc, and the enemies in each. */
  | { readonly about: 'arcs'; readonly unit: UnitId }
  /** The envelope of where it can end. */
  | { readonly about: 'reach'; readonly unit: UnitId; readonly by: 'normal' | 'fast' | 'evasion' }
  | { readonly about: 'sheet'; readonly unit: UnitId };

/** The odds of one weapon; chances are parts of 1. */
export interface Odds {
  readonly weapon: WeaponId;
  readonly distance: number;
  readonly dice: number;
  /** The lowest face that hits; 7: none does. */
  readonly needed: number;
  /** What makes 8 or 9 miss. */
  readonly against: readonly MissReason[];
  /** That at least one die hits, that the target is destroyed, that it is set on fire or destroyed. */
  readonly hit: number;
  readonly destroyed: number;
  readonly fire: number;
  /** Why the weapon does not bear. */
  readonly refusal: Refusal | null;
}

export type InquiryAnswer =
  | {
      readonly about: 'odds';
      readonly unit: UnitId;
      readonly from: Place;
      readonly targets: readonly { readonly target: UnitId; readonly odds: readonly Odds[] }[];
    }
  /** `off`: the tenths of a degree by which the target lies off the nose, to the right; to the left below 0. */
  | {
      readonly about: 'los';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly distance: number;
      readonly off: number;
      readonly clear: boolean;
    }
  | {
      readonly about: 'arcs';
      readonly unit: UnitId;
      readonly weapons: readonly { readonly weapon: WeaponId; readonly enemies: readonly UnitId[] }[];
    }
  | {
      readonly about: 'reach';
      readonly unit: UnitId;
      readonly by: 'normal' | 'fast' | 'evasion';
      /** Corners of the outline of where it can end, and samples inside with the heading that it has there. */
      readonly outline: readonly Point[];
      readonly ends: readonly Place[];
    }
  | { readonly about: 'sheet'; readonly unit: Aircraft };
