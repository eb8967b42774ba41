import { hexesOf, type Hex } from '../../rules/geometry/hex/hex.js';
import type { Board, Woods } from '../../rules/battletech/types.js';
import { woodsIn } from '../../rules/battletech/units.js';
import { toward } from '../emblem.js';
import { keptShapes } from '../kept-shapes.js';
import type { Colour, Ground, Look, Point, Shape } from '../scene.js';
import { isInside } from '../scene.js';
import { TYPE } from '../canvas.js';
import { INK, PAPER } from '../colours.js';
import { shownBox } from '../window.js';
import { boardSize, middle, onBoard, outline, type Lay } from './lay.js';
import { printed } from './burning.js';
import { roadSides } from './pavement.js';
import { relief } from './relief.js';
import { contours, heightLabel, heightsWritten } from './heights.js';
import { groundTint, terrainMarks } from './terrain.js';

const GRID: Colour = '#A39C86';
const EDGE: Colour = '#D8D4C4';
type Wooded<T> = Readonly<Record<Exclude<Woods, 0>, T>>;
/** Crowns by the woods, the light on them, and their shadow. */
const CROWN = { 1: '#5FA368', 2: '#2F6B45', 3: '#184A30' } as const satisfies Wooded<Colour>;
const GLEAM = { 1: '#8CC892', 2: '#5C9A6E', 3: '#3F7D57' } as const satisfies Wooded<Colour>;
const SHADE: Colour = '#2A3A2C55';

/** The printed board: terrain and grid; numbers stand along the edges of the picture. It never changes in a match, so a worker keeps it painted. */
export function ground(board: Board, lay: Lay): Ground {
  const key = `${board.id} ${printed(board.hexes)}`;
  return {
    key,
    ...boardSize(lay),
    background: EDGE,
    shapes: keptShapes(`${key} ${lay.radius}`, () => boardShapes(board, lay)),
    window: lay.window,
    at: lay.at,
  };
}

function boardShapes(board: Board, lay: Lay): readonly Shape[] {
  const written = heightsWritten(board);
  return [
    ...hexesOf(board).map((hex) => hexGround(board, lay, hex)),
    ...relief(board, lay),
    ...hexesOf(board).flatMap((hex) => markings(board, lay, hex, written.has(hex))),
    ...hexesOf(board).flatMap((hex) => contours(board, hex, onBoard(lay, hex), lay.radius)),
  ];
}

function hexGround(board: Board, lay: Lay, hex: Hex): Shape {
  const woods = woodsIn(board, hex);
  return {
    kind: 'path',
    closed: true,
    points: outline(lay.radius, onBoard(lay, hex)),
    fill: groundTint(board.hexes[hex], roadsIn(board, hex)),
    stroke: GRID,
    width: 0.6,
    layer: 'tint',
    tag: `hex:${hex}:woods:${woods}`,
  };
}

/** A hex in another colour than its terrain's, over the board: what stands in it shows through. Nothing outside the window. */
export function tinted(lay: Lay, hex: Hex, look: Look, part: number, tag: string): readonly Shape[] {
  const at = middle(lay, hex);
  if (!isInside(at, shownBox(lay))) return [];
  return [{ kind: 'path', closed: true, points: outline(lay.radius, at, part), layer: 'tint', tag, ...look }];
}

/** The number of a hex, where it is asked for by number and there is room for it. */
export function hexNumber(lay: Lay, hex: Hex): readonly Shape[] {
  const [x, y] = middle(lay, hex);
  if (lay.radius < NUMBERED_FROM || !isInside([x, y], shownBox(lay))) return [];
  return [
    {
      kind: 'text',
      text: hex,
      at: [x, y - lay.row / 2 + TYPE.opened * 0.7],
      size: TYPE.opened,
      bold: false,
      align: 'center',
      colour: INK,
      halo: PAPER,
      layer: 'tint',
      tag: `number:${hex}`,
    },
  ];
}

const NUMBERED_FROM = 20;

/** What stands in a hex, and its height where that is written. */
function markings(board: Board, lay: Lay, hex: Hex, written: boolean): readonly Shape[] {
  const terrain = board.hexes[hex];
  const at = onBoard(lay, hex);
  return [
    ...terrainMarks(terrain, roadsIn(board, hex), at, lay, 'tint', `terrain:${hex}`),
    ...trees(woodsIn(board, hex), at, lay.radius, 'tint', `trees:${hex}`),
    ...(written ? heightLabel(terrain, at, lay.radius, TYPE.read, `height:${hex}`) : []),
  ];
}

const roadsIn = (board: Board, hex: Hex): ReturnType<typeof roadSides> =>
  board.hexes[hex]?.pavement ? roadSides(board, hex) : null;

/** Woods from above: a few crowns far apart, or many close together. The kinds differ in number and shade, not by colour only. */
export function trees(woods: Woods, at: Point, radius: number, layer: Shape['layer'], tag: string): readonly Shape[] {
  if (woods === 0) return [];
  const { spots, size: part } = STANDS[woods];
  const size = radius * part;
  const middles = spots.map(([x, y]): Point => [at[0] + x * radius, at[1] + y * radius]);
  return [
    ...middles.map(([x, y]): Shape => ({
      kind: 'circle',
      at: [x + 0.35 * size, y + 0.35 * size],
      radius: size,
      fill: SHADE,
      layer,
      tag: `${tag}:shadow`,
    })),
    ...middles.flatMap((middle) => crown(woods, middle, size, layer, tag)),
  ];
}

/** A tree from above, lit from the north-west. */
export const crown = (
  woods: Exclude<Woods, 0>,
  [x, y]: Point,
  size: number,
  layer: Shape['layer'],
  tag: string,
): readonly Shape[] => [
  { kind: 'circle', at: [x, y], radius: size, fill: CROWN[woods], layer, tag: `${tag}:crown` },
  {
    kind: 'circle',
    at: [x - 0.3 * size, y - 0.3 * size],
    radius: 0.4 * size,
    fill: GLEAM[woods],
    layer,
    tag: `${tag}:gleam`,
  },
];

/** Where crowns stand in a hex, in parts of its radius. */
const LIGHT: readonly Point[] = [
  [-0.56, 0.08],
  [0.5, -0.3],
  [0.34, 0.46],
  [-0.16, -0.52],
];
const HEAVY: readonly Point[] = [
  [-0.36, -0.5],
  [0.34, -0.52],
  [-0.66, 0],
  [0, -0.02],
  [0.66, 0.04],
  [-0.34, 0.5],
  [0.36, 0.5],
];

/** So close that nothing is seen between them. */
const ULTRA: readonly Point[] = [
  ...HEAVY,
  [-0.62, -0.3],
  [0.02, -0.76],
  [0.64, -0.28],
  [-0.62, 0.34],
  [0.64, 0.38],
  [0.02, 0.76],
];

/** Where crowns stand by the woods, and how broad they are, in parts of the hex's radius. */
const STANDS: Wooded<{ readonly spots: readonly Point[]; readonly size: number }> = {
  1: { spots: LIGHT, size: 0.17 },
  2: { spots: HEAVY, size: 0.24 },
  3: { spots: ULTRA, size: 0.26 },
};

/** The corner of an arrow's head that points `degrees` clockwise from north, its tip at `tip`. */
export function arrowHead(tip: Point, degrees: number, size: number): readonly Point[] {
  const back = toward(tip, degrees + 180, size);
  return [tip, toward(back, degrees + 90, size * 0.55), toward(back, degrees - 90, size * 0.55)];
}
