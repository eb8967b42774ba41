import { HIT_LOCATION, TRANSFER, VITAL, WAYS } from '../../../rules/battletech/tables.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Location } from '../../../rules/battletech/vocabulary.js';
import { workingMounts } from './guns.js';

/** Locations without which a unit is destroyed. */
export type Vital = (typeof VITAL)[number];

/** What a unit is worth besides its weapons: it draws fire, and it is the match. */
const BODY = 10;
/** Points of damage that a hit wastes on average: the last one strikes harder than it need. */
const WASTE = 8;

/** What a point of damage on a unit is worth: all that is lost with it, shared among the points that it takes to destroy it. */
export const worthHitting = (unit: Unit): number => lossOf(unit) / (WASTE + lifeOf(unit));

/** The same of a point that strikes a location without which a unit is destroyed. */
export const worthStriking = (unit: Unit, vital: Vital): number => lossOf(unit) / (WASTE + pointsAt(unit, vital));

const lossOf = (unit: Unit): number => BODY + workingMounts(unit).reduce((sum, mount) => sum + mount.weapon.damage, 0);

/** The points that a location takes: armour and, at the standard level, structure. */
const pointsAt = (unit: Unit, at: Location): number => unit.armor[at] + (unit.body?.structure[at] ?? 0);

/** The points of damage, on average, after which a unit is destroyed: the fewer, the more places pass on what hits them (QSR-53). */
export function lifeOf(unit: Unit): number {
  const danger = VITAL.reduce((sum, vital) => sum + chanceOn(unit, vital) / Math.max(1, pointsAt(unit, vital)), 0);
  return 1 / danger;
}

/** The chance that a hit ends in a location, through those that are gone. */
function chanceOn(unit: Unit, at: Location): number {
  return Object.entries(HIT_LOCATION).reduce((sum, [roll, hit]) => {
    let end: Location | null = hit;
    while (end !== null && end !== at && pointsAt(unit, end) === 0) end = TRANSFER[end];
    return end === at ? sum + exactly(Number(roll)) / 36 : sum;
  }, 0);
}

/** Ways out of 36 to roll a number exactly. */
function exactly(roll: number): number {
  const orMore = (number: number): number => Object.entries(WAYS).find(([least]) => Number(least) === number)?.[1] ?? 0;
  return orMore(roll) - orMore(roll + 1);
}
