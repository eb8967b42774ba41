import { catalogueOf } from '../../../i18n/catalogue.js';
import { LOCALES } from '../../../i18n/locales.js';
import { alike } from '../../../i18n/sentences.js';
import { speaking, type Tongue as AnyTongue } from '../../../i18n/tongue.js';
import { common } from '../../../i18n/words/index.js';
import { MEASURE } from '../../../rules/tactic148/lengths.js';
import { answers } from './answers.js';
import { cards } from './cards.js';
import { buttons } from './buttons.js';
import { closeCombat } from './close-combat.js';
import { corrections } from './corrections.js';
import { deeds } from './deeds.js';
import { field } from './field.js';
import { fire } from './fire.js';
import { grenades } from './grenades.js';
import { markers } from './markers.js';
import { movement } from './movement.js';
import { options } from './options.js';
import { outcome } from './outcome.js';
import { reactions } from './reactions.js';
import { reasons } from './reasons.js';
import { setUp } from './set-up.js';
import { story } from './story.js';
import { table } from './table.js';
import { tallies } from './tallies.js';
import { turn } from './turn.js';
import { words } from './words.js';

/** Everything that is said about 1-48 Tactic. */
export const own = alike({
  ...answers,
  ...cards,
  ...buttons,
  ...closeCombat,
  ...corrections,
  ...deeds,
  ...field,
  ...fire,
  ...grenades,
  ...markers,
  ...movement,
  ...options,
  ...outcome,
  ...reactions,
  ...reasons,
  ...setUp,
  ...story,
  ...table,
  ...tallies,
  ...turn,
  ...words,
});

/** They and the common ones, ready to be said. */
const catalogue = catalogueOf({ ...common, ...own }, { tactic148: MEASURE });
export type Words = typeof catalogue.words;

/** How a match of 1-48 Tactic is spoken of. */
export type Tongue = AnyTongue<Words>;

/** 1-48 Tactic in a language; `sides` as the scenario calls them. */
export const tongueOf = speaking(catalogue);

/** The game in every language, for what is read and not said: whoever plays in another is understood too. */
export const TONGUES: readonly Tongue[] = LOCALES.map((locale) => tongueOf(locale));
