import type { SeatId, SideId } from '../kernel/ids.js';
import type { Answer, Ask, AskMode, QuestionKind } from '../kernel/questions.js';
import type { Character } from './types.js';
import type { TacticState } from './tactic148.js';
import type { Command, Topic } from './commands.js';

/** How questions are put, and their answers read. */

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

/** The one answer to a step's question, if it is of this type. */
export function answerOf<Type extends Command['type']>(
  answers: readonly Answer<Command>[],
  type: Type,
): Extract<Command, { type: Type }> | null {
  const command = answers[0]?.command;
  return command && isOf(command, type) ? command : null;
}

const isOf = <Type extends Command['type']>(
  command: Command,
  type: Type,
): command is Extract<Command, { type: Type }> => command.type === type;

/** Who gave the answer: the player, or the referee in their place. */
export const answeredBy = (answers: readonly Answer<Command>[]): 'seat' | 'referee' => answers[0]?.by ?? 'referee';
