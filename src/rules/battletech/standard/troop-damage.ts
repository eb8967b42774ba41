import { total, type Dice, type Roll } from '../../kernel/dice.js';
import { armorAt, locationsOf, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import type { StandardUnit } from '../types.js';
import { TROOPERS, type Location } from '../vocabulary.js';
import { inGroups } from './body-tables.js';
import type { DamageStep } from './damage-steps.js';
import { isPlatoon } from './infantry.js';
import { troopersStruck } from './infantry-tables.js';
import type { Doom } from './types.js';

/** Damage to troopers: a platoon loses as many as it takes points, a suit all that its wearer cannot bear (UNI-40, UNI-50). */

/** Where a hit lands among troopers. */
export interface TroopLanding {
  readonly location: Location;
  readonly troop: true;
}

/** What damage to a platoon is multiplied by where nothing hides it (UNI-44). */
export const IN_THE_OPEN = 2;

/** What is resolved: the unit as it stands after each step. */
interface Damaging {
  readonly unit: StandardUnit;
  add(step: DamageStep): void;
  doom(why: Doom): void;
}

/** Which trooper is hit: of battle armour by 1D6, again where there is nobody any more (table 11.2.9). Where nobody is left it finds the first. */
export function findTrooper(unit: StandardUnit, dice: Dice): TroopLanding & { readonly roll: Roll | null } {
  if (isPlatoon(unit)) return { location: 'TR', troop: true, roll: null };
  const alive = locationsOf(unit).filter((location) => !isLost(unit, location));
  if (alive.length === 0) return { location: 'T1', troop: true, roll: null };
  for (;;) {
    const roll = dice.roll(1, 6, 'hit-location');
    const location = TROOPERS[total(roll) - 1];
    if (location && alive.includes(location)) return { location, troop: true, roll };
  }
}

/** A hit on troopers: armour first, then those that fall; what is over is lost. An armoured platoon takes half, rounded up (UNI-47). */
export function strikeTroops(damaging: Damaging, location: Location, dealt: number): void {
  if (isLost(damaging.unit, location)) return;
  const { sheet } = damaging.unit;
  const points = sheet.kind === 'infantry' && sheet.armored ? Math.ceil(dealt / 2) : dealt;
  const plates = Math.min(armorAt(damaging.unit, location).left, points);
  const bare = armorAt(damaging.unit, location).left - plates;
  if (plates > 0) damaging.add({ harm: 'armor', location, rear: false, damage: plates, after: bare });
  const before = structureAt(damaging.unit, location).left;
  const fallen = Math.min(before, points - plates);
  if (fallen === 0) return;
  damaging.add({ harm: 'structure', location, damage: fallen, after: before - fallen });
  if (fallen < before) return;
  damaging.add({ harm: 'location-lost', location, why: 'destroyed' });
  const over = points - plates - fallen;
  if (over > 0) damaging.add({ harm: 'transfer', from: location, to: null, damage: over });
  if (locationsOf(damaging.unit).every((one) => isLost(damaging.unit, one))) damaging.doom('troopers');
}

/** The groups in which damage that is no weapon's strikes a unit: fives, of a platoon so many troopers at once (UNI-71). */
export const groupsAt = (unit: StandardUnit, points: number): readonly number[] =>
  isPlatoon(unit) ? wholeAt(unit, points) : inGroups(points);

/** Damage that strikes at once, as that of a kick: of a platoon so many troopers (UNI-71). */
export const wholeAt = (unit: StandardUnit, points: number): readonly number[] =>
  points <= 0 ? [] : [isPlatoon(unit) ? troopersStruck(points) : points];
