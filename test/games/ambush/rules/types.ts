import type { Hex } from '../../../../src/rules/geometry/hex/hex.js';
import type { SetupBase } from '../../../../src/rules/kernel/contract.js';
import type { SeatId, SideId, UnitId } from '../../../../src/rules/kernel/ids.js';

/** What lies on the board and what there is to know of it, in the words of Ambush. */

/** `north` starts in the first row and is to reach the last; `south` the other way round. */
export const EDGES = ['north', 'south'] as const;
export type Edge = (typeof EDGES)[number];

/** How a seat goes through a turn: bold pieces step twice and are hit more easily, wary ones step once. */
export const STANCES = ['bold', 'wary'] as const;
export type Stance = (typeof STANCES)[number];

/** What a scan finds. */
export type Find = 'nothing' | 'mine' | 'piece';

/** The score that a shot needs at a wary piece, as an option. */
export interface Options {
  readonly shots: '4' | '5';
}

/** A piece as a scenario lists it. */
export interface Enlisted {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
}

/** A piece in play. `at` is `null` before it is deployed and, for others, while it is hidden. */
export interface Piece extends Enlisted {
  readonly at: Hex | null;
  readonly hidden: boolean;
  readonly lost: boolean;
  readonly acted: boolean;
}

export interface Mine {
  readonly side: SideId;
  readonly at: Hex;
}

export interface Setup extends SetupBase {
  readonly scenario: string;
  readonly columns: number;
  readonly rows: number;
  /** After so many turns nobody has won. */
  readonly turns: number;
  /** The edge that each side starts from. */
  readonly homes: Readonly<Record<SideId, Edge>>;
  /** How many mines each side may bury. */
  readonly mines: Readonly<Record<SideId, number>>;
  readonly pieces: readonly Enlisted[];
}

/** The state; a view is the same without what is hidden from its viewer. */
export interface State {
  readonly columns: number;
  readonly rows: number;
  readonly turns: number;
  readonly homes: Setup['homes'];
  readonly options: Options;
  readonly turn: number;
  readonly pieces: readonly Piece[];
  readonly mines: readonly Mine[];
  /** The sides whose mines do not go off. */
  readonly asleep: readonly SideId[];
  readonly stances: Readonly<Record<SeatId, Stance>>;
  /** Who acts first in this turn; empty before the first initiative. */
  readonly order: readonly SideId[];
  /** What each seat has found by scanning. */
  readonly found: Readonly<Record<SeatId, Readonly<Record<Hex, Find>>>>;
}
