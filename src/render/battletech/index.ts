import type { Picture } from '../../present/picture.js';
import type { BattleTech } from '../../rules/battletech/types.js';
import type { Scene } from '../scene.js';
import { mapScene } from './map.js';
import { sheetScene } from './sheet.js';

/** The scene of a BattleTech picture. */
export function battletechScene(picture: Picture<BattleTech>): Scene {
  const { shows } = picture;
  switch (shows.kind) {
    case 'map':
      return mapScene(picture, shows);
    case 'sheets':
      return sheetScene(picture, shows);
  }
}
