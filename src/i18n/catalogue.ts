import type { Measure } from '../rules/geometry/plane/measure.js';
import type { Locale } from './locales.js';
import type { Sentences } from './sentences.js';
import { typeset } from './typeset.js';

/** Sentences ready to be said: the common ones, or with them those of a game. */
export interface Catalogue<Words extends Sentences> {
  /** The sentences as they were written. */
  readonly words: Words;
  /** How each game measures whose sentences these are, by its id; a game of hexes is not among them. */
  readonly measures: Readonly<Record<string, Measure>>;
  /** The text of a key, typeset and not filled; `null` for what is no key. */
  text(locale: Locale, key: string): string | null;
}

/** Makes sentences ready to be said, lengths in them as their game measures. */
export function catalogueOf<Words extends Sentences>(
  words: Words,
  measures: Catalogue<Words>['measures'] = {},
): Catalogue<Words> {
  const texts = new Map(
    Object.entries(words).map(([key, { en, fr, ru }]) => [
      key,
      { en: typeset('en', en), fr: typeset('fr', fr), ru: typeset('ru', ru) },
    ]),
  );
  return { words, measures, text: (locale, key) => texts.get(key)?.[locale] ?? null };
}
