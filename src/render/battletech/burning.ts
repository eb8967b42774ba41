import { parseHex } from '../../rules/geometry/hex/hex.js';
import type { Board, Terrain } from '../../rules/battletech/types.js';
import { TYPE } from '../canvas.js';
import { isInside, type Colour, type Layer, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { heightLabel } from './heights.js';
import { middle, outline, type Lay } from './lay.js';

/** Fire and smoke (AMB-SEQ-18). They come and go in play, so they lie over the ground that is kept, with whatever grows there showing through. */

const GLOW: Colour = '#E2571C66';
const FLAME: Colour = '#E8641B';
const CORE: Colour = '#FFD34D';
const EMBER: Colour = '#6E1606';
const HAZE: Colour = '#F4F4F2A6';
const SMOKE: Colour = '#70757CCC';
const RIM: Colour = '#4A4F57';

/** A flame around the middle of its foot, its tip at −1. */
const TONGUE: readonly Point[] = [
  [0.06, -1],
  [0.16, -0.72],
  [0.36, -0.5],
  [0.46, -0.2],
  [0.4, 0.06],
  [0.2, 0.2],
  [-0.06, 0.22],
  [-0.32, 0.1],
  [-0.44, -0.14],
  [-0.38, -0.4],
  [-0.26, -0.6],
  [-0.16, -0.42],
  [-0.04, -0.66],
];

/** Where flames stand, and how high they are, in parts of a hex's radius; those behind first. */
const FLAMES: readonly (readonly [x: number, y: number, height: number])[] = [
  [-0.26, -0.02, 0.62],
  [0.3, 0, 0.66],
  [-0.56, 0.24, 0.5],
  [0.58, 0.24, 0.48],
  [0.02, 0.3, 0.78],
];

/** Puffs: light smoke drifts in a few, heavy smoke fills the hex. */
const PUFFS = {
  light: [
    [-0.42, -0.3, 0.2],
    [-0.14, -0.42, 0.25],
    [0.18, -0.34, 0.2],
    [0.1, 0.14, 0.17],
    [0.36, 0.04, 0.22],
    [0.62, 0.14, 0.16],
  ],
  heavy: [
    [-0.58, -0.26, 0.27],
    [-0.2, -0.48, 0.32],
    [0.28, -0.46, 0.3],
    [0.6, -0.14, 0.28],
    [-0.46, 0.22, 0.3],
    [0.04, -0.04, 0.34],
    [0.4, 0.3, 0.3],
    [-0.06, 0.44, 0.26],
  ],
} as const satisfies Record<string, Puffs>;

/** Fire and smoke on the part of a board that is shown, with the heights of their hexes above them. */
export const burning = (board: Board, lay: Lay): readonly Shape[] =>
  Object.entries(board.hexes).flatMap(([hex, terrain]) => {
    const there = terrain.fire || terrain.smoke ? parseHex(hex) : null;
    if (there === null) return [];
    const at = middle(lay, there);
    return isInside(at, shownBox(lay))
      ? [
          ...hazards(terrain, at, lay.radius, 'tint', `terrain:${hex}`),
          ...heightLabel(terrain, at, lay.radius, TYPE.read, `height:${hex}`),
        ]
      : [];
  });

/** What burns and smokes in one hex; where it does both the smoke rises behind the flames. */
export function hazards(
  { fire, smoke, heavySmoke }: Terrain,
  [x, y]: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] {
  const above: Point = [x, y - (fire ? radius * 0.2 : 0)];
  return [
    ...(fire ? glow([x, y], radius, layer, `${tag}:fire`) : []),
    ...(smoke ? cloud(heavySmoke ? 'heavy' : 'light', above, radius, layer, `${tag}:smoke`) : []),
    ...(fire ? flames([x, y], radius, layer, `${tag}:fire`) : []),
  ];
}

const glow = (at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] => [
  { kind: 'path', closed: true, points: outline(radius, at, 0.96), fill: GLOW, layer, tag: `${tag}:glow` },
];

const flames = (at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  FLAMES.flatMap(([x, y, height]) => flame([at[0] + x * radius, at[1] + y * radius], height * radius, layer, tag));

/** One flame of a height, by the middle of its foot. */
export function flame([x, y]: Point, height: number, layer: Layer, tag: string): readonly Shape[] {
  const tongue = (size: number): readonly Point[] => TONGUE.map(([px, py]) => [x + px * size, y + py * size]);
  const width = Math.max(0.8, height * 0.07);
  return [
    { kind: 'path', closed: true, points: tongue(height), fill: FLAME, stroke: EMBER, width, layer, tag },
    { kind: 'path', closed: true, points: tongue(height * 0.52), fill: CORE, layer, tag: `${tag}:core` },
  ];
}

type Puffs = readonly (readonly [x: number, y: number, size: number])[];

/** Puffs of smoke around a point, in parts of a radius: light smoke is clear in a rim, heavy smoke dark. */
export const puffs = (
  kind: keyof typeof PUFFS,
  where: Puffs,
  at: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] =>
  where.map(([x, y, size]) => ({
    kind: 'circle',
    at: [at[0] + x * radius, at[1] + y * radius],
    radius: size * radius,
    fill: kind === 'heavy' ? SMOKE : HAZE,
    stroke: RIM,
    width: Math.max(0.7, radius * 0.04),
    layer,
    tag,
  }));

/** Heavy smoke is striped as well. */
const cloud = (kind: keyof typeof PUFFS, at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] => [
  ...puffs(kind, PUFFS[kind], at, radius, layer, tag),
  ...(kind === 'heavy' ? stripes(at, radius, layer, tag) : []),
];

const stripes = (at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  [-0.34, -0.06, 0.22].map((y, i) => ({
    kind: 'path',
    closed: false,
    points: [-2, -1, 0, 1, 2].map((n): Point => [
      at[0] + (n * 0.26 + (i - 1) * 0.08) * radius,
      at[1] + (y + (n % 2 === 0 ? 0.07 : -0.07)) * radius,
    ]),
    stroke: HAZE,
    width: Math.max(0.9, radius * 0.06),
    layer,
    tag: `${tag}:stripe`,
  }));

/** A board's hexes as a key, without what comes and goes on them. */
export const printed = (hexes: Board['hexes']): string =>
  JSON.stringify(hexes)
    .replace(/,"(?:fire|smoke|heavySmoke)":true/g, '')
    .replace(/"(?:fire|smoke|heavySmoke)":true,/g, '')
    .replace(/,"(?:cf|armour)":\d+/g, '');
