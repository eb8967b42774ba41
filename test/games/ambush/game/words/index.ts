import { catalogueOf } from '../../../../../src/i18n/catalogue.js';
import { LOCALES } from '../../../../../src/i18n/locales.js';
import { alike } from '../../../../../src/i18n/sentences.js';
import { speaking, type Tongue as AnyTongue } from '../../../../../src/i18n/tongue.js';
import { common } from '../../../../../src/i18n/words/index.js';
import { said } from './said.js';
import { typed } from './typed.js';

/** Everything that is said about Ambush. */
export const own = alike({ ...said, ...typed });

const catalogue = catalogueOf({ ...common, ...own });
export type Words = typeof catalogue.words;

/** How a match of Ambush is spoken of. */
export type Tongue = AnyTongue<Words>;
export const tongueOf = speaking(catalogue);

/** The game in every language, for what is read. */
export const TONGUES: readonly Tongue[] = LOCALES.map((locale) => tongueOf(locale));
