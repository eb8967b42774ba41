import { isBogged } from './bogs.js';
import { editionOf } from './editions.js';
import { isAfloat } from '../surface.js';
import { slotsAt, slotsStruckAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { isInfantry } from '../stacking.js';
import type { Place, StandardUnit } from '../types.js';
import { LOCATIONS, type Location } from '../vocabulary.js';
import type { StandardMount, StandardSheet } from '../record-sheet.js';
import { quirksIn } from './quirks.js';
import { isPlatoon, troopersLeft } from './infantry.js';
import { fourLegsOf, LIMBS } from './legs.js';
import type { Equipment, Part, CriticalSlot } from './types.js';
import type { Gunner, Quarry } from './stance.js';
import { SENSORS_GONE, type Stealth } from './attack-tables.js';
import {
  crewTerms,
  isBlind,
  isFlying,
  isMech,
  isStopped,
  isStunned,
  isUnsteady,
  isVehicle,
  pointed,
} from './vehicles.js';
import type { SeenStandardUnit } from '../seen.js';

/** What is left of the parts in a unit's critical slots. */

const holdsPart =
  (part: Part) =>
  (slot: CriticalSlot | null): boolean =>
    slot?.holds === 'part' && slot.part === part;

const holdsEquipment =
  (equipment: Equipment) =>
  (slot: CriticalSlot | null): boolean =>
    slot?.holds === 'equipment' && slot.equipment === equipment;

const struckIn = (unit: SeenStandardUnit, location: Location, is: (slot: CriticalSlot | null) => boolean): number =>
  slotsStruckAt(unit, location).filter((index) => is(slotsAt(unit, location)[index] ?? null)).length;

/** Whether a location was built with a part at all: many arms have no hand, some no lower arm. */
export const isBuiltWith = (unit: StandardUnit, part: Part, location: Location): boolean =>
  slotsAt(unit, location).some(holdsPart(part));

/** How many slots of a part are struck in a location, as far as that is known. */
export const partHits = (unit: StandardUnit, part: Part, location: Location): number =>
  struckIn(unit, location, holdsPart(part));

/** Whether a unit was built with a piece of equipment, working or not. */
export const carries = ({ full }: StandardSheet, equipment: Equipment): boolean =>
  Object.values(full.slots).some((slots) => slots.some(holdsEquipment(equipment)));

/** The locations in which a unit carries a piece of equipment that still works. */
export const equippedIn = (unit: SeenStandardUnit, equipment: Equipment): readonly Location[] =>
  LOCATIONS.filter((location) => {
    const is = holdsEquipment(equipment);
    return slotsAt(unit, location).some(is) && struckIn(unit, location, is) === 0 && !isLost(unit, location);
  });

/** How many jump jets are struck or gone with their location. */
export const jetsLost = (unit: StandardUnit): number =>
  LOCATIONS.reduce((sum, location) => {
    const is = (slot: CriticalSlot | null): boolean => slot?.holds === 'jump-jet';
    const all = slotsAt(unit, location).filter(is).length;
    return sum + (isLost(unit, location) ? all : struckIn(unit, location, is));
  }, 0);

/** How many jump jets still work outside the torso: those of legs, under water where it wades. */
export const jetsInLegs = (unit: StandardUnit): number =>
  LIMBS.filter((limb) => !isLost(unit, limb)).reduce((sum, limb) => {
    const is = (slot: CriticalSlot | null): boolean => slot?.holds === 'jump-jet';
    return sum + slotsAt(unit, limb).filter(is).length - struckIn(unit, limb, is);
  }, 0);

/** A unit as the one who fires a weapon, with its torso as it is twisted or as it might be. */
export function gunnerOf(
  unit: StandardUnit,
  place: Place,
  { location }: Pick<StandardMount, 'location'>,
  twist: Gunner['twist'] = unit.body.twist,
): Gunner {
  const { prone, skidded, heat, pilot } = unit.body;
  return {
    place,
    twist: pointed(unit, twist),
    mode: unit.moved?.mode ?? 'stand',
    prone,
    ...(isAfloat(unit) ? { afloat: true } : {}),
    fourLegs: fourLegsOf(unit),
    gunnery: pilot.gunnery,
    ...(pilot.talents ? { talents: pilot.talents } : {}),
    ...quirksIn(unit),
    skidded,
    heat,
    sensorHits: isBlind(unit) ? SENSORS_GONE : partHits(unit, 'sensors', 'HD'),
    ...(isVehicle(unit) ? { vehicle: { terms: crewTerms(unit), unsteady: isUnsteady(unit, location) } } : {}),
    ...(isInfantry(unit)
      ? { infantry: { piloting: pilot.piloting, troopers: troopersLeft(unit), suits: !isPlatoon(unit) } }
      : {}),
    arm: {
      shoulder: partHits(unit, 'shoulder', location) > 0,
      upper: partHits(unit, 'upper-arm', location) > 0,
      lower: editionOf(unit).lowerArmAims && partHits(unit, 'lower-arm', location) > 0,
    },
  };
}

/** The stealth armour that hides a unit; that of a 'Mech works with its ECM suite, as long as it is not shut down (WPN-13). */
export function stealthOf(unit: StandardUnit): Stealth | null {
  const { sheet } = unit;
  if (sheet.kind === 'battle-armour') return STEALTHS.find((one) => one === sheet.cloak) ?? null;
  const works = sheet.full.stealth && !unit.body.shutdown && JAMMERS.some((one) => equippedIn(unit, one).length > 0);
  return works ? 'stealth-basic' : null;
}

const STEALTHS: readonly Stealth[] = ['stealth-basic', 'stealth-standard', 'stealth-improved'];

/** What fills the air with noise: an Angel suite does here what a Guardian does (WPN-07). */
export const JAMMERS = ['ecm', 'angel-ecm'] as const satisfies readonly Equipment[];

/** A unit as a target. */
export function quarryOf(unit: StandardUnit, place: Place): Quarry {
  const { prone, skidded, pace = null } = unit.body;
  const mode = unit.moved?.mode ?? 'stand';
  const { mostForHexes: most } = editionOf(unit);
  const { kind } = unit.sheet;
  const stealth = stealthOf(unit);
  const cloak = unit.sheet.kind === 'battle-armour' ? unit.sheet.cloak : undefined;
  return {
    kind,
    ...(cloak ? { cloak } : {}),
    ...(unit.sheet.kind === 'infantry' && unit.sheet.sneak ? { sneak: unit.sheet.sneak } : {}),
    ...(stealth ? { stealth } : {}),
    ...quirksIn(unit),
    place,
    mode,
    entered: unit.moved?.entered ?? 0,
    prone,
    ...(isAfloat(unit) ? { afloat: true } : {}),
    ...(isFlying({ place }) ? { airborne: true } : {}),
    immobile: isImmobile(unit),
    skidded,
    ...(isBogged(unit) ? { bogged: true } : {}),
    pace,
    ...(most === null ? {} : { most }),
  };
}

/** Whether a unit cannot move at all: shut down, its pilot unconscious (table 7.2.6), a vehicle without motive system or engine. */
export function isImmobile(unit: StandardUnit): boolean {
  const { shutdown, pilot } = unit.body;
  return shutdown || pilot.out !== null || isStopped(unit);
}

/** Whether a unit can do nothing at all: an immobile vehicle still fires (UNI-19), one with a stunned crew does not (UNI-21). */
export const cannotAct = (unit: StandardUnit): boolean => (isMech(unit) ? isImmobile(unit) : isStunned(unit));
