import type { AnyPicture, Drawn } from '../present/picture.js';
import { partsOf } from '../games/index.js';
import { leagueScene } from './league/index.js';
import { paint } from './paint.js';
import { inPalette } from './palettes.js';
import { encodeWithin } from './png.js';
import type { Scene } from './scene.js';

/** No picture is larger than this, in bytes: a phone on a train has to load it. */
export const LARGEST = 300 * 1024;

/** What the pictures of each game look like. */
const SCENES = await partsOf((game) => game.scenes());

/** The scene of a picture: what is drawn where. */
export const sceneOf = (picture: AnyPicture): Scene =>
  inPalette(
    picture.game === 'league' ? leagueScene(picture) : SCENES(picture.game).scene(picture),
    picture.palette ?? 'light',
  );

/** Draws a picture at once, on this thread. */
export function drawNow(picture: AnyPicture): Drawn {
  const canvas = paint(sceneOf(picture));
  const { width, height, stride } = canvas;
  return { png: encodeWithin({ width, height, stride, bytes: canvas.toBuffer('raw') }, LARGEST), width, height };
}
