import type { Colour, Layer, Point, Shape } from '../scene.js';

/** What lies strewn over a hex: boulders on rough ground, broken walls on rubble. Each throws a shadow and is lit from the north-west. */

const SHADE: Colour = '#2A3A2C55';
const STONE = { fill: '#A79B82', lit: '#CFC5AE', stroke: '#6B604A' } as const;
const BRICK = { fill: '#A8705C', lit: '#C99480', stroke: '#5E3021' } as const;

interface Piece {
  /** Around its own middle, in parts of its size. */
  readonly outline: readonly Point[];
  /** The face turned to the light. */
  readonly lit: readonly Point[];
}

const BOULDER: Piece = {
  outline: [
    [-1, 0.35],
    [-0.75, -0.55],
    [-0.05, -0.95],
    [0.75, -0.5],
    [1, 0.3],
    [0.45, 0.8],
    [-0.5, 0.8],
  ],
  lit: [
    [-0.75, -0.5],
    [-0.05, -0.85],
    [0.15, -0.2],
    [-0.55, 0.15],
  ],
};
/** A piece of a wall with a torn upper edge. */
const WALL: Piece = {
  outline: [
    [-1, 0.6],
    [-1, -0.5],
    [-0.55, -0.2],
    [-0.2, -0.85],
    [0.3, -0.35],
    [1, -0.6],
    [1, 0.6],
  ],
  lit: [
    [-0.85, 0.35],
    [-0.85, -0.25],
    [-0.5, 0],
    [-0.1, -0.5],
    [-0.1, 0.35],
  ],
};
const BLOCK: Piece = {
  outline: [
    [-0.9, -0.6],
    [0.7, -0.75],
    [0.95, 0.55],
    [-0.7, 0.75],
  ],
  lit: [
    [-0.75, -0.4],
    [0.5, -0.55],
    [0.55, -0.1],
    [-0.68, 0.05],
  ],
};

/** Where a piece lies, how large it is in parts of the hex's radius, and how far it is turned, in degrees. */
type Spot = readonly [x: number, y: number, size: number, turned: number, piece: Piece];

const BOULDERS: readonly Spot[] = [
  [-0.5, -0.22, 0.19, 0, BOULDER],
  [0.46, -0.32, 0.22, 40, BOULDER],
  [-0.06, -0.56, 0.12, 20, BOULDER],
  [0.04, 0, 0.15, 300, BOULDER],
  [-0.42, 0.38, 0.15, 70, BOULDER],
  [0.5, 0.3, 0.17, 330, BOULDER],
];
const RUINS: readonly Spot[] = [
  [-0.42, -0.4, 0.24, 0, WALL],
  [0.34, -0.5, 0.15, 20, BLOCK],
  [0.62, -0.06, 0.2, 60, WALL],
  [-0.7, 0.08, 0.13, 50, BLOCK],
  [-0.16, 0.02, 0.17, 345, BLOCK],
  [0.2, 0.2, 0.12, 65, BLOCK],
  [-0.46, 0.46, 0.15, 10, BLOCK],
  [0.42, 0.5, 0.19, 350, WALL],
  [0.08, -0.3, 0.09, 30, BLOCK],
  [-0.04, 0.52, 0.1, 75, BLOCK],
];

/** Rocks as high as a 'Mech is broad, with scree between them. */
const CRAGS: readonly Spot[] = [
  [-0.42, -0.28, 0.34, 10, BOULDER],
  [0.4, -0.34, 0.3, 60, BOULDER],
  [0.06, 0.14, 0.38, 330, BOULDER],
  [-0.5, 0.4, 0.24, 80, BOULDER],
  [0.56, 0.36, 0.26, 20, BOULDER],
  [-0.02, -0.66, 0.16, 0, BOULDER],
  [-0.06, 0.66, 0.14, 50, BOULDER],
  [-0.72, 0.02, 0.12, 0, BLOCK],
];

/** Walls heaped over each other. */
const PILES: readonly Spot[] = [
  ...RUINS,
  [-0.2, -0.62, 0.2, 40, WALL],
  [0.14, -0.06, 0.3, 10, WALL],
  [-0.5, 0.14, 0.26, 320, WALL],
  [0.1, 0.42, 0.24, 75, BLOCK],
  [0.46, 0.16, 0.2, 20, BLOCK],
];

export const boulders = (middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  BOULDERS.flatMap((spot) => lying(spot, STONE, middle, radius, layer, tag));

export const crags = (middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  CRAGS.flatMap((spot) => lying(spot, STONE, middle, radius, layer, tag));

export const ruins = (middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  RUINS.flatMap((spot) => lying(spot, BRICK, middle, radius, layer, tag));

export const piles = (middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  PILES.flatMap((spot) => lying(spot, BRICK, middle, radius, layer, tag));

/** A single boulder, and a single piece of a wall. */
export const boulder = (at: Point, size: number, layer: Layer, tag: string): readonly Shape[] =>
  lying([0, 0, 1, 0, BOULDER], STONE, at, size, layer, tag);
export const ruin = (at: Point, size: number, layer: Layer, tag: string): readonly Shape[] =>
  lying([0, 0, 1, 0, WALL], BRICK, at, size, layer, tag);

function lying(
  [x, y, part, turned, piece]: Spot,
  look: typeof STONE | typeof BRICK,
  middle: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] {
  const size = part * radius;
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const placed = (points: readonly Point[], off: number): readonly Point[] =>
    points.map(([px, py]) => [
      middle[0] + x * radius + px * cos - py * sin + off,
      middle[1] + y * radius + px * sin + py * cos + off,
    ]);
  return [
    { kind: 'path', closed: true, points: placed(piece.outline, size * 0.3), fill: SHADE, layer, tag: `${tag}:shadow` },
    {
      kind: 'path',
      closed: true,
      points: placed(piece.outline, 0),
      fill: look.fill,
      stroke: look.stroke,
      width: 0.7,
      layer,
      tag,
    },
    { kind: 'path', closed: true, points: placed(piece.lit, 0), fill: look.lit, layer, tag: `${tag}:lit` },
  ];
}
