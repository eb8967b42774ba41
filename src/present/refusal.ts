import { opening } from '../i18n/format.js';
import { LONGEST_ECHO, shortened } from '../i18n/of-people.js';
import { isKey, say, t } from '../i18n/index.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Refusal } from '../rules/kernel/refusal.js';

/**
 * A refusal in words: what is wrong, with its figures, and what would be legal. Its code is the sentence's key. The number of
 * the rule says nothing to players; it stands in the log and the rulebook.
 */
export function refusalText({ code, params }: Refusal, tongue: Tongue): string {
  const said = isKey(tongue, code) ? say(tongue, code, inShort(params)) : t(tongue, 'refusal.unknown', { code });
  return opening(tongue.locale, said);
}

/** What was typed is shown again at no great length. */
const inShort = (params: Refusal['params']): Refusal['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortened(value, LONGEST_ECHO) : value,
    ]),
  );
