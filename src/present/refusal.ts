import { opening } from '../i18n/format.js';
import { inCode, LONGEST_ECHO, quoted, shortened } from '../i18n/of-people.js';
import { isKey, say, t } from '../i18n/index.js';
import type { Tongue } from '../i18n/tongue.js';
import type { Refusal } from '../rules/kernel/refusal.js';

/**
 * A refusal in words: what is wrong, with its figures, and what would be legal. Its code is the sentence's key. The number of
 * the rule says nothing to players; it stands in the log and the rulebook.
 */
export function refusalText({ code, params }: Refusal, tongue: Tongue): string {
  if (!isKey(tongue, code)) return opening(tongue.locale, t(tongue, 'refusal.unknown', { code }));
  const short = inShort(params);
  const { given } = short;
  // Most of what is typed is no more than a word: nothing in it has to be made harmless.
  const harmless = typeof given !== 'string' || quoted(given) === given;
  const said = harmless ? say(tongue, code, short) : typedInto(say(tongue, code, { ...short, given: HERE }), given);
  return opening(tongue.locale, said);
}

/** Stands in a sentence where what was typed will stand; nobody can type it (`oneLine`). */
const HERE = '\uE000';

/** Puts what was typed into a sentence, shown sign by sign: in code as code, elsewhere as words (D-05). */
function typedInto(sentence: string, given: string): string {
  const [first = '', ...others] = sentence.split(HERE);
  return others.reduce((before, after) => {
    const isCode = before.split('`').length % 2 === 0;
    return before + (isCode ? inCode(given) : quoted(given)) + after;
  }, first);
}

/** What was typed is shown again at no great length. */
const inShort = (params: Refusal['params']): Refusal['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortened(value, LONGEST_ECHO) : value,
    ]),
  );
