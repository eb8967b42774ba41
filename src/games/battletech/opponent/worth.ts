import { lifeOf, pointsIn } from '../../../rules/battletech/damage/worth.js';
import type { VITAL } from '../../../rules/battletech/tables.js';
import type { Unit } from '../../../rules/battletech/types.js';
import { workingMounts } from './guns.js';

/** Locations without which a unit is destroyed. */
export type Vital = (typeof VITAL)[number];

/** What a unit is worth besides its weapons: it draws fire, and it is the match. */
const BODY = 10;
/** Points of damage that a hit wastes on average: the last one strikes harder than it need. */
const WASTE = 8;

const hit = new WeakMap<Unit, number>();

/** What a point of damage on a unit is worth: all that is lost with it, shared among the points that it takes to destroy it. A unit never changes, so that it is reckoned once. */
export function worthHitting(unit: Unit): number {
  const known = hit.get(unit);
  if (known !== undefined) return known;
  const worth = lossOf(unit) / (WASTE + lifeOf(unit));
  hit.set(unit, worth);
  return worth;
}

/** The same of a point that strikes a location without which a unit is destroyed. */
export const worthStriking = (unit: Unit, vital: Vital): number => lossOf(unit) / (WASTE + pointsIn(unit, vital));

const lossOf = (unit: Unit): number => BODY + workingMounts(unit).reduce((sum, mount) => sum + mount.weapon.damage, 0);
