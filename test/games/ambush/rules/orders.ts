import type { Hex } from '../../../../src/rules/geometry/hex/hex.js';
import type { SeatId, UnitId } from '../../../../src/rules/kernel/ids.js';
import type { Find, Piece, Stance } from './types.js';

/** What is asked of players, what they may order, and what they may ask of the rules. */

export type Topic =
  | { readonly ask: 'bury'; readonly most: number }
  | { readonly ask: 'deploy'; readonly unit: UnitId }
  | { readonly ask: 'stance' }
  | { readonly ask: 'act'; readonly units: readonly UnitId[] };

/** Where nobody says where, `at: null`, the referee takes the first free place: a fallback that gives nothing away. */
export type Command =
  | { readonly type: 'bury'; readonly hexes: readonly Hex[] }
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Hex | null; readonly hidden: boolean }
  | { readonly type: 'stance'; readonly stance: Stance }
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Hex[] }
  | { readonly type: 'scan'; readonly unit: UnitId; readonly at: Hex }
  | { readonly type: 'fire'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'hold'; readonly unit: UnitId }
  /** Said beside the questions: whether the mines of a side go off. */
  | { readonly type: 'mines'; readonly live: boolean };

/** What a piece may do in its turn. */
export type Action = Extract<Command, { readonly type: 'move' | 'scan' | 'fire' | 'hold' }>;

export type Inquiry =
  | { readonly about: 'odds'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly about: 'los'; readonly from: Hex; readonly to: Hex }
  | { readonly about: 'reach'; readonly unit: UnitId }
  | { readonly about: 'sheet'; readonly unit: UnitId };

export type InquiryAnswer =
  | { readonly about: 'odds'; readonly unit: UnitId; readonly target: UnitId; readonly needed: number }
  | { readonly about: 'los'; readonly from: Hex; readonly to: Hex; readonly distance: number }
  | { readonly about: 'reach'; readonly unit: UnitId; readonly hexes: readonly Hex[] }
  | { readonly about: 'sheet'; readonly piece: Piece; readonly found: Readonly<Record<Hex, Find>> };

/** The only thing that kept orders may wait for. */
export interface Condition {
  readonly is: 'turn';
  readonly from: number;
}

/** Whoever has given an order, for events that only they may know in full. */
export interface Owned {
  readonly seat: SeatId;
}
