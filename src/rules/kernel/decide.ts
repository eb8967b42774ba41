import { openQuestions, partsLeft, sealedBy } from './agenda.js';
import type { Enactment, GameTypes, KernelCommand, MatchEvent, MatchState, Order, Past } from './contract.js';
import type { Game } from './game.js';
import type { Dice } from './dice.js';
import { isClockCommand, MISSES_TO_CALL_OFF, seatClock } from './clock.js';
import { never, type SeatId } from './ids.js';
import { decideMotion, enactMotion, isProposalCommand } from './motions.js';
import type { Motion } from './proposal.js';
import { notAwaited, type Answer, type Question } from './questions.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';
import { Run } from './run.js';
import { seated, sidesLeft } from './seats.js';
import { viewOf } from './view.js';

type Events<T extends GameTypes> = readonly MatchEvent<T>[];

/** Begins a match: checks the set-up and runs the first steps until somebody is awaited. */
export function start<T extends GameTypes>(game: Game<T>, setup: T['setup'], dice: Dice): Result<Events<T>, Refusal> {
  const refusal = game.checkSetup(setup);
  if (refusal) return fail(refusal);
  const run = new Run(game, null, dice);
  run.happen({ type: 'Began', setup, steps: game.begin(setup).steps });
  run.settle();
  return ok(run.events);
}

/** Decides an order on a state. */
export function decide<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  order: Order<T['command']>,
  dice: Dice,
  past: Past<T> | null = null,
): Result<Events<T>, Refusal> {
  if (state.outcome) return fail(refuse('match/over'));
  if (!state.seats.some((seat) => seat.id === order.seat))
    return fail(refuse('match/no-such-seat', { seat: order.seat }));
  const { command } = order;
  if (isProposalCommand(command)) {
    return decideRun(game, state, dice, (run) => decideMotion(game, run, order, command, past));
  }
  if (!isKernelCommand(command)) return decideAnswer(game, state, order, command, dice);
  // The clock's own orders are decided where the clock follows what happens.
  if (isClockCommand(command)) return fail(refuse('match/no-clock'));
  switch (command.type) {
    case 'concede':
      return decideConcede(game, state, order.seat, dice);
    case 'abandon':
      return decideAbandon(game, state, order.seat, command.agrees, dice);
    case 'pass':
      return decidePass(game, state, order, dice);
    default:
      return never(command);
  }
}

/** Carries a motion out without asking anybody. */
export function enact<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  motion: Motion,
  how: Enactment,
  dice: Dice,
  past: Past<T> | null = null,
): Result<Events<T>, Refusal> {
  if (state.outcome) return fail(refuse('match/over'));
  return decideRun(game, state, dice, (run) => enactMotion(game, run, motion, how, past));
}

function decideRun<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  dice: Dice,
  work: (run: Run<T>) => Refusal | null,
): Result<Events<T>, Refusal> {
  const run = new Run(game, state, dice);
  const refusal = work(run);
  return refusal ? fail(refusal) : ok(run.events);
}

/** Whether a command is one that every game knows. */
export function isKernelCommand<C extends { readonly type: string }>(
  command: C | KernelCommand,
): command is KernelCommand {
  return command.type === 'pass' || command.type === 'concede' || command.type === 'abandon';
}

function decideAnswer<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  order: Order<T['command']>,
  command: T['command'],
  dice: Dice,
): Result<Events<T>, Refusal> {
  const found = findQuestion(game, state, order, command);
  if (!found.ok) return found;
  return accept(game, state, [answerTo(game, found.value, order, command)], dice);
}

/** An answer to a question, or to the part of it that the command is about. */
function answerTo<T extends GameTypes>(
  game: Game<T>,
  question: Question<T['topic'], T['command']>,
  { seat, by }: Order<T['command']>,
  command: T['command'],
): Answer<T['command']> {
  const part = question.parts && game.part?.(command);
  return { question: question.id, seat, by, command, ...(part === undefined ? {} : { part }) };
}

/** The open or still sealed question that a command answers legally, or the refusal that tells the player most. */
function findQuestion<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  order: Order<T['command']>,
  command: T['command'],
): Result<Question<T['topic'], T['command']>, Refusal> {
  const mine = questionsTo(state, order);
  if (!mine.ok) return mine;
  const fitting = mine.value.filter((question) => game.answers(question.topic, command));
  const [first] = mine.value;
  if (fitting.length === 0) {
    return fail(refuse('match/another-order-is-due', { due: first ? first.topic.ask : '', given: command.type }));
  }
  const view = viewOf(game, state, seated(order.seat));
  let refusal: Refusal | null = null;
  for (const question of fitting) {
    const reason = game.check(view, question, command);
    if (!reason) return ok(question);
    refusal ??= reason;
  }
  return fail(refusal ?? notAwaited(openQuestions(state.agenda)));
}

