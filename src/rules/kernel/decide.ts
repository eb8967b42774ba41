import { decideAnswer, decidePass } from './answers.js';
import { isBeside, say } from './beside.js';
import { follow } from './clock-follows.js';
import { decideClock } from './clock-orders.js';
import { clockRefusal } from './clock-refusals.js';
import type {
  Decided,
  Deciding,
  GameTypes,
  HouseCommand,
  KernelCommand,
  MatchCommand,
  MatchState,
  Order,
} from './contract.js';
import { isClockCommand, MISSES_TO_CALL_OFF, seatClock } from './clock.js';
import type { Game } from './game.js';
import { never, type SeatId } from './ids.js';
import { decideMotion, enactMotion, isEnactment, motionOf } from './motions.js';
import { isProposalCommand } from './proposal.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';
import { Run } from './run.js';
import { isRuling, rule } from './rulings.js';
import { sidesLeft } from './seats.js';

/**
 * The one door by which orders reach the rules: what an order leads to, or why it may not be given. The clock follows what
 * happens at the end, in the same order.
 */
export function decide<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T> | null,
  order: Order<T>,
  { dice, past }: Deciding<T>,
): Result<Decided<T>, Refusal> {
  const refusal = orderRefusal(game, state, order);
  if (refusal) return fail(refusal);
  const run = new Run(game, state, dice);
  const answered = carryOut(game, run, order, past);
  if (!answered.ok) return answered;
  follow(run, state, order);
  // What is said beside the questions answers none, whichever its button stood under.
  const question = isBeside(game, order.command) ? null : (answered.value ?? order.question);
  return ok(run.decided({ ...order, question }));
}

/** The event right after which an order would have the match stand again; `null`: it goes only on. */
export function returnsTo<T extends GameTypes>(state: MatchState<T> | null, order: Order<T>): number | null {
  if (isRuling(order.command)) return order.command.ruling.kind === 'reopen' ? order.command.ruling.to : null;
  const motion = motionOf(state, order.command);
  return motion?.kind === 'undo' || motion?.kind === 'return' ? motion.to : null;
}

/** Why a match as it stands takes no such order, whatever it says, or `null`. */
function orderRefusal<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T> | null,
  order: Order<T>,
): Refusal | null {
  const { command, seat } = order;
  if (command.type === 'start') return state ? refuse('match/already-started') : null;
  if (!state) return refuse('match/not-started');
  if (isRuling(command)) return null;
  if (state.outcome) return refuse('match/over');
  if (seat !== null && !state.seats.some(({ id }) => id === seat)) return refuse('match/no-such-seat', { seat });
  return isBeside(game, command) ? null : clockRefusal(state, order);
}

/** Carries an order out. Yields the question that it has answered, if it was an answer. */
function carryOut<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  order: Order<T>,
  past: Deciding<T>['past'],
): Result<Order<T>['question'], Refusal> {
  const { command, seat } = order;
  const done = (refusal: Refusal | null) => (refusal ? fail(refusal) : ok(null));
  if (isStart(command)) return done(begin(game, run, command.setup));
  if (isRuling(command)) return done(rule(game, run, command.ruling, order.at, past));
  if (isEnactment(command)) {
    return done(enactMotion(game, run, command.motion, { by: seat, warrant: command.warrant, at: order.at }, past));
  }
  if (isClockCommand(command)) return decideClock(game, run, order, command);
  if (seat === null) return fail(refuse('match/no-such-seat', { seat: '' }));
  const seated = { ...order, seat };
  if (isProposalCommand(command)) return done(decideMotion(game, run, seated, command, past));
  if (isBeside(game, command)) return done(say(game, run, seat, command));
  if (!isKernelCommand(command)) return decideAnswer(game, run, seated, command);
  switch (command.type) {
    case 'concede':
      return done(decideConcede(game, run, seat));
    case 'abandon':
      return done(decideAbandon(game, run, seat, command.agrees));
    case 'pass':
      return decidePass(game, run, seated);
    default:
      return never(command);
  }
}

/** Whether a command begins a match. */
const isStart = <T extends GameTypes>(
  command: MatchCommand<T>,
): command is Extract<HouseCommand<T>, { readonly type: 'start' }> => command.type === 'start';

/** Whether a command is one that every game knows. */
export function isKernelCommand<C extends { readonly type: string }>(
  command: C | KernelCommand,
): command is KernelCommand {
  return command.type === 'pass' || command.type === 'concede' || command.type === 'abandon';
}

/** A match begins: its set-up is checked, and the first steps run until somebody is awaited. */
function begin<T extends GameTypes>(game: Game<T>, run: Run<T>, setup: T['setup']): Refusal | null {
  const refusal = game.checkSetup(setup);
  if (refusal) return refusal;
  run.happen({ type: 'Began', setup, steps: game.begin(setup).steps });
  run.settle();
  return null;
}

/** A side is beaten when all its seats have conceded. */
function decideConcede<T extends GameTypes>(game: Game<T>, run: Run<T>, seat: SeatId): Refusal | null {
  const { conceded, sides } = run.state;
  if (conceded.includes(seat)) return refuse('match/already-conceded', { seat });
  run.happen({ type: 'Conceded', seat });
  const standing = sidesLeft(run.state);
  if (standing.length < sides.length && standing.length <= 1) {
    run.happen({ type: 'Ended', outcome: game.stopped(run.state.game, standing, 'conceded') });
  }
  return null;
}

/** Whether a match ends for want of anybody who plays. */
const isDeserted = <T extends GameTypes>({ clock, seats }: MatchState<T>): boolean =>
  clock !== null && seats.some(({ id }) => seatClock(clock, id).missed >= MISSES_TO_CALL_OFF);

/** A match is abandoned, without winner, when every seat has agreed. */
function decideAbandon<T extends GameTypes>(game: Game<T>, run: Run<T>, seat: SeatId, agrees: boolean): Refusal | null {
  if (run.state.abandon.includes(seat) === agrees) return refuse('match/already-voted', { agrees });
  run.happen({ type: 'AbandonVoted', seat, agrees });
  const { abandon, seats, game: played } = run.state;
  if (abandon.length === seats.length) {
    run.happen({ type: 'Ended', outcome: game.stopped(played, [], isDeserted(run.state) ? 'deserted' : 'abandoned') });
  }
  return null;
}
