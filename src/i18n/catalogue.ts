import type { Locale } from './locales.js';
import type { Sentences } from './sentences.js';
import { typeset } from './typeset.js';

/** Sentences ready to be said: typeset, by key and language. */
export interface Catalogue<Words extends Sentences> {
  readonly words: Words;
  /** The keys, in the order of the chapters. */
  readonly keys: readonly (keyof Words & string)[];
  readonly isKey: (text: string) => text is keyof Words & string;
  /** The text of a key, typeset and not filled. */
  readonly text: (locale: Locale, key: keyof Words & string) => string;
}

/** Makes sentences ready to be said. */
export function catalogueOf<Words extends Sentences>(words: Words): Catalogue<Words> {
  const isKey = (text: string): text is keyof Words & string => Object.hasOwn(words, text);
  const texts = new Map<string, Readonly<Record<Locale, string>>>();
  for (const [key, { en, fr, ru }] of Object.entries(words))
    texts.set(key, { en: typeset('en', en), fr: typeset('fr', fr), ru: typeset('ru', ru) });
  return {
    words,
    keys: Object.keys(words).filter(isKey),
    isKey,
    text(locale, key) {
      const text = texts.get(key);
      if (text === undefined) throw new Error(`no sentence ${key}`);
      return text[locale];
    },
  };
}
