import { FACINGS, neighbour, type Facing } from '../../rules/geometry/hex/facing.js';
import { hexesOf, type Extent, type Hex } from '../../rules/geometry/hex/hex.js';
import type { Board } from '../../rules/battletech/types.js';
import type { Colour, Point, Shape } from '../scene.js';
import { onBoard, outline } from './lay.js';
import { edgeOf, levelIn } from './heights.js';

/** Relief, with the light from the north-west: what is higher throws a shadow to the south-east, and its other edges are lit. */

const SHADOWS = ['#2A241830', '#2A241848', '#2A241860'] as const satisfies readonly Colour[];
const LIGHT: Colour = '#FFFFFF4D';
/** How much of a side's shadow falls: most to the south and south-east, none towards the light. */
const IN_SHADE: Readonly<Record<Facing, number>> = { 0: 0, 1: 0.5, 2: 1, 3: 1, 4: 0.5, 5: 0 };
/** The breadth of a shadow for each level of difference, and of a lit edge, in parts of a hex's radius. */
const SHADE = 0.24;
const LIT = 0.1;
const MOST_DROP = 3;

/** The shadows and lit edges of a board. */
export const relief = (
  board: Board & Extent,
  lay: { readonly radius: number; readonly row: number },
): readonly Shape[] => hexesOf(board).flatMap((hex) => FACINGS.flatMap((side) => edgeRelief(board, hex, side, lay)));

function edgeRelief(
  board: Board & Extent,
  hex: Hex,
  side: Facing,
  lay: { readonly radius: number; readonly row: number },
): readonly Shape[] {
  const next = neighbour(board, hex, side);
  if (next === null) return [];
  const drop = Math.min(MOST_DROP, depthOf(board, hex) - depthOf(board, next));
  const edge = edgeOf(outline(lay.radius, onBoard(lay, hex)), side);
  if (drop <= 0 || edge === null) return [];
  const shade = IN_SHADE[side];
  return shade > 0
    ? [
        strip(edge, onBoard(lay, next), SHADE * shade * (0.6 + 0.4 * drop), {
          fill: SHADOWS[drop - 1] ?? SHADOWS[0],
          tag: `shade:${next}:${side}`,
        }),
      ]
    : [strip(edge, onBoard(lay, hex), LIT, { fill: LIGHT, tag: `light:${hex}:${side}` })];
}

/** The height of a hex; the bed of water lies below its banks. */
const depthOf = (board: Board, hex: Hex): number =>
  levelIn(board, hex) - (board.hexes[hex]?.water === undefined ? 0 : 1);

/** A strip along an edge towards the middle of a hex. */
const strip = (
  [a, b]: readonly [Point, Point],
  middle: Point,
  part: number,
  look: { readonly fill: Colour; readonly tag: string },
): Shape => {
  const inwards = ([x, y]: Point): Point => [x + (middle[0] - x) * part, y + (middle[1] - y) * part];
  return { kind: 'path', closed: true, points: [a, b, inwards(b), inwards(a)], layer: 'tint', ...look };
};
