import { alike } from '../../../i18n/sentences.js';
import { answers } from './answers.js';
import { cards } from './cards.js';
import { closeCombat } from './close-combat.js';
import { corrections } from './corrections.js';
import { deeds } from './deeds.js';
import { fire } from './fire.js';
import { grenades } from './grenades.js';
import { markers } from './markers.js';
import { movement } from './movement.js';
import { options } from './options.js';
import { outcome } from './outcome.js';
import { reactions } from './reactions.js';
import { reasons } from './reasons.js';
import { setUp } from './set-up.js';
import { table } from './table.js';
import { tallies } from './tallies.js';
import { turn } from './turn.js';
import { words } from './words.js';

/** Everything that is said about 1-48 Tactic. */
export const tactic148Words = alike({
  ...answers,
  ...cards,
  ...closeCombat,
  ...corrections,
  ...deeds,
  ...fire,
  ...grenades,
  ...markers,
  ...movement,
  ...options,
  ...outcome,
  ...reactions,
  ...reasons,
  ...setUp,
  ...table,
  ...tallies,
  ...turn,
  ...words,
});
