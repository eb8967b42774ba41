import { total } from '../../kernel/dice.js';
import { COLUMNS, each, givenBy, goneSince, sumOf, type Columns, type LayerName } from '../damage/boxes.js';
import { rowsAt, slotsAt, slotsStruckAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import type { StandardWeapon } from '../record-sheet.js';
import { filledSlots } from '../standard/condition.js';
import type { Shift } from '../standard/damage-steps.js';
import type { ColumnShift } from '../standard/types.js';
import type { StandardUnit } from '../types.js';
import { isRearLocation, TRANSFER } from '../tables.js';
import type { Location } from '../vocabulary.js';
import type { Damaging } from './damaging.js';
import { leftmost, shiftedInside, templateOf } from './depth.js';

/** Hits on boxes (option `armour: grid`): by location and column, each with the template of its weapon (armour-grid chapter 8.2). */

/** Columns outside a location where it touches another: to its left, and to its right. */
const STRIP: Readonly<Partial<Record<Location, readonly [left: Location | null, right: Location | null]>>> = {
  LA: [null, 'LT'],
  LT: ['LA', 'CT'],
  CT: ['LT', 'RT'],
  RT: ['CT', 'RA'],
  RA: ['RT', null],
};

/** The column of the next location inward that takes what is left over: the one that touches; below a leg it is its own. */
const TOUCHING: Readonly<Partial<Record<Location, number>>> = { LA: 1, LT: 1, RA: COLUMNS, RT: COLUMNS };

/** A hit on a unit that is kept in boxes. */
export interface BoxHit {
  readonly location: Location;
  readonly points: number;
  readonly rear: boolean;
  /** What it comes from, where that is a weapon. */
  readonly weapon?: StandardWeapon;
  /** The column beside the one rolled, if its player has said so before. */
  readonly shift?: ColumnShift;
}

/** Depths by location: what a hit wants to take there. */
type Depths = Map<Location, Columns>;

/** A hit: its column is rolled, and its template taken out of the boxes, as deep as it goes. The locations whose structure it has opened. */
export function strikeBoxes(damaging: Damaging, hit: BoxHit): readonly Location[] {
  const { location, points, rear, weapon, shift } = hit;
  const { dice, league } = damaging;
  const template = templateOf(league.tables.grid.templates, weapon ?? null, points);
  const roll = dice.roll(1, COLUMNS, 'column');
  const by = shift ? shiftFrom(damaging.unit, location, rear, total(roll), shift) : 0;
  const column = inside(total(roll) + by);
  damaging.add({ harm: 'column', location, roll, ...(by === 0 ? {} : { shift: by }), column, template });
  const depths = laid(damaging.unit, location, template, column, league.overflow);
  return [...depths].flatMap(([at, columns]) => take(damaging, at, columns, rear));
}

const inside = (column: number): number => Math.max(1, Math.min(COLUMNS, column));

/** To the left or right or, of the three, to the column with the fewest boxes left on the side that is hit: the one rolled before its neighbours (LEA-06). */
function shiftFrom(
  unit: StandardUnit,
  location: Location,
  rear: boolean,
  rolled: number,
  shift: ColumnShift,
): Shift | 0 {
  if (shift !== 'weak') return shift === 'left' ? -1 : 1;
  const layers: readonly LayerName[] = [rear && isRearLocation(location) ? 'rear' : 'armor', 'structure'];
  const left = (by: Shift | 0): number =>
    sumOf(layers.map((layer) => rowsAt(unit.body, location, layer)?.left[inside(rolled + by) - 1] ?? 0));
  return ([0, -1, 1] as const).reduce((best, by) => (left(by) < left(best) ? by : best));
}

/** The depths of a template by location: inside the one that is hit or, with `spill`, over its edge into the next one. */
function laid(
  unit: StandardUnit,
  location: Location,
  template: Columns,
  column: number,
  overflow: 'shift' | 'spill',
): Depths {
  const start = overflow === 'spill' ? leftmost(template, column) : shiftedInside(template, column);
  const depths: Depths = new Map();
  for (const [i, depth] of template.entries()) {
    const at = start + i;
    const [left = null, right = null] = STRIP[location] ?? [];
    const over = at < 1 ? left : at > COLUMNS ? right : null;
    const to = over && !isLost(unit, over) ? over : location;
    const there = to === location ? Math.max(1, Math.min(COLUMNS, at)) : at < 1 ? at + COLUMNS : at - COLUMNS;
    depths.set(to, added(depths.get(to) ?? each(0), there, depth));
  }
  return depths;
}

const added = (columns: Columns, column: number, depth: number): Columns =>
  columns.map((n, i) => (i + 1 === column ? n + depth : n));

/** Takes depths out of a location and what is left over of them inward. The locations whose structure is opened. */
function take(damaging: Damaging, first: Location, depths: Columns, rear: boolean): readonly Location[] {
  const opened: Location[] = [];
  let wanted = depths;
  for (let at: Location | null = first; at !== null && sumOf(wanted) > 0; at = TRANSFER[at]) {
    if (!isLost(damaging.unit, at)) {
      damaging.struck.push(at);
      wanted = fromLayer(damaging, at, rear && isRearLocation(at) ? 'rear' : 'armor', wanted);
      if (sumOf(wanted) > 0) {
        const left = fromLayer(damaging, at, 'structure', wanted);
        if (sumOf(left) < sumOf(wanted)) opened.push(at);
        wanted = left;
      }
    }
    const surplus = sumOf(wanted);
    if (surplus > 0) damaging.add({ harm: 'transfer', from: at, to: TRANSFER[at], damage: surplus });
    const touching = TOUCHING[at];
    if (touching !== undefined) wanted = added(each(0), touching, surplus);
  }
  return opened;
}

/** Takes what each column of a layer has of what is wanted. What is wanted still. */
function fromLayer(damaging: Damaging, location: Location, layer: LayerName, wanted: Columns): Columns {
  const rows = rowsAt(damaging.unit.body, location, layer);
  if (!rows) return wanted;
  const columns = givenBy(rows, wanted);
  const damage = sumOf(columns);
  const after = sumOf(rows.left) - damage;
  if (damage > 0 && layer !== 'structure')
    damaging.add({ harm: 'armor', location, rear: layer === 'rear', damage, after, columns });
  if (damage > 0 && layer === 'structure') {
    damaging.add({ harm: 'structure', location, damage, after, columns });
    if (after === 0) damaging.lose(location, 'destroyed');
  }
  return wanted.map((n, i) => n - (columns[i] ?? 0));
}

/**
 * What lies in the boxes that are gone since a unit was so: a slot of a location owns two boxes of its structure, counted row by row,
 * or its part of them where there are fewer (option `gridCrits: positional`).
 */
export function slotsOpened(was: StandardUnit, { unit }: Damaging, location: Location): readonly number[] {
  const before = rowsAt(was.body, location, 'structure');
  const now = rowsAt(unit.body, location, 'structure');
  if (!before || !now || isLost(unit, location)) return [];
  const gone = goneSince(before, now);
  const count = slotsAt(unit, location).length;
  const boxes = Math.min(before.of * COLUMNS, 2 * count);
  return filledSlots(unit, location).filter((slot) => {
    const from = Math.floor((slot * boxes) / count);
    const to = Math.ceil(((slot + 1) * boxes) / count);
    return gone.some((box) => box >= from && box < to) && !slotsStruckAt(unit, location).includes(slot);
  });
}
