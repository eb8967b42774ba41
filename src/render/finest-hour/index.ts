import { tongueOf } from '../../games/finest-hour/words/index.js';
import type { Picture } from '../../present/picture.js';
import type { FinestHour } from '../../rules/finest-hour/finest-hour.js';
import type { Scene } from '../scene.js';
import { cardsScene } from './cards.js';
import { mapScene } from './map.js';
import type { Spoken } from './spoken.js';

/** The scene of a picture of Their Finest Hour. */
export function finestHourScene(picture: Picture<FinestHour>): Scene {
  const { shows } = picture;
  const spoken: Spoken = { ...picture, tongue: tongueOf(picture.locale, picture.sides) };
  switch (shows.kind) {
    case 'map':
      return mapScene(spoken, shows);
    case 'sheets':
      return cardsScene(spoken, shows);
  }
}
