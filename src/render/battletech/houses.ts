import type { Building, BuildingClass, BuildingKind } from '../../rules/battletech/structures.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';
import { ROUND } from './tanks.js';

/** Buildings from above, lit from the north-west: the stronger, the larger and the plainer. */

const SHADE: Colour = '#2A3A2C55';
const WALL: Colour = '#4A3B34';
const ROOF = { light: '#C98B6B', medium: '#B9735A', heavy: '#9A9389', hardened: '#77747C' } as const;
const LIT = { light: '#E3B195', medium: '#D29A80', heavy: '#B7B1A7', hardened: '#93909A' } as const;

/** A block of a building: its corner in the north-west and its breadth and depth, in parts of a hex's radius; `ridge`: a gabled roof. */
type Block = readonly [x: number, y: number, width: number, height: number, ridge?: true];

const BLOCKS: Readonly<Record<BuildingKind, readonly Block[]>> = {
  light: [
    [-0.5, -0.5, 0.5, 0.38, true],
    [0.08, -0.16, 0.5, 0.38, true],
    [-0.42, 0.18, 0.44, 0.36, true],
  ],
  medium: [
    [-0.58, -0.46, 0.62, 0.6, true],
    [0, 0, 0.56, 0.52, true],
  ],
  heavy: [
    [-0.6, -0.5, 1.2, 1],
    [-0.3, -0.24, 0.6, 0.48],
  ],
  hardened: [
    [-0.62, -0.54, 1.24, 1.08],
    [-0.42, -0.34, 0.84, 0.68],
    [-0.2, -0.14, 0.4, 0.28],
  ],
};

/** Halls under one roof, and works behind walls with a tower at each corner. */
const LARGE: Readonly<Record<Exclude<BuildingClass, keyof typeof ROUND>, readonly Block[]>> = {
  hangar: [
    [-0.66, -0.5, 1.32, 0.5, true],
    [-0.66, 0, 1.32, 0.5, true],
  ],
  fortress: [
    [-0.54, -0.5, 1.08, 1],
    [-0.24, -0.2, 0.48, 0.4],
    [-0.7, -0.64, 0.34, 0.34],
    [0.36, -0.64, 0.34, 0.34],
    [-0.7, 0.3, 0.34, 0.34],
    [0.36, 0.3, 0.34, 0.34],
  ],
};

/** The building in a hex. */
export function house(
  { kind, class: one }: Pick<Building, 'kind' | 'class'>,
  at: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] {
  if (one === 'tank' || one === 'emplacement') return ROUND[one](at, radius, layer, tag);
  return walled(kind, one ? LARGE[one] : BLOCKS[kind], at, radius, layer, tag);
}

const walled = (
  kind: BuildingKind,
  blocks: readonly Block[],
  [x, y]: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] => {
  const placed = (points: readonly Point[], off = 0): readonly Point[] =>
    points.map(([dx, dy]) => [x + (dx + off) * radius, y + (dy + off) * radius]);
  return blocks.flatMap(([west, north, width, height, ridge], i): readonly Shape[] => {
    const [east, south] = [west + width, north + height];
    const corners: readonly Point[] = [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ];
    // Of a gable the northern slope is lit, of a flat roof two edges.
    const lit: readonly Point[] = ridge
      ? [
          [west, north],
          [east, north],
          [east, north + height / 2],
          [west, north + height / 2],
        ]
      : [
          [west, north],
          [east, north],
          [east - 0.07, north + 0.07],
          [west + 0.07, north + 0.07],
          [west + 0.07, south - 0.07],
          [west, south],
        ];
    return [
      ...(i === 0 || ridge
        ? [
            {
              kind: 'path',
              closed: true,
              points: placed(corners, 0.08),
              fill: SHADE,
              layer,
              tag: `${tag}:shadow`,
            } as const,
          ]
        : []),
      {
        kind: 'path',
        closed: true,
        points: placed(corners),
        fill: ROOF[kind],
        stroke: WALL,
        width: Math.max(0.7, radius * 0.04),
        layer,
        tag,
      },
      { kind: 'path', closed: true, points: placed(lit), fill: LIT[kind], layer, tag: `${tag}:lit` },
    ];
  });
};
