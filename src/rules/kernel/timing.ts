import { openQuestions } from './agenda.js';
import {
  allowanceOf,
  bankAt,
  dueOf,
  GRACE,
  isClockCommand,
  MISSES_TO_CLAIM,
  seatClock,
  type ClockCommand,
  type ClockEvent,
  type ClockState,
  type RunningClock,
} from './clock.js';
import type { GameTypes, MatchEvent, MatchState, Order, Past } from './contract.js';
import type { Game } from './game.js';
import { decide } from './decide.js';
import type { Dice } from './dice.js';
import { evolve } from './evolve.js';
import { never, type QuestionId, type SeatId } from './ids.js';
import { isProposalCommand } from './motions.js';
import type { Question } from './questions.js';
import { extensionProblem } from './extension.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';
import { sidesLeft } from './seats.js';
import { isRewound } from './rewind.js';

/** How the clock follows what happens in a match: which questions cost time, and what happens when it is up. */

type Events<T extends GameTypes> = readonly MatchEvent<T>[];

/** Decides an order in a match, and lets the clock follow. Late answers are refused, whether or not the referee has answered yet. */
export function decideTimed<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  order: Order<T['command']>,
  dice: Dice,
  past: Past<T> | null,
): Result<Events<T>, Refusal> {
  const { command } = order;
  const { clock } = state;
  if (isClockCommand(command)) {
    if (state.outcome) return fail(refuse('match/over'));
    if (!clock) return fail(refuse('match/no-clock'));
    // A deadline is decided after a while; what is asked then does not begin before.
    const begins = command.type === 'timeout' ? order.at + GRACE : order.at;
    return follow(game, state, decideClock(game, state, clock, order, command, dice), { at: order.at, begins }, past);
  }
  const refusal = clock && tooLate(state, clock, order);
  if (refusal) return fail(refusal);
  return follow(game, state, decide(game, state, order, dice, past), order, past);
}

/** Adds to what has happened how the clock stops for questions that are closed, and starts for those that are open. */
export function follow<T extends GameTypes>(
  game: Game<T>,
  before: MatchState<T> | null,
  decided: Result<Events<T>, Refusal>,
  { at, begins = at }: { readonly at: number; readonly begins?: number },
  past: Past<T> | null = null,
): Result<Events<T>, Refusal> {
  const isTimed = before === null ? decided.ok : before.clock !== null;
  if (!decided.ok || !isTimed) return decided;
  let state = before;
  for (const event of decided.value) state = evolve(game, isRewound(event) ? (past?.state ?? state) : state, event);
  if (!state?.clock) return decided;
  const again = askedAgain(game, before, decided.value);
  const changes = changesOf(state, state.clock, at, begins, again);
  return changes.length === 0 ? decided : ok([...decided.value, ...changes]);
}

/**
 * A question that is closed stops at the instant of the order; what is open and costs nothing yet begins then, or a little later.
 * What is asked anew because somebody said something beside it has no more time than was left: else nobody would ever be late.
 */
function changesOf<T extends GameTypes>(
  state: MatchState<T>,
  clock: ClockState,
  at: number,
  begins: number,
  again: readonly QuestionId[],
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
  const left = ({ id, seat }: Question<unknown, unknown>): number =>
    Math.min(
      Infinity,
      ...stopped
        .filter((one) => again.includes(id) && one.seat === seat)
        .map(({ since, allowance }) => Math.max(0, since + allowance - (clock.paused?.at ?? at))),
    );
  return [...stops, ...started.map((question) => startOf(clock, stops, question, begins, left(question)))];
}

/** The questions that are put anew, and not others in their place, after something was said beside them. */
function askedAgain<T extends GameTypes>(
  game: Game<T>,
  before: MatchState<T> | null,
  events: Events<T>,
): readonly QuestionId[] {
  const said = events.findIndex(
    (event) => event.type === 'Answered' && 'answer' in event && game.isAside?.(event.answer.command),
  );
  const next = events.slice(said + 1).find(({ type }) => type === 'Asked');
  if (said < 0 || !before || next?.type !== 'Asked' || !('questions' in next)) return [];
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
  const allowance = Math.min(whole, left);
  const stop = stops.find((event) => event.type === 'ClockStopped' && event.seat === seat);
  const bank = stop?.type === 'ClockStopped' ? stop.bank : bankAt(clock, seat, at);
  const due = at + allowance + (banked ? bank : 0);
  return { type: 'ClockStarted', question: id, seat, at, allowance, banked, due };
}

/** Whether the time of a question was up at an instant. */
const isUp = (clock: ClockState, running: RunningClock, at: number): boolean =>
  clock.paused === null && dueOf(clock, running) < at;

