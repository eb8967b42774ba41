import type { Colour, Point } from '../scene.js';
import { spots, type Drawing } from './strokes.js';

/** Heavy industry from above: halls with saw-tooth roofs, tanks, a chimney. Lit from the north-west. */

const SHADE: Colour = '#2A3A2C55';
const HALL: Colour = '#8E8794';
const HALL_LIT: Colour = '#B9B3BE';
const TANK: Colour = '#A9A59A';
const TANK_LIT: Colour = '#D6D2C6';
const EDGE: Colour = '#43404A';

const HALLS = [
  [-0.6, -0.46, 0.66, 0.5],
  [-0.16, 0.2, 0.66, 0.34],
] as const;
const TANKS = [
  [0.4, -0.3, 0.22],
  [-0.44, 0.36, 0.18],
] as const;
/** The ridges of a roof. */
const RIDGES = 3;

export const works: Drawing = (middle, radius, layer, tag) => [
  ...HALLS.flatMap(([west, north, width, height]) => {
    const box = (x: number, y: number, w: number, h: number): readonly Point[] =>
      spots(middle, radius, [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]);
    const tooth = width / RIDGES;
    return [
      { kind: 'path', closed: true, points: box(west + 0.08, north + 0.08, width, height), fill: SHADE, layer, tag },
      {
        kind: 'path',
        closed: true,
        points: box(west, north, width, height),
        fill: HALL,
        stroke: EDGE,
        width: Math.max(0.7, radius * 0.04),
        layer,
        tag,
      },
      ...Array.from(
        { length: RIDGES },
        (_, i) =>
          ({
            kind: 'path',
            closed: true,
            points: box(west + i * tooth + 0.02, north + 0.03, tooth * 0.45, height - 0.06),
            fill: HALL_LIT,
            layer,
            tag,
          }) as const,
      ),
    ] as const;
  }),
  ...TANKS.flatMap(([x, y, size]) => {
    const [[cx, cy] = middle] = spots(middle, radius, [[x, y]]);
    const r = size * radius;
    return [
      { kind: 'circle', at: [cx + 0.3 * r, cy + 0.3 * r], radius: r, fill: SHADE, layer, tag },
      {
        kind: 'circle',
        at: [cx, cy],
        radius: r,
        fill: TANK,
        stroke: EDGE,
        width: Math.max(0.7, radius * 0.04),
        layer,
        tag,
      },
      { kind: 'circle', at: [cx - 0.25 * r, cy - 0.25 * r], radius: 0.5 * r, fill: TANK_LIT, layer, tag },
    ] as const;
  }),
];
