import type { SeatId, SideId } from '../kernel/ids.js';
import type { Ask, AskMode, QuestionKind } from '../kernel/questions.js';
import type { Character } from './types.js';
import type { TacticState } from './tactic148.js';
import type { Command, Topic } from './commands.js';

/** How questions are put. */

interface Asked {
  readonly topic: Topic;
  readonly fallback: Command;
  readonly settled?: Command;
}
type Asking = { readonly mode: AskMode; readonly asks: readonly Ask<Topic, Command>[] };

/** Puts a question to one seat. */
export const askSeat = (seat: SeatId, kind: QuestionKind, asked: Asked): Asking => ({
  mode: 'all',
  asks: [{ seat, kind, ...asked }],
});

/** Puts a question to a side: any of its seats may answer. */
export const askSide = (state: TacticState, side: SideId, kind: QuestionKind, asked: Asked): Asking => ({
  mode: 'any',
  asks: state.seats.filter((seat) => seat.side === side).map(({ id }) => ({ seat: id, kind, ...asked })),
});

/** Puts a question to each seat that owns one of the characters; the first answer counts for the side. `null` without characters. */
export function askOwners(
  state: TacticState,
  characters: readonly Character[],
  kind: QuestionKind,
  ask: (mine: readonly [Character, ...Character[]]) => Asked,
): Asking | null {
  const asks = state.seats.flatMap(({ id: seat }) => {
    const [first, ...others] = characters.filter((one) => one.seat === seat);
    return first ? [{ seat, kind, ...ask([first, ...others]) }] : [];
  });
  return asks.length === 0 ? null : { mode: 'any', asks };
}
