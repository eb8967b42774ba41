import { isKey, nameOf } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { refusalText } from '../../../present/refusal.js';

/** Why something cannot be done, in a few words where there are any, else in full. */
export function causeText(refusal: Refusal | null, tongue: Tongue): string {
  if (!refusal) return '';
  const cause = refusal.code.replace(/^tactic148\//, '');
  return isKey(tongue, `tactic148.cause.${cause}`)
    ? nameOf(tongue, 'tactic148.cause', cause)
    : refusalText(refusal, tongue);
}
