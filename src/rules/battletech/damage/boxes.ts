import type { ByLocation } from '../vocabulary.js';

/** Armour and structure in boxes (option `armour: grid`): each layer of a location is six columns, numbered from the 'Mech's left. */

/** What a hit meets in a location, from outside inward; `rear`: the armour at the back. */
export type LayerName = 'armor' | 'structure' | 'rear';

export const COLUMNS = 6;

/** The boxes of each column, one figure a column. */
export type Columns = readonly number[];

/** The boxes of a layer: how many rows there were, and what each column has left. It is ticked off from the outermost row inward. */
export interface Rows {
  readonly of: number;
  readonly left: Columns;
}

/** The boxes of a unit. */
export type Boxes = ByLocation<Readonly<Record<LayerName, Rows>>>;

/** So many in each column. */
export const each = (n: number): Columns => Array.from({ length: COLUMNS }, () => n);

/** All that columns have together. */
export const sumOf = (columns: Columns): number => columns.reduce((sum, n) => sum + n, 0);

/** The columns of a layer with so many boxes left of all: the fullest lose first, the emptiest gain first. */
export function levelled({ of, left }: Rows, boxes: number): Rows {
  const columns = [...left];
  const aim = Math.max(0, Math.min(boxes, of * COLUMNS));
  for (let sum = sumOf(columns); sum !== aim; sum += sum > aim ? -1 : 1) {
    const next = sum > aim ? Math.max(...columns) : Math.min(...columns);
    columns[columns.indexOf(next)] = next + (sum > aim ? -1 : 1);
  }
  return { of, left: columns };
}

/** The columns of a layer without those boxes. */
export const without = ({ of, left }: Rows, taken: Columns): Rows => ({
  of,
  left: left.map((n, i) => n - (taken[i] ?? 0)),
});

/** What of so much each column can give: all that it has at the most. */
export const givenBy = ({ left }: Rows, wanted: Columns): Columns => left.map((n, i) => Math.min(n, wanted[i] ?? 0));

/** The boxes that are gone since a layer had `was` left, by number from 0, row by row from the outside. */
export function goneSince(was: Rows, { left }: Rows): readonly number[] {
  const gone = was.left.flatMap((before, column) =>
    Array.from({ length: before - (left[column] ?? 0) }, (_, i) => (was.of - before + i) * COLUMNS + column),
  );
  return gone.sort((a, b) => a - b);
}
