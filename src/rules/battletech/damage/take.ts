import { levelled, without, type Columns, type LayerName } from './boxes.js';
import { isRearLocation } from '../tables.js';
import type { StandardUnit, Unit } from '../types.js';
import type { Location } from '../vocabulary.js';

/** What a unit takes: the marks that damage, water and corrections make on its sheet. Nothing here rolls. */

/** The unit with so much armour left in a location, in front or at the back; `taken`: the boxes that went, by column. */
export function withArmor<U extends Unit>(
  unit: U,
  location: Location,
  rear: boolean,
  left: number,
  taken?: Columns,
): U {
  const behind = rear && isRearLocation(location);
  const one = reboxed(unit, location, behind ? 'rear' : 'armor', left, taken);
  return behind
    ? { ...one, rearArmor: { ...one.rearArmor, [location]: left } }
    : { ...one, armor: { ...one.armor, [location]: left } };
}

/** The unit with so many boxes left in a layer: without those `taken` or, where nobody says which they are, level. */
function reboxed<U extends Unit>(unit: U, location: Location, layer: LayerName, left: number, taken?: Columns): U {
  const { body } = unit;
  const here = body?.boxes?.[location];
  if (!here) return unit;
  const rows = taken ? without(here[layer], taken) : levelled(here[layer], left);
  return { ...unit, body: { ...body, boxes: { ...body.boxes, [location]: { ...here, [layer]: rows } } } };
}

/** The unit with no armour left in a location, neither in front nor at the back. */
export function laidBare<U extends Unit>(unit: U, location: Location): U {
  const bare = withArmor(unit, location, false, 0);
  return isRearLocation(location) ? withArmor(bare, location, true, 0) : bare;
}

/** The unit with so much structure left in a location. */
export function withStructure(unit: StandardUnit, location: Location, left: number, taken?: Columns): StandardUnit {
  const one = reboxed(unit, location, 'structure', left, taken);
  return { ...one, body: { ...one.body, structure: { ...one.body.structure, [location]: left } } };
}

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
