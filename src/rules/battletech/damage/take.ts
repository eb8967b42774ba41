import { isRearLocation } from '../tables.js';
import type { StandardUnit, Unit } from '../types.js';
import type { Location } from '../vocabulary.js';

/** What a unit takes: the marks that damage, water and corrections make on its sheet. Nothing here rolls. */

/** The unit with so much armour left in a location, in front or at the back. */
export const withArmor = <U extends Unit>(unit: U, location: Location, rear: boolean, left: number): U =>
  rear && isRearLocation(location)
    ? { ...unit, rearArmor: { ...unit.rearArmor, [location]: left } }
    : { ...unit, armor: { ...unit.armor, [location]: left } };

/** The unit with no armour left in a location, neither in front nor at the back. */
export function laidBare<U extends Unit>(unit: U, location: Location): U {
  const bare = withArmor(unit, location, false, 0);
  return isRearLocation(location) ? withArmor(bare, location, true, 0) : bare;
}

/** The unit with so much structure left in a location. */
export const withStructure = (unit: StandardUnit, location: Location, left: number): StandardUnit => ({
  ...unit,
  body: { ...unit.body, structure: { ...unit.body.structure, [location]: left } },
});

/** The unit with these slots of a location struck, and no others. */
export const withStruck = (unit: StandardUnit, location: Location, slots: readonly number[]): StandardUnit => ({
  ...unit,
  body: { ...unit.body, struck: { ...unit.body.struck, [location]: slots } },
});

/** The unit without a location, if it has not lost it before. */
export const withLost = <U extends Unit>(unit: U, ...locations: readonly Location[]): U => ({
  ...unit,
  lost: [...unit.lost, ...locations.filter((location) => !unit.lost.includes(location))],
});

/** The unit with a location that was lost and is there again. */
export const withFound = <U extends Unit>(unit: U, location: Location): U => ({
  ...unit,
  lost: unit.lost.filter((one) => one !== location),
});
