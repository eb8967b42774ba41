import type { BuildingClass } from '../../rules/battletech/structures.js';
import type { Colour, Point, Shape } from '../scene.js';
import { layered, spots, type Drawing } from './strokes.js';

/** Round structures from above: tanks of fuel, turrets of gun emplacements. Lit from the north-west. */

const SHADE: Colour = '#2A3A2C55';
const EDGE: Colour = '#43404A';
const TANK: Colour = '#A9A59A';
const TANK_LIT: Colour = '#D6D2C6';
const STEEL: Colour = '#8E8794';
const STEEL_LIT: Colour = '#B9B3BE';
const WARNING: Colour = '#B3210F';

const disc =
  (x: number, y: number, size: number, fill: Colour, lit: Colour): Drawing =>
  (middle, radius, layer, tag) => {
    const [[cx, cy] = middle] = spots(middle, radius, [[x, y]]);
    const r = size * radius;
    return [
      { kind: 'circle', at: [cx + 0.25 * r, cy + 0.25 * r], radius: r, fill: SHADE, layer, tag: `${tag}:shadow` },
      { kind: 'circle', at: [cx, cy], radius: r, fill, stroke: EDGE, width: Math.max(0.7, radius * 0.04), layer, tag },
      { kind: 'circle', at: [cx - 0.25 * r, cy - 0.25 * r], radius: 0.5 * r, fill: lit, layer, tag: `${tag}:lit` },
    ];
  };

const shape =
  (points: readonly Point[], fill: Colour): Drawing =>
  (middle, radius, layer, tag): readonly Shape[] => [
    {
      kind: 'path',
      closed: true,
      points: spots(middle, radius, points),
      fill,
      stroke: EDGE,
      width: Math.max(0.7, radius * 0.04),
      layer,
      tag,
    },
  ];

/** What is built round. */
export const ROUND: Readonly<Record<Extract<BuildingClass, 'tank' | 'emplacement'>, Drawing>> = {
  tank: layered(
    disc(-0.26, -0.2, 0.38, TANK, TANK_LIT),
    disc(0.34, 0.28, 0.3, TANK, TANK_LIT),
    // What is in it burns.
    shape(
      [
        [-0.26, -0.42],
        [-0.06, -0.06],
        [-0.46, -0.06],
      ],
      WARNING,
    ),
  ),
  emplacement: layered(
    shape(
      [
        [-0.56, 0.1],
        [-0.3, -0.46],
        [0.3, -0.46],
        [0.56, 0.1],
        [0.3, 0.56],
        [-0.3, 0.56],
      ],
      STEEL_LIT,
    ),
    shape(
      [
        [-0.07, 0],
        [-0.07, -0.8],
        [0.07, -0.8],
        [0.07, 0],
      ],
      STEEL,
    ),
    disc(0, 0.06, 0.3, STEEL, STEEL_LIT),
  ),
};
