import { FACINGS } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { arcsTo } from '../arcs.js';
import { placeOf } from '../movement.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardUnit } from '../types.js';
import type { MountId } from '../vocabulary.js';
import { findMount } from '../units.js';
import { isPlatoon, troopersLeft } from './infantry.js';
import { assaultOf, marks } from './traits.js';
import { armOf } from './weapons.js';

/** Guns that a platoon brings along (EQP-03): each fires by itself, as the weapon of a vehicle does, for as long as its crew is left. */

/** A gun takes at least so many troopers, else one a ton. */
const LEAST_CREW = 2;

/** Whether a weapon of a platoon is a gun, and not what its troopers carry or do with their hands. */
export const isFieldGun = (unit: StandardUnit, mount: StandardMount): boolean =>
  isPlatoon(unit) && !mount.weapon.full.arms && assaultOf(mount) === null && !marks(mount);

const crewOf = ({ weapon }: StandardMount): number => Math.max(LEAST_CREW, Math.ceil(armOf(weapon.id)?.tons ?? 0));

/** Why nobody serves a gun any more, or `null`: the first guns of the sheet keep their crews the longest. */
export function crewProblem(unit: StandardUnit, mount: StandardMount): Refusal | null {
  if (!isFieldGun(unit, mount)) return null;
  const guns = unit.sheet.mounts.filter((one) => isFieldGun(unit, one));
  const upTo = guns.slice(0, 1 + guns.findIndex(({ id }) => id === mount.id));
  const need = upTo.reduce((sum, gun) => sum + crewOf(gun), 0);
  const have = troopersLeft(unit);
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  return need > have ? refuse('battletech/gun-without-crew', { ...facts, need, have }, 'EQP-03') : null;
}

/** Why guns do not fire together with what else is declared, or `null`: their platoon has moved, or its troopers fire themselves. */
export function gunsProblem(unit: StandardUnit, fired: readonly MountId[]): Refusal | null {
  // Asked of every shot that is looked at: nobody else has guns.
  if (!isPlatoon(unit)) return null;
  const mounts = fired.flatMap((id) => findMount(unit, id) ?? []);
  const guns = mounts.filter((mount) => isFieldGun(unit, mount));
  if (guns.length === 0) return null;
  const facts = { unit: unit.id };
  if ((unit.moved?.mode ?? 'stand') !== 'stand') return refuse('battletech/guns-on-the-move', facts, 'EQP-03');
  return mounts.some(({ weapon }) => weapon.full.arms) ? refuse('battletech/guns-or-arms', facts, 'EQP-03') : null;
}

/** Why guns do not bear on all of these hexes at once, or `null`: they point one way together, as in a turret. */
export function gunArcProblem(unit: StandardUnit, hexes: readonly Hex[]): Refusal | null {
  const from = placeOf(unit).hex;
  const others = hexes.filter((hex) => hex !== from);
  const bears = FACINGS.some((facing) => others.every((hex) => arcsTo(from, facing, hex).front));
  return bears ? null : refuse('battletech/guns-two-ways', { unit: unit.id }, 'EQP-03');
}
