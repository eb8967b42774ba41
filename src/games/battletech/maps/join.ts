import type { Board, Terrain } from '../../../rules/battletech/types.js';
import { columnOf, hexAt, hexesOf, rowOf, type Hex } from '../../../rules/geometry/hex/hex.js';

/** Sheets laid side by side. */

/** So many sheets lie beside or below each other at most. */
const MOST_SHEETS = 4;

/**
 * One board of rows of sheets, all of the same size, 1 to 4 each way. A sheet whose first column falls on an even one lies half a
 * hex lower there than it was drawn: its even columns then stand one row lower, so that what is beside what stays so. The lowest
 * hex of such a column falls off, the one above its first is clear.
 */
export function joined(id: string, sheets: readonly (readonly Board[])[]): Board {
  const { columns, rows } = sheets[0]?.[0] ?? { columns: 0, rows: 0 };
  const hexes = sheets.flatMap((line, down) =>
    line.flatMap((sheet, across) => {
      const lower = (across * columns) % 2 === 1;
      return hexesOf(sheet).flatMap((hex): readonly (readonly [Hex, Terrain])[] => {
        const terrain = sheet.hexes[hex];
        const column = columnOf(hex);
        const row = rowOf(hex) + (lower && column % 2 === 0 ? 1 : 0);
        return !terrain || row > rows ? [] : [[hexAt(across * columns + column, down * rows + row), terrain]];
      });
    }),
  );
  return {
    id,
    columns: columns * (sheets[0]?.length ?? 0),
    rows: rows * sheets.length,
    hexes: Object.fromEntries(hexes),
  };
}

/** Whether sheets can be joined: as many in each row, 1 to 4 each way, all of the same size. */
export function canJoin(sheets: readonly (readonly Board[])[]): boolean {
  const [first, ...others] = sheets.flat();
  const across = sheets[0]?.length ?? 0;
  return (
    first !== undefined &&
    sheets.length <= MOST_SHEETS &&
    across <= MOST_SHEETS &&
    sheets.every((line) => line.length === across) &&
    others.every(({ columns, rows }) => columns === first.columns && rows === first.rows)
  );
}
