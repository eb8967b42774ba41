import type { Roll } from '../../kernel/dice.js';
import { total } from '../../kernel/dice.js';
import { ARM_OF, HIT_LOCATION, isRearLocation, TRANSFER } from '../tables.js';
import type { Unit } from '../types.js';
import type { DamageMark, Hit } from '../events.js';
import type { Location } from '../vocabulary.js';
import { laidBare, withArmor } from './take.js';

/** Damage at the quick-start level: armour is all there is, and how far a hit goes follows from its location. */

/** The location that a roll of 2D6 hits (QSR-50). */
export function locationHit(roll: Roll): Location {
  const location = Object.entries(HIT_LOCATION).find(([sum]) => Number(sum) === total(roll))?.[1];
  if (!location) throw new Error(`no location for a roll of ${total(roll)}`);
  return location;
}

/**
 * The damage loop (QSR-52): marks armour in the location hit, then in the next inward one, until the damage is used up or
 * there is nowhere to go (QSR-53, QSR-54). `fromRear`: the shot came from behind, and the option `rearArmor` is on: the
 * torsos' rear armour is marked instead, and a torso is gone when the face that was struck is gone (AMB-QSR-08).
 */
export function damage(unit: Unit, roll: Roll, points: number, fromRear: boolean): Hit {
  const location = locationHit(roll);
  const marks: DamageMark[] = [];
  const blownOff: Location[] = [];
  let left = points;
  for (let at: Location | null = location; at !== null && left > 0; at = TRANSFER[at]) {
    const rear = fromRear && isRearLocation(at);
    const before = remaining(unit, at, rear);
    if (before === 0) continue;
    const marked = Math.min(before, left);
    left -= marked;
    marks.push({ location: at, rear, damage: marked, before, after: before - marked });
    if (before === marked) blownOff.push(...armTornOff(unit, at));
  }
  return { roll, location, marks, blownOff, surplus: left };
}

/** Armour left in a location, on the face that is struck. A location that is gone has none. */
function remaining(unit: Unit, location: Location, rear: boolean): number {
  const front = unit.armor[location] ?? 0;
  return front > 0 && rear && isRearLocation(location) ? (unit.rearArmor[location] ?? 0) : front;
}

/** The arm that goes when its side torso is gone, unless it went before (QSR-55). */
function armTornOff(unit: Unit, location: Location): readonly Location[] {
  if (location !== 'LT' && location !== 'RT') return [];
  const arm = ARM_OF[location];
  return (unit.armor[arm] ?? 0) > 0 ? [arm] : [];
}

/** The unit with the marks of a hit on its sheet. */
export function marked<U extends Unit>(unit: U, { marks, blownOff }: Hit): U {
  const struck = marks.reduce((one, { location, rear, damage: points }) => {
    const after = remaining(one, location, rear) - (points ?? 0);
    return after > 0 ? withArmor(one, location, rear, after) : laidBare(one, location);
  }, unit);
  return blownOff.reduce((one, location) => withArmor(one, location, false, 0), struck);
}
