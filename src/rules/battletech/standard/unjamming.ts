import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import type { StandardState, StandardUnit } from '../types.js';
import { activeUnits, isGone, mountOf } from '../units.js';
import type { MountId } from '../vocabulary.js';
import type { FullEvent } from './events.js';
import { jamsAlone } from './jams-after.js';
import type { Resolution } from './resolution.js';
import { crewOf, isLockedFor, isStunned, isVehicle } from './vehicles.js';

/** How jams are cleared: one of its own fire by a roll (FIN-22), what critical hits have jammed on a vehicle by a turn without fire (table 11.2.4). */

type JamsCleared = Extract<FullEvent, { type: 'JamsCleared' }>;

/** Clearing a jam: gunnery and this. */
const UNJAM = 3;

/** A unit tries to clear a weapon that its own fire has jammed. */
export function unjam(resolution: Resolution, id: UnitId, mount: MountId): void {
  const need = resolution.unit(id).body.pilot.gunnery + UNJAM;
  const roll = resolution.dice.roll(2, 6, 'unjam');
  resolution.happen({ type: 'Unjammed', unit: id, mount, need, roll, cleared: total(roll) >= need });
}

/**
 * What crews clear this turn, once all weapon attacks are declared: all that critical hits have jammed, if their vehicle fires
 * nothing and they are not stunned. What a weapon has jammed by its own fire, and a turret that is locked, they do not.
 */
export function jamsClearedIn(state: StandardState): readonly JamsCleared[] {
  return activeUnits(state)
    .filter((unit) => isVehicle(unit) && !isStunned(unit) && !fires(state, unit))
    .map((unit): JamsCleared => {
      const crew = crewOf(unit);
      const isMalfunction = (mount: MountId): boolean =>
        !isGone(unit, mountOf(unit, mount)) && ((crew.malfunctions ?? []).includes(mount) || !jamsAlone(unit, mount));
      return {
        type: 'JamsCleared',
        unit: unit.id,
        mounts: unit.body.jammed.filter(isMalfunction),
        turret: crew.stuck !== null && !isLockedFor(crew),
      };
    })
    .filter(({ mounts, turret }) => mounts.length > 0 || turret);
}

/** Whether a unit has fired in this turn, or is about to. */
const fires = ({ field }: StandardState, { id, body }: StandardUnit): boolean =>
  body.fired.length > 0 ||
  field.fire.some(({ unit, shots, atHexes = [] }) => unit === id && shots.length + atHexes.length > 0);
