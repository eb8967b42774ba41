import { t } from '../../../i18n/index.js';
import { plain } from '../../../orders/text.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import { TONGUES, type Tongue } from '../words/index.js';
import { numberIn, placeAt } from './places.js';

/** The words that order texts are made of; the catalogues say how each language writes them. */
const WORDS = [
  'left',
  'right',
  'straight',
  'away',
  'fast',
  'dive',
  'evade',
  'facing',
  'fire',
  'with',
  'collide',
  'bomb',
  'end',
  'on',
  'group',
  'break',
  'hold',
  'rally',
  'no-rally',
  'answer',
  'stay',
  'roll',
  'column-2',
  'column-1',
  'column-0',
  'evade-ask',
  'evade-away',
  'evade-left',
  'evade-right',
  'evade-ahead',
  'dodge-ask',
  'dodge-evade',
  'dodge-stay',
  'answer-ask',
  'answer-nearest',
  'answer-likeliest',
  'prefer',
  'prefer-none',
  'tests-ask',
  'tests-roll',
  'tests-2',
  'tests-1',
  'tests-0',
  'rally-ask',
  'rally-never',
  'normal',
] as const;
export type Word = (typeof WORDS)[number];

/** Every spelling of a word in a language; the first is the one that Arbitre writes itself. */
const spellings = (word: Word, tongue: Tongue): readonly string[] => t(tongue, `finest-hour.word.${word}`).split('|');

export const wordFor = (word: Word, tongue: Tongue): string => spellings(word, tongue)[0] ?? word;

/** A piece of an order text: a known word, a place, a figure, so many dice, or anything else as typed. */
export type Piece =
  | { readonly kind: 'word'; readonly word: Word; readonly text: string }
  | { readonly kind: 'place'; readonly at: Point; readonly text: string }
  | { readonly kind: 'number'; readonly steps: number; readonly text: string }
  | { readonly kind: 'dice'; readonly dice: number; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

export const isWord = (piece: Piece | undefined, word: Word): boolean => piece?.kind === 'word' && piece.word === word;

const phraseOf = (spelling: string, word: Word) => ({ words: plain(spelling).split(' '), word });

/** Every spelling in any of our languages, longest first, so that "always evade left" is not read as "always evade" and a rest. */
const PHRASES = TONGUES.flatMap((tongue) =>
  WORDS.flatMap((word) => spellings(word, tongue).map((one) => phraseOf(one, word))),
).sort((a, b) => b.words.length - a.words.length);

/** Cuts an order text into its pieces. */
export function pieces(text: string, tongue: Tongue): readonly Piece[] {
  const cut = cuts(text, tongue);
  const folded = cut.map(({ text: one }) => plain(one));
  const found: Piece[] = [];
  for (let i = 0; i < cut.length;) {
    const known = PHRASES.find(({ words }) => words.every((word, n) => folded[i + n] === word));
    const length = known?.words.length ?? 1;
    const taken = cut.slice(i, i + length);
    const [first] = taken;
    if (known) found.push({ kind: 'word', word: known.word, text: textOf(taken) });
    else if (first) found.push(first);
    i += length;
  }
  return found;
}

/** What was typed, as far as these pieces go. */
export const textOf = (some: readonly Piece[]): string => some.map(({ text }) => text).join(' ');

/** `…` and `...`, which may stand right behind a figure. */
const GOES_ON = /^(?:…|\.{3,})/u;
/** `L45`, `D30`, `П15`: a letter or a word and the degrees right behind it. */
const TURN = /^(?<way>\p{L}+)(?<degrees>\d{1,3}(?:[.,]\d)?°?)$/u;
/** So many of a weapon's dice: `×2`. */
const DICE = /^[×*](?<dice>\d{1,2})$/u;

/** Places, figures and single words, in the order of the text. */
function cuts(text: string, tongue: Tongue): readonly Piece[] {
  const found: Piece[] = [];
  for (let i = 0; i < text.length;) {
    const rest = text.slice(i);
    const blank = /^[\s,:;→>()]+/u.exec(rest)?.[0];
    const more = GOES_ON.exec(rest)?.[0];
    const place = placeAt(rest, tongue.locale);
    const word = /^[×*]?(?:(?!\.{3}|…)[^\s,;:→>()×*]|,\d)+/u.exec(rest)?.[0] ?? rest.slice(0, 1);
    if (blank !== undefined) i += blank.length;
    else if (more !== undefined) {
      found.push({ kind: 'other', text: '…' });
      i += more.length;
    } else if (place) {
      found.push({ kind: 'place', ...place });
      i += place.text.length;
    } else {
      found.push(...pieceOf(word));
      i += word.length;
    }
  }
  return found;
}

function pieceOf(word: string): readonly Piece[] {
  const dice = DICE.exec(word)?.groups?.['dice'];
  if (dice !== undefined) return [{ kind: 'dice', dice: Number(dice), text: word }];
  const { way, degrees } = TURN.exec(word)?.groups ?? {};
  if (way !== undefined && degrees !== undefined && isTurn(way)) {
    return [{ kind: 'other', text: way }, ...pieceOf(degrees)];
  }
  const steps = numberIn(word.replace(/°$/u, ''));
  return [steps === null ? { kind: 'other', text: word } : { kind: 'number', steps, text: word }];
}

/** Whether a text is a way to turn in any language. */
const isTurn = (text: string): boolean =>
  PHRASES.some(
    ({ words, word }) => (word === 'left' || word === 'right') && words.length === 1 && words[0] === plain(text),
  );
