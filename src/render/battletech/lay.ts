import { columnOf, rowOf, type Extent, type Hex } from '../../rules/geometry/hex/hex.js';
import { turnedPolygon } from '../emblem.js';
import { SCALE, SCENE_WIDTH, type Point } from '../scene.js';
import { inPicture, type Window } from '../window.js';

/** How a board lies in a picture: the size of its hexes, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly extent: Extent;
  /** From the middle of a hex to its corners. */
  readonly radius: number;
  /** From a hex's middle to that of the next in its column. */
  readonly row: number;
}

/** A range of columns and rows, inclusive. */
export interface Span {
  readonly columns: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
}

/** Paper left and right of a board. */
const MARGIN = 3;
/** A crop is at least this wide, so that one can see where on the map it is, and at most as wide as its labels stay legible. */
const FEWEST_COLUMNS = 7;
const MOST_COLUMNS = 11;
/** A picture is at most this much higher than wide: a phone shows it without shrinking it. */
const TALLEST = 1.35;

const ROW = Math.sqrt(3);
const widthOf = (columns: number): number => 1.5 * columns + 0.5;

/** The whole of a board. */
export const wholeOf = (extent: Extent): Span => ({ columns: [1, extent.columns], rows: [1, extent.rows] });

/**
 * The part of a board around some hexes with a hex of room on each side, or the whole of it where a smaller part would not
 * make anything more legible.
 */
export function spanAround(extent: Extent, hexes: readonly Hex[]): Span {
  if (hexes.length === 0) return wholeOf(extent);
  const columns = hexes.map(columnOf);
  const rows = hexes.map(rowOf);
  const top = Math.max(1, Math.min(...rows) - 1);
  const bottom = Math.min(extent.rows, Math.max(...rows) + 1);
  const least = Math.ceil((((bottom - top + 1.5) * ROW) / TALLEST - 0.5) / 1.5);
  const wanted = Math.max(...columns) - Math.min(...columns) + 3;
  const count = Math.max(wanted, FEWEST_COLUMNS, least);
  if (count > MOST_COLUMNS || count >= extent.columns) return wholeOf(extent);
  return {
    columns: widened(Math.min(...columns) - 1, Math.max(...columns) + 1, count, extent.columns),
    rows: widened(top, bottom, Math.min(Math.ceil((widthOf(count) * 0.75) / ROW), extent.rows), extent.rows),
  };
}

/** A range widened to `count` around its middle and kept within 1 and `last`. */
function widened(from: number, to: number, count: number, last: number): readonly [number, number] {
  const size = Math.max(to - from + 1, count);
  const start = Math.max(1, Math.min(Math.floor((from + to + 1 - size) / 2), last - size + 1));
  return [start, Math.min(last, start + size - 1)];
}

/** Lays a part of a board out over the width of a picture, `top` from its upper edge. */
export function lay(extent: Extent, { columns, rows }: Span, top: number): Lay {
  const units = widthOf(columns[1] - columns[0] + 1);
  const radius = even((SCENE_WIDTH - 2 * MARGIN) / units);
  const row = even(radius * ROW);
  return {
    extent,
    radius,
    row,
    window: {
      x: (columns[0] - 1) * 1.5 * radius,
      y: (rows[0] - 1) * row,
      width: units * radius,
      height: (rows[1] - rows[0] + 1.5) * row,
    },
    at: [Math.round(((SCENE_WIDTH - units * radius) / 2) * SCALE) / SCALE, top],
  };
}

/**
 * The nearest length that half of it is a whole number of painted pixels: then all hexes of a board fall on the same
 * pixels, which makes the PNG a third smaller.
 */
const even = (length: number): number => (Math.floor((length * SCALE) / 2) * 2) / SCALE;

/** The size of the whole board at a lay's scale. */
export const boardSize = ({ extent, radius, row }: Lay): { readonly width: number; readonly height: number } => ({
  width: widthOf(extent.columns) * radius,
  height: (extent.rows + 0.5) * row,
});

/** The middle of a hex, measured on the board. */
export function onBoard({ radius, row }: Pick<Lay, 'radius' | 'row'>, hex: Hex): Point {
  const column = columnOf(hex);
  return [radius + (column - 1) * 1.5 * radius, row * (rowOf(hex) - (column % 2 === 0 ? 0 : 0.5))];
}

/** The middle of a hex in the picture. */
export const middle = (lay: Lay, hex: Hex): Point => inPicture(lay, onBoard(lay, hex));

/** The outline of a hex around its middle; `part` of its size. */
export const outline = (radius: number, at: Point, part = 1): readonly Point[] =>
  turnedPolygon(at, radius * part, 6, 30);
