import type { GameTypes, KernelCommand, MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';

/**
 * Plays a seat: the command it would give to what it is asked now, from the seat's own view alone. Deterministic for the
 * same view; never slower than two seconds. `null` when the seat is not awaited.
 */
export type Opponent<T extends GameTypes> = (view: MatchView<T>, seat: SeatId) => T['command'] | KernelCommand | null;
