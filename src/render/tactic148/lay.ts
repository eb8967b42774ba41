import { STEPS_PER_U, type Point as Place } from '../../rules/geometry/plane/point.js';
import type { Table } from '../../rules/tactic148/types.js';
import { MAP_BOX } from '../canvas.js';
import type { Point } from '../scene.js';
import { inPicture, partOf, shownBox, type Window } from '../window.js';

/** How a table lies in a picture: its scale, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly table: Table;
  /** Pixels of one u. */
  readonly unit: number;
}

/** A part of the table in steps. */
interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** What a crop keeps around what it shows, and how wide it is at least, in steps: around the action, and around places to pick. */
const LOOSE = { around: 2 * STEPS_PER_U, narrowest: 12 * STEPS_PER_U };
const TIGHT: typeof LOOSE = { around: 0.6 * STEPS_PER_U, narrowest: 4 * STEPS_PER_U };
/** A crop is at most so wide, in steps; of a larger part nothing is more legible than on the whole table. */
const BROADEST = 24 * STEPS_PER_U;
/** Scales come in steps, coarser where they are large, so that the ground of a table is painted for few of them. */
const UNIT_STEPS = [
  { below: 12, step: 0.5 },
  { below: 30, step: 1 },
  { below: Infinity, step: 4 },
] as const;

/** The whole of a table. */
export const layWhole = (table: Table): Lay =>
  layOf(table, { from: { x: 0, y: 0 }, to: { x: table.width, y: table.height } });

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

function laid(table: Table, places: readonly Place[], room: typeof LOOSE): Lay {
  if (places.length === 0 || breadth(table, places, room) > BROADEST) return layWhole(table);
  return layOf(table, spanOf(table, places, room));
}

/** How broad the square around places is. */
const breadth = (table: Table, places: readonly Place[], room: typeof LOOSE): number => {
  const { from, to } = spanOf(table, places, room);
  return Math.max(to.x - from.x, to.y - from.y);
};

function spanOf(table: Table, places: readonly Place[], { around, narrowest }: typeof LOOSE): Span {
  const range = (values: readonly number[], whole: number): readonly [number, number] => {
    const from = Math.max(0, Math.min(...values) - around);
    const to = Math.min(whole, Math.max(...values) + around);
    const more = Math.max(0, Math.min(narrowest, whole) - (to - from)) / 2;
    return [from - more, to + more];
  };
  const x = range(
    places.map((place) => place.x),
    table.width,
  );
  const y = range(
    places.map((place) => place.y),
    table.height,
  );
  return { from: { x: x[0], y: y[0] }, to: { x: x[1], y: y[1] } };
}

/** A part of a table in the middle of the map's place, with as much around it as there is room for. */
function layOf(table: Table, { from, to }: Span): Lay {
  const most = Math.min(
    (MAP_BOX.width * STEPS_PER_U) / (to.x - from.x),
    (MAP_BOX.height * STEPS_PER_U) / (to.y - from.y),
  );
  const step = UNIT_STEPS.find(({ below }) => most < below)?.step ?? 1;
  const unit = Math.floor(most / step) * step;
  const px = (length: number): number => (length / STEPS_PER_U) * unit;
  const x = partOf(px((from.x + to.x) / 2), MAP_BOX.width, px(table.width));
  const y = partOf(px((from.y + to.y) / 2), MAP_BOX.height, px(table.height));
  return {
    table,
    unit,
    window: { x: x.from, y: y.from, width: x.length, height: y.length },
    at: [MAP_BOX.x + x.gap, MAP_BOX.y + y.gap],
  };
}

/** A length on the table in pixels. */
export const scaled = ({ unit }: Pick<Lay, 'unit'>, steps: number): number => (steps / STEPS_PER_U) * unit;

/** A place measured on the table, in pixels. */
export const onTable = (lay: Pick<Lay, 'unit'>, { x, y }: Place): Point => [scaled(lay, x), scaled(lay, y)];

/** A place in the picture. */
export const place = (lay: Lay, at: Place): Point => inPicture(lay, onTable(lay, at));

/** Whether the picture shows all of a disc around a place. */
export function isShown(lay: Lay, at: Place, radius: number): boolean {
  const [x, y] = place(lay, at);
  const box = shownBox(lay);
  return (
    x - radius >= box.x - 1 &&
    x + radius <= box.x + box.width + 1 &&
    y - radius >= box.y - 1 &&
    y + radius <= box.y + box.height + 1
  );
}
