import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { UnitId } from '../../kernel/ids.js';
import type { RecordSheet } from '../record-sheet.js';
import { DEADLY_WOUNDS } from '../standard/body-tables.js';
import { ENGINE_DEAD, engineHits, filledSlots } from '../standard/condition.js';
import { partHits } from '../standard/parts.js';
import { VITAL } from '../tables.js';
import type {
  QuickStartRemains,
  QuickStartUnit,
  QuickStartUnitSetup,
  StandardRemains,
  StandardUnit,
  StandardUnitSetup,
  State,
  Unit,
  UnitSetup,
} from '../types.js';
import type { Body, Doom } from '../standard/types.js';
import { eachOf } from '../units.js';
import { LOCATIONS, REAR_LOCATIONS, type Location } from '../vocabulary.js';
import { inPoints } from './boxing.js';
import { armorAt, locationsOf, printedStructure, rearArmorAt, slotsAt, slotsStruckAt, structureAt } from './left.js';
import { isLost } from './lost.js';

/** The marks that a unit brings to a match, and those with which it leaves one: what remains goes into a set-up as it is. */

/** The armour of a sheet on which nothing is marked. */
export const whole = ({ armor, rearArmor }: RecordSheet) => ({ armor, rearArmor });

/** The armour that a unit comes with. */
const armorOf = ({ sheet, armor = sheet.armor, rearArmor = sheet.rearArmor }: UnitSetup) => ({ armor, rearArmor });

/** Weapons gone though their location is not. */
const brokenOf = ({ broken = [] }: Pick<UnitSetup, 'broken'>) => (broken.length > 0 ? { broken } : {});

/** Marks of the quick-start level: what has no armour left is lost, and with a side torso its arm (QSR-55). */
export function broughtArmor(
  unit: QuickStartUnitSetup,
): Pick<QuickStartUnit, 'armor' | 'rearArmor' | 'lost' | 'broken'> {
  const { armor: before, rearArmor } = armorOf(unit);
  const armor = eachOf(before, (at, left) =>
    (at === 'LA' && before.LT === 0) || (at === 'RA' && before.RT === 0) ? 0 : left,
  );
  return { armor, rearArmor, lost: LOCATIONS.filter((location) => armor[location] === 0), ...brokenOf(unit) };
}

/** Marks of the standard level. Armour shot away before lays the structure open and costs no location. */
export const broughtMarks = (unit: StandardUnitSetup) => ({
  ...armorOf(unit),
  ...brokenOf(unit),
  lost: unit.lost ?? [],
});

/** Structure and struck slots of the standard level. */
export const broughtBody = ({ sheet, structure, struck }: StandardUnitSetup): Pick<Body, 'structure' | 'struck'> => ({
  structure: structure ?? sheet.full.structure,
  struck: struck ?? eachOf(sheet.full.structure, () => []),
});

/** What remains of each unit, by its label. */
export const remainsOf = ({ units }: State): Readonly<Record<UnitId, QuickStartRemains | StandardRemains>> =>
  Object.fromEntries(units.map((unit) => [unit.id, remains(unit)]));

/** What remains of a unit, in the form in which a set-up brings it. */
function remains(unit: Unit): QuickStartRemains | StandardRemains {
  const { armor, rearArmor, broken = [] } = unit;
  if (!unit.body) return { armor, rearArmor, ...brokenOf({ broken }), ammo: unit.ammo };
  const { struck, breached, stopped, shorted, jammed, spent, pilot, crew } = unit.body;
  // A pilot wakes before the next match, if they live.
  const awake = { ...pilot, out: null };
  return {
    ...inPoints(unit),
    ...brokenOf({ broken }),
    lost: unit.lost,
    ammo: unit.ammo,
    struck,
    breached,
    ...(stopped ? { stopped } : {}),
    ...(shorted ? { shorted } : {}),
    jammed,
    spent,
    pilot: awake,
    ...(crew ? { crew } : {}),
  };
}

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
  const plate = [...front, ...rear].find(({ has, most }) =>
    has === undefined ? most !== has : !isCount(has, most ?? 0),
  );
  if (plate) {
    const { location, has = 0, most = 0 } = plate;
    return refuse('battletech/armor-off-sheet', { unit: id, location, has, most }, 'QSR-04');
  }
  const bin = ammo.find(({ left, full }) => !isCount(left, full));
  if (bin) return refuse('battletech/ammo-off-sheet', { unit: id, left: bin.left, full: bin.full }, 'QSR-04');
  const twice = ammo.find((one, i) => !one.stowed && ammo.findIndex((other) => other.ammo === one.ammo) !== i);
  return twice ? refuse('battletech/rounds-twice', { unit: id, ammo: twice.ammo }, 'QSR-04') : null;
}

