import type { UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { isBare } from '../damage/lost.js';
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
  const damageResolution = resolution.damageTo(id);
  for (const location of new Set(wet)) if (isBare(unit, location)) damageResolution.breach(location);
  const steps = damageResolution.taken();
  if (steps.length > 0) resolution.happen({ type: 'Breached', unit: id, harm: steps });
  return steps.length > 0;
}
