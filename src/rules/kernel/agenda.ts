import type { SeatId } from './ids.js';
import type { Answer, AskMode, Part, Question, Sealed, Timing } from './questions.js';

/**
 * A pending step of the rules as plain data, with the questions it has put. Rules stop in mid-action for somebody else's
 * choice, so pending steps form a stack: the last level is the one at work, those below wait for it to be done.
 */
export interface Level<Step, Topic, Command> {
  readonly step: Step;
  readonly asked: {
    readonly mode: AskMode;
    readonly questions: readonly Question<Topic, Command>[];
    readonly answers: readonly Answer<Command>[];
  } | null;
}

/** The stack of pending steps; the last one is on top. */
export type Agenda<Step, Topic, Command> = readonly Level<Step, Topic, Command>[];

/** The questions of the top level that still want an answer. */
export function openQuestions<S, T, C>(agenda: Agenda<S, T, C>): readonly Question<T, C>[] {
  const asked = agenda.at(-1)?.asked;
  if (!asked || isAnswered(asked)) return [];
  return asked.questions.filter((question) => !isDone(question, asked.answers));
}

/** The sealed questions that have been begun to be answered, as long as other answers are still out. */
export function sealedWaiting<S, T, C>(agenda: Agenda<S, T, C>): readonly Sealed<T, C>[] {
  const asked = agenda.at(-1)?.asked;
  if (!asked || isAnswered(asked)) return [];
  return asked.questions
    .filter(({ kind }) => kind === 'sealed')
    .map((question) => ({ question, answers: asked.answers.filter((answer) => answer.question === question.id) }))
    .filter(({ answers }) => answers.length > 0);
}

/** Those of a seat that it may change: where the referee had to answer in its place, its time was up. */
export const sealedBy = <S, T, C>(agenda: Agenda<S, T, C>, seat: SeatId): readonly Sealed<T, C>[] =>
  sealedWaiting(agenda).filter(
    ({ question, answers }) => question.seat === seat && answers.every(({ by }) => by === 'seat'),
  );

/** The parts of a question that have no answer yet. */
export const partsLeft = <T, C>(question: Question<T, C>, answers: readonly Answer<C>[]): readonly Part<C>[] =>
  (question.parts ?? []).filter(
    ({ id }) => !answers.some((answer) => answer.question === question.id && answer.part === id),
  );

/** Whether a question has all the answers that it needs. */
const isDone = <T, C>(question: Question<T, C>, answers: readonly Answer<C>[]): boolean =>
  answers.some((answer) => answer.question === question.id) && partsLeft(question, answers).length === 0;

/** Whether a level has all the answers that it needs. */
export function isAnswered<T, C>(asked: NonNullable<Level<unknown, T, C>['asked']>): boolean {
  if (asked.mode === 'any') return asked.answers.length > 0;
  return asked.questions.every((question) => isDone(question, asked.answers));
}

/** Replaces the top level by steps; the first of them comes on top. */
export function stepped<S, T, C>(agenda: Agenda<S, T, C>, then: readonly S[]): Agenda<S, T, C> {
  return [...agenda.slice(0, -1), ...[...then].reverse().map((step) => ({ step, asked: null }))];
}

/** Puts questions on the top level. */
export function asked<S, T, C>(
  agenda: Agenda<S, T, C>,
  mode: AskMode,
  questions: readonly Question<T, C>[],
): Agenda<S, T, C> {
  return replaceTop(agenda, (top) => ({ step: top.step, asked: { mode, questions, answers: [] } }));
}

/** Takes the questions of the top level back, with the answers that wait there: its step is to ask anew. */
export function reopened<S, T, C>(agenda: Agenda<S, T, C>): Agenda<S, T, C> {
  return replaceTop(agenda, ({ step }) => ({ step, asked: null }));
}

/** Times the questions of the top level otherwise; their answers stay. */
export function retimed<S, T, C>(
  agenda: Agenda<S, T, C>,
  timing: readonly ({ readonly question: Question<T, C>['id'] } & Timing<C>)[],
): Agenda<S, T, C> {
  return replaceTop(agenda, (top) => {
    if (!top.asked) return top;
    const questions = top.asked.questions.map(({ chrono: _chrono, late: _late, ...untimed }) => {
      const { question: _question, ...so } = timing.find(({ question }) => question === untimed.id) ?? {};
      return { ...untimed, ...so };
    });
    return { step: top.step, asked: { ...top.asked, questions } };
  });
}

/** Whether an answer is to the same question (and part) as another, and takes its place. */
export const isInPlaceOf = (
  answer: Pick<Answer<unknown>, 'question' | 'part'>,
  other: Pick<Answer<unknown>, 'question' | 'part'>,
): boolean => other.question === answer.question && other.part === answer.part;

/** The answer on the top level whose place another would take; `null`: none. */
export const answerBefore = <S, T, C>(agenda: Agenda<S, T, C>, answer: Answer<C>): Answer<C> | null =>
  agenda.at(-1)?.asked?.answers.find((other) => isInPlaceOf(answer, other)) ?? null;

/** Adds an answer to the top level; one to the same question (and part) takes the place of the earlier. */
export function answered<S, T, C>(agenda: Agenda<S, T, C>, answer: Answer<C>): Agenda<S, T, C> {
  return replaceTop(agenda, (top) => {
    if (!top.asked) throw new Error('an answer without a question');
    const { answers } = top.asked;
    const after = answerBefore(agenda, answer)
      ? answers.map((other) => (isInPlaceOf(answer, other) ? answer : other))
      : [...answers, answer];
    return { step: top.step, asked: { ...top.asked, answers: after } };
  });
}

function replaceTop<S, T, C>(
  agenda: Agenda<S, T, C>,
  change: (top: Level<S, T, C>) => Level<S, T, C>,
): Agenda<S, T, C> {
  const top = agenda.at(-1);
  if (!top) throw new Error('the agenda is empty');
  return [...agenda.slice(0, -1), change(top)];
}
