import { saidSince } from './beside.js';
import { changedSince } from './changed-answers.js';
import type { GameTypes, Past } from './contract.js';

/** What still counts of what has happened since a time to which a match goes back: what nobody else was to notice. */
export function sinceThen<T extends GameTypes>(
  to: number,
  events: readonly { readonly seq: number; readonly event: { readonly type: string } }[],
): Pick<Past<T>, 'said' | 'changed'> {
  const said = saidSince<T>(to, events);
  const changed = changedSince<T>(to, events);
  return { ...(said.length > 0 ? { said } : {}), ...(changed.length > 0 ? { changed } : {}) };
}

/**
 * Whether what followed from an order was noticed by nobody but its own seat: a word beside the questions that answered none, or a sealed
 * answer that was changed. To everybody the match stood then as it had stood before it.
 */
export const isUnnoticed = (events: readonly { readonly type: string }[]): boolean =>
  (events[0]?.type === 'Said' || events[0]?.type === 'AnswerChanged') &&
  events.every(({ type }) => type !== 'Answered');
