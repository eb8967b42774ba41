import { isKey, nameOf } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { refusalText } from '../../../present/refusal.js';

/** Why something cannot be done, in a few words where there are any, else in full. */
export function causeText(refusal: Refusal | null, locale: Locale): string {
  if (!refusal) return '';
  const cause = refusal.code.replace(/^tactic148\//, '');
  return isKey(`tactic148.cause.${cause}`) ? nameOf(locale, 'tactic148.cause', cause) : refusalText(refusal, locale);
}
