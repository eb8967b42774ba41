import { isKey, nameOf } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Prospect } from '../../../rules/battletech/types.js';
import { refusalText } from '../../../present/refusal.js';

/** Why a weapon cannot fire, in a few words where there are any, else in full. */
export function causeText(refusal: Prospect['refusal'], locale: Locale): string {
  if (!refusal) return '';
  const cause = refusal.code.replace(/^battletech\//, '');
  return isKey(`battletech.cause.${cause}`) ? nameOf(locale, 'battletech.cause', cause) : refusalText(refusal, locale);
}
