import { total, type Dice } from '../../kernel/dice.js';
import type { Location } from '../vocabulary.js';
import type { Wound } from './damage-steps.js';
import type { AttackedSide, HitTable } from './terms.js';
import { DICE_OF, landing } from './hit-tables.js';
import { hasFourLegs, isLeg } from './legs.js';
import type { DamageResolution } from './damage-resolution.js';

/** Hits: each group of damage finds a location of its own and does there what it does. */

/** Which table a hit uses, for the side that is hit. `cover`: leg hits strike the cover (table 7.2.1). */
export interface Aspect {
  readonly table: HitTable;
  readonly side: AttackedSide;
  readonly cover: boolean;
}

/** One group of damage: its location is rolled, and it takes effect there. */
export function land(
  damageResolution: DamageResolution,
  { table, side, cover }: Aspect,
  points: number,
  dice: Dice,
): Wound {
  const roll = dice.roll(DICE_OF[table], 6, 'hit-location');
  const where = landing(table, side, total(roll), hasFourLegs(damageResolution.unit));
  if (!where) throw new Error(`no location for a roll of ${total(roll)}`);
  const { location, rear, through } = where;
  const covered = cover && isLeg(damageResolution.unit, location);
  if (!covered) damageResolution.strike(location, points, rear, through);
  return { roll, location, points, covered, harm: damageResolution.taken() };
}

/** A group of damage on a location that is known already; the cover takes what was aimed at a leg behind it. */
export function landOn(
  damageResolution: DamageResolution,
  location: Location,
  points: number,
  { side, cover }: Aspect,
): Wound {
  const covered = cover && isLeg(damageResolution.unit, location);
  if (!covered) damageResolution.strike(location, points, side === 'rear', false);
  return { roll: null, location, points, covered, harm: damageResolution.taken() };
}

/** Several groups, one after the other. */
export const landAll = (
  damageResolution: DamageResolution,
  aspect: Aspect,
  groups: readonly number[],
  dice: Dice,
): readonly Wound[] => groups.map((points) => land(damageResolution, aspect, points, dice));
