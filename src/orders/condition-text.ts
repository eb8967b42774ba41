import { LOCALES, type Locale } from '../i18n/locales.js';
import { plain } from './text.js';

/** The text of a condition, in any of our languages: `HBK-4G not in sight`, `enemy within 6`, `turn >= 3`. */

/** A condition taken apart: its kind, whether `not` turns it round, what stands before (a unit) and behind (a figure). */
export interface ConditionText<Kind extends string> {
  readonly kind: Kind;
  readonly not: boolean;
  readonly named: string;
  readonly tail: string;
}

/** Makes the reader of the conditions of a game; `words` are the spellings of a kind or of `not`, separated by |. */
export function conditionReader<Kind extends string>(
  kinds: readonly Kind[],
  words: (word: Kind | 'not', locale: Locale) => string,
): (text: string) => ConditionText<Kind> | null {
  const spellings = (word: Kind | 'not'): readonly string[] =>
    LOCALES.flatMap((locale) => words(word, locale).split('|').map(plain));
  // The longest first, so that none is taken for the beginning of another.
  const phrases = kinds
    .flatMap((kind) => spellings(kind).map((phrase) => ({ kind, phrase })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const nots = spellings('not');
  return (text) => {
    const typed = ` ${plain(text.replaceAll('≥', '>=')).replace(/[:;]+|,(?!\d)/gu, ' ')} `.replace(/\s+/gu, ' ');
    const found = phrases.find(({ phrase }) => typed.includes(` ${phrase} `));
    if (!found) return null;
    const at = typed.indexOf(` ${found.phrase} `);
    const head = ` ${typed.slice(0, at).trim()} `;
    const tail = typed.slice(at + found.phrase.length + 2).trim();
    const not = nots.find((word) => head.includes(` ${word} `));
    const named = (not === undefined ? head : head.replace(` ${not} `, ' ')).trim();
    return { kind: found.kind, not: not !== undefined, named, tail };
  };
}
