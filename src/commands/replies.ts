import type { Locale } from '../i18n/locales.js';
import type { Tongue } from '../i18n/tongue.js';
import { refusalText } from '../present/refusal.js';
import { t } from '../i18n/index.js';
import type { Applied } from '../match/acts.js';
import type { Button, Message } from '../present/message.js';
import { text } from '../present/text.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Reply } from './contract.js';

/** The replies that handlers give. */

export const DONE: Reply = { kind: 'done' };
export const show = (message: Message): Reply => ({ kind: 'message', message });
export const tell = (words: string): Reply => show(text(words));

/** A refusal in the reader's words: what is wrong with the numbers, the rule, what would be legal. */
export const refused = (refusal: Refusal, tongue: Tongue): Reply => ({
  kind: 'refused',
  message: text(refusalText({ ...refusal, params: withPeople(refusal.params) }, tongue)),
});

/** A person's id shows as Discord shows people; nobody is notified by it. */
const withPeople = (params: Refusal['params']): Refusal['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{17,20}$/.test(value) ? `<@${value}>` : value,
    ]),
  );

/** A reply with a row of buttons below. */
export function withButtons(reply: Reply, buttons: readonly Button[]): Reply {
  if ((reply.kind !== 'refused' && reply.kind !== 'message') || buttons.length === 0) return reply;
  const { message } = reply;
  if (message.kind === 'plain') return reply;
  return { ...reply, message: { ...message, blocks: [...message.blocks, { kind: 'buttons', buttons }] } };
}

/** To what was said beside the questions: it holds, and what it settles of what its own seat is asked it has answered (C-04). */
export function said({ events }: Pick<Applied, 'events'>, seat: SeatId, locale: Locale): Reply {
  const answers = events.some(({ event }) => event.type === 'Answered' && event.answer.seat === seat);
  return tell(t(locale, answers ? 'reply.said-answers' : 'reply.said'));
}

/** Asks once more before something that cannot be taken back. */
export const sure = (words: string, button: Omit<Button, 'style'>): Reply =>
  withButtons(tell(words), [{ ...button, style: 'danger' }]);

/** The button that opens the player's own draft. */
export const myMove = (match: string, locale: Locale): Button => ({
  action: { verb: 'my', args: [match] },
  label: t(locale, 'button.my-move'),
  style: 'primary',
});

/** The button that takes the player's last order back; it says first what goes with it, and whether the others are asked. */
export const undo = (match: string, locale: Locale): Button => ({
  action: { verb: 'undo', args: [match] },
  label: t(locale, 'button.undo'),
  style: 'secondary',
});
