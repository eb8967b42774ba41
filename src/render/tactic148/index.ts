import type { Picture } from '../../present/picture.js';
import { tongueOf } from '../../games/tactic148/words/index.js';
import type { Spoken } from './spoken.js';
import type { Tactic148 } from '../../rules/tactic148/tactic148.js';
import type { Scene } from '../scene.js';
import { mapScene } from './map.js';
import { cardsScene } from './cards.js';

/** The scene of a 1-48 Tactic picture. */
export function tactic148Scene(picture: Picture<Tactic148>): Scene {
  const { shows } = picture;
  const spoken: Spoken = { ...picture, tongue: tongueOf(picture.locale, picture.sides) };
  switch (shows.kind) {
    case 'map':
      return mapScene(spoken, shows);
    case 'sheets':
      return cardsScene(spoken, shows);
  }
}
