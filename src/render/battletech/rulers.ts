import { hexAt } from '../../rules/geometry/hex/hex.js';
import { bands, rulerNumber } from '../rulers.js';
import type { Shape } from '../scene.js';
import { middle, type Lay } from './lay.js';

/** The least room from one number to the next. */
const ROOM = 15;

/** The numbers of columns and rows along two edges, in place of a number in each hex. */
export function rulers(lay: Lay): readonly Shape[] {
  const { columns, rows } = lay.extent;
  const across = everyOf(lay.radius * 1.5);
  const down = everyOf(lay.row);
  return [
    ...bands,
    ...upTo(columns, across).flatMap((column) =>
      rulerNumber(written(column), 'column', middle(lay, hexAt(column, 1))[0]),
    ),
    // Between the hexes of odd and of even columns, which lie half a hex lower.
    ...upTo(rows, down).flatMap((row) => rulerNumber(written(row), 'row', middle(lay, hexAt(1, row))[1] + lay.row / 4)),
  ];
}

const everyOf = (step: number): number => Math.max(1, Math.ceil(ROOM / step));

const upTo = (last: number, every: number): readonly number[] =>
  Array.from({ length: last }, (_, i) => i + 1).filter((n) => n % every === 0);

const written = (n: number): string => String(n).padStart(2, '0');
