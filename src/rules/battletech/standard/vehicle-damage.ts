import { total, type Dice } from '../../kernel/dice.js';
import { armorAt, slotsAt, slotsStruckAt, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { mountOf } from '../units.js';
import { mountWorth } from '../value/weapon-values.js';
import { weaponProblem } from './ammunition.js';
import { isReflex } from './traits.js';
import type { StandardWeapon } from '../record-sheet.js';
import type { UnitId } from '../../kernel/ids.js';
import type { StandardUnit } from '../types.js';
import type { Location, MountId } from '../vocabulary.js';
import type { DamageStep } from './damage-steps.js';
import type { DamageRulings } from './unit-rulings.js';
import { COLD_ENGINES, type Doom } from './types.js';
import type { VehicleCritical } from './kinds.js';
import type { AttackedSide } from './terms.js';
import { crewOf, isBlind, timesHit } from './vehicles.js';
import { criticalsFrom, MOTIVE_SIDE, MOTIVE_SYSTEM, motiveResult, type VehicleLanding } from './vehicle-tables.js';

/** Damage to a vehicle: no location passes any on, and one that is gone ends it (UNI-15 to 18). */

/** A rotor takes a tenth of what weapons do, and all that fists do (UNI-32). */
const ROTOR_SHARE = 10;

/** What is resolved: the unit as it stands after each step. */
export interface Damaging {
  readonly unit: StandardUnit;
  readonly rulings: DamageRulings;
  add(step: DamageStep): void;
  doom(why: Doom): void;
  /** Whoever flies it is hit, and rolls once the hit is told (table 11.2.4). */
  readonly falters: () => void;
  /** Whom it carries inside, where a hit on its cargo strikes them (AMB-UNI-12). */
  readonly hold: Hold | null;
}

/** The passengers in a bay, and what tells one that the hit has struck them. */
export interface Hold {
  readonly passengers: readonly UnitId[];
  readonly strike: (passenger: UnitId, points: number) => void;
}

/** From where it is struck, and by what. */
interface Strike {
  readonly side: AttackedSide;
  readonly physical?: boolean;
  readonly weapon?: StandardWeapon;
}

/** A hit on a vehicle: its armour and structure, then the motive and critical rolls that it calls for. */
export function strikeVehicle(
  damaging: Damaging,
  { location, motive, critical }: VehicleLanding,
  dealt: number,
  { side, physical = false, weapon }: Strike,
  dice: Dice,
): void {
  if (isLost(damaging.unit, location)) return;
  const points = location === 'RO' && !physical ? Math.ceil(dealt / ROTOR_SHARE) : dealt;
  const plates = Math.min(armorAt(damaging.unit, location).left, points);
  const after = armorAt(damaging.unit, location).left - plates;
  if (plates > 0) damaging.add({ harm: 'armor', location, rear: false, damage: plates, after });
  const inside = points - plates;
  if (inside > 0) structure(damaging, location, inside);
  if (location === 'RO') damaging.add({ harm: 'rotor' });
  if (motive) rollMotive(damaging, side, dice);
  if (critical) rollCritical(damaging, location, points, dice);
  if (inside > 0) rollCritical(damaging, location, points, dice);
  else if (!critical && weapon?.full.pierces !== undefined)
    rollCritical(damaging, location, points, dice, weapon.full.pierces);
}

function structure(damaging: Damaging, location: Location, points: number): void {
  const before = structureAt(damaging.unit, location).left;
  const damage = Math.min(before, points);
  damaging.add({ harm: 'structure', location, damage, after: before - damage });
  if (damage === before) {
    damaging.add({ harm: 'location-lost', location, why: 'destroyed' });
    damaging.doom('hull');
  }
  if (points > damage) damaging.add({ harm: 'transfer', from: location, to: null, damage: points - damage });
}

/** A roll for the motive system; what comes of it is in force from the end of the phase (UNI-18). */
export function rollMotive(damaging: Damaging, side: AttackedSide, dice: Dice): void {
  const { sheet, body } = damaging.unit;
  if (sheet.kind !== 'vehicle' || body.doomed !== null) return;
  const roll = dice.roll(2, 6, 'motive');
  const more = MOTIVE_SIDE[side] + MOTIVE_SYSTEM[sheet.motive];
  damaging.add({ harm: 'motive', roll, more, result: motiveResult(total(roll) + more) });
}

/** `pierces`: what armour-piercing rounds add, which call for it through armour that holds (WPN-16). */
function rollCritical(damaging: Damaging, location: Location, points: number, dice: Dice, pierces = 0): void {
  if (damaging.unit.body.doomed !== null) return;
  const roll = dice.roll(2, 6, 'critical');
  const more = pierces === 0 ? {} : { more: pierces };
  const critical =
    criticalsFrom(location, total(roll) + pierces, damaging.unit.sheet.kind === 'vtol')
      .map((one) => amounting(damaging.unit, one))
      .find((one) => (one === 'cargo' ? damaging.hold !== null : applies(damaging.unit, location, one))) ?? null;
  if (critical === null) {
    damaging.add({ harm: 'vehicle-critical', location, roll, ...more, critical, mount: null, pick: null });
    return;
  }
  if (critical === 'cargo' && damaging.hold) {
    const { passengers, strike } = damaging.hold;
    const pick = passengers.length > 1 ? dice.roll(1, passengers.length, 'passenger') : null;
    damaging.add({ harm: 'vehicle-critical', location, roll, ...more, critical, mount: null, pick });
    const passenger = passengers[pick ? total(pick) - 1 : 0];
    if (passenger) strike(passenger, points);
    return;
  }
  const struck = weaponFor(damaging, location, critical, dice);
  damaging.add({ harm: 'vehicle-critical', location, roll, ...more, critical, ...struck });
  if (critical === 'pilot') damaging.falters();
  const doom = deadly(damaging, critical);
  if (doom) damaging.doom(doom);
  else if (critical === 'ammunition') blowOut(damaging);
}

/** With CASE what blows up goes out to the rear, and takes the armour there along (AMB-UNI-09). */
function blowOut(damaging: Damaging): void {
  const { left } = armorAt(damaging.unit, 'RR');
  if (left > 0) damaging.add({ harm: 'armor', location: 'RR', rear: false, damage: left, after: 0 });
}

/** Weapons of a location that a critical hit can still strike. */
const weaponsIn = (unit: StandardUnit, location: Location): readonly MountId[] =>
  slotsAt(unit, location).flatMap((slot, i) =>
    slot?.holds === 'weapon' && !slotsStruckAt(unit, location).includes(i) ? [slot.mount] : [],
  );

const toJam = (unit: StandardUnit, location: Location): readonly MountId[] =>
  weaponsIn(unit, location).filter((mount) => !unit.body.jammed.includes(mount));

/** What a row comes to: without fuel to burn the engine is hit, and a driver who has been already is the crew that is stunned (table 11.2.4). */
function amounting(unit: StandardUnit, critical: VehicleCritical): VehicleCritical {
  if (critical === 'fuel') return COLD_ENGINES.includes(unit.sheet.full.engine) ? 'fuel' : 'engine';
  return critical === 'driver' && timesHit(unit, 'driver') > 0 ? 'crew-stunned' : critical;
}

/** Whether a critical hit can strike: there is something, and it is not struck already (UNI-17). */
function applies(unit: StandardUnit, location: Location, critical: VehicleCritical): boolean {
  switch (critical) {
    case 'weapon-jam':
      return toJam(unit, location).length > 0;
    case 'weapon-lost':
      return weaponsIn(unit, location).length > 0;
    case 'ammunition':
      return unit.ammo.some(({ left }) => left > 0);
    case 'stabiliser':
      return !crewOf(unit).shaken.includes(location) && weaponsIn(unit, location).length > 0;
    case 'engine':
      return timesHit(unit, 'engine') === 0;
    case 'turret-jam':
    case 'turret-lock':
      return timesHit(unit, 'turret-lock') === 0;
    case 'cargo':
      return false;
    case 'flight-stabiliser':
      return timesHit(unit, 'flight-stabiliser') === 0;
    case 'copilot':
      return timesHit(unit, 'copilot') === 0;
    case 'pilot':
      return timesHit(unit, 'pilot') === 0;
    case 'sensors':
      return !isBlind(unit);
    case 'rotor-damage':
    case 'rotor-destroyed':
    case 'driver':
    case 'commander':
    case 'crew-stunned':
    case 'crew-killed':
    case 'turret-off':
    case 'fuel':
      return true;
  }
}

/** Which weapon is struck and, where there are several, by what roll. */
type Picked = Pick<Extract<DamageStep, { harm: 'vehicle-critical' }>, 'mount' | 'pick' | 'chooser'>;

function weaponFor({ unit, rulings }: Damaging, location: Location, critical: VehicleCritical, dice: Dice): Picked {
  const among =
    critical === 'weapon-jam' ? toJam(unit, location) : critical === 'weapon-lost' ? weaponsIn(unit, location) : [];
  if (among.length <= 1) return { mount: among[0] ?? null, pick: null };
  if (critical === 'weapon-lost' && rulings.weaponLost === 'chosen') return chosen(unit, among, dice);
  const pick = dice.roll(1, among.length, 'weapon');
  return { mount: among[total(pick) - 1] ?? null, pick };
}

/** With this roll or less the owner says which weapon is lost, with more whoever has hit it (table 11.2.4). */
const OWNER_CHOOSES = 3;

/** The weapon that whoever has the choice would name: the owner the one that is worth least, the attacker the one worth most (AMB-UNI-13). */
function chosen(unit: StandardUnit, among: readonly MountId[], dice: Dice): Picked {
  const pick = dice.roll(1, 6, 'weapon-lost');
  const chooser = total(pick) <= OWNER_CHOOSES ? 'owner' : 'attacker';
  const byWorth = among.toSorted((a, b) => worthOf(unit, a) - worthOf(unit, b));
  return { mount: byWorth.at(chooser === 'owner' ? 0 : -1) ?? null, pick, chooser };
}

/** What a weapon is worth as it is: nothing without rounds or power. */
function worthOf(unit: StandardUnit, id: MountId): number {
  const mount = mountOf(unit, id);
  const isDead = !isReflex(mount.weapon.full) && weaponProblem(unit, mount, false) !== null;
  return isDead ? 0 : mountWorth(mount);
}

/** What a critical hit that stands on the sheet ends a vehicle by (table 11.2.4); CASE saves it from its ammunition (AMB-UNI-09). */
function deadly({ unit, rulings }: Damaging, critical: VehicleCritical): Doom | null {
  switch (critical) {
    case 'crew-killed':
      return 'crew';
    case 'driver':
    case 'commander':
      return timesHit(unit, 'driver') > 0 && timesHit(unit, 'commander') > 0 ? 'crew' : null;
    case 'fuel':
      return 'fuel';
    case 'ammunition':
      return unit.sheet.full.case.length > 0 && rulings.vehicleCase === 'rear' ? null : 'ammunition';
    case 'turret-off':
      return 'turret';
    case 'rotor-destroyed':
      return 'rotor';
    default:
      return null;
  }
}
