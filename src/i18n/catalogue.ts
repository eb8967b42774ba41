import type { Locale } from './locales.js';
import type { Sentences } from './sentences.js';
import { typeset } from './typeset.js';

/** Sentences ready to be said: the common ones, or with them those of a game. */
export interface Catalogue<Words extends Sentences> {
  /** The sentences as they were written. */
  readonly words: Words;
  /** The text of a key, typeset and not filled; `null` for what is no key. */
  text(locale: Locale, key: string): string | null;
}

/** Makes sentences ready to be said. */
export function catalogueOf<Words extends Sentences>(words: Words): Catalogue<Words> {
  const texts = new Map(
    Object.entries(words).map(([key, { en, fr, ru }]) => [
      key,
      { en: typeset('en', en), fr: typeset('fr', fr), ru: typeset('ru', ru) },
    ]),
  );
  return { words, text: (locale, key) => texts.get(key)?.[locale] ?? null };
}
