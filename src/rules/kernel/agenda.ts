import type { QuestionId } from './ids.js';
import type { Answer, AskMode, Question } from './questions.js';

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
  const done = new Set<QuestionId>(asked.answers.map((answer) => answer.question));
  return asked.questions.filter((question) => !done.has(question.id));
}

/** Whether a level has all the answers that it needs. */
export function isAnswered<T, C>(asked: NonNullable<Level<unknown, T, C>['asked']>): boolean {
  return asked.mode === 'any' ? asked.answers.length > 0 : asked.answers.length >= asked.questions.length;
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

/** Adds an answer to the top level. */
export function answered<S, T, C>(agenda: Agenda<S, T, C>, answer: Answer<C>): Agenda<S, T, C> {
  return replaceTop(agenda, (top) => {
    if (!top.asked) throw new Error('an answer without a question');
    return { step: top.step, asked: { ...top.asked, answers: [...top.asked.answers, answer] } };
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
