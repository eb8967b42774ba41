import { CANVAS, CANVAS_SCALE, TYPE } from './canvas.js';
import { BAND, PAPER, RULE } from './colours.js';
import { cut, fittingSize, textWidth } from './measure.js';
import { writing } from './panel.js';
import type { Box, Colour, Point, Scene, Shape } from './scene.js';

/** Pictures of campaigns and leagues: a band with a title and something beside it, and room below. */

/** How high the band is, and how far words stand from the edge. */
export const HEAD = 24;
export const PAD = 8;

/** The room below the band. */
export const ROOM: Box = { x: PAD, y: HEAD + 4, width: CANVAS.width - 2 * PAD, height: CANVAS.height - HEAD - 8 };

/** A whole picture: the band with its title, cut to what is left beside `aside`, and what is drawn below. */
export function headed(title: string, aside: string, shapes: readonly Shape[]): Scene {
  const left = CANVAS.width - 2 * PAD - textWidth(aside, TYPE.read, false) - 12;
  const size = fittingSize(title, TYPE.title, true, left, TYPE.read);
  return {
    ...CANVAS,
    scale: CANVAS_SCALE,
    background: PAPER,
    ground: null,
    shapes: [
      filled({ x: 0, y: 0, width: CANVAS.width, height: HEAD }, 'card:band'),
      writing(cut(title, size, true, left), [PAD, HEAD / 2], 'card:title', { size, bold: true }),
      writing(aside, [CANVAS.width - PAD, HEAD / 2], 'card:aside', { right: true }),
      ...shapes,
    ],
  };
}

/** A box without a frame. */
export const filled = (box: Box, tag: string, fill: Colour = BAND): Shape => ({
  kind: 'box',
  box,
  round: 0,
  fill,
  layer: 'tint',
  tag,
});

/** A thin line. */
export const rule = (points: readonly Point[], tag = 'rule', stroke = RULE, width = 0.8): Shape => ({
  kind: 'path',
  closed: false,
  points,
  stroke,
  width,
  layer: 'frame',
  tag,
});
