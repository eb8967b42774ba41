import { t } from '../../../i18n/index.js';
import { TONGUES, type Tongue } from '../words/index.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import { plain } from '../../../orders/text.js';
import { numberIn, placeAt } from './places.js';

/** The words that order texts are made of; the catalogues say how each language writes them. */
export const WORDS = [
  'deploy',
  'move',
  'to',
  'path',
  'then',
  'from',
  'with',
  'fire',
  'aim',
  'grenade',
  'take-cover',
  'overwatch',
  'suppress',
  'join',
  'assault',
  'plan',
  'end-turn',
  'let-pass',
  'ask-every-action',
  'ask-sighted-or-shot-at',
  'ask-not-this-turn',
  'cover-always',
  'cover-never',
  'cover-ask',
  'hold',
  'release',
  'answer-cover',
  'answer-stand',
  'scatter',
  'stay',
  'wound',
  'fight',
  'table',
  'edge',
  'objective',
  'danger',
] as const;
export type Word = (typeof WORDS)[number];

/** The winds, clockwise from north. */
export const WAYS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
export type Way = (typeof WAYS)[number];

/** Every spelling of a word or of a wind in a language; the first is the one that Arbitre writes itself. */
export const spellings = (word: Word, tongue: Tongue): readonly string[] =>
  t(tongue, `tactic148.word.${word}`).split('|');
export const waySpellings = (way: Way, tongue: Tongue): readonly string[] =>
  t(tongue, `tactic148.way.${way}`).split('|');

export const wordFor = (word: Word, tongue: Tongue): string => spellings(word, tongue)[0] ?? word;
export const wayFor = (way: Way, tongue: Tongue): string => waySpellings(way, tongue)[0] ?? way;

/** A piece of an order text: a known word, a wind, a place, a figure, the mark between two orders, or anything else as typed. */
export type Piece =
  | { readonly kind: 'word'; readonly word: Word; readonly text: string }
  | { readonly kind: 'way'; readonly way: Way; readonly text: string }
  | { readonly kind: 'place'; readonly at: Point; readonly text: string }
  | { readonly kind: 'number'; readonly steps: number; readonly text: string }
  | { readonly kind: 'next'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

type Meaning = { readonly kind: 'word'; readonly word: Word } | { readonly kind: 'way'; readonly way: Way };

const phrase = (spelling: string, meaning: Meaning) => ({ words: plain(spelling).split(' '), meaning });

/** Every spelling in any of our languages, longest first, so that "take cover" is not read as "take" and a rest. */
const PHRASES = TONGUES.flatMap((tongue) => [
  ...WORDS.flatMap((word) => spellings(word, tongue).map((one) => phrase(one, { kind: 'word', word }))),
  ...WAYS.flatMap((way) => waySpellings(way, tongue).map((one) => phrase(one, { kind: 'way', way }))),
]).sort((a, b) => b.words.length - a.words.length);

/** Cuts an order text into its pieces. The language decides how `12,5 ; 8` is read: as decimals, or as two places. */
export function pieces(text: string, tongue: Tongue): readonly Piece[] {
  const cut = cuts(text, tongue);
  const folded = cut.map((piece) => (piece.kind === 'other' ? plain(piece.text) : null));
  const found: Piece[] = [];
  for (let i = 0; i < cut.length;) {
    const known = PHRASES.find(({ words }) => words.every((word, n) => folded[i + n] === word));
    const length = known?.words.length ?? 1;
    const taken = cut.slice(i, i + length);
    const [first] = taken;
    if (known) found.push({ ...known.meaning, text: textOf(taken) });
    else if (first) found.push(first);
    i += length;
  }
  return found;
}

/** What was typed, as far as these pieces go. */
export const textOf = (some: readonly Piece[]): string => some.map(({ text }) => text).join(' ');

/** Places, figures, marks and single words, in the order of the text. */
function cuts(text: string, tongue: Tongue): readonly Piece[] {
  const found: Piece[] = [];
  for (let i = 0; i < text.length;) {
    const rest = text.slice(i);
    const blank = /^[\s,:→>()]+/u.exec(rest)?.[0];
    const mark = /^[;|]/u.exec(rest)?.[0];
    const place = placeAt(rest, tongue.locale);
    const word = /^[^\s,;:→>|()]+/u.exec(rest)?.[0] ?? '';
    const steps = numberIn(word);
    if (blank !== undefined) i += blank.length;
    else if (mark !== undefined) {
      found.push({ kind: 'next', text: mark });
      i += mark.length;
    } else if (place) {
      found.push({ kind: 'place', ...place });
      i += place.text.length;
    } else {
      found.push(steps === null ? { kind: 'other', text: word } : { kind: 'number', steps, text: word });
      i += word.length;
    }
  }
  return found;
}
