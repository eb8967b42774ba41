import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Button, Message } from './message.js';

/** Calls to those who are awaited in a campaign or league: plain text, so that a phone shows it. */

export const callMessage = (line: string, people: readonly string[], locale: Locale): Message => ({
  kind: 'plain',
  text: t(locale, 'call.to', { players: people.map((id) => `<@${id}>`), line }),
  mentions: people,
  buttons: [laterButton(locale)],
});

/** So many hours a call is put off by its button. */
const LATER = 24;

/** Whoever presses it is not called for a day, and then told what still waits. */
export const laterButton = (locale: Locale): Button => ({
  action: { verb: 'call-later', args: [String(LATER)] },
  label: t(locale, 'button.snooze', { hours: LATER }),
  style: 'secondary',
});

/** What somebody is called for, until when, and that it is not the first time. `due`: in UTC milliseconds. */
export function dated(line: string, due: number | null, isReminder: boolean, locale: Locale): string {
  const until = due === null ? line : t(locale, 'call.due', { line, due: `<t:${Math.round(due / 1000)}:R>` });
  return isReminder ? t(locale, 'call.reminded', { line: until }) : until;
}
