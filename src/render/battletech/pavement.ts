import { FACINGS, neighbour, type Facing } from '../../rules/geometry/hex/facing.js';
import type { Extent, Hex } from '../../rules/geometry/hex/hex.js';
import type { Board } from '../../rules/battletech/types.js';
import { toward } from '../emblem.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';

/** Paved hexes: a road from hex to hex where they lie in a row, slabs where they lie together or alone. */

export const PAVED: Colour = '#ABA9B0';
const KERB: Colour = '#6C6A72';
const JOINT: Colour = '#8A888F';
const STRIPE: Colour = '#F4F2EC';

/** Half of a road's width, in parts of a hex's radius. */
export const HALF = 0.3;

const isPaved = (board: Board, hex: Hex | null): boolean => hex !== null && board.hexes[hex]?.pavement === true;

/** The sides of a hex over which its road goes on; `null` where it has slabs instead, for no road is as broad as two hexes. */
export function roadSides(board: Board & Extent, hex: Hex): readonly Facing[] | null {
  const sides = FACINGS.filter((side) => isPaved(board, neighbour(board, hex, side)));
  const broad = sides.some((side) => sides.some((other) => (side + 1) % 6 === other));
  if (sides.length === 0 || broad) return null;
  const [only] = sides;
  // A road that comes to the edge of the board leads off it.
  const leaves = FACINGS.filter(
    (side) =>
      sides.length === 1 && only !== undefined && (only + 3) % 6 === side && neighbour(board, hex, side) === null,
  );
  return [...sides, ...leaves];
}

/** The pavement of a hex. */
export function pavement(
  sides: readonly Facing[] | null,
  middle: Point,
  size: { readonly radius: number; readonly row: number },
  layer: Layer,
  tag: string,
): readonly Shape[] {
  return sides === null ? slabs(middle, size.radius, layer, tag) : road(sides, middle, size, layer, tag);
}

/** Kerbs first, so that the arms of a crossing open into one another; the stripe last. */
function road(
  sides: readonly Facing[],
  middle: Point,
  { radius, row }: { readonly radius: number; readonly row: number },
  layer: Layer,
  tag: string,
): readonly Shape[] {
  const disc = (half: number, fill: Colour): Shape => ({
    kind: 'circle',
    at: middle,
    radius: half * radius,
    fill,
    layer,
    tag: `${tag}:road`,
  });
  const band = (half: number, fill: Colour): readonly Shape[] =>
    sides.map((side) => {
      const end = toward(middle, side * 60, row / 2 + 0.3);
      const beside = (from: Point, off: number): Point => toward(from, side * 60 + 90, off * half * radius);
      return {
        kind: 'path',
        closed: true,
        points: [beside(middle, 1), beside(end, 1), beside(end, -1), beside(middle, -1)],
        fill,
        layer,
        tag: `${tag}:road`,
      };
    });
  const kerb = HALF + 1.1 / radius;
  return [
    disc(kerb, KERB),
    ...band(kerb, KERB),
    disc(HALF, PAVED),
    ...band(HALF, PAVED),
    ...sides.map((side): Shape => ({
      kind: 'path',
      closed: false,
      points: [toward(middle, side * 60, radius * 0.12), toward(middle, side * 60, row / 2)],
      stroke: STRIPE,
      width: Math.max(0.8, radius * 0.05),
      dash: [radius * 0.2, radius * 0.14],
      layer,
      tag: `${tag}:stripe`,
    })),
  ];
}

/** The joints between slabs, laid in bond. */
const slabs = ([x, y]: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  JOINTS.map(([from, to]) => ({
    kind: 'path',
    closed: false,
    points: [from, to].map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]),
    stroke: JOINT,
    width: 0.9,
    layer,
    tag: `${tag}:slabs`,
  }));

const JOINTS: readonly (readonly [Point, Point])[] = [
  ...(
    [
      [-0.42, 0.72],
      [0, 0.96],
      [0.42, 0.72],
    ] as const
  ).map(([y, half]): readonly [Point, Point] => [
    [-half, y],
    [half, y],
  ]),
  ...(
    [
      [0, -0.84, -0.42],
      [-0.42, -0.42, 0],
      [0.42, -0.42, 0],
      [0, 0, 0.42],
      [-0.28, 0.42, 0.84],
      [0.28, 0.42, 0.84],
    ] as const
  ).map(([x, from, to]): readonly [Point, Point] => [
    [x, from],
    [x, to],
  ]),
];
