import { columnOf, rowOf, type Extent, type Hex } from '../../rules/geometry/hex/hex.js';
import { MAP_BOX } from '../canvas.js';
import { turnedPolygon } from '../emblem.js';
import type { Box, Point } from '../scene.js';
import { inPicture, partOf, shownBox, type Window } from '../window.js';

/** How a board lies in a picture: the size of its hexes, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly extent: Extent;
  /** From the middle of a hex to its corners. */
  readonly radius: number;
  /** From a hex's middle to that of the next in its column. */
  readonly row: number;
}

/** Hexes of a fight are at least so large that a unit is known in them, and no larger than is of use. */
export const LEAST_RADIUS = 14;
const MOST_RADIUS = 30;
/** Radii come in these steps, so that the ground of a board is painted for few of them. */
const RADIUS_STEP = 2;

const ROW = Math.sqrt(3);

/** A range of columns and rows, inclusive. */
interface Span {
  readonly columns: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
}

/** The whole of a board. */
export const layWhole = (extent: Extent): Lay => {
  const span: Span = { columns: [1, extent.columns], rows: [1, extent.rows] };
  return around(extent, span, Math.floor(Math.min(MOST_RADIUS, radiusFor(span)) * 2) / 2);
};

/**
 * The part of a board with all of `needed`, and with the others where its hexes do not get too small for that; else with as many
 * of them as stand together. Each has a hex of room around it.
 */
export function layAround(
  extent: Extent,
  needed: readonly Hex[],
  others: readonly Hex[],
  least: number = LEAST_RADIUS,
): Lay {
  if (needed.length + others.length === 0) return layWhole(extent);
  const all = spanOf(extent, [...needed, ...others]);
  const shown = radiusFor(all) >= least ? all : spanOf(extent, together(extent, needed, others, least));
  const radius = Math.min(MOST_RADIUS, Math.floor(radiusFor(shown) / RADIUS_STEP) * RADIUS_STEP);
  return radius >= RADIUS_STEP * 4 ? around(extent, shown, radius) : layWhole(extent);
}

/** The hexes that fit a picture at the least radius: the needed ones, or most of the others. */
function together(extent: Extent, needed: readonly Hex[], others: readonly Hex[], least: number): readonly Hex[] {
  if (needed.length > 0)
    return others.reduce<readonly Hex[]>(
      (group, hex) => (radiusFor(spanOf(extent, [...group, hex])) >= least ? [...group, hex] : group),
      needed,
    );
  const columns = Math.floor((MAP_BOX.width / least - 0.5) / 1.5) - 2;
  const rows = Math.floor(MAP_BOX.height / (least * ROW) - 0.5) - 2;
  const groups = others.flatMap((west) =>
    others.map((north) =>
      others.filter(
        (hex) =>
          columnOf(hex) >= columnOf(west) &&
          columnOf(hex) < columnOf(west) + columns &&
          rowOf(hex) >= rowOf(north) &&
          rowOf(hex) < rowOf(north) + rows,
      ),
    ),
  );
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

/** Hexes with one of room around them, as far as the board goes. */
function spanOf(extent: Extent, hexes: readonly Hex[]): Span {
  const columns = hexes.map(columnOf);
  const rows = hexes.map(rowOf);
  return {
    columns: [Math.max(1, Math.min(...columns) - 1), Math.min(extent.columns, Math.max(...columns) + 1)],
    rows: [Math.max(1, Math.min(...rows) - 1), Math.min(extent.rows, Math.max(...rows) + 1)],
  };
}

const widthOf = ({ columns }: Span): number => 1.5 * (columns[1] - columns[0] + 1) + 0.5;
const heightOf = ({ rows }: Span): number => rows[1] - rows[0] + 1.5;

/** The radius at which a part of a board fills the map's place in the picture. */
const radiusFor = (span: Span): number =>
  Math.min(MAP_BOX.width / widthOf(span), MAP_BOX.height / (heightOf(span) * ROW));

/** A part of a board in the middle, with as much around it as there is room for. Rows are whole pixels: then equal hexes are equal dots, and the PNG is smaller. */
function around(extent: Extent, span: Span, radius: number): Lay {
  const row = Math.floor(radius * ROW);
  const board = {
    width: widthOf({ ...span, columns: [1, extent.columns] }) * radius,
    height: (extent.rows + 0.5) * row,
  };
  const middle: Point = [
    ((span.columns[0] - 1) * 1.5 + widthOf(span) / 2) * radius,
    (span.rows[0] - 1 + heightOf(span) / 2) * row,
  ];
  const x = partOf(middle[0], MAP_BOX.width, board.width);
  const y = partOf(middle[1], MAP_BOX.height, board.height);
  return {
    extent,
    radius,
    row,
    window: { x: x.from, y: y.from, width: x.length, height: y.length },
    at: [MAP_BOX.x + x.gap, MAP_BOX.y + y.gap],
  };
}

/** The size of the whole board at a lay's scale. */
export const boardSize = ({ extent, radius, row }: Lay): { readonly width: number; readonly height: number } => ({
  width: (1.5 * extent.columns + 0.5) * radius,
  height: (extent.rows + 0.5) * row,
});

/** The middle of a hex, measured on the board. */
export function onBoard({ radius, row }: Pick<Lay, 'radius' | 'row'>, hex: Hex): Point {
  const column = columnOf(hex);
  return [radius + (column - 1) * 1.5 * radius, row * (rowOf(hex) - (column % 2 === 0 ? 0 : 0.5))];
}

/** The middle of a hex in the picture. */
export const middle = (lay: Lay, hex: Hex): Point => inPicture(lay, onBoard(lay, hex));

/** Whether the whole of a hex is shown; a pixel may be missing for rounding. */
export function isShown(lay: Lay, hex: Hex): boolean {
  const [x, y] = middle(lay, hex);
  const { x: left, y: top, width, height }: Box = shownBox(lay);
  return (
    x - lay.radius >= left - 1 &&
    x + lay.radius <= left + width + 1 &&
    y - lay.row / 2 >= top - 1 &&
    y + lay.row / 2 <= top + height + 1
  );
}

/** The outline of a hex around its middle; `part` of its size. */
export const outline = (radius: number, at: Point, part = 1): readonly Point[] =>
  turnedPolygon(at, radius * part, 6, 30);
