import { boardAt } from '../under.js';
import type { UnitId } from '../../kernel/ids.js';
import { elevationOf } from '../flight.js';
import { placeOf } from '../movement.js';
import { motiveProblem } from '../step.js';
import { waterIn } from '../terrain.js';
import type { StandardUnit } from '../types.js';
import { aboardUnit } from './aboard.js';
import type { Resolving } from './resolving.js';
import { fallFrom, tumble } from './coming-off.js';
import type { Doom } from './types.js';

/**
 * A unit is out, and with it goes the ground under those who are aboard: from the air they fall, as those who are shaken off, and
 * over water they are lost, unless they move on it. Where it stood on the ground they get out unhurt (UNI-68).
 */
export function destroy(resolution: Resolving, id: UnitId, why: Doom): void {
  const carrier = resolution.unit(id);
  const aboard = (['rider', 'swarm'] as const).flatMap((as) => aboardUnit(resolution.state, carrier, as));
  for (const unit of aboard) getOff(resolution, unit, carrier);
  resolution.happen({ type: 'UnitDestroyed', unit: id, why });
}

function getOff(resolution: Resolving, unit: StandardUnit, carrier: StandardUnit): void {
  const place = placeOf(carrier);
  const board = boardAt(resolution.state.board, place);
  const levels = elevationOf(place);
  if (levels > 0) {
    const wounds = tumble(resolution, unit, fallFrom(unit, levels));
    resolution.happen({
      type: 'Dislodged',
      unit: unit.id,
      from: carrier.id,
      need: null,
      roll: null,
      off: true,
      wounds,
    });
  }
  if (waterIn(board, place.hex) > 0 && motiveProblem(board, unit, place.hex, 0)) {
    resolution.happen({ type: 'UnitDestroyed', unit: unit.id, why: 'sunk' });
  }
}
