import { answerBefore, openQuestions, partsLeft, sealedBy, sealedWaiting } from './agenda.js';
import type { GameTypes, MatchState, Order } from './contract.js';
import type { Game } from './game.js';
import type { QuestionId, SeatId } from './ids.js';
import { isVoid, notAwaited, type Answer, type Question } from './questions.js';
import { refuse, type Refusal } from './refusal.js';
import { fail, ok, type Result } from './result.js';
import type { Run } from './run.js';
import { seated } from './seats.js';
import { viewOf } from './view.js';

/** Orders that answer a question: which one they answer, whether they may, and what follows. Each yields the question. */

/** An order of a seat, or in its place. */
export type Seated<T extends GameTypes> = Order<T> & { readonly seat: SeatId };

type Asked<T extends GameTypes> = Question<T['topic'], T['command']>;

/** A command of the game answers the question that it names, else the open one that it fits. */
export function decideAnswer<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  order: Seated<T>,
  command: T['command'],
): Result<QuestionId, Refusal> {
  const found = findQuestion(game, run.state, order, command);
  if (!found.ok) return found;
  return accept(run, found.value.id, [answerTo(game, found.value, order, command)]);
}

/** A question takes its fallback; of one in parts what has been answered stands. */
export function decidePass<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  order: Seated<T>,
): Result<QuestionId, Refusal> {
  const mine = questionsTo(run.state, order);
  if (!mine.ok) return mine;
  const [question] = mine.value;
  if (!question) return fail(notAwaited(openQuestions(run.state.agenda)));
  if (!question.parts) return accept(run, question.id, [answerTo(game, question, order, question.fallback)]);
  const left = partsLeft(question, run.state.agenda.at(-1)?.asked?.answers ?? []);
  if (left.length === 0) return fail(refuse('match/question-closed'));
  return accept(
    run,
    question.id,
    left.map(({ fallback }) => answerTo(game, question, order, fallback)),
  );
}

/** An answer to a question, or to the part of it that the command is about. */
function answerTo<T extends GameTypes>(
  game: Game<T>,
  question: Asked<T>,
  { seat, by }: Seated<T>,
  command: T['command'],
): Answer<T['command']> {
  const part = question.parts && game.part?.(command);
  return {
    question: question.id,
    seat,
    by: by === 'seat' ? 'seat' : 'referee',
    command,
    ...(part === undefined ? {} : { part }),
  };
}

/** The open or still sealed question that a command answers legally, or the refusal that tells the player most. */
function findQuestion<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  order: Seated<T>,
  command: T['command'],
): Result<Asked<T>, Refusal> {
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
  order: Pick<Seated<T>, 'seat' | 'question'>,
): Result<readonly Asked<T>[], Refusal> {
  const open = openQuestions(state.agenda);
  const waiting = sealedWaiting(state.agenda).map(({ question }) => question);
  const { question: named } = order;
  if (named !== null && ![...open, ...waiting].some(({ id }) => id === named)) {
    return fail(refuse(isVoid(state, named) ? 'match/question-rewound' : 'match/question-closed'));
  }
  const isMeant = ({ seat, id }: Asked<T>): boolean => seat === order.seat && (named === null || id === named);
  const mine = open.filter(isMeant);
  if (mine.length > 0) return ok(mine);
  const changeable = sealedBy(state.agenda, order.seat)
    .map(({ question }) => question)
    .filter(isMeant);
  if (changeable.length > 0) return ok(changeable);
  // What the others know the clock to have answered they would see changed (S-03).
  return fail(waiting.some(isMeant) ? refuse('match/time-was-up') : notAwaited(open));
}

/** Takes answers that have been checked, and goes on until somebody else is awaited. */
function accept<T extends GameTypes>(
  run: Run<T>,
  question: QuestionId,
  answers: readonly Answer<T['command']>[],
): Result<QuestionId, never> {
  const isChange = (answer: Answer<T['command']>): boolean => answerBefore(run.state.agenda, answer) !== null;
  const given = answers.filter((answer) => !isChange(answer));
  for (const answer of answers) run.happen({ type: isChange(answer) ? 'AnswerChanged' : 'Answered', answer });
  // That somebody is there who changes a sealed answer nobody else is to notice.
  comeBack(run, given);
  run.settle();
  return ok(question);
}

/** A player who plays is not absent: what the others proposed about that seat is gone. */
function comeBack<T extends GameTypes>(run: Run<T>, answers: readonly Answer<T['command']>[]): void {
  const { proposal } = run.state;
  if (proposal?.motion.kind !== 'substitute') return;
  const { seat } = proposal.motion;
  if (proposal.by === seat || !answers.some((answer) => answer.seat === seat && answer.by === 'seat')) return;
  run.happen({ type: 'Withdrawn', proposal: proposal.id, by: seat, why: 'gone' });
}