/** The questions that an order can be meant for: those open to its seat, else its sealed ones that it may change; never none. */
function questionsTo<T extends GameTypes>(
  state: MatchState<T>,
  order: Order<T['command']>,
): Result<readonly Question<T['topic'], T['command']>[], Refusal> {
  const open = openQuestions(state.agenda);
  const sealed = sealedBy(state.agenda, order.seat).map(({ question }) => question);
  if (order.question !== undefined && ![...open, ...sealed].some((question) => question.id === order.question)) {
    const before = Number(order.question.slice(1)) <= state.reissued;
    return fail(refuse(before ? 'match/question-rewound' : 'match/question-closed'));
  }
  const isMeant = (question: Question<T['topic'], T['command']>): boolean =>
    question.seat === order.seat && (order.question === undefined || question.id === order.question);
  const mine = open.filter(isMeant);
  if (mine.length > 0) return ok(mine);
  const changeable = sealed.filter(isMeant);
  if (changeable.length > 0) return ok(changeable);
  return fail(notAwaited(open));
}

function decidePass<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  order: Order<T['command']>,
  dice: Dice,
): Result<Events<T>, Refusal> {
  const mine = questionsTo(state, order);
  if (!mine.ok) return mine;
  const [question] = mine.value;
  if (!question) return fail(notAwaited(openQuestions(state.agenda)));
  if (!question.parts) return accept(game, state, [answerTo(game, question, order, question.fallback)], dice);
  const left = partsLeft(question, state.agenda.at(-1)?.asked?.answers ?? []);
  // What has been answered of it stands.
  if (left.length === 0) return fail(refuse('match/question-closed'));
  return accept(
    game,
    state,
    left.map(({ fallback }) => answerTo(game, question, order, fallback)),
    dice,
  );
}

function accept<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  answers: readonly Answer<T['command']>[],
  dice: Dice,
): Result<Events<T>, Refusal> {
  const run = new Run(game, state, dice);
  for (const answer of answers) run.happen({ type: 'Answered', answer });
  comeBack(run, answers);
  run.settle();
  return ok(run.events);
}

/** A player who plays is not absent: what the others proposed about his seat is gone. */
function comeBack<T extends GameTypes>(run: Run<T>, answers: readonly Answer<T['command']>[]): void {
  const { proposal } = run.state;
  if (proposal?.motion.kind !== 'substitute') return;
  const { seat } = proposal.motion;
  if (proposal.by === seat || !answers.some((answer) => answer.seat === seat && answer.by === 'seat')) return;
  run.happen({ type: 'Withdrawn', proposal: proposal.id, by: seat, why: 'gone' });
}

/** A side is beaten when all its seats have conceded. */
function decideConcede<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  dice: Dice,
): Result<Events<T>, Refusal> {
  if (state.conceded.includes(seat)) return fail(refuse('match/already-conceded', { seat }));
  const run = new Run(game, state, dice);
  run.happen({ type: 'Conceded', seat });
  const standing = sidesLeft(run.state);
  if (standing.length < state.sides.length && standing.length <= 1) {
    run.happen({ type: 'Ended', outcome: game.stopped(state.game, standing, 'conceded') });
  }
  return ok(run.events);
}

/** Whether a match ends for want of anybody who plays. */
const isDeserted = <T extends GameTypes>({ clock, seats }: MatchState<T>): boolean =>
  clock !== null && seats.some(({ id }) => seatClock(clock, id).missed >= MISSES_TO_CALL_OFF);

/** A match is abandoned, without winner, when every seat has agreed. */
function decideAbandon<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  agrees: boolean,
  dice: Dice,
): Result<Events<T>, Refusal> {
  if (state.abandon.includes(seat) === agrees) return fail(refuse('match/already-voted', { agrees }));
  const run = new Run(game, state, dice);
  run.happen({ type: 'AbandonVoted', seat, agrees });
  if (run.state.abandon.length === state.seats.length) {
    run.happen({ type: 'Ended', outcome: game.stopped(state.game, [], isDeserted(state) ? 'deserted' : 'abandoned') });
  }
  return ok(run.events);
}
