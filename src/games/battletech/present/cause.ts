import { isKey, nameOf } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { Prospect } from '../../../rules/battletech/inquiries.js';
import { refusalText } from '../../../present/refusal.js';

/** Why a weapon cannot fire, in a few words where there are any, else in full. */
export function causeText(refusal: Prospect['refusal'], tongue: Tongue): string {
  if (!refusal) return '';
  const cause = refusal.code.replace(/^battletech\//, '');
  return isKey(tongue, `battletech.cause.${cause}`)
    ? nameOf(tongue, 'battletech.cause', cause)
    : refusalText(refusal, tongue);
}
