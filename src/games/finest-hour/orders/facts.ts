import { t } from '../../../i18n/index.js';
import { FACT_FORMS, factFrom, MARKS, type HourFact } from '../../../rules/finest-hour/correct.js';
import { isOffTable } from '../../../rules/finest-hour/aircraft.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Fact } from '../../../rules/kernel/proposal.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { Suggestion } from '../../../orders/contract.js';
import { plain } from '../../../orders/text.js';
import { TONGUES, type Tongue } from '../words/index.js';
import { aircraftAhead, aircraftNamed } from './aircraft.js';
import { inPlay, type Context } from './context.js';
import { angleIn, angleText, placeText } from './places.js';
import { pieces, textOf, type Piece } from './words.js';

/** The text of a correction: `Red-1 at 12.5,8`, `Red-1 heading 270`, `Red-1 burning off`. */

const WORDS = ['at', 'heading', 'on', 'off', ...MARKS] as const;
type Word = (typeof WORDS)[number];

const spellings = (word: Word, tongue: Tongue): readonly string[] =>
  t(tongue, `finest-hour.fact-word.${word}`).split('|');
const wordFor = (word: Word, tongue: Tongue): string => spellings(word, tongue)[0] ?? word;

/** The word that a text is in any of our languages. */
const wordOf = (text: string): Word | null =>
  WORDS.find((word) => TONGUES.some((tongue) => spellings(word, tongue).some((one) => plain(one) === plain(text)))) ??
  null;

/** How facts are written, by examples in the words of a language. */
export const formsIn = (tongue: Tongue): readonly string[] =>
  FACT_FORMS.map((form) =>
    form
      .split(' ')
      .map((text) => {
        const word = wordOf(text);
        return word ? wordFor(word, tongue) : text;
      })
      .join(' '),
  );

/** Reads a fact; the refusal names what is wrong and the forms that are right. */
export function parseFact(context: Context, text: string): Result<Fact, Refusal> {
  const unreadable = fail(refuse('finest-hour/fact-unknown', { given: text, forms: formsIn(context.tongue) }));
  const all = pieces(text, context.tongue);
  const [first] = all;
  if (!first) return unreadable;
  const named = aircraftAhead(context, all, []);
  if (!named) {
    const unknown = aircraftNamed(context, first.text, []);
    return unknown.ok ? unreadable : unknown;
  }
  const fact = factIn(named.one, named.rest);
  return fact ? ok(factFrom(fact)) : unreadable;
}

function factIn({ id: unit }: Aircraft, rest: readonly Piece[]): HourFact | null {
  const last = rest.at(-1);
  const word = wordOf(textOf(rest.slice(0, -1)));
  if (last?.kind === 'place' && (word === 'at' || rest.length === 1)) return { set: 'place', unit, to: last.at };
  if (word === 'heading') {
    const to = last?.kind === 'number' ? angleIn(last.text) : null;
    return to === null ? null : { set: 'heading', unit, to };
  }
  // A mark that is only named is one that it has: `Red-1 burning`.
  const named = wordOf(textOf(rest));
  const mark = MARKS.find((one) => one === word || one === named);
  const to = mark === named ? 'on' : wordOf(last?.text ?? '');
  return mark && (to === 'on' || to === 'off') ? { set: 'mark', unit, which: mark, to } : null;
}

/** Facts as they stand, as text to be changed. At most 25. */
export function suggestFacts(context: Context, typed: string): readonly Suggestion[] {
  const begun = plain(typed);
  const word = (one: Word): string => wordFor(one, context.tongue);
  const flying = inPlay(context).filter((one) => !isOffTable(one));
  return flying
    .flatMap((one) => (begun === '' ? factTexts(one, word).slice(0, 2) : factTexts(one, word)))
    .filter((text) => plain(text).startsWith(begun))
    .slice(0, 25)
    .map((text) => ({ label: text, value: text }));
}

/** What of an aircraft can be set, each as it is now. */
function factTexts({ id, at, heading, ...one }: Aircraft, word: (one: Word) => string): readonly string[] {
  return [
    `${id} ${word('at')} ${placeText(at)}`,
    `${id} ${word('heading')} ${angleText(heading)}`,
    ...MARKS.map((mark) => `${id} ${word(mark)} ${word(one[mark] ? 'on' : 'off')}`),
  ];
}
