import { isDriven, rowOf } from '../kind-table.js';
import { isGyroGone } from './gyro.js';
import type { StandardWeapon } from '../record-sheet.js';
import type { StandardUnit } from '../types.js';
import type { Location } from '../vocabulary.js';
import { armorAt, locationsOf, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { activeUnits, isGone } from '../units.js';
import { weaponProblem } from './ammunition.js';
import { engineHits } from './condition.js';
import type { Resolution } from './resolution.js';
import type { Crippled } from './damage-steps.js';
import { troopersLeft } from './infantry.js';
import { isBeyondStanding, LIMBS } from './legs.js';
import { allowanceOf } from './mobility.js';
import { partHits } from './parts.js';

/**
 * Forced withdrawal (option `forcedWithdrawal`, AMB-SEQ-19): a crippled unit is out of the fight though it is on the map.
 * It holds no hex and keeps no side in the match; it may leave over the edge of its home without counting as destroyed (FIN-48).
 */

const TORSOS: readonly Location[] = ['CT', 'LT', 'RT'];
/** Limbs or torsos with damaged structure, wounds of the pilot, hits on engine and sensors that cripple. */
const MOST = { limbs: 3, torsos: 2, wounds: 4, engine: 2, sensors: 2 } as const;
/** Points of damage or hexes of range that make weapons worth staying for. */
const LEAST = { damage: 5, reach: 6 } as const;

/** What cripples a unit, the first that applies; `null`: it fights on. */
export function crippledBy(unit: StandardUnit): Crippled | null {
  const { sheet } = unit;
  if (isDriven(sheet)) return crippledVehicle(unit);
  if (!('troopers' in sheet)) return crippledMech(unit);
  return rowOf(sheet.kind).keeps * troopersLeft(unit) < sheet.troopers ? 'troopers' : null;
}

/** A vehicle with a side shot bare, that never moves again, or without the weapons that it had, or those of them that were worth staying for (UNI-80, FIN-47). */
function crippledVehicle(unit: StandardUnit): Crippled | null {
  const isOpen = locationsOf(unit).some((location) => {
    const { left, of } = armorAt(unit, location);
    return of > 0 && left === 0;
  });
  if (isOpen) return 'bare';
  if (unit.sheet.walk > 0 && isFixed(unit)) return 'immobile';
  const built = unit.sheet.mounts.map(({ weapon }) => weapon);
  const why = built.length > 0 ? disarmedBy(unit) : null;
  return why === 'feeble' && isFeeble(built) ? null : why;
}

/** What a unit is crippled by whose weapons are gone or too weak; `null`: they are worth staying for. */
function disarmedBy(unit: StandardUnit): Crippled | null {
  const weapons = weaponsLeft(unit);
  if (weapons.length === 0) return 'unarmed';
  return isFeeble(weapons) ? 'feeble' : null;
}

function crippledMech(unit: StandardUnit): Crippled | null {
  const { pilot } = unit.body;
  const hurt = (at: readonly Location[]): number =>
    at.filter((location) => {
      const { left, of } = structureAt(unit, location);
      return left < of;
    }).length;
  const engine = engineHits(unit);
  if (isLost(unit, 'LT') || isLost(unit, 'RT')) return 'side-torso';
  if (engine >= MOST.engine) return 'engine';
  if (engine > 0 && partHits(unit, 'gyro', 'CT') > 0) return 'engine-gyro';
  if (partHits(unit, 'sensors', 'HD') >= MOST.sensors) return 'sensors';
  if (hurt(LIMBS) >= MOST.limbs) return 'limbs';
  if (hurt(TORSOS) >= MOST.torsos) return 'torsos';
  if (pilot.hits >= MOST.wounds) return 'pilot';
  return isFixed(unit) ? 'immobile' : disarmedBy(unit);
}

/** Whether a unit never moves again: it cannot stand, or heat aside it has no MP left in any mode (FIN-47). */
function isFixed(unit: StandardUnit): boolean {
  if (isGyroGone(unit) || isBeyondStanding(unit)) return true;
  const cold = { ...unit, body: { ...unit.body, heat: 0 } };
  return (['walk', 'run', 'jump'] as const).every((mode) => allowanceOf(cold, mode).mp === 0);
}

/** The weapons of a unit that are neither gone nor empty for good; a jam can be cleared. */
const weaponsLeft = (unit: StandardUnit): readonly StandardWeapon[] =>
  unit.sheet.mounts.flatMap((mount) => {
    const problem = weaponProblem(unit, mount, isGone(unit, mount));
    return problem === null || problem.code === 'battletech/weapon-jammed' ? [mount.weapon] : [];
  });

/** Whether weapons together do less damage than counts, and none that does any reaches far (FIN-47). */
const isFeeble = (weapons: readonly StandardWeapon[]): boolean =>
  weapons.reduce((sum, { damage }) => sum + damage, 0) < LEAST.damage &&
  !weapons.some(({ damage, ranges }) => damage > 0 && ranges.long >= LEAST.reach);

/** Units that have been crippled since they were last looked at withdraw from now on. */
export function withdraw(resolution: Resolution): void {
  for (const unit of activeUnits(resolution.state)) {
    const why = isWithdrawing(unit) ? null : crippledBy(unit);
    if (why !== null) resolution.happen({ type: 'Withdrawing', unit: unit.id, why });
  }
}

/** Whether a unit has been crippled and told to withdraw. */
export const isWithdrawing = (unit: StandardUnit): boolean => unit.body.withdraws ?? false;