/** Why an answer comes too late, or `null`. */
function tooLate<T extends GameTypes>(
  state: MatchState<T>,
  clock: ClockState,
  { by, seat, command, question, at }: Order<T['command']>,
): Refusal | null {
  const isAnswer = command.type !== 'concede' && command.type !== 'abandon' && !isProposalCommand(command);
  if (by !== 'seat' || !isAnswer) return null;
  const meant = openQuestions(state.agenda).filter(
    (open) => open.seat === seat && (question === undefined || open.id === question),
  );
  const running = meant.flatMap(({ id }) => clock.running.filter((one) => one.question === id));
  if (running.length === 0 || !running.every((one) => isUp(clock, one, at))) return null;
  const due = Math.max(...running.map((one) => dueOf(clock, one)));
  return refuse('match/time-is-up', { due });
}

function decideClock<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  clock: ClockState,
  order: Order<T['command']>,
  command: ClockCommand,
  dice: Dice,
): Result<Events<T>, Refusal> {
  switch (command.type) {
    case 'timeout':
      return decideTimeout(game, state, clock, order, dice);
    case 'claim':
      return decideClaim(game, state, clock, order);
    case 'extend':
      return decideExtend(state, clock, order, command);
    default:
      return never(command);
  }
}

/** The referee answers a question whose time is up: with what the game has for that case, else with the fallback. */
function decideTimeout<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  clock: ClockState,
  order: Order<T['command']>,
  dice: Dice,
): Result<Events<T>, Refusal> {
  const question = openQuestions(state.agenda).find(({ id, seat }) => id === order.question && seat === order.seat);
  const running = clock.running.find((one) => one.question === question?.id);
  if (order.by !== 'referee' || !question || !running) return fail(refuse('match/question-closed'));
  const { at } = order;
  const due = dueOf(clock, running);
  if (clock.paused !== null || due > at) return fail(refuse('match/time-not-up', { due }));
  const mates =
    state.agenda.at(-1)?.asked?.mode === 'any' ? clock.running.filter((one) => dueOf(clock, one) <= at) : [running];
  const missed = mates.map((one): MatchEvent<T> => {
    // A unit named in the mover's place is no fallback: he may still move it.
    const counts = question.late === undefined ? 1 : 0;
    const { seat } = one;
    return { type: 'TimedOut', question: one.question, seat, at, missed: seatClock(clock, seat).missed + counts };
  });
  const command = question.late ?? { type: 'pass' };
  const answered = decide(game, state, { by: 'referee', seat: order.seat, question: question.id, command, at }, dice);
  return answered.ok ? ok([...missed, ...answered.value]) : answered;
}

/** The seats against which a seat may claim the match: those of the other sides that have let too many fallbacks in a row happen. */
export function claimable<T extends GameTypes>(
  state: Pick<MatchState<T>, 'seats' | 'conceded' | 'clock'>,
  by: SeatId,
): readonly SeatId[] {
  const { clock } = state;
  const side = state.seats.find(({ id }) => id === by)?.side;
  if (!clock) return [];
  return state.seats
    .filter((seat) => seat.side !== side && !state.conceded.includes(seat.id))
    .filter((seat) => seatClock(clock, seat.id).missed >= MISSES_TO_CLAIM)
    .map(({ id }) => id);
}

/** The absent seats are out of the match; a side none of whose seats is left in it has lost. */
function decideClaim<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  clock: ClockState,
  { seat: by, at }: Order<T['command']>,
): Result<Events<T>, Refusal> {
  const seats = claimable(state, by);
  if (seats.length === 0) {
    const most = Math.max(0, ...state.seats.filter(({ id }) => id !== by).map(({ id }) => seatClock(clock, id).missed));
    return fail(refuse('match/nothing-to-claim', { missed: most, needed: MISSES_TO_CLAIM }));
  }
  const claimed: MatchEvent<T> = { type: 'Claimed', by, seats, at };
  const standing = sidesLeft(evolve(game, state, claimed));
  if (standing.length > 1) return ok([claimed]);
  return ok([claimed, { type: 'Ended', outcome: game.stopped(state.game, standing, 'claimed') }]);
}

/** Time is given to an opponent only: what one's own side gets, the others must agree to. */
function decideExtend<T extends GameTypes>(
  state: MatchState<T>,
  clock: ClockState,
  order: Order<T['command']>,
  { seat, ms }: Extract<ClockCommand, { type: 'extend' }>,
): Result<Events<T>, Refusal> {
  const sideOf = (wanted: SeatId) => state.seats.find(({ id }) => id === wanted)?.side;
  const problem = extensionProblem(state, { seat, ms });
  if (problem?.code === 'match/no-such-seat') return fail(problem);
  if (sideOf(seat) === sideOf(order.seat)) return fail(refuse('match/extend-opponents', { seat }));
  if (problem) return fail(problem);
  return ok([{ type: 'ClockCredited', ms, reason: 'extension', seat, at: Math.max(order.at, clock.at) }]);
}

/** The events by which an outage is taken out of a match's clocks: no time that has been credited before, none while it is paused. */
export function outageCredit(clock: ClockState | null, from: number, to: number): readonly ClockEvent[] {
  if (clock?.paused !== null || clock.running.length === 0) return [];
  const ms = to - Math.max(from, clock.credited?.at ?? 0);
  return ms > 0 ? [{ type: 'ClockCredited', ms, reason: 'outage', seat: null, at: to }] : [];
}
