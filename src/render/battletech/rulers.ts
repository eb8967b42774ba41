import { hexAt } from '../../rules/geometry/hex/hex.js';
import { CANVAS, MAP_BOX, RULER, TYPE } from '../canvas.js';
import { FAINT, PAPER } from '../colours.js';
import { middle, type Lay } from './lay.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { isInside } from '../scene.js';

/** The numbers of columns and rows along two edges, in place of a number in each hex. */

const BAND: Colour = '#E6E0D2';
/** The least room from one number to the next. */
const ROOM = 15;

/** Paper over what sticks out of the map, and the numbers on it. */
export function rulers(lay: Lay): readonly Shape[] {
  const { columns, rows } = lay.extent;
  const across = everyOf(lay.radius * 1.5);
  const down = everyOf(lay.row);
  return [
    ...[
      { x: 0, y: 0, width: MAP_BOX.x + MAP_BOX.width, height: RULER },
      { x: 0, y: 0, width: RULER, height: CANVAS.height },
    ].map((box): Shape => ({ kind: 'box', box, round: 0, fill: BAND, layer: 'frame', tag: 'ruler' })),
    ...Array.from({ length: columns }, (_, i) => i + 1)
      .filter((column) => column % across === 0)
      .flatMap((column) => number(column, [middle(lay, hexAt(column, 1))[0], RULER / 2], 'column', TOP)),
    ...Array.from({ length: rows }, (_, i) => i + 1)
      .filter((row) => row % down === 0)
      // Between the hexes of odd and of even columns, which lie half a hex lower.
      .flatMap((row) => number(row, [RULER / 2, middle(lay, hexAt(1, row))[1] + lay.row / 4], 'row', SIDE)),
  ];
}

const everyOf = (step: number): number => Math.max(1, Math.ceil(ROOM / step));

/** Where the middle of a number must lie to be whole. */
const TOP: Box = { x: RULER + 7, y: 0, width: MAP_BOX.width - 14, height: RULER };
const SIDE: Box = { x: 0, y: RULER + 6, width: RULER, height: MAP_BOX.height - 12 };

const number = (n: number, at: Point, tag: string, within: Box): readonly Shape[] =>
  isInside(at, within)
    ? [
        {
          kind: 'text',
          text: String(n).padStart(2, '0'),
          at,
          size: TYPE.read,
          bold: true,
          align: 'center',
          colour: FAINT,
          layer: 'writing',
          tag: `ruler:${tag}:${n}`,
        },
      ]
    : [];

/** Paper around a board that is smaller than the map's place. */
export function margins({ window, at }: Lay): readonly Shape[] {
  const right = at[0] + window.width;
  const bottom = at[1] + window.height;
  const boxes: readonly Box[] = [
    { x: MAP_BOX.x, y: MAP_BOX.y, width: at[0] - MAP_BOX.x, height: MAP_BOX.height },
    { x: right, y: MAP_BOX.y, width: MAP_BOX.x + MAP_BOX.width - right, height: MAP_BOX.height },
    { x: MAP_BOX.x, y: MAP_BOX.y, width: MAP_BOX.width, height: at[1] - MAP_BOX.y },
    { x: MAP_BOX.x, y: bottom, width: MAP_BOX.width, height: MAP_BOX.y + MAP_BOX.height - bottom },
  ];
  return boxes
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => ({ kind: 'box', box, round: 0, fill: PAPER, layer: 'frame', tag: 'margin' }));
}
