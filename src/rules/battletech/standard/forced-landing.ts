import { flies } from '../kind-table.js';
import type { UnitId } from '../../kernel/ids.js';
import { climb, elevationOf, raised } from '../flight.js';
import { placeOf } from '../movement.js';
import { buildingIn, waterIn } from '../terrain.js';
import type { Board, StandardUnit } from '../types.js';
import { woodsIn } from '../units.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { crash } from './crash.js';
import { destroy } from './lost-carriers.js';
import { allowanceOf } from './mobility.js';
import { rollPiloting } from './piloting.js';
import type { Resolving } from './resolving.js';
import type { FullTerm } from './terms.js';
import { isFlying } from './vehicles.js';

/** A VTOL in the air that can fly no more has to come down (UNI-33), and one whose pilot is hit may sink. */

/** Whether a VTOL is in the air and has no MP left. */
export const isGrounded = (unit: StandardUnit): boolean =>
  flies(unit) &&
  unit.status === 'active' &&
  unit.body.doomed === null &&
  isFlying(unit) &&
  allowanceOf(unit, 'walk').mp === 0;

/** What the ground below adds to its roll. */
function groundBelow(board: Board, hex: Hex): readonly FullTerm[] {
  const { rough = false, rubble = false } = board.hexes[hex] ?? {};
  if (woodsIn(board, hex) > 0) return [{ reason: 'landing-woods', value: 5 }];
  return rough || rubble ? [{ reason: 'landing-rough', value: 4 }] : [];
}

/** A VTOL whose pilot is hit rolls at once, or sinks a level (table 11.2.4); where there is none it crashes, and over water it is lost. */
export function falter(resolution: Resolving, id: UnitId): void {
  const unit = resolution.unit(id);
  if (unit.status !== 'active' || unit.body.doomed !== null || !isFlying(unit)) return;
  const place = placeOf(unit);
  const { board } = resolution.state;
  const roll = rollPiloting(unit, 'pilot-hit', resolution.dice);
  resolution.happen({ type: 'PilotingRolled', unit: id, roll });
  if (roll.success) return;
  const lower = climb(board, unit, place, -1);
  if (lower.ok) resolution.happen({ type: 'Landed', unit: id, place: lower.value.place });
  else if (waterIn(board, place.hex) > 0) destroy(resolution, id, 'sunk');
  else crash(resolution, id, elevationOf(place));
}

/** It rolls to come down whole; over water it is lost, over a roof it crashes (TER-28) as where the roll fails. */
export function comeDown(resolution: Resolving, id: UnitId): void {
  const unit = resolution.unit(id);
  const place = placeOf(unit);
  const { board } = resolution.state;
  if (waterIn(board, place.hex) > 0) {
    destroy(resolution, id, 'sunk');
    return;
  }
  if (buildingIn(board, place.hex)) {
    crash(resolution, id, elevationOf(place));
    return;
  }
  const roll = rollPiloting(unit, 'forced-landing', resolution.dice, groundBelow(board, place.hex));
  resolution.happen({ type: 'PilotingRolled', unit: id, roll });
  if (roll.success) resolution.happen({ type: 'Landed', unit: id, place: raised(place, 0) });
  else crash(resolution, id, elevationOf(place));
}
