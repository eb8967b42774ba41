import { openQuestions } from './agenda.js';
import type { GameTypes, MatchCommand, MatchState, Past, Said } from './contract.js';
import type { Game } from './game.js';
import type { SeatId } from './ids.js';
import type { Ask } from './questions.js';
import type { Refusal } from './refusal.js';
import { surviving } from './rewind.js';
import type { Run } from './run.js';
import { seated } from './seats.js';
import { viewOf } from './view.js';

/**
 * What is said beside the questions, at any time and whoever is awaited (C-04): instructions to the referee, arming what is
 * hidden. It answers nothing, asks nothing anew, and no clock stops or starts for it. So nothing hidden is ever asked in
 * mid-action: it is armed before.
 */

/** Whether a command is said beside the questions. */
export const isBeside = <T extends GameTypes>(
  { beside }: Pick<Game<T>, 'beside'>,
  command: MatchCommand<T>,
): command is T['command'] => beside?.types.includes(command.type) ?? false;

/** Takes down what a seat says, with what comes of it, or says why it cannot be said; then nothing has happened. */
export function say<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  seat: SeatId,
  command: T['command'],
): Refusal | null {
  const { beside } = game;
  if (!beside) throw new Error(`nothing is said beside the questions of ${game.id}`);
  const refusal = beside.check(viewOf(game, run.state, seated(seat)), seat, command);
  if (refusal) return refusal;
  const before = run.state;
  run.happen({ type: 'Said', seat, command });
  for (const event of beside.say(run.state, seat, command)) run.happen(event);
  answerOwn(game, run, before, seat);
  return null;
}

/**
 * Who says what settles their own open question from now on has answered it with that: none is left open that would not be
 * asked. The questions of others stand.
 */
function answerOwn<T extends GameTypes>(game: Game<T>, run: Run<T>, before: MatchState<T>, seat: SeatId): void {
  const own = openQuestions(run.state.agenda).filter(
    (question) => question.seat === seat && question.kind !== 'sealed',
  );
  for (const { id, topic, fallback } of own) {
    const asked = (state: MatchState<T>) =>
      asksOf(game, state).find((one) => one.seat === seat && one.topic.ask === topic.ask);
    if (asked(before)?.settled !== undefined) continue;
    const ask = asked(run.state);
    const command = ask ? ask.settled : fallback;
    if (command !== undefined) run.happen({ type: 'Answered', answer: { question: id, seat, by: 'seat', command } });
  }
  if (own.length > 0) run.settle();
}

/** What the step at work would ask as a match stands. */
function asksOf<T extends GameTypes>(game: Game<T>, state: MatchState<T>): readonly Ask<T['topic'], T['command']>[] {
  const step = state.agenda.at(-1)?.step;
  return step === undefined ? [] : (game.rule(step).ask?.(state, step)?.asks ?? []);
}

/**
 * What was said and counts, among all events after event `to` in their order. An order that begins right there is the one that is
 * taken back: if it was said, and answered its seat's own question, it is not said again.
 */
export const saidSince = <T extends GameTypes>(
  to: number,
  events: readonly { readonly seq: number; readonly event: { readonly type: string } }[],
): readonly Said<T>[] =>
  surviving(events.filter(({ seq }) => seq > to)).flatMap(({ event, seq }) =>
    seq > to + 1 && isSaid<T>(event) ? [event] : [],
  );

const isSaid = <T extends GameTypes>(event: { readonly type: string }): event is Said<T> => event.type === 'Said';

/**
 * Who takes an order back takes back no word that was said beside it, where it can still be said: whoever said it may say
 * otherwise, and nobody else is to notice that there was one.
 */
export function sayAgain<T extends GameTypes>(game: Game<T>, run: Run<T>, past: Past<T>): void {
  for (const { seat, command } of past.said ?? []) say(game, run, seat, command);
}
