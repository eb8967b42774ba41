import type { Colour, Point } from '../scene.js';
import { layered, spots, strokes, type Drawing } from './strokes.js';

/** Ground that gives way: ice, quicksand. */

const CRACK: Colour = '#3F6E92';
const GLINT: Colour = '#FFFFFF';
const SAND: Colour = '#B8935A';
const SAND_EDGE: Colour = '#6E4F22';

/** Cracks that run from a point to all sides, with a glint beside them. */
const CRACKS: readonly (readonly Point[])[] = [
  [
    [-0.06, -0.04],
    [-0.3, -0.22],
    [-0.38, -0.56],
  ],
  [
    [-0.06, -0.04],
    [0.28, -0.2],
    [0.56, -0.16],
  ],
  [
    [-0.06, -0.04],
    [0.04, 0.3],
    [0.32, 0.58],
  ],
  [
    [-0.3, -0.22],
    [-0.64, -0.08],
  ],
  [
    [0.04, 0.3],
    [-0.28, 0.48],
  ],
];
const GLINTS: readonly (readonly Point[])[] = [
  [
    [0.1, -0.52],
    [0.34, -0.44],
  ],
  [
    [-0.52, 0.22],
    [-0.3, 0.3],
  ],
];

export const floes: Drawing = layered(strokes(GLINT, 0.1, GLINTS), strokes(CRACK, 0.05, CRACKS));

/** Where the sand turns, and how broad. */
const POOLS = [
  [-0.3, -0.26, 0.36],
  [0.32, 0.26, 0.42],
] as const;

/** Rings in the sand, one in the other. */
export const pools: Drawing = (middle, radius, layer, tag) =>
  POOLS.flatMap(([x, y, size]) =>
    [1, 0.62, 0.26].map((part) => ({
      kind: 'path' as const,
      closed: true,
      points: spots(
        middle,
        radius,
        Array.from({ length: 14 }, (_, i): Point => {
          const angle = (i * Math.PI) / 7;
          return [x + Math.cos(angle) * size * part, y + Math.sin(angle) * size * part * 0.62];
        }),
      ),
      ...(part === 1 ? { fill: SAND } : {}),
      stroke: SAND_EDGE,
      width: Math.max(0.8, radius * 0.05),
      layer,
      tag,
    })),
  );
