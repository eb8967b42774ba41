import type { Colour, Point } from '../scene.js';
import { layered, spots, strokes, type Drawing } from './strokes.js';

/** Ground and water that are wild: jungle, tundra, rapids. */

const FROND: Colour = '#1E5A2C';
const LICHEN: Colour = '#8A8457';
const LICHEN_EDGE: Colour = '#5F5B38';
const FOAM: Colour = '#FBFDFF';
const SURGE: Colour = '#23557A';

/** Fronds in fans, between whatever trees there are. */
export const fronds = strokes(
  FROND,
  0.06,
  (
    [
      [-0.16, -0.2],
      [0.52, -0.02],
      [-0.44, 0.36],
      [0.16, 0.62],
      [0.02, -0.64],
    ] as const
  ).flatMap(([x, y]) =>
    [-70, -25, 25, 70].map((degrees): readonly Point[] => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.sin(angle) * 0.24, -Math.cos(angle) * 0.2];
      return [
        [x, y],
        [x + dx * 0.7, y + dy],
        [x + dx * 1.3, y + dy * 0.7],
      ];
    }),
  ),
);

/** Where lichen grows, and how broad. */
const LICHENS = [
  [-0.46, -0.3, 0.16],
  [0.02, -0.52, 0.12],
  [0.46, -0.14, 0.18],
  [-0.1, 0.08, 0.13],
  [-0.5, 0.3, 0.12],
  [0.28, 0.46, 0.15],
] as const;

/** Cushions of lichen on frozen ground. */
export const lichens: Drawing = (middle, radius, layer, tag) =>
  LICHENS.map(([x, y, size]) => ({
    kind: 'path',
    closed: true,
    points: spots(
      middle,
      radius,
      Array.from({ length: 9 }, (_, i): Point => {
        const angle = (i * Math.PI * 2) / 9;
        const out = size * (i % 2 === 0 ? 1 : 0.7);
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.7];
      }),
    ),
    fill: LICHEN,
    stroke: LICHEN_EDGE,
    width: 0.7,
    layer,
    tag,
  }));

/** Water that breaks: crests of foam, one below the other. */
const crests = (colour: Colour, at: readonly Point[], width: number): Drawing =>
  strokes(
    colour,
    width,
    at.map(([x, y]): readonly Point[] => [
      [x - 0.26, y + 0.14],
      [x - 0.1, y - 0.06],
      [x, y + 0.06],
      [x + 0.1, y - 0.06],
      [x + 0.26, y + 0.14],
    ]),
  );

const SOME: readonly Point[] = [
  [0, -0.5],
  [-0.34, 0.08],
  [0.34, 0.44],
];
const MORE: readonly Point[] = [...SOME, [0.44, -0.16], [-0.5, -0.36], [-0.14, 0.62], [0.08, 0.16]];

const breaking = (at: readonly Point[]): Drawing => layered(crests(SURGE, at, 0.15), crests(FOAM, at, 0.08));

export const rapids = breaking(SOME);
export const torrent = breaking(MORE);
