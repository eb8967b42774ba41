import { neighbour, type Facing } from '../../geometry/hex/facing.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { levelOf, waterIn } from '../terrain.js';
import type { Place } from '../types.js';
import { unitIn } from '../units.js';
import { inGroups } from './body-tables.js';
import type { Course } from './course.js';
import type { FullTerm } from './events.js';
import { landAll } from './wounds.js';

/** Skidding: a unit that ran, turned on pavement and failed its roll falls and slides on the way it was going (table 7.2.2). */

/** What the hexes that it ran add to the roll. */
const SKID_MODIFIER = [
  { from: 0, value: -1 },
  { from: 3, value: 0 },
  { from: 5, value: 1 },
  { from: 8, value: 2 },
  { from: 11, value: 4 },
] as const;

export const skidTerm = (hexes: number): FullTerm => ({
  reason: 'skid',
  value: SKID_MODIFIER.findLast(({ from }) => hexes >= from)?.value ?? 0,
  n: hexes,
});

/**
 * A fallen unit slides half as many hexes as it ran, rounded up, unless ground, water, another unit or the edge stops it; each
 * hex costs it half the damage of a fall.
 */
export function skid(course: Course, id: UnitId, heading: Facing, ran: number): void {
  const unit = course.unit(id);
  const { board } = course.state;
  const { facing } = placeOf(unit);
  const path: Place[] = [];
  let at = placeOf(unit).hex;
  let into: UnitId | null = null;
  for (let i = 0; i < Math.ceil(ran / 2); i++) {
    const next = neighbour(board, at, heading);
    if (!next || levelOf(board, next) > levelOf(board, at) || waterIn(board, at) > 0) break;
    const there = unitIn(course.state, next);
    if (there) {
      into = there.id;
      break;
    }
    at = next;
    path.push({ hex: at, facing });
  }
  const damage = Math.ceil(Math.ceil(unit.sheet.tons / 10) / 2) * path.length;
  const suffering = course.suffering(id);
  const wounds = landAll(suffering, { table: 'full', side: 'front', cover: false }, inGroups(damage), course.dice);
  course.happen({ type: 'Skidded', unit: id, path, damage, wounds, into });
}
