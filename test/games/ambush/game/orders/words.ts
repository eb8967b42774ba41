import { t } from '../../../../../src/i18n/index.js';
import { plain, wordsOf } from '../../../../../src/orders/text.js';
import { TONGUES, type Tongue } from '../words/index.js';

/** The words that order texts are made of. */
const WORDS = [
  'mines',
  'none',
  'deploy',
  'hidden',
  'any',
  'bold',
  'wary',
  'scan',
  'hold',
  'lost',
  'standing',
  'live',
  'sleep',
] as const;
export type Word = (typeof WORDS)[number];

/** A word as a language writes it. */
export const wordFor = (word: Word, tongue: Tongue): string => t(tongue, `ambush.word.${word}`);

/** The words of a text; one of ours in any language is known by its name. */
export const wordsIn = (text: string): readonly string[] => {
  const whole = WORDS.find((word) => isWord(text, word));
  return whole ? [whole] : wordsOf(text).map((typed) => WORDS.find((word) => isWord(typed, word)) ?? typed);
};

const isWord = (text: string, word: Word): boolean =>
  TONGUES.some((tongue) => plain(wordFor(word, tongue)) === plain(text));