/** Why the bins that a unit of the standard level brings are not those of its sheet, each once, or `null`. */
function offBins({ id: unit, sheet, ammo }: StandardUnit): Refusal | null {
  const printed = LOCATIONS.flatMap((location) =>
    slotsAt({ sheet }, location).flatMap((slot) => (slot?.holds === 'ammo' ? [{ id: slot.bin, location }] : [])),
  );
  const strange = ammo.find(
    ({ stowed }, i) =>
      !printed.some(({ id, location }) => id === stowed.id && location === stowed.location) ||
      ammo.findIndex((other) => other.stowed.id === stowed.id) !== i,
  );
  if (strange) return refuse('battletech/bin-off-sheet', { unit, bin: strange.stowed.id }, 'QSR-04');
  const missing = printed.find(({ id }) => !ammo.some(({ stowed }) => stowed.id === id));
  return missing ? refuse('battletech/bin-missing', { unit, bin: missing.id }, 'QSR-04') : null;
}

/** Why structure, slots and pilot that a unit of the standard level brings do not fit its sheet, or `null`. */
export function offFullSheet(unit: StandardUnit): Refusal | null {
  const known = unit.sheet.mounts.map(({ id }) => id);
  const { jammed, spent } = unit.body;
  const mount = [...(unit.broken ?? []), ...jammed, ...spent].find((one) => !known.includes(one));
  if (mount !== undefined) return refuse('battletech/no-such-weapon', { unit: unit.id, mount, known }, 'QSR-04');
  const bins = offBins(unit);
  if (bins) return bins;
  for (const location of locationsOf(unit)) {
    const isGone = isLost(unit, location);
    const has = structureAt(unit, location).left;
    const most = isGone ? 0 : printedStructure(unit.sheet, location);
    const least = isGone ? 0 : 1;
    if (has < least || !isCount(has, most))
      return refuse('battletech/structure-off-sheet', { unit: unit.id, location, has, least, most }, 'SEQ-12');
    // A location that is gone has no armour to bring.
    const plates = armorAt(unit, location).left + (rearArmorAt(unit, location)?.left ?? 0);
    if (isGone && plates > 0)
      return refuse('battletech/armor-off-sheet', { unit: unit.id, location, has: plates, most: 0 }, 'QSR-04');
    const filled = filledSlots(unit, location);
    const struck = slotsStruckAt(unit, location);
    const slot = struck.find((one, i) => !filled.includes(one) || struck.indexOf(one) !== i);
    if (slot !== undefined)
      return refuse('battletech/slot-off-sheet', { unit: unit.id, location, slot: slot + 1 }, 'SEQ-12');
  }
  return null;
}

/** Without armour on head or centre torso a unit of the quick-start level cannot take part (QSR-56). */
export function wrecked(unit: UnitSetup): Refusal | null {
  const { armor } = armorOf(unit);
  const gone = VITAL.find((location) => armor[location] === 0);
  return gone === undefined ? null : refuse('battletech/wreck', { unit: unit.id, location: gone }, 'QSR-56');
}

/** Nor can one of the standard level without head, centre torso, engine, cockpit or pilot (SEQ-12). */
export function ruined(unit: StandardUnit): Refusal | null {
  const isGone = (location: Location): boolean => isLost(unit, location) || unit.body.breached.includes(location);
  const why: Doom | null = isGone('HD')
    ? 'head'
    : isGone('CT')
      ? 'centre-torso'
      : engineHits(unit) >= ENGINE_DEAD
        ? 'engine'
        : partHits(unit, 'cockpit', 'HD') > 0
          ? 'cockpit'
          : unit.body.pilot.hits >= DEADLY_WOUNDS
            ? 'pilot'
            : null;
  return why && refuse('battletech/ruined', { unit: unit.id, why }, 'SEQ-12');
}

const isCount = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;
