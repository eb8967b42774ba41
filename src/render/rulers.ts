import { CANVAS, MAP_BOX, RULER, TYPE } from './canvas.js';
import { BAND, FAINT, PAPER } from './colours.js';
import { textWidth } from './measure.js';
import { isInside, type Box, type Point, type Shape } from './scene.js';
import type { Window } from './window.js';

/** The bands along two edges of a map, in which a game writes its numbers, and paper around a map that is smaller than its place. */

export const bands: readonly Shape[] = [
  { x: 0, y: 0, width: MAP_BOX.x + MAP_BOX.width, height: RULER },
  { x: 0, y: 0, width: RULER, height: CANVAS.height },
].map((box): Shape => ({ kind: 'box', box, round: 0, fill: BAND, layer: 'frame', tag: 'ruler' }));

/** Where the middle of a number must lie to be whole: half of a short one is not as wide as this. */
const HALF = 7;
const within = (text: string, axis: 'column' | 'row'): Box => {
  if (axis === 'row') return { x: 0, y: RULER + 6, width: 2 * RULER, height: MAP_BOX.height - 12 };
  const half = Math.max(HALF, textWidth(text, TYPE.read, true) / 2);
  return { x: RULER + half, y: 0, width: MAP_BOX.width - 2 * half, height: RULER };
};

/** A number of a column above `across`, or of a row left of it; nothing where it would be cut. */
export function rulerNumber(text: string, axis: 'column' | 'row', across: number): readonly Shape[] {
  const half = textWidth(text, TYPE.read, true) / 2;
  // One that is wider than the band reaches out of it onto the map.
  const wide = axis === 'row' && half > RULER / 2;
  const at: Point = axis === 'column' ? [across, RULER / 2] : [wide ? half + 0.5 : RULER / 2, across];
  if (!isInside(at, within(text, axis))) return [];
  return [
    {
      kind: 'text',
      text,
      at,
      size: TYPE.read,
      bold: true,
      align: 'center',
      colour: FAINT,
      ...(wide ? { halo: BAND } : {}),
      layer: 'writing',
      tag: `ruler:${axis}:${Number(text)}`,
    },
  ];
}

/** Paper around a map that is smaller than its place. */
export function margins({ window, at }: Window): readonly Shape[] {
  const right = at[0] + window.width;
  const bottom = at[1] + window.height;
  const boxes: readonly Box[] = [
    { x: MAP_BOX.x, y: MAP_BOX.y, width: at[0] - MAP_BOX.x, height: MAP_BOX.height },
    { x: right, y: MAP_BOX.y, width: MAP_BOX.x + MAP_BOX.width - right, height: MAP_BOX.height },
    { x: MAP_BOX.x, y: MAP_BOX.y, width: MAP_BOX.width, height: at[1] - MAP_BOX.y },
    { x: MAP_BOX.x, y: bottom, width: MAP_BOX.width, height: MAP_BOX.y + MAP_BOX.height - bottom },
  ];
  return boxes
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => ({ kind: 'box', box, round: 0, fill: PAPER, layer: 'frame', tag: 'margin' }));
}
