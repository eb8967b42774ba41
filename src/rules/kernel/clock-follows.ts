import { openQuestions } from './agenda.js';
import { allowanceOf, bankAt, evolveClock, GRACE, seatClock, type ClockEvent, type ClockState } from './clock.js';
import type { GameTypes, MatchEvent, MatchState, Order } from './contract.js';
import type { QuestionId } from './ids.js';
import type { Question } from './questions.js';
import type { Run } from './run.js';

/** How the clock follows what happens in a match: which questions cost time, from when on. */

/** At the end of an order the clock stops for questions that it has closed, and starts for those that it has opened. */
export function follow<T extends GameTypes>(
  run: Run<T>,
  before: MatchState<T> | null,
  { at, command }: Order<T>,
): void {
  const { state } = run;
  if (!state.clock) return;
  // A deadline is decided after a while; what is asked then does not begin before.
  const begins = command.type === 'timeout' ? at + GRACE : at;
  const again = askedAgain(before, run.events);
  const isChanged = run.events.some(({ type }) => type === 'ClockChanged');
  for (const change of changesOf(state, state.clock, at, begins, isChanged ? null : again)) run.happen(change);
}

/**
 * A question that is closed stops at the instant of the order; what is open and costs nothing yet begins then, or a little later.
 * What is asked anew (`again`), or goes on with the same activation (S-02), has no more time than was left: else nobody would ever
 * be late. `null`: the clock has changed, and all have the whole of theirs.
 */
function changesOf<T extends GameTypes>(
  state: MatchState<T>,
  clock: ClockState,
  at: number,
  begins: number,
  again: readonly QuestionId[] | null,
): readonly ClockEvent[] {
  const open = openQuestions(state.agenda);
  const stopped = clock.running.filter(({ question }) => !open.some(({ id }) => id === question));
  const started = open.filter(({ id }) => !clock.running.some(({ question }) => question === id));
  const stops = stopped.map(({ question, seat }): ClockEvent => ({
    type: 'ClockStopped',
    question,
    seat,
    at,
    bank: bankAt(clock, seat, at),
  }));
  const after = stops.reduce(evolveClock, clock);
  const hasLeft = ({ id, seat, goesOn }: Question<unknown, unknown>): boolean =>
    again !== null && (goesOn === true || (again.includes(id) && stopped.some((one) => one.seat === seat)));
  const left = (question: Question<unknown, unknown>): number =>
    hasLeft(question) ? seatClock(after, question.seat).left : Infinity;
  return [...stops, ...started.map((question) => startOf(clock, stops, question, begins, left(question)))];
}

/** The questions that are put anew, and not others in their place, after facts were set right. */
function askedAgain<T extends GameTypes>(
  before: MatchState<T> | null,
  events: readonly MatchEvent<T>[],
): readonly QuestionId[] {
  const corrected = events.findIndex(({ type }) => type === 'Corrected');
  const next = events.slice(corrected + 1).find(({ type }) => type === 'Asked');
  if (corrected < 0 || !before || next?.type !== 'Asked' || !('questions' in next)) return [];
  const open = openQuestions(before.agenda);
  return next.questions
    .filter(({ seat, topic }) => open.some((one) => one.seat === seat && one.topic.ask === topic.ask))
    .map(({ id }) => id);
}

function startOf(
  clock: ClockState,
  stops: readonly ClockEvent[],
  question: Question<unknown, unknown>,
  at: number,
  left: number,
): ClockEvent {
  const { id, seat } = question;
  const { allowance: whole, banked } = allowanceOf(clock.settings, question);
  const stop = stops.find((event) => event.type === 'ClockStopped' && event.seat === seat);
  const bank = stop?.type === 'ClockStopped' ? stop.bank : bankAt(clock, seat, at);
  // Who has no time at all was not timed when their move began: the table took this clock while another was asked (CLN-51).
  const isDue = left === 0 && (!banked || bank === 0);
  const allowance = isDue ? whole : Math.min(whole, left);
  const due = at + allowance + (banked ? bank : 0);
  return { type: 'ClockStarted', question: id, seat, at, allowance, banked, due };
}
