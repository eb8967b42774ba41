import type { Sky } from '../../rules/finest-hour/types.js';
import type { Subject } from '../../present/picture.js';
import type { Model } from './library/profiles.js';
import { stillModels, stillSky } from './library/still.js';

/** A bare sky. */
export const skySubject = (sky: Sky): Subject => ({
  game: 'finest-hour',
  view: stillSky(sky),
  shows: { kind: 'map', crop: 'whole', overlay: null },
});

/** The cards of some profiles. */
export function modelsSubject(models: readonly Model[]): Subject {
  const view = stillModels(models);
  return { game: 'finest-hour', view, shows: { kind: 'sheets', units: view.game.aircraft.map(({ id }) => id) } };
}
