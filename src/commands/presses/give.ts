import type { Action, Button } from '../../present/message.js';
import type { Lead } from './follow.js';
import { button, printOf, toArgs, type Drafting } from './half-order.js';

/** Buttons that fill blanks; those that leave nothing open give the order at once, and are green. */

/** What the parts of a press may have in all, with the signs between them; a post's own marker needs the rest. */
const LONGEST = 90;
export function tooLong({ verb, args }: Action): boolean {
  const id = [verb, ...args].join('|');
  // What ids are written with is escaped in their parts, each sign as three.
  const escaped = args.join('').replace(/[^|#%]/gu, '').length * 2;
  return id.length + escaped > LONGEST;
}

/** The labels of buttons have at most so many characters. */
const LABEL = 80;
export const cut = (label: string): string => (label.length > LABEL ? `${label.slice(0, LABEL - 1)}…` : label);

/** The button of a lead: it gives the order where that is finished then, else it fills the blanks. */
export function giveOrSet(
  drafting: Drafting,
  { next, fillings }: Pick<Lead, 'next' | 'fillings'>,
  label: string,
): Button {
  const words = { words: cut(label) };
  const args = toArgs(fillings);
  const give = { ...button(drafting, 'give', words, printOf(drafting.made), ...args), style: 'success' as const };
  if (next.kind === 'done' && !tooLong(give.action)) return give;
  return { ...button(drafting, 'fill', words, ...args), style: 'primary' };
}
