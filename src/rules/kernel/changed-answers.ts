import type { AnswerChanged, GameTypes, Past } from './contract.js';
import type { Game } from './game.js';
import { isRewound, surviving } from './rewind.js';
import type { Run } from './run.js';
import { seated } from './seats.js';
import { viewOf } from './view.js';

/**
 * Sealed answers that were thought better of. Such an answer counts as if it had been given from the start: nobody else ever
 * notices that there was another before (S-03), also where the match goes back to when there was.
 */

/** How answers that waited sealed right after event `to` were changed since, as long as they were asked for; the newest last. */
export function changedSince<T extends GameTypes>(
  to: number,
  events: readonly { readonly seq: number; readonly event: { readonly type: string } }[],
): readonly AnswerChanged<T>[] {
  const since = surviving(events.filter(({ seq }) => seq > to)).map(({ event }) => event);
  // What comes after the step at work, or after a time before it, is of other questions.
  const end = since.findIndex((event) => event.type === 'Stepped' || (isRewound(event) && event.to < to));
  return since.slice(0, end < 0 ? undefined : end).filter(isChanged<T>);
}

const isChanged = <T extends GameTypes>(event: { readonly type: string }): event is AnswerChanged<T> =>
  event.type === 'AnswerChanged';

/** After going back: answers that wait sealed there are as their seats have changed them since. */
export function changeAgain<T extends GameTypes>(game: Game<T>, run: Run<T>, past: Past<T>): void {
  const { asked } = run.state.agenda.at(-1) ?? {};
  for (const waiting of asked?.answers ?? []) {
    const question = asked?.questions.find(({ id, kind }) => id === waiting.question && kind === 'sealed');
    const last = past.changed?.findLast(({ answer }) => answer.seat === waiting.seat && answer.part === waiting.part);
    if (!question || !last || !game.answers(question.topic, last.answer.command)) continue;
    if (game.check(viewOf(game, run.state, seated(waiting.seat)), question, last.answer.command)) continue;
    run.happen({ type: 'AnswerChanged', answer: { ...last.answer, question: question.id } });
  }
}
