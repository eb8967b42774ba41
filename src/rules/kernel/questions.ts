import type { QuestionId, SeatId } from './ids.js';

/**
 * What kind of waiting a question is, for the clock and for secrecy:
 * `turn` one's own turn to act · `reaction` an answer in another's action · `sealed` hidden until all have answered ·
 * `untimed` no clock runs.
 */
export type QuestionKind = 'turn' | 'reaction' | 'sealed' | 'untimed';

/** A seat is awaited. `topic` says for what, in the words of the game; `fallback` is what happens if no answer comes. */
export interface Question<Topic, Command> {
  readonly id: QuestionId;
  readonly seat: SeatId;
  readonly kind: QuestionKind;
  readonly topic: Topic;
  readonly fallback: Command;
}

/**
 * A question as a step puts it. `settled` is an answer that needs no asking: the only one that makes a difference, or a
 * standing instruction of the seat; the referee gives it at once.
 */
export interface Ask<Topic, Command> {
  readonly seat: SeatId;
  readonly kind: QuestionKind;
  readonly topic: Topic;
  readonly fallback: Command;
  readonly settled?: Command;
}

/** An answer as it stands in the agenda. `by` tells whether the player gave it or the referee in his place. */
export interface Answer<Command> {
  readonly question: QuestionId;
  readonly seat: SeatId;
  readonly by: 'seat' | 'referee';
  readonly command: Command;
}

/** `all`: every question must be answered. `any`: the first answer withdraws the others (any seat of a side may act). */
export type AskMode = 'all' | 'any';
