import { HIT_LOCATION, TRANSFER, VITAL } from '../tables.js';
import { waysToHit } from '../to-hit.js';
import type { Unit } from '../types.js';
import type { Location } from '../vocabulary.js';
import { isInfantry } from '../stacking.js';
import { armorAt, locationsOf } from './left.js';

/** How much of a unit is left, for whoever weighs it: opponent, conditions of kept orders, victory. */

/** The points that a location takes before it is gone, from the front: armour and, at the standard level, structure. */
export const pointsIn = ({ armor, body }: Unit, location: Location): number =>
  (armor[location] ?? 0) + (body?.structure[location] ?? 0);

/** Whether a unit has lost armour, in front. */
export const hasLostArmor = (unit: Unit): boolean =>
  locationsOf(unit).some((location) => {
    const { left, of } = armorAt(unit, location);
    return left < of;
  });

/** The points of damage, on average, after which a unit is destroyed: the fewer, the more places pass on what hits them (QSR-53). */
export function lifeOf(unit: Unit): number {
  // Troopers fall one by one, and the last of them ends the unit.
  if (isInfantry(unit)) return locationsOf(unit).reduce((sum, location) => sum + pointsIn(unit, location), 0);
  const danger = VITAL.reduce((sum, vital) => sum + chanceOn(unit, vital) / Math.max(1, pointsIn(unit, vital)), 0);
  return 1 / danger;
}

/** The chance that a hit ends in a location, through those that are gone. */
function chanceOn(unit: Unit, at: Location): number {
  return Object.entries(HIT_LOCATION).reduce((sum, [roll, hit]) => {
    let end: Location | null = hit;
    while (end !== null && end !== at && pointsIn(unit, end) === 0) end = TRANSFER[end];
    return end === at ? sum + exactly(Number(roll)) / 36 : sum;
  }, 0);
}

/** Ways out of 36 to roll a number exactly. */
const exactly = (roll: number): number => waysToHit(roll) - waysToHit(roll + 1);
