import { STEPS_PER_U, type Point as Place } from '../../rules/geometry/plane/point.js';
import type { Table } from '../../rules/tactic148/types.js';
import { breadth, isDiscShown, spanOf, wholeOf, windowOn, type Room, type Scales } from '../measured-lay.js';
import type { Point } from '../scene.js';
import { inPicture, type Window } from '../window.js';

/** How a table lies in a picture: its scale, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly table: Table;
  /** Pixels of one u. */
  readonly unit: number;
}

/** What a crop keeps around what it shows, and how wide it is at least, in steps: around the action, and around places to pick. */
const LOOSE: Room = { around: 2 * STEPS_PER_U, narrowest: 12 * STEPS_PER_U };
const TIGHT: Room = { around: 0.6 * STEPS_PER_U, narrowest: 4 * STEPS_PER_U };
/** A crop is at most so wide, in steps; of a larger part nothing is more legible than on the whole table. */
const BROADEST = 24 * STEPS_PER_U;
/** Scales come in steps, coarser where they are large, so that the ground of a table is painted for few of them. */
const SCALES: Scales = [
  { below: 12, step: 0.5 },
  { below: 30, step: 1 },
  { below: Infinity, step: 4 },
];

/** The whole of a table. */
export const layWhole = (table: Table): Lay => layOf(table, wholeOf(table));

/** The part of a table around places to pick, and little more; the whole where there are none. */
export const layTight = (table: Table, places: readonly Place[]): Lay => laid(table, places, TIGHT);

/**
 * The part of a table with all of `needed` and as many of `others`, the nearest first, as have room in a crop; with all of the
 * others where nothing is needed. The whole where a part would not make anything more legible.
 */
export function layAround(table: Table, needed: readonly Place[], others: readonly Place[]): Lay {
  const [first] = needed;
  if (!first) return laid(table, others, LOOSE);
  const nearest = [...others].sort((a, b) => far(a, first) - far(b, first));
  const shown = nearest.reduce<readonly Place[]>(
    (some, place) => (breadth(table, [...some, place], LOOSE) <= BROADEST ? [...some, place] : some),
    needed,
  );
  return laid(table, shown, LOOSE);
}

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

function laid(table: Table, places: readonly Place[], room: Room): Lay {
  if (places.length === 0 || breadth(table, places, room) > BROADEST) return layWhole(table);
  return layOf(table, spanOf(table, places, room));
}

/** A part of a table in the middle of the map's place. */
const layOf = (table: Table, span: Parameters<typeof windowOn>[1]): Lay => ({
  table,
  ...windowOn(table, span, STEPS_PER_U, SCALES),
});

/** A length on the table in pixels. */
export const scaled = ({ unit }: Pick<Lay, 'unit'>, steps: number): number => (steps / STEPS_PER_U) * unit;

/** A place measured on the table, in pixels. */
export const onTable = (lay: Pick<Lay, 'unit'>, { x, y }: Place): Point => [scaled(lay, x), scaled(lay, y)];

/** A place in the picture. */
export const place = (lay: Lay, at: Place): Point => inPicture(lay, onTable(lay, at));

/** Whether the picture shows all of a disc around a place. */
export const isShown = (lay: Lay, at: Place, radius: number): boolean => isDiscShown(lay, place(lay, at), radius);
