import type { QuestionId, SeatId } from './ids.js';
import { refuse, type Refusal } from './refusal.js';

/**
 * What kind of waiting a question is, for the clock and for secrecy:
 * `turn` one's own turn to act · `reaction` an answer in another's action · `sealed` hidden until all have answered ·
 * `untimed` not timed by the chrono; the clock of correspondence stands behind it.
 */
export type QuestionKind = 'turn' | 'reaction' | 'sealed' | 'untimed';

/** What the chrono times: the naming of the unit that will move, and its move (CLN-51). */
export type Chrono = 'name' | 'move';

/** A part of a sealed question that wants an answer of its own, e.g. one unit of the seat, and what it gets without one. */
export interface Part<Command> {
  readonly id: string;
  readonly fallback: Command;
}

/** A part as a step puts it. One that is `settled` needs no asking: nothing but its fallback makes a difference. */
interface AskedPart<Command> extends Part<Command> {
  readonly settled?: true;
}

/** Under the chrono a question may be one that it times, and may have an answer of its own for when the time is up, `late`. */
export interface Timing<Command> {
  readonly chrono?: Chrono;
  readonly late?: Command;
}

/** How a question is timed under a kind of clock: only the chrono times some in a way of their own. */
export const timingOf = <Command>({ chrono, late }: Timing<Command>, isChrono: boolean): Timing<Command> =>
  isChrono ? { ...(chrono ? { chrono } : {}), ...(late ? { late } : {}) } : {};

/**
 * A seat is awaited. `topic` says for what, in the words of the game; `fallback` is what happens if no answer comes. A sealed
 * question may have `parts`: the seat answers each in the order it likes, and is awaited until it has answered all. One that
 * `goesOn` belongs to the activation of the seat's question before it, and has what that one left of its time.
 */
export interface Question<Topic, Command> extends Timing<Command> {
  readonly id: QuestionId;
  readonly seat: SeatId;
  readonly kind: QuestionKind;
  readonly topic: Topic;
  readonly fallback: Command;
  readonly parts?: readonly Part<Command>[];
  readonly goesOn?: true;
}

/**
 * A question as a step puts it. `settled` is an answer that needs no asking: the only one that makes a difference, or a
 * standing instruction of the seat; the referee gives it at once.
 */
export interface Ask<Topic, Command> extends Timing<Command> {
  readonly seat: SeatId;
  readonly kind: QuestionKind;
  readonly topic: Topic;
  readonly fallback: Command;
  readonly parts?: readonly AskedPart<Command>[];
  readonly goesOn?: true;
  readonly settled?: Command;
}

/** An answer as it stands in the agenda. `by` tells whether the player gave it or the referee in their place. */
export interface Answer<Command> {
  readonly question: QuestionId;
  readonly seat: SeatId;
  readonly by: 'seat' | 'referee';
  readonly command: Command;
  /** The part that it answers, of a question that has parts. */
  readonly part?: string;
}

/** Whether a command is of a type. */
export const isOf = <Command extends { readonly type: string }, Type extends Command['type']>(
  command: Command,
  type: Type,
): command is Extract<Command, { type: Type }> => command.type === type;

/** The one answer to a step's question, if it is of this type. */
export function onlyAnswer<Command extends { readonly type: string }, Type extends Command['type']>(
  answers: readonly Answer<Command>[],
  type: Type,
): Extract<Command, { type: Type }> | null {
  const command = answers[0]?.command;
  return command && isOf(command, type) ? command : null;
}

/** Who gave the answer: the player, or the referee in their place. */
export const answeredBy = (answers: readonly Pick<Answer<unknown>, 'by'>[]): 'seat' | 'referee' =>
  answers[0]?.by ?? 'referee';

/** A sealed question of a seat with the answers that it has given so far; they may be changed until all seats' are in. */
export interface Sealed<Topic, Command> {
  readonly question: Question<Topic, Command>;
  readonly answers: readonly Answer<Command>[];
}

/** `all`: every question must be answered. `any`: the first answer withdraws the others (any seat of a side may act). */
export type AskMode = 'all' | 'any';

/** Whether a question had been asked when the match last went back: it is void. */
export const isVoid = ({ reissued }: { readonly reissued: number }, question: string): boolean =>
  Number(question.slice(1)) <= reissued;

/** Whether a question was asked after another. */
export const isLater = (question: string, than: string): boolean => Number(question.slice(1)) > Number(than.slice(1));

/** Where an order by buttons names its question: what is said beside the questions. */
export const BESIDE = 'beside';

/** Nothing is asked of a seat now: who is awaited instead, and for what. */
export const notAwaited = (
  open: readonly { readonly seat: SeatId; readonly topic: { readonly ask: string } }[],
): Refusal =>
  refuse('match/not-awaited', {
    awaited: [...new Set(open.map(({ seat }) => seat))],
    due: [...new Set(open.map(({ topic }) => topic.ask))],
  });
