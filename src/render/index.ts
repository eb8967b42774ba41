import type { AnyPicture, Drawn } from '../present/picture.js';
import { partsOf } from '../games/index.js';
import { campaignScene } from './campaign/index.js';
import { leagueScene } from './league/index.js';
import { paint } from './paint.js';
import { darkened, inPalette } from './palettes.js';
import { encodeWithin } from './png.js';
import type { RulesetId } from '../rules/registry.js';
import type { Colour, Scene } from './scene.js';

/** No picture is larger than this, in bytes: a phone on a train has to load it. */
export const LARGEST = 300 * 1024;

/** What the pictures of each game look like. */
const SCENES = await partsOf((game) => game.scenes());

/** The scene of a picture: what is drawn where. */
export function sceneOf(picture: AnyPicture): Scene {
  const { palette = 'light' } = picture;
  if (picture.game === 'league') return inPalette(leagueScene(picture), palette);
  if (picture.game === 'campaign') return inPalette(campaignScene(picture), palette);
  const own = SCENES(picture.game);
  return inPalette(own.scene(picture), palette, own.dark);
}

/** What a colour of a game's pictures is on dark paper; `null`: of those of campaigns and leagues. */
export const darkenedIn = (game: RulesetId | null, colour: Colour): Colour =>
  game === null ? darkened(colour) : darkened(colour, SCENES(game).dark);

/** Draws a picture at once, on this thread. */
export function drawNow(picture: AnyPicture): Drawn {
  const canvas = paint(sceneOf(picture));
  const { width, height, stride } = canvas;
  return { png: encodeWithin({ width, height, stride, bytes: canvas.toBuffer('raw') }, LARGEST), width, height };
}
