import { STEPS_PER_U, type Point as Place } from '../../rules/geometry/plane/point.js';
import type { Table } from '../../rules/tactic148/types.js';
import { SCALE, SCENE_WIDTH, type Point } from '../scene.js';
import { inPicture, type Window } from '../window.js';

/** How a table lies in a picture: its scale, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly table: Table;
  /** Phone pixels of one u. */
  readonly unit: number;
}

/** A part of the table in steps. */
export interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** Room for the figures of the ruler at the left and above. */
const RULER = 19;
const RULER_HEIGHT = 14;
const MARGIN = 3;
/** What a crop keeps around what it shows, and how wide it is at least, in steps: around the action, and around places to pick. */
const LOOSE = { around: 2 * STEPS_PER_U, narrowest: 12 * STEPS_PER_U };
export const TIGHT: typeof LOOSE = { around: 0.6 * STEPS_PER_U, narrowest: 4 * STEPS_PER_U };
/** A crop is at most so wide, in steps. */
const BROADEST = 24 * STEPS_PER_U;
/** A picture's map is at most and at least this much as high as wide. */
const TALLEST = 1.2;
const FLATTEST = 0.75;

/** The whole of a table. */
export const wholeOf = ({ width, height }: Table): Span => ({ from: { x: 0, y: 0 }, to: { x: width, y: height } });

/** The part of a table around some places, in whole u; the whole where a part would not make anything more legible. */
export function spanAround(table: Table, places: readonly Place[], { around, narrowest } = LOOSE): Span {
  if (places.length === 0) return wholeOf(table);
  const reach = (values: readonly number[]): readonly [number, number] => [
    Math.min(...values) - around,
    Math.max(...values) + around,
  ];
  const [left, right] = reach(places.map(({ x }) => x));
  const [top, bottom] = reach(places.map(({ y }) => y));
  const width = Math.max(right - left, narrowest, (bottom - top) / TALLEST);
  if (width > BROADEST || width >= table.width) return wholeOf(table);
  const x = widened(left, right, width, table.width);
  const y = widened(top, bottom, Math.max(bottom - top, width * FLATTEST), table.height);
  return { from: { x: x[0], y: y[0] }, to: { x: x[1], y: y[1] } };
}

/** A range widened to `size` around its middle, moved onto the table, and rounded outwards to whole u. */
function widened(from: number, to: number, size: number, whole: number): readonly [number, number] {
  const least = Math.min(size, whole);
  const start = Math.max(0, Math.min((from + to - least) / 2, whole - least));
  return [
    Math.floor(start / STEPS_PER_U) * STEPS_PER_U,
    Math.min(whole, Math.ceil((start + least) / STEPS_PER_U) * STEPS_PER_U),
  ];
}

/** Lays a part of a table out over the width of a picture; `top` is the upper edge of the ruler. */
export function lay(table: Table, { from, to }: Span, top: number): Lay {
  const room = SCENE_WIDTH - RULER - MARGIN;
  const unit = even((room * STEPS_PER_U) / (to.x - from.x));
  const px = (length: number): number => (length / STEPS_PER_U) * unit;
  const width = px(to.x - from.x);
  return {
    table,
    unit,
    window: { x: px(from.x), y: px(from.y), width, height: px(to.y - from.y) },
    at: [Math.round((RULER + (room - width) / 2) * SCALE) / SCALE, top + RULER_HEIGHT],
  };
}

/** The nearest smaller length that is a whole number of painted pixels: then every line of the grid is sharp. */
const even = (length: number): number => Math.floor(length * SCALE) / SCALE;

/** A length on the table in phone pixels. */
export const scaled = ({ unit }: Pick<Lay, 'unit'>, steps: number): number => (steps / STEPS_PER_U) * unit;

/** A place measured on the table, in phone pixels. */
export const onTable = (lay: Pick<Lay, 'unit'>, { x, y }: Place): Point => [scaled(lay, x), scaled(lay, y)];

/** A place in the picture. */
export const place = (lay: Lay, at: Place): Point => inPicture(lay, onTable(lay, at));

/** Whether the picture shows only a part of the table. */
export const isCropped = ({ table, unit, window }: Lay): boolean =>
  window.width < scaled({ unit }, table.width) - 0.5 || window.height < scaled({ unit }, table.height) - 0.5;
