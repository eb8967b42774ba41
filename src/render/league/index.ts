import type { LeaguePicture } from '../../present/league-picture.js';
import type { Scene } from '../scene.js';
import { bracketScene } from './bracket.js';
import { crossScene } from './cross.js';
import { curveScene } from './curve.js';
import { ladderScene } from './ladder.js';
import { standingsScene } from './standings.js';

/** The scene of a picture of a league. */
export function leagueScene(picture: LeaguePicture): Scene {
  switch (picture.shows.kind) {
    case 'standings':
      return standingsScene(picture);
    case 'cross':
      return crossScene(picture);
    case 'bracket':
    case 'lower':
      return bracketScene(picture);
    case 'ladder':
      return ladderScene(picture);
    case 'curve':
      return curveScene(picture);
  }
}
