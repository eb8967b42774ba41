import { nameOf, t } from '../../../i18n/index.js';
import { TONGUES, type Tongue } from '../words/index.js';
import { STEPS_PER_U } from '../../../rules/geometry/plane/point.js';
import { sideId } from '../../../rules/kernel/ids.js';
import type { Fact } from '../../../rules/kernel/proposal.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { FACT_FORMS, factFrom, type TacticFact } from '../../../rules/tactic148/correct.js';
import { MARKERS, type Character } from '../../../rules/tactic148/types.js';
import type { Suggestion } from '../../../orders/contract.js';
import { plain } from '../../../orders/text.js';
import { characterAhead, characterNamed } from './characters.js';
import type { Context } from './context.js';
import { placeText } from './places.js';
import { parsePlace } from './ways.js';
import { pieces, textOf, type Piece } from './words.js';

/** The text of a correction: `US-Scout at 12.5,8`, `US-Scout wounded`, `US-Gunner overwatch off`, `airborne tokens 4`. */

const WORDS = ['at', 'healthy', 'wounded', 'tokens', 'on', 'off', ...MARKERS] as const;
type Word = (typeof WORDS)[number];

const spellings = (word: Word, tongue: Tongue): readonly string[] =>
  t(tongue, `tactic148.fact-word.${word}`).split('|');
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
  const unreadable = fail(refuse('tactic148/fact-unknown', { given: text, forms: formsIn(context.tongue) }));
  const all = pieces(text, context.tongue);
  const [first] = all;
  if (!first) return unreadable;
  const tokens = tokensIn(context, all);
  if (tokens) return ok(factFrom(tokens));
  const named = characterAhead(context, all);
  if (!named) {
    const unknown = characterNamed(context, first.text, []);
    return unknown.ok ? unreadable : unknown;
  }
  const fact = factIn(context, named.one, named.rest);
  return fact ? ok(factFrom(fact)) : unreadable;
}

/** `airborne tokens 4`: the side by its id or its title. */
function tokensIn({ view, tongue }: Context, all: readonly Piece[]): TacticFact | null {
  const figure = all.at(-1);
  const word = all.at(-2);
  if (figure?.kind !== 'number' || !word || wordOf(word.text) !== 'tokens') return null;
  const name = plain(textOf(all.slice(0, -2)));
  const side = view.sides.find((one) => plain(one) === name || plain(nameOf(tongue, 'side', one)) === name);
  return { set: 'tokens', side: side ?? sideId(name), to: figure.steps / STEPS_PER_U };
}

function factIn(context: Context, { id: unit }: Character, rest: readonly Piece[]): TacticFact | null {
  const [first, ...more] = rest;
  const word = first ? wordOf(first.text) : null;
  if (first?.kind === 'place' || word === 'at') {
    const place = parsePlace(context, word === 'at' ? more : rest);
    return place.ok ? { set: 'place', unit, to: place.value } : null;
  }
  const typed = plain(textOf(rest));
  if (word !== null && more.length === 0) {
    return word === 'healthy' || word === 'wounded' ? { set: 'card', unit, to: word } : null;
  }
  const state = wordOf(rest.at(-1)?.text ?? '');
  const marker = MARKERS.find((one) => one === wordOf(textOf(rest.slice(0, -1))));
  if (typed === '' || !marker || (state !== 'on' && state !== 'off')) return null;
  return { set: 'marker', unit, which: marker, to: state };
}

/** Facts as they stand, as text to be changed. At most 25. */
export function suggestFacts({ view, tongue }: Context, typed: string): readonly Suggestion[] {
  const begun = plain(typed);
  const word = (one: Word): string => wordFor(one, tongue);
  const figures = view.game.characters.filter(({ status }) => status === 'active');
  const texts = [
    ...view.sides.map((side) => `${side} ${word('tokens')} ${view.game.tokens[side] ?? 0}`),
    ...figures.flatMap((one) => (begun === '' ? factTexts(one, word).slice(0, 2) : factTexts(one, word))),
  ];
  return texts
    .filter((text) => plain(text).startsWith(begun))
    .slice(0, 25)
    .map((text) => ({ label: text, value: text }));
}

/** What of a character can be set, each as it is now. */
function factTexts(one: Character, word: (one: Word) => string): readonly string[] {
  const { id, at, wounded } = one;
  const on = (is: boolean): string => word(is ? 'on' : 'off');
  return [
    ...(at ? [`${id} ${word('at')} ${placeText(at)}`] : []),
    `${id} ${word(wounded ? 'wounded' : 'healthy')}`,
    `${id} ${word('take-cover')} ${on(one.inCover)}`,
    `${id} ${word('wound')} ${on(one.shocked)}`,
    `${id} ${word('opportunity')} ${on(one.opportunity !== null)}`,
    `${id} ${word('suppression')} ${on(one.suppressing !== null)}`,
  ];
}
