import type { Point } from '../geometry/plane/point.js';
import type { SeatId, SideId, UnitId } from '../kernel/ids.js';
import type { Part, Shot, Then } from './commands.js';
import type { Because } from './events.js';
import type { TargetId } from './types.js';

/** Where a step stands in the chain of reactions: the link that it comes of, and how deep it is nested. */
export interface Chain {
  readonly parent: number | null;
  readonly depth: number;
}

/** What one aircraft fires on one occasion. */
export interface Volley {
  readonly unit: UnitId;
  readonly shots: readonly Shot[];
}

/** Pending steps of the rules, in the order of the rulebook. */
export type Step =
  | { readonly type: 'turn' }
  /** A side's activations begin, or `null` the rally. */
  | { readonly type: 'phase'; readonly side: SideId | null }
  /** `held`: seats that want no more of their aircraft activated; `away`: whose time has run out, the referee flies theirs. */
  | {
      readonly type: 'side';
      readonly side: SideId;
      readonly held: readonly SeatId[];
      readonly away: readonly SeatId[];
    }
  | { readonly type: 'fast-move'; readonly unit: UnitId }
  | { readonly type: 'flight'; readonly parts: readonly Part[]; readonly then: Then }
  | { readonly type: 'end-activation' }
  | { readonly type: 'in-sight'; readonly leader: UnitId; readonly active: UnitId }
  | {
      readonly type: 'volley';
      readonly volleys: readonly Volley[];
      readonly weaker: boolean;
      readonly because: Exclude<Because, 'damage'>;
      readonly chain: Chain;
    }
  | { readonly type: 'fired-upon'; readonly unit: UnitId; readonly by: readonly UnitId[]; readonly chain: Chain }
  | { readonly type: 'answer'; readonly unit: UnitId; readonly attackers: readonly UnitId[]; readonly chain: Chain }
  /** `from`: who caused it; `free`: it may stay; `thenFire`: it fires at that one from where it ends, if it can (TFH-34). */
  | {
      readonly type: 'evade';
      readonly unit: UnitId;
      readonly from: UnitId | null;
      readonly because: Exclude<Because, 'order'>;
      readonly free: boolean;
      readonly thenFire: boolean;
      readonly chain: Chain;
    }
  | { readonly type: 'dive'; readonly unit: UnitId; readonly chain: Chain }
  | { readonly type: 'wants-collision'; readonly unit: UnitId; readonly target: UnitId }
  /** On a collision course; `at`: where the target was when it began. */
  | {
      readonly type: 'close';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly at: Point;
      readonly chain: Chain;
    }
  | { readonly type: 'collision'; readonly unit: UnitId; readonly target: UnitId; readonly chain: Chain }
  | { readonly type: 'bombing'; readonly unit: UnitId; readonly target: TargetId }
  | { readonly type: 'focus'; readonly unit: UnitId }
  /** The referee flies it at whom the Focus test has chosen, or about its `mission` (TFH-29). */
  | { readonly type: 'machine'; readonly unit: UnitId; readonly target: UnitId | null; readonly mission: boolean }
  | { readonly type: 'rally'; readonly side: SideId; readonly held: readonly SeatId[] }
  | { readonly type: 'rally-test'; readonly leader: UnitId; readonly unit: UnitId }
  | { readonly type: 'end-turn' }
  | { readonly type: 'victory'; readonly limit: boolean };
