import { hexesOf, type Hex } from '../../rules/geometry/hex/hex.js';
import type { Board } from '../../rules/battletech/types.js';
import { woodsIn } from '../../rules/battletech/units.js';
import { toward } from '../emblem.js';
import type { Colour, Ground, Look, Point, Shape } from '../scene.js';
import { isInside, LEGIBLE } from '../scene.js';
import { shownBox } from '../window.js';
import { boardSize, middle, onBoard, outline, type Lay } from './lay.js';
import { contours, groundTint, heightLabel, terrainMarks } from './terrain.js';

const WOODED = { 1: '#D3E3B4', 2: '#A9C98A' } as const satisfies Record<1 | 2, Colour>;
const GRID: Colour = '#A7A28F';
const NUMBER: Colour = '#3F3D33';
const LIGHT_TREE: Colour = '#5C9442';
const HEAVY_TREE: Colour = '#22592F';
const TRUNK: Colour = '#6B4F35';
const EDGE: Colour = '#D8D4C4';

/** The printed board: terrain, grid and hex numbers. It never changes in a match, so a worker keeps it painted. */
export function ground(board: Board, lay: Lay): Ground {
  return {
    key: `${board.id} ${JSON.stringify(board.hexes)}`,
    ...boardSize(lay),
    background: EDGE,
    shapes: [
      ...hexesOf(board).flatMap((hex) => hexShapes(board, lay, hex)),
      ...hexesOf(board).flatMap((hex) => contours(board, hex, onBoard(lay, hex), lay.radius)),
    ],
    window: lay.window,
    at: lay.at,
  };
}

function hexShapes(board: Board, lay: Lay, hex: Hex): readonly Shape[] {
  const at = onBoard(lay, hex);
  const woods = woodsIn(board, hex);
  return [
    {
      kind: 'path',
      closed: true,
      points: outline(lay.radius, at),
      fill: woods === 0 ? groundTint(board.hexes[hex]) : WOODED[woods],
      stroke: GRID,
      width: 0.6,
      layer: 'tint',
      tag: `hex:${hex}:woods:${woods}`,
    },
    ...markings(board, lay.radius, hex, at),
  ];
}

/** A hex in another colour than its terrain's, over the board: its trees and its number stay in sight. Nothing outside the window. */
export function tinted(board: Board, lay: Lay, hex: Hex, look: Look, part: number, tag: string): readonly Shape[] {
  const at = middle(lay, hex);
  if (!isInside(at, shownBox(lay))) return [];
  const base = { kind: 'path', closed: true, points: outline(lay.radius, at, part), layer: 'tint', tag } as const;
  return [{ ...base, ...look }, ...markings(board, lay.radius, hex, at)];
}

/** What stands in a hex, its printed number, its height. */
function markings(board: Board, radius: number, hex: Hex, at: Point): readonly Shape[] {
  const size = Math.min(LEGIBLE, radius * 0.5);
  const terrain = board.hexes[hex];
  return [
    ...terrainMarks(terrain, at, radius, 'tint', `terrain:${hex}`),
    ...trees(woodsIn(board, hex), at, radius, 'tint', `trees:${hex}`),
    ...heightLabel(terrain, at, radius, size, `height:${hex}`),
    {
      kind: 'text',
      text: hex,
      at: [at[0], at[1] - radius * 0.84 + size * 0.5],
      size,
      bold: false,
      align: 'center',
      colour: NUMBER,
      layer: 'tint',
      tag: `number:${hex}`,
    },
  ];
}

/** Light woods: three round crowns. Heavy woods: six firs. The kinds differ in form and number, not by colour only. */
export function trees(
  woods: 0 | 1 | 2,
  at: Point,
  radius: number,
  layer: Shape['layer'],
  tag: string,
): readonly Shape[] {
  switch (woods) {
    case 0:
      return [];
    case 1:
      return CROWNS.flatMap(([x, y]) => crown([at[0] + x * radius, at[1] + y * radius], radius * 0.19, layer, tag));
    case 2:
      return FIRS.flatMap(([x, y]) => fir([at[0] + x * radius, at[1] + y * radius], radius * 0.27, layer, tag));
  }
}

/** Where trees stand in a hex, in parts of its radius; the middle is left to units. */
const CROWNS: readonly Point[] = [
  [-0.6, 0.08],
  [0.56, -0.02],
  [-0.08, 0.62],
];
const FIRS: readonly Point[] = [
  [-0.66, 0],
  [0.66, 0],
  [-0.36, 0.34],
  [0.36, 0.34],
  [0, 0.62],
  [0, 0.02],
];

function crown([x, y]: Point, radius: number, layer: Shape['layer'], tag: string): readonly Shape[] {
  return [
    {
      kind: 'path',
      closed: false,
      points: [
        [x, y],
        [x, y + radius * 1.6],
      ],
      stroke: TRUNK,
      width: radius * 0.4,
      layer,
      tag,
    },
    { kind: 'circle', at: [x, y], radius, fill: LIGHT_TREE, layer, tag: `${tag}:crown` },
  ];
}

function fir([x, y]: Point, height: number, layer: Shape['layer'], tag: string): readonly Shape[] {
  const triangle: readonly Point[] = [
    [x, y - height * 0.75],
    [x + height * 0.62, y + height * 0.6],
    [x - height * 0.62, y + height * 0.6],
  ];
  return [
    {
      kind: 'path',
      closed: false,
      points: [
        [x, y],
        [x, y + height],
      ],
      stroke: TRUNK,
      width: height * 0.2,
      layer,
      tag,
    },
    { kind: 'path', closed: true, points: triangle, fill: HEAVY_TREE, layer, tag: `${tag}:fir` },
  ];
}

/** The corner of an arrow's head that points `degrees` clockwise from north, its tip at `tip`. */
export function arrowHead(tip: Point, degrees: number, size: number): readonly Point[] {
  const back = toward(tip, degrees + 180, size);
  return [tip, toward(back, degrees + 90, size * 0.55), toward(back, degrees - 90, size * 0.55)];
}
