import type { Dice, Roll } from '../../kernel/dice.js';
import { total } from '../../kernel/dice.js';
import { locationsOf, structureAt } from '../damage/left.js';
import type { InfantrySheet, RecordSheet, StandardMount, StandardWeapon } from '../record-sheet.js';
import { isInfantry } from '../stacking.js';
import type { StandardUnit } from '../types.js';
import { burstOf, burstPoints, troopersHit } from './infantry-tables.js';
import type { Motive } from './kinds.js';
import { loaded } from './munitions.js';
import { assaultOf } from './traits.js';
import type { Munition } from './types.js';

/** What sets troopers apart, asked here by the chapters: how many are left, what they do and what is done to them (UNI-40 to 53). */

/** Whether a unit is a platoon, all of whose troopers are one location. */
export const isPlatoon = <U extends { readonly sheet: RecordSheet }>(
  unit: U,
): unit is U & { readonly sheet: InfantrySheet } => unit.sheet.kind === 'infantry';

/** The troopers of a unit that are left. */
export const troopersLeft = (unit: StandardUnit): number =>
  locationsOf(unit).reduce((sum, location) => sum + structureAt(unit, location).left, 0);

/**
 * How many troopers fire a weapon: all that are left, or the one who carries it; `undefined`: it is no infantry, or a gun of a platoon,
 * which fires by itself.
 */
export function troopersAt(
  unit: StandardUnit,
  { location, weapon }: Pick<StandardMount, 'location' | 'weapon'>,
): number | undefined {
  if (!isInfantry(unit)) return undefined;
  if (isPlatoon(unit)) return weapon.full.arms || assaultOf({ weapon }) ? troopersLeft(unit) : undefined;
  return location === 'TR' ? troopersLeft(unit) : 1;
}

/** What a platoon gets about on as a vehicle does: its motive column (UNI-41); `null`: on foot. */
export function motiveOf({ motive }: Pick<InfantrySheet, 'motive'>): Motive | null {
  switch (motive) {
    case 'mechanized-tracked':
      return 'tracked';
    case 'mechanized-wheeled':
      return 'wheeled';
    case 'mechanized-hover':
      return 'hover';
    case 'foot':
    case 'motorized':
    case 'jump':
      return null;
  }
}

/** Damage of so many troopers, each in hundredths of a point (UNI-43). */
export const damageOfTroopers = (troopers: number, each: number): number => Math.round((troopers * each) / 100);

/** What the arms of a platoon do if all who are left of it hit; `null`: a weapon that is no arm of troopers (UNI-44). */
export const mostOfArms = (unit: StandardUnit, { full: { arms } }: StandardWeapon): number | null =>
  arms ? damageOfTroopers(troopersLeft(unit), arms.each) : null;

/** What one hit does to a platoon before the ground doubles it, with the dice of a burst. */
export interface AtPlatoon {
  readonly points: number;
  readonly burst: Roll | null;
}

/** One hit of a weapon on a platoon: converted, then what the vehicles of a mechanized one make of it (UNI-44). */
export function hitPlatoon(
  platoon: InfantrySheet,
  { weapon }: Pick<StandardMount, 'weapon'>,
  munition: Munition | null,
  byInfantry: boolean,
  dice: Dice,
): AtPlatoon {
  const { dice: count, halves } = burstOf(weapon);
  const burst = count > 0 ? dice.roll(count, 6, 'burst') : null;
  const points = burst ? burstPoints(total(burst), halves) : troopersHit(loaded(weapon, munition), munition);
  const rides = motiveOf(platoon) !== null && !byInfantry;
  return { burst, points: !rides ? points : burst ? Math.floor(points / 2) : 2 * points };
}
