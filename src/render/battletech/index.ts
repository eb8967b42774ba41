import type { Picture } from '../../present/picture.js';
import { tongueOf } from '../../games/battletech/words/index.js';
import type { Spoken } from './spoken.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import type { Scene } from '../scene.js';
import { mapScene } from './map.js';
import { sheetScene } from './sheet.js';

/** The scene of a BattleTech picture. */
export function battletechScene(picture: Picture<BattleTech>): Scene {
  const { shows } = picture;
  const spoken: Spoken = { ...picture, tongue: tongueOf(picture.locale, picture.sides) };
  switch (shows.kind) {
    case 'map':
      return mapScene(spoken, shows);
    case 'sheets':
      return sheetScene(spoken, shows);
  }
}
