import type { Mark } from '../../rules/battletech/ground-table.js';
import type { Colour, Point } from '../scene.js';
import { boulders, crags, piles, ruins } from './strewn.js';
import { spots, strokes, type Drawing } from './strokes.js';
import { crust, eruption, geyser, magma, vent } from './fiery-marks.js';
import { floes, pools } from './treacherous-marks.js';
import { fronds, lichens, rapids, torrent } from './wild-marks.js';
import { works as industry } from './works.js';

/** What marks the ground of a hex, as it is printed: each kind in a form of its own, not by colour only. */

const BARS: Colour = '#3F3943';
const FLAKE: Colour = '#4A6E9E';
const REED: Colour = '#4C6B2F';
const PUDDLE: Colour = '#8C6F52';
const PUDDLE_EDGE: Colour = '#5C4430';
const GRAIN: Colour = '#A67C2D';
const FURROW: Colour = '#73913B';
const WORKS: Colour = '#5A4632';

/** Two bars across each other: nobody enters. */
const bars = strokes(
  BARS,
  0.14,
  ([1, -1] as const).map((rise) => [
    [-0.58, -0.58 * rise],
    [0.58, 0.58 * rise],
  ]),
);

/** Flakes of snow, each three strokes across each other. */
const flakes = (at: readonly Point[]): Drawing =>
  strokes(
    FLAKE,
    0,
    at.flatMap(([x, y]) =>
      [0, 60, 120].map((degrees): readonly Point[] => {
        const angle = (degrees * Math.PI) / 180;
        const [dx, dy] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2];
        return [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ];
      }),
    ),
  );

const FEW: readonly Point[] = [
  [-0.5, -0.12],
  [0.1, -0.52],
  [0.5, 0.16],
];
const MANY: readonly Point[] = [...FEW, [-0.2, 0.52], [-0.02, 0], [0.56, -0.4], [0.36, 0.6]];

/** Tufts of reed, each above a line of water. */
const reeds = strokes(
  REED,
  0.055,
  (
    [
      [-0.46, -0.2],
      [0.3, -0.42],
      [0.46, 0.3],
      [-0.2, 0.5],
    ] as const
  ).flatMap(([x, y]): readonly (readonly Point[])[] => [
    [
      [x, y],
      [x - 0.14, y - 0.24],
    ],
    [
      [x, y],
      [x, y - 0.32],
    ],
    [
      [x, y],
      [x + 0.14, y - 0.24],
    ],
    [
      [x - 0.24, y + 0.06],
      [x + 0.24, y + 0.06],
    ],
  ]),
);

/** Puddles: where they lie and how broad they are. */
const PUDDLES = [
  [-0.4, -0.34, 0.24],
  [0.36, -0.12, 0.3],
  [-0.3, 0.3, 0.28],
  [0.24, 0.54, 0.18],
] as const;

const puddles: Drawing = (middle, radius, layer, tag) =>
  PUDDLES.map(([x, y, size]) => ({
    kind: 'path',
    closed: true,
    points: spots(
      middle,
      radius,
      Array.from({ length: 12 }, (_, i): Point => {
        const angle = (i * Math.PI) / 6;
        const out = size * (i % 3 === 0 ? 0.86 : 1);
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.6];
      }),
    ),
    fill: PUDDLE,
    stroke: PUDDLE_EDGE,
    width: 0.7,
    layer,
    tag,
  }));

/** Grains of sand in rows that the wind has drawn. */
const grains: Drawing = (middle, radius, layer, tag) =>
  spots(
    middle,
    radius,
    [-0.5, 0, 0.5].flatMap((y, row) =>
      [-0.5, -0.25, 0, 0.25, 0.5].map((x, i): Point => [x + (row % 2) * 0.12, y + (i % 2 === 0 ? 0.06 : -0.06)]),
    ),
  ).map((at) => ({ kind: 'circle', at, radius: Math.max(0.7, radius * 0.055), fill: GRAIN, layer, tag }));

/** Furrows side by side. */
const furrows = strokes(
  FURROW,
  0.07,
  [-0.6, -0.3, 0, 0.3, 0.6].map((y): readonly Point[] => {
    const half = 0.74 - Math.abs(y) * 0.5;
    return [
      [-half, y + 0.06],
      [half, y - 0.06],
    ];
  }),
);

/** A rampart with its teeth outward, around three sides. */
const works = strokes(WORKS, 0.1, [
  [
    [-0.62, 0.3],
    [-0.4, -0.34],
    [0.4, -0.34],
    [0.62, 0.3],
  ],
  ...(
    [
      [-0.53, 0.02, -0.72, -0.05],
      [-0.24, -0.34, -0.24, -0.54],
      [0.24, -0.34, 0.24, -0.54],
      [0.53, 0.02, 0.72, -0.05],
    ] as const
  ).map(([x, y, toX, toY]): readonly Point[] => [
    [x, y],
    [toX, toY],
  ]),
]);

/** How each mark is drawn; pavement, which depends on what lies beside it, in `pavement.ts`. */
export const MARK_DRAWINGS: Readonly<Record<Exclude<Mark, 'pavement'>, Drawing>> = {
  industry,
  jungle: fronds,
  rapids,
  torrent,
  tundra: lichens,
  fields: furrows,
  sand: grains,
  mud: puddles,
  swamp: reeds,
  rough: boulders,
  ultraRough: crags,
  rubble: ruins,
  snow: flakes(FEW),
  deepSnow: flakes(MANY),
  fortified: works,
  impassable: bars,
  ultraRubble: piles,
  ice: floes,
  quicksand: pools,
  crust,
  magma,
  geyser,
  eruption,
  vent,
};
