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
  // Most of what is typed is no more than a word: nothing in it has to be made harmless.
  const harmful = TYPED.flatMap((name) => {
    const text = short[name];
    return typeof text === 'string' && quoted(text) !== text ? [{ name, text }] : [];
  });
  const places = Object.fromEntries(harmful.map(({ name }, i) => [name, here(i)]));
  const sentence = say(tongue, code, { ...short, ...places });
  const said = harmful.reduce((told, { text }, i) => typedInto(told, here(i), text), sentence);
  return opening(tongue.locale, said);
}

/** Parameters that may be what somebody typed: a seat may be none of the match's. */
const TYPED = ['given', 'seat'];

/** Stands in a sentence where what was typed will stand; nobody can type it (`oneLine`). */
const here = (i: number): string => String.fromCodePoint(0xe000 + i);

/** Puts what was typed into a sentence, shown sign by sign: in code as code, elsewhere as words (D-05). */
function typedInto(sentence: string, place: string, given: string): string {
  const [first = '', ...others] = sentence.split(place);
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
