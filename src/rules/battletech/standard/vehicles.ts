import { isDriven } from '../kind-table.js';
import { steeringQuirks } from './quirks.js';
import { jacketed } from './weapon-quirks.js';
import type { RecordSheet, StandardMount, StandardWeapon } from '../record-sheet.js';
import type { Place, StandardUnit } from '../types.js';
import type { Location } from '../vocabulary.js';
import type { FullTerm } from './terms.js';
import type { Body } from './types.js';
import { TURRET_FACINGS, type Crew, type TurretFacing, type VehicleCritical } from './kinds.js';
import { MOTIVE_DRIVING } from './vehicle-tables.js';

/** What sets vehicles apart, asked here by the chapters: what is hurt of them, where their turret points (UNI-10 to 21). */

/** A vehicle of which nothing is hurt. */
export const SOUND: Crew = { motive: [], fresh: [], hits: [], shaken: [], stunned: null, stuck: null };

interface Sheeted {
  readonly sheet: RecordSheet;
}

/** Whether a unit walks: it alone falls, heats up and has critical slots (UNI-02). */
export const isMech = ({ sheet }: Sheeted): boolean => sheet.kind === 'mech';

/** Whether damage to a unit follows the rules of vehicles. */
export const isVehicle = ({ sheet }: Sheeted): boolean => isDriven(sheet);

/** The heat that a weapon builds up in whoever fires it so often; only 'Mechs have any (UNI-02). */
export const heatOfFire = (unit: Sheeted, mount: Pick<StandardMount, 'weapon' | 'quirks'>, shots = 1): number =>
  isMech(unit) ? jacketed(mount.weapon.full.heat * shots, mount) : 0;

interface Manned {
  readonly body: Pick<Body, 'crew'>;
}

/** Whether a unit is in the air above its hex. */
export const isFlying = ({ place }: { readonly place: Place | null }): boolean => (place?.elevation ?? 0) > 0;

/** What is hurt of a vehicle. */
export const crewOf = ({ body }: Manned): Crew => body.crew ?? SOUND;

/** How often a critical hit has struck. */
export const timesHit = (unit: Manned, critical: VehicleCritical): number =>
  crewOf(unit).hits.filter((one) => one === critical).length;

/** Whether the motive system or the engine of a vehicle is gone: it never moves again (UNI-19). */
export const isStopped = (unit: Manned): boolean =>
  crewOf(unit).motive.includes('immobile') || timesHit(unit, 'engine') > 0;

/** Whether a weapon has no power for want of an engine: one that fires energy, but for a flamer that burns fuel of its own (table 11.2.4). */
export const isUnpowered = (unit: Manned, { ammo, full }: StandardWeapon): boolean =>
  timesHit(unit, 'engine') > 0 && full.class === 'energy' && (ammo === null || !full.traits.includes('flamer'));

/** Whether the crew of a vehicle is stunned: it neither moves nor fires (UNI-21). */
export const isStunned = (unit: Manned): boolean => crewOf(unit).stunned !== null;

/** Whether a turret that is stuck stays so: locked, jammed twice, or dead with its engine (UNI-14, table 11.2.4). */
export function isLockedFor({ hits }: Crew): boolean {
  const jams = hits.filter((one) => one === 'turret-jam').length;
  return jams > 1 || hits.some((one) => one === 'turret-lock' || one === 'engine' || one === 'fuel');
}

/** Where the turret of a vehicle can be turned (UNI-14); one that is stuck cannot, and 0 leaves it as it is. */
export function turretFacings(unit: StandardUnit): readonly TurretFacing[] {
  const { sheet } = unit;
  if (sheet.kind !== 'vehicle' || !sheet.turret) return [0];
  return crewOf(unit).stuck === null ? TURRET_FACINGS : [0];
}

/** Where a turret points that is said to point somewhere: one that is stuck stays as it is. */
export const pointed = <T>(unit: StandardUnit, twist: T): T | TurretFacing => crewOf(unit).stuck ?? twist;

/** Sensor hits with which a vehicle fires no more (table 11.2.4). */
const BLIND = 4;

export const isBlind = (unit: StandardUnit): boolean => timesHit(unit, 'sensors') >= BLIND;

/** What is hurt of a vehicle makes its shots harder: sensors and commander (table 11.2.4). */
export function crewTerms(unit: StandardUnit): readonly FullTerm[] {
  const sensors = timesHit(unit, 'sensors');
  return [
    ...(sensors > 0 ? [{ reason: 'sensors-hit', value: sensors, n: sensors } as const] : []),
    ...(timesHit(unit, 'commander') > 0 ? [{ reason: 'commander-hit', value: 1 } as const] : []),
    ...(timesHit(unit, 'copilot') > 0 ? [{ reason: 'copilot-hit', value: 1 } as const] : []),
  ];
}

/** Whether the stabiliser under a weapon is hit: how the vehicle moved counts twice for it. */
export const isUnsteady = (unit: StandardUnit, location: Location): boolean => crewOf(unit).shaken.includes(location);

const DRIVER_HIT = 2;
/** What a VTOL without its flight stabiliser adds. */
const FLIGHT_HIT = 3;

/** The terms of a driving roll besides what it is for: motive damage counts once of each kind (table 11.2.2). */
export function drivingTerms(unit: StandardUnit): readonly FullTerm[] {
  const motive = [...new Set(crewOf(unit).motive)].reduce((sum, one) => sum + MOTIVE_DRIVING[one], 0);
  return [
    { reason: 'driving', value: unit.body.pilot.piloting },
    ...steeringQuirks(unit.sheet.full),
    ...(motive > 0 ? [{ reason: 'motive-hit', value: motive } as const] : []),
    ...(timesHit(unit, 'driver') > 0 ? [{ reason: 'driver-hit', value: DRIVER_HIT } as const] : []),
    ...(timesHit(unit, 'pilot') > 0 ? [{ reason: 'pilot-hit', value: DRIVER_HIT } as const] : []),
    ...(timesHit(unit, 'flight-stabiliser') > 0 ? [{ reason: 'flight-stabiliser', value: FLIGHT_HIT } as const] : []),
    ...(timesHit(unit, 'commander') > 0 ? [{ reason: 'commander-hit', value: 1 } as const] : []),
  ];
}
