import type { Colour, Point } from '../scene.js';
import { layered, spots, strokes, type Drawing } from './strokes.js';

/** Ground out of which fire and steam come: magma, geysers. */

const GLOW: Colour = '#F7C948';
const LAVA: Colour = '#C63A1B';
const STONE: Colour = '#4A3A38';
const STEAM: Colour = '#5E7F95';
const BASIN: Colour = '#8FB9CF';

/** A closed line about a middle, broad and flat. */
const ring =
  ([x, y]: Point, size: number, fill: Colour, stroke: Colour): Drawing =>
  (middle, radius, layer, tag) => [
    {
      kind: 'path',
      closed: true,
      points: spots(
        middle,
        radius,
        Array.from({ length: 14 }, (_, i): Point => {
          const angle = (i * Math.PI) / 7;
          return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.6];
        }),
      ),
      fill,
      stroke,
      width: Math.max(0.8, radius * 0.05),
      layer,
      tag,
    },
  ];

/** Streams that bend through a hex. */
const STREAMS: readonly (readonly Point[])[] = [
  [
    [-0.66, -0.16],
    [-0.34, -0.34],
    [-0.02, -0.16],
    [0.32, -0.34],
    [0.64, -0.2],
  ],
  [
    [-0.56, 0.3],
    [-0.24, 0.14],
    [0.08, 0.34],
    [0.38, 0.16],
    [0.62, 0.26],
  ],
];

/** Cracks between plates of stone, through which it glows. */
const SEAMS: readonly (readonly Point[])[] = [
  [
    [-0.6, -0.3],
    [-0.2, -0.1],
    [0.1, -0.5],
  ],
  [
    [-0.2, -0.1],
    [-0.1, 0.3],
    [-0.4, 0.56],
  ],
  [
    [-0.1, 0.3],
    [0.34, 0.2],
    [0.6, 0.42],
  ],
  [
    [0.34, 0.2],
    [0.5, -0.3],
  ],
];

export const magma: Drawing = layered(strokes(LAVA, 0.2, STREAMS), strokes(GLOW, 0.08, STREAMS));
export const crust: Drawing = layered(strokes(STONE, 0.18, SEAMS), strokes(GLOW, 0.06, SEAMS));

const PLUMES: readonly (readonly Point[])[] = ([-0.24, 0, 0.24] as const).map((x): readonly Point[] => [
  [x * 0.5, 0.24],
  [x - 0.06, -0.04],
  [x + 0.06, -0.28],
  [x * 1.4, -0.58],
]);

export const geyser: Drawing = ring([0, 0.3], 0.36, BASIN, STEAM);
export const eruption: Drawing = layered(geyser, strokes(STEAM, 0.1, PLUMES));
export const vent: Drawing = layered(ring([0, 0.14], 0.46, STONE, STONE), ring([0, 0.14], 0.24, LAVA, GLOW));
