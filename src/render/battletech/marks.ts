import { FAINT, INK, PAPER, RED } from '../colours.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, type Box, type Colour, type Point, type Shape } from '../scene.js';

/** How record sheets mark what has changed. */

/** A figure on a sheet, with a halo where it is dark. */
export const figure = (text: string, at: Point, bold: boolean, colour: Colour, tag: string): Shape => ({
  kind: 'text',
  text,
  at,
  size: LEGIBLE,
  bold,
  align: 'center',
  colour,
  ...(colour === INK ? { halo: `${PAPER}B0` as const } : {}),
  layer: 'writing',
  tag,
});

/** A figure with a stroke through it: what it was before. */
export function struckOut(text: string, at: Point, colour: Colour, tag: string): readonly Shape[] {
  const half = textWidth(text, LEGIBLE, false) / 2 + 1.5;
  const points: readonly Point[] = [
    [at[0] - half, at[1]],
    [at[0] + half, at[1]],
  ];
  return [
    figure(text, at, false, colour, tag),
    { kind: 'path', closed: false, points, stroke: RED, width: 1.4, layer: 'writing', tag: `${tag}:struck` },
  ];
}

/** Slanting lines over a box. */
export function hatch(box: Box, tag: string): readonly Shape[] {
  const step = 5;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const count = Math.floor((box.width + box.height) / step);
  return Array.from({ length: count }, (_, i): Shape => {
    // The line x + y = sum, cut off at the sides of the box.
    const sum = box.x + box.y + (i + 1) * step;
    const from: Point = [Math.min(right, sum - box.y), Math.max(box.y, sum - right)];
    const to: Point = [Math.max(box.x, sum - bottom), Math.min(bottom, sum - box.x)];
    return { kind: 'path', closed: false, points: [from, to], stroke: RED, width: 1.1, layer: 'tint', tag };
  });
}

/** Two bars across a box. */
export function crossOut({ x, y, width, height }: Box, tag: string): readonly Shape[] {
  const bar = (points: readonly Point[]): Shape => ({
    kind: 'path',
    closed: false,
    points,
    stroke: FAINT,
    width: 2.5,
    layer: 'line',
    tag,
  });
  return [
    bar([
      [x + 4, y + 4],
      [x + width - 4, y + height - 4],
    ]),
    bar([
      [x + width - 4, y + 4],
      [x + 4, y + height - 4],
    ]),
  ];
}
