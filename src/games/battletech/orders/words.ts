import { t } from '../../../i18n/index.js';
import { TONGUES, type Tongue } from '../words/index.js';
import { parseHex, type Hex } from '../../../rules/geometry/hex/hex.js';
import { plain, wordsOf } from '../../../orders/text.js';
import { SPECIAL_MODES } from '../../../rules/battletech/standard/traits.js';

/** The words that order texts are made of; the catalogues say how each language writes them. */
export const WORDS = [
  'deploy',
  'stand',
  'walk',
  'run',
  'jump',
  'to',
  'from',
  'exit',
  'hex',
  'fire-anyway',
  'hold',
  'all',
  'none',
  // Standard level.
  'back',
  'stand-up',
  'careful-stand',
  'masc',
  'sprint',
  'evade',
  'eject',
  'sow',
  'clear-mines',
  'self-destruct',
  'self-destruct-ejecting',
  'mount',
  'unload',
  'hidden',
  'lie-low',
  'overwatch',
  'open-fire',
  'come-out',
  'mines',
  'artillery',
  'homing',
  'smoke',
  'drop',
  'charge',
  'death-from-above',
  'at',
  'twist',
  'left',
  'right',
  'ahead',
  'flip',
  'danger',
  'spot',
  ...SPECIAL_MODES,
  'aim',
  'high',
  'low',
  'column',
  'weak',
  'dump',
  'sinks',
  'unjam',
  'punch',
  'kick',
  'push',
  'club',
  'both',
  'no-strike',
  'take-tree',
  'take-limb',
  'brush-off',
  'climb',
  'descend',
] as const;
export type Word = (typeof WORDS)[number];

/** The word as Arbitre writes it itself. */
export const wordFor = (word: Word, tongue: Tongue): string => spellings(word, tongue)[0] ?? word;

/** The side of an arm or leg that strikes: of the spellings of `left` and `right` the one that fits a limb. */
export const limbSide = (side: 'left' | 'right', tongue: Tongue): string => t(tongue, `battletech.limb.${side}`);

/** Every spelling of a word in a language. */
export const spellings = (word: Word, tongue: Tongue): readonly string[] =>
  t(tongue, `battletech.word.${word}`).split('|');

/** Every spelling in any of our languages, longest first, so that "stand still" is not read as "stand" and a rest. */
const PHRASES: readonly { readonly words: readonly string[]; readonly word: Word }[] = WORDS.flatMap((word) =>
  TONGUES.flatMap((tongue) => spellings(word, tongue)).map((spelling) => ({ words: plain(spelling).split(' '), word })),
).sort((a, b) => b.words.length - a.words.length);

/** A piece of an order text: a known word, a hex, or anything else as typed. */
export type Piece =
  | { readonly kind: 'word'; readonly word: Word; readonly text: string }
  | { readonly kind: 'hex'; readonly hex: Hex; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** Cuts an order text into its pieces. A hex with a facing stuck to it, `0815N`, is two pieces; its first zero may be left out. */
export function pieces(text: string): readonly Piece[] {
  const words = wordsOf(text).flatMap((word) => /^(?<hex>\d{3,4})(?<rest>\D.*)$/su.exec(word)?.slice(1) ?? [word]);
  const folded = words.map(plain);
  const found: Piece[] = [];
  for (let i = 0; i < words.length;) {
    const phrase = PHRASES.find((candidate) => candidate.words.every((word, n) => folded[i + n] === word));
    const length = phrase?.words.length ?? 1;
    found.push(pieceOf(words.slice(i, i + length).join(' '), phrase?.word ?? null));
    i += length;
  }
  return found;
}

function pieceOf(text: string, word: Word | null): Piece {
  if (word) return { kind: 'word', word, text };
  const hex = parseHex(/^\d{3}$/u.test(text) ? `0${text}` : text);
  return hex ? { kind: 'hex', hex, text } : { kind: 'other', text };
}
