import { distance } from '../../geometry/hex/hex.js';
import { placeOf } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import { lineBetween } from './gunnery.js';
import { equippedIn } from './parts.js';

/** Electronic warfare: an ECM suite blinds what guides enemy missiles (AMB-SEQ-13). Active probes find nobody: nobody is hidden. */

/** Hexes around its carrier that an ECM suite fills. */
const ECM_REACH = 6;

/** Whether Artemis IV and NARC pods fail a shooter: their line meets the field of an enemy ECM suite that works. */
export function isJammed(state: StandardState, shooter: StandardUnit, target: StandardUnit): boolean {
  const jammers = state.units.filter(
    (unit) =>
      unit.status === 'active' &&
      unit.side !== shooter.side &&
      !unit.body.shutdown &&
      equippedIn(unit, 'ecm').length > 0,
  );
  if (jammers.length === 0) return false;
  const between = lineBetween(state, shooter, target).hexes.map(({ hex }) => hex);
  const line = [placeOf(shooter).hex, ...between, placeOf(target).hex];
  return jammers.some((jammer) => line.some((hex) => distance(hex, placeOf(jammer).hex) <= ECM_REACH));
}
