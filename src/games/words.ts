import { catalogueOf } from '../i18n/catalogue.js';
import type { Locale } from '../i18n/locales.js';
import type { Sentences } from '../i18n/sentences.js';
import { speaking, type NamedSide, type Tongue } from '../i18n/tongue.js';
import { common } from '../i18n/words/index.js';
import { GAMES } from './index.js';

const games = await Promise.all(GAMES.map((game) => game.words()));

/** Every sentence, the common ones and those of the games. */
export const EVERY = catalogueOf(
  { ...games.reduce<Sentences>((all, words) => ({ ...all, ...words }), {}), ...common },
  Object.fromEntries(GAMES.flatMap(({ id, rules: { measure } }) => (measure ? [[id, measure]] : []))),
);

/** A language with the sentences of every game, for what is known only at run time: names of codes, refusals. */
export const anyTongue: (locale: Locale, sides?: readonly NamedSide[]) => Tongue = speaking(EVERY);
