import { catalogueOf } from '../../../i18n/catalogue.js';
import { LOCALES } from '../../../i18n/locales.js';
import { alike } from '../../../i18n/sentences.js';
import { speaking, type Tongue as AnyTongue } from '../../../i18n/tongue.js';
import { common } from '../../../i18n/words/index.js';
import { MEASURE } from '../../../rules/finest-hour/lengths.js';
import { codes } from './codes.js';
import { deeds } from './deeds.js';
import { fire } from './fire.js';
import { flight } from './flight.js';
import { missions } from './missions.js';
import { options } from './options.js';
import { orders } from './orders.js';
import { outcome } from './outcome.js';
import { pictures } from './pictures.js';
import { reactions } from './reactions.js';
import { profiles } from './profiles.js';
import { reasons } from './reasons.js';
import { setUp } from './set-up.js';
import { sheets } from './sheets.js';
import { turn } from './turn.js';

/** Everything that is said about Their Finest Hour. */
export const own = alike({
  ...codes,
  ...deeds,
  ...fire,
  ...flight,
  ...missions,
  ...options,
  ...orders,
  ...outcome,
  ...pictures,
  ...reactions,
  ...profiles,
  ...reasons,
  ...setUp,
  ...sheets,
  ...turn,
});

/** They and the common ones, ready to be said. */
const catalogue = catalogueOf({ ...common, ...own }, { 'finest-hour': MEASURE });
export type Words = typeof catalogue.words;

/** How a match of Their Finest Hour is spoken of. */
export type Tongue = AnyTongue<Words>;

/** Their Finest Hour in a language; `sides` as the scenario calls them. */
export const tongueOf = speaking(catalogue);

/** The game in every language, for what is read and not said: whoever plays in another is understood too. */
export const TONGUES: readonly Tongue[] = LOCALES.map((locale) => tongueOf(locale));
