import { openQuestions } from './agenda.js';
import { dueOf, isClockCommand, MISSES_TO_CLAIM, seatClock, type ClockState, type RunningClock } from './clock.js';
import type { GameTypes, MatchState, Order } from './contract.js';
import { extensionProblem } from './extension.js';
import { never, type SeatId } from './ids.js';
import { isProposalCommand, type Motion } from './proposal.js';
import { refuse, type Refusal } from './refusal.js';

/** Everything that is refused for the clock's sake. */

/** Why the clock does not let an order through, or `null`. A late answer is refused whether or not the referee has answered yet. */
export function clockRefusal<T extends GameTypes>(state: MatchState<T>, order: Order<T>): Refusal | null {
  const { clock } = state;
  const { command, seat } = order;
  if (!isClockCommand(command)) return clock && tooLate(state, clock, order);
  if (!clock) return refuse('match/no-clock');
  switch (command.type) {
    case 'timeout':
      return notUp(state, clock, order);
    case 'outage':
      return creditOf(clock, command.from, command.to) > 0 ? null : refuse('match/no-clock');
    case 'claim':
      return seat !== null && claimable(state, seat).length > 0 ? null : nothingToClaim(state, clock, seat);
    case 'extend':
      return extensionRefusal(state, seat, command);
    default:
      return never(command);
  }
}

/** Why a motion about the clock cannot be carried out, or `null`. */
export function clockMotionRefusal<T extends GameTypes>(
  state: MatchState<T>,
  motion: Extract<Motion, { readonly kind: 'pause' | 'resume' | 'extend' }>,
): Refusal | null {
  const { clock } = state;
  if (!clock) return refuse('match/no-clock');
  switch (motion.kind) {
    case 'pause':
      return clock.paused ? refuse('match/clock-paused') : null;
    case 'resume':
      return clock.paused ? null : refuse('match/clock-runs');
    case 'extend':
      return extensionProblem(state, motion);
  }
}

/** Whether the time of a question was up at an instant. */
const isUp = (clock: ClockState, running: RunningClock, at: number): boolean =>
  clock.paused === null && dueOf(clock, running) < at;

/** Why an answer comes too late, or `null`. */
function tooLate<T extends GameTypes>(
  state: MatchState<T>,
  clock: ClockState,
  { by, seat, command, question, at }: Order<T>,
): Refusal | null {
  const isAnswer = command.type !== 'concede' && command.type !== 'abandon' && !isProposalCommand(command);
  if (by !== 'seat' || !isAnswer) return null;
  const meant = openQuestions(state.agenda).filter(
    (open) => open.seat === seat && (question === null || open.id === question),
  );
  const running = meant.flatMap(({ id }) => clock.running.filter((one) => one.question === id));
  if (running.length === 0 || !running.every((one) => isUp(clock, one, at))) return null;
  const due = Math.max(...running.map((one) => dueOf(clock, one)));
  return refuse('match/time-is-up', { due });
}

/** Why the referee may not answer a question because its time were up, or `null`. */
function notUp<T extends GameTypes>(
  state: MatchState<T>,
  clock: ClockState,
  { by, seat, question, at }: Order<T>,
): Refusal | null {
  const open = openQuestions(state.agenda).find((one) => one.id === question && one.seat === seat);
  const running = clock.running.find((one) => one.question === open?.id);
  if (by !== 'referee' || !open || !running) return refuse('match/question-closed');
  const due = dueOf(clock, running);
  return clock.paused !== null || due > at ? refuse('match/time-not-up', { due }) : null;
}

/** How much of an outage counts for the clocks that run, in milliseconds: none that was credited before, none while they stand still. */
export function creditOf(clock: ClockState, from: number, to: number): number {
  if (clock.paused !== null || clock.running.length === 0) return 0;
  return Math.max(0, to - Math.max(from, clock.credited?.at ?? 0));
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

function nothingToClaim<T extends GameTypes>(state: MatchState<T>, clock: ClockState, by: SeatId | null): Refusal {
  const most = Math.max(0, ...state.seats.filter(({ id }) => id !== by).map(({ id }) => seatClock(clock, id).missed));
  return refuse('match/nothing-to-claim', { missed: most, needed: MISSES_TO_CLAIM });
}

/** Time is given to an opponent only: what one's own side gets, the others must agree to. */
function extensionRefusal<T extends GameTypes>(
  state: MatchState<T>,
  by: SeatId | null,
  given: { readonly seat: SeatId; readonly ms: number },
): Refusal | null {
  const sideOf = (wanted: SeatId | null) => state.seats.find(({ id }) => id === wanted)?.side;
  const problem = extensionProblem(state, given);
  if (problem?.code === 'match/no-such-seat') return problem;
  if (sideOf(given.seat) === sideOf(by)) return refuse('match/extend-opponents', { seat: given.seat });
  return problem;
}
