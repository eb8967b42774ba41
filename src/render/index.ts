import type { Drawn, Picture } from '../present/picture.js';
import { partsOf } from '../games/index.js';
import { paint } from './paint.js';
import { encodeWithin } from './png.js';
import type { Scene } from './scene.js';

/** No picture is larger than this, in bytes: a phone on a train has to load it. */
export const LARGEST = 300 * 1024;

/** What the pictures of each game look like. */
const SCENES = await partsOf((game) => game.scenes());

/** The scene of a picture: what is drawn where. */
export const sceneOf = (picture: Picture): Scene => SCENES(picture.game).scene(picture);

/** Draws a picture at once, on this thread. */
export const drawNow = (picture: Picture): Drawn => drawScene(sceneOf(picture)).drawn;

/** Paints and encodes a scene, and how long each took, in milliseconds. */
function drawScene(scene: Scene): {
  readonly drawn: Drawn;
  readonly paintMs: number;
  readonly encodeMs: number;
} {
  const start = performance.now();
  const canvas = paint(scene);
  const bytes = canvas.toBuffer('raw');
  const painted = performance.now();
  const png = encodeWithin({ width: canvas.width, height: canvas.height, stride: canvas.stride, bytes }, LARGEST);
  return {
    drawn: { png, width: canvas.width, height: canvas.height },
    paintMs: painted - start,
    encodeMs: performance.now() - painted,
  };
}
