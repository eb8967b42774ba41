import { refuse, type Refusal } from '../../kernel/refusal.js';
import { VITAL } from '../tables.js';
import type { QuickStartUnit, QuickStartUnitSetup, StandardUnitSetup, UnitSetup } from '../types.js';
import type { RecordSheet } from '../record-sheet.js';
import { LOCATIONS, REAR_LOCATIONS } from '../vocabulary.js';

/** The marks that a unit brings to a match, e.g. from a campaign. */

/** The armour of a sheet on which nothing is marked. */
export const whole = ({ armor, rearArmor }: RecordSheet) => ({ armor, rearArmor });

/** The armour that a unit comes with. */
const armorOf = ({ sheet, armor = sheet.armor, rearArmor = sheet.rearArmor }: UnitSetup) => ({ armor, rearArmor });

/** Marks of the quick-start level: what has no armour left is lost, and with a side torso its arm (QSR-55). */
export function broughtArmor(unit: QuickStartUnitSetup): Pick<QuickStartUnit, 'armor' | 'rearArmor' | 'lost'> {
  const { armor: before, rearArmor } = armorOf(unit);
  const armor = { ...before, LA: before.LT === 0 ? 0 : before.LA, RA: before.RT === 0 ? 0 : before.RA };
  return { armor, rearArmor, lost: LOCATIONS.filter((location) => armor[location] === 0) };
}

/** Marks of the standard level. Armour shot away before lays the structure open and costs no location. */
export const broughtMarks = (unit: StandardUnitSetup) => ({
  ...armorOf(unit),
  lost: [],
  structure: unit.sheet.full.structure,
});

/** Why the marks that a unit brings do not fit its sheet, or `null`. */
export function offSheet(unit: UnitSetup): Refusal | null {
  const { id, sheet, ammo } = unit;
  const { armor, rearArmor } = armorOf(unit);
  const front = LOCATIONS.map((location) => ({ location, has: armor[location], most: sheet.armor[location] }));
  const rear = REAR_LOCATIONS.map((location) => ({
    location,
    has: rearArmor[location],
    most: sheet.rearArmor[location],
  }));
  const plate = [...front, ...rear].find(({ has, most }) => !isCount(has, most));
  if (plate) return refuse('battletech/armor-off-sheet', { unit: id, ...plate }, 'QSR-04');
  const bin = ammo.find(({ left, full }) => !isCount(left, full));
  return bin ? refuse('battletech/ammo-off-sheet', { unit: id, left: bin.left, full: bin.full }, 'QSR-04') : null;
}

/** Without armour on head or centre torso a unit of the quick-start level cannot take part (QSR-56). */
export function wrecked(unit: UnitSetup): Refusal | null {
  const { armor } = armorOf(unit);
  const gone = VITAL.find((location) => armor[location] === 0);
  return gone === undefined ? null : refuse('battletech/wreck', { unit: unit.id, location: gone }, 'QSR-56');
}

const isCount = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;
