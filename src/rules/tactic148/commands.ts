import type { Point } from '../geometry/plane/point.js';
import type { UnitId } from '../kernel/ids.js';
import type { AskWhen, CoverAnswer, Edge, PieceId, WeaponId, ZoneId } from './types.js';

/** What players order, and what they are asked. */

/**
 * What a character can do for Action tokens. `path` has the places that the move leads to, the start left out. Of an Assault Fire
 * that fires first it is only what is intended: where it cannot lead once the dice have fallen, or has none, it is asked (T48-35).
 */
export type Action =
  | {
      readonly type: 'shoot';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponId;
      readonly aim: boolean;
    }
  | { readonly type: 'grenade'; readonly unit: UnitId; readonly at: Point }
  | { readonly type: 'take-cover'; readonly unit: UnitId }
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Point[] }
  | {
      readonly type: 'opportunity';
      readonly unit: UnitId;
      readonly at: Point;
      readonly weapon: WeaponId;
      readonly aim: boolean;
    }
  | {
      readonly type: 'assault';
      readonly unit: UnitId;
      readonly path: readonly Point[];
      readonly target: UnitId;
      readonly weapon: WeaponId;
      readonly first: 'move' | 'fire';
    }
  | { readonly type: 'suppress'; readonly unit: UnitId; readonly at: Point; readonly weapon: WeaponId }
  | { readonly type: 'join'; readonly unit: UnitId; readonly zone: ZoneId; readonly weapon: WeaponId };

export const ACTION_TYPES = [
  'shoot',
  'grenade',
  'take-cover',
  'move',
  'opportunity',
  'assault',
  'suppress',
  'join',
] as const satisfies readonly Action['type'][];

/** What is to hold from now on without being asked. */
export type Instruction =
  | { readonly about: 'ask'; readonly when: AskWhen }
  | { readonly about: 'cover'; readonly unit: UnitId; readonly answer: CoverAnswer }
  | { readonly about: 'hold'; readonly unit: UnitId; readonly hold: boolean };

export type Command =
  | Action
  /** Several actions of one's own turn, one after the other; the opponent's windows come in between. */
  | { readonly type: 'plan'; readonly actions: readonly Action[] }
  /** Ends one's turn. `cover`: the character that takes cover before, for a turn that would else spend nothing. */
  | { readonly type: 'end-turn'; readonly cover: UnitId | null }
  /** Nothing more in this window of the opponent's turn. */
  | { readonly type: 'let-pass' }
  | { readonly type: 'instruct'; readonly instruction: Instruction }
  | { readonly type: 'answer-shot'; readonly takesCover: boolean }
  /** No move after the shot of an Assault Fire; to go on, `move`. */
  | { readonly type: 'stay'; readonly unit: UnitId }
  | { readonly type: 'scatter'; readonly at: Point }
  /** Which of several equals is wounded. */
  | { readonly type: 'wound'; readonly unit: UnitId }
  /** Which of several enemies is fought next. */
  | { readonly type: 'fight'; readonly enemy: UnitId }
  | { readonly type: 'lay-out'; readonly table: string }
  | { readonly type: 'take-edge'; readonly edge: Edge }
  | { readonly type: 'name-objective'; readonly piece: PieceId }
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Point };

/** What a seat can be asked. */
export type Topic =
  | { readonly ask: 'lay-out'; readonly tables: readonly string[] }
  | { readonly ask: 'edge'; readonly edges: readonly Edge[] }
  | { readonly ask: 'objective'; readonly pieces: readonly PieceId[] }
  | { readonly ask: 'deploy'; readonly units: readonly UnitId[] }
  /** `mustSpend`: the turn cannot end yet, for no token has been spent in it (T48-08). */
  | { readonly ask: 'act'; readonly units: readonly UnitId[]; readonly mustSpend: boolean }
  /** In the opponent's turn; `before` tells whether their turn is about to end. */
  | { readonly ask: 'react'; readonly units: readonly UnitId[]; readonly before: 'next-action' | 'end-of-turn' }
  | { readonly ask: 'answer-shot'; readonly unit: UnitId; readonly shooter: UnitId; readonly needed: number }
  /** Where to after the shot of an Assault Fire, at most so many steps. */
  | { readonly ask: 'assault-move'; readonly unit: UnitId; readonly most: number }
  | { readonly ask: 'scatter'; readonly thrower: UnitId; readonly at: Point; readonly most: number }
  | { readonly ask: 'wound'; readonly units: readonly UnitId[]; readonly cause: 'grenade' | 'suppression' }
  | { readonly ask: 'fight'; readonly unit: UnitId; readonly enemies: readonly UnitId[] };

/** `unit` is the own character that is meant; `null`: any of the seat's. */
interface AboutUnit {
  readonly not: boolean;
  readonly unit: UnitId | null;
}

/** What an order that is kept for later may depend on. */
export type Condition =
  /** An enemy stands at most so many steps away, edge to edge. */
  | ({ readonly is: 'enemy-within'; readonly steps: number } & AboutUnit)
  /** There is a line of sight to an enemy (T48-49). */
  | ({ readonly is: 'in-sight' } & AboutUnit)
  | ({ readonly is: 'wounded' } & AboutUnit)
  /** This round or a later one. */
  | { readonly is: 'round'; readonly not: boolean; readonly from: number };
