import type { UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { isBare } from '../damage/lost.js';
import { getsIn } from '../league/flooding.js';
import type { Location } from '../vocabulary.js';
import type { DamageResolution } from './damage-resolution.js';
import type { Resolution } from './resolution.js';
import { wetLocations } from './water.js';

/** Water that breaks into a unit (FIN-17, FIN-18). */

/**
 * Water breaks in, without a roll, wherever a unit has come into it with no armour left: where it is, or in these hexes on its
 * way. Whether it has.
 */
export function flood(resolution: Resolution, id: UnitId, hexes?: readonly Hex[]): boolean {
  const unit = resolution.unit(id);
  const { board } = resolution.state;
  const wet = hexes ? hexes.flatMap((hex) => wetLocations(board, unit, hex)) : wetLocations(board, unit);
  // Dry, and not come out of water either: nothing to look at, and this is asked of every unit at each end of a phase.
  if (wet.length === 0 && (unit.body.soaked ?? []).length === 0) return false;
  const damageResolution = resolution.damageTo(id);
  if (damageResolution.floods) return soak(resolution, damageResolution, wet, hexes === undefined);
  for (const location of new Set(wet)) if (isBare(unit, location)) damageResolution.breach(location);
  const steps = damageResolution.taken();
  if (steps.length > 0) resolution.happen({ type: 'Breached', unit: id, harm: steps });
  return steps.length > 0;
}

/** The league's water: each part is tested once when it comes under it, and again when it comes back (CLN-43, AMB-CLN-26). */
function soak(resolution: Resolution, damaging: DamageResolution, wet: readonly Location[], stays: boolean): boolean {
  const { unit } = damaging;
  const { soaked = [] } = unit.body;
  const now = [...new Set(stays ? wet : [...soaked, ...wet])];
  if (now.length === soaked.length && now.every((at) => soaked.includes(at))) return false;
  for (const at of now) if (!soaked.includes(at)) getsIn(damaging, at);
  const steps = damaging.taken();
  resolution.happen({ type: 'Breached', unit: unit.id, harm: steps, soaked: now });
  return steps.some(({ harm }) => harm !== 'soaked');
}
