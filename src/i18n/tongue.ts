import { catalogueOf, type Catalogue } from './catalogue.js';
import type { Locale } from './locales.js';
import type { Sentences } from './sentences.js';
import { common } from './words/index.js';

/** The sentences that serve every game. */
export type Common = typeof common;

/** A side as its scenario calls it. */
export interface NamedSide {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/**
 * How a match is spoken of: the language, the sentences (those of its game with the common ones), and the names of its
 * sides. A tongue of a game serves wherever one without a game is asked for.
 */
export interface Tongue<Words extends Sentences = Common> {
  readonly locale: Locale;
  readonly catalogue: Catalogue<Words>;
  readonly sides: readonly NamedSide[];
}

/** The common sentences, ready to be said. */
export const COMMON: Catalogue<Common> = catalogueOf(common);

/** A language with the sentences of a catalogue; `sides` as the scenario calls them, none outside a match. */
export const speaking =
  <Words extends Sentences>(catalogue: Catalogue<Words>) =>
  (locale: Locale, sides: readonly NamedSide[] = []): Tongue<Words> => ({ locale, catalogue, sides });

/** A language outside any match: with the common sentences, and without names of sides. */
export const plainly: (locale: Locale) => Tongue = speaking(COMMON);
