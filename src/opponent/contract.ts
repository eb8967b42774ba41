import type { GameTypes, KernelCommand, MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';

/**
 * Plays a seat: the command it would give to what it is asked now, from the seat's own view alone. Deterministic for the
 * same view; never slower than two seconds. `null` when the seat is not awaited.
 */
export type Opponent<T extends GameTypes> = (view: MatchView<T>, seat: SeatId) => T['command'] | KernelCommand | null;

/** An opponent that may take its time, as one on another thread does. */
export type PatientOpponent<T extends GameTypes> = (
  ...asked: Parameters<Opponent<T>>
) => ReturnType<Opponent<T>> | Promise<ReturnType<Opponent<T>>>;

/** What speaks for an order, or against it when below 0. `reason` is a code of the game; the unit is the game's own. */
export interface Reason<R extends string = string> {
  readonly reason: R;
  readonly value: number;
}

/** An order with all that speaks for and against it. `because`: why there was nothing to weigh, a code as in `Reason`. */
export interface Argued<C, R extends string = string> {
  readonly command: C;
  readonly reasons: readonly Reason<R>[];
  readonly because?: R;
}

/** An argued order with the sum of its reasons. */
export interface Weighed<C> extends Argued<C> {
  readonly value: number;
}

/**
 * What a game brings so that Arbitre can play it: the orders worth comparing for an open question of a seat, each argued.
 * Of orders that weigh the same the earlier is chosen.
 */
export type Valuation<T extends GameTypes, R extends string = string> = (
  view: MatchView<T>,
  seat: SeatId,
  question: MatchView<T>['questions'][number],
) => Iterable<Argued<T['command'], R>>;

/** Why a seat would order what it would: the orders that weigh most, best first; none when it is not awaited. */
export type Explain<T extends GameTypes> = (view: MatchView<T>, seat: SeatId) => readonly Weighed<T['command']>[];

/** An explanation that may take its time, as one from another thread does. */
export type PatientExplain<T extends GameTypes> = (
  ...asked: Parameters<Explain<T>>
) => ReturnType<Explain<T>> | Promise<ReturnType<Explain<T>>>;
