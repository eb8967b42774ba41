import type { Point } from '../geometry/plane/point.js';
import type { UnitId } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Prospect } from './events.js';
import type { CardSide, Character, WeaponId } from './types.js';

/** Questions to the rules that change nothing, and their answers. */

export type Inquiry =
  /** The odds of a character's weapons against a target, or against each enemy; `from`: as if it stood there. */
  | {
      readonly about: 'odds';
      readonly unit: UnitId;
      readonly target: UnitId | null;
      readonly aim: boolean;
      readonly from: Point | null;
    }
  | { readonly about: 'los'; readonly from: Point; readonly to: Point }
  /** All that a character sees. */
  | { readonly about: 'field'; readonly unit: UnitId }
  /** Where a character can move; `danger`: and what the enemy would see of it there. */
  | { readonly about: 'reach'; readonly unit: UnitId; readonly by: 'move' | 'assault'; readonly danger?: true }
  | { readonly about: 'sheet'; readonly unit: UnitId };

/** A shot's odds: ways out of `of` to wound (or worse) and to eliminate; or why it cannot be made. */
export interface Odds {
  readonly weapon: WeaponId;
  readonly prospect: Prospect | null;
  readonly wound: number;
  readonly eliminate: number;
  readonly of: number;
  /** Why there is no such shot from there. */
  readonly refusal: Refusal | null;
  /** Why the character cannot make it now, wherever it stands: suppressed, without a shot, an action or a token left for it. */
  readonly now: Refusal | null;
}

/** A square of the table by its middle: what cover adds to a shot at whoever stands there, and whether a weapon has dice for it. */
export interface FieldSquare {
  readonly at: Point;
  readonly modifier: number;
  readonly bears: boolean;
}

/** An enemy that would see a character at a place; `covered`: it would be in cover from there. */
export interface Looker {
  readonly unit: UnitId;
  readonly covered: boolean;
}

/** What a character would meet at a place from the enemies where they stand now; `needed`: the least score, `null`: none has dice. */
export interface Threat {
  readonly at: Point;
  readonly lookers: readonly Looker[];
  readonly needed: number | null;
}

export type InquiryAnswer =
  | {
      readonly about: 'odds';
      readonly unit: UnitId;
      readonly from: Point;
      readonly targets: readonly { readonly target: UnitId; readonly odds: readonly Odds[] }[];
    }
  /** Distance and line between two bases of the usual size; the distance from edge to edge, in steps. */
  | {
      readonly about: 'los';
      readonly from: Point;
      readonly to: Point;
      readonly distance: number;
      readonly line: 'none' | 'cover' | 'open';
    }
  | {
      readonly about: 'reach';
      readonly unit: UnitId;
      readonly by: 'move' | 'assault';
      readonly most: number;
      /** Around the character, the farthest places that a straight move leads to; `climb`: for two tokens. */
      readonly plain: readonly Point[];
      readonly climb: readonly Point[];
      /** Enemies that can be reached base to base in a straight line. */
      readonly contacts: readonly { readonly unit: UnitId; readonly at: Point }[];
      /** In squares so wide what the enemy would see of it there, if that was asked. */
      readonly danger?: { readonly square: number; readonly threats: readonly Threat[] };
    }
  | {
      readonly about: 'field';
      readonly unit: UnitId;
      readonly from: Point;
      readonly square: number;
      readonly seen: readonly FieldSquare[];
      /** The other characters in sight, with what cover adds. */
      readonly others: readonly { readonly unit: UnitId; readonly modifier: number }[];
    }
  | {
      readonly about: 'sheet';
      readonly unit: Character;
      readonly showing: CardSide;
      readonly actionsLeft: number;
      readonly extrasLeft: number;
      readonly shotsLeft: number;
    };
