import type { Dice } from '../../kernel/dice.js';
import { locationsOf } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import type { StandardState, StandardUnit } from '../types.js';
import { inGroups } from './body-tables.js';
import type { DamageResolution } from './damage-resolution.js';
import type { Wound } from './damage-steps.js';
import { isPlatoon } from './infantry.js';
import { isFlying } from './vehicles.js';
import { Shelter } from './shelter.js';
import { landAll, landOn, type Aspect } from './wounds.js';

/** Damage that strikes a whole hex (ART-03). */

/** The points that come through to a unit: none to what flies, less to who stands within walls. */
export const reaching = (state: StandardState, unit: StandardUnit, points: number): number =>
  isFlying(unit) ? 0 : Shelter.of(state, unit).through(points);

/** A machine is struck in fives, a platoon loses as many as there are points, and every suit of a squad takes them all. */
export function landAllOver(damaging: DamageResolution, aspect: Aspect, points: number, dice: Dice): readonly Wound[] {
  const { unit } = damaging;
  if (isPlatoon(unit)) return landAll(damaging, aspect, [points], dice);
  if (unit.sheet.kind !== 'battle-armour') return landAll(damaging, aspect, inGroups(points), dice);
  return locationsOf(unit)
    .filter((location) => !isLost(unit, location))
    .map((location) => landOn(damaging, location, points, aspect, dice));
}
