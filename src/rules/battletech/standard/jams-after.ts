import type { UnitId } from '../../kernel/ids.js';
import type { StandardState, StandardUnit } from '../types.js';
import { changeUnit, mountOf } from '../units.js';
import type { MountId } from '../vocabulary.js';
import { mannerOf, modesOf } from './traits.js';
import { crewOf } from './vehicles.js';

/** Jams as they stand on a sheet: those that critical hits on vehicles make, and that they are cleared. */

/** Whether a weapon can jam by its own fire (FIN-22). */
export const jamsAlone = (unit: StandardUnit, mount: MountId): boolean =>
  modesOf(mountOf(unit, mount).weapon.full).some((mode) => mannerOf(mode).jams !== null);

/** A vehicle with a weapon that a critical hit has jammed. */
export function malfunctioned(unit: StandardUnit, mount: MountId): StandardUnit {
  const { body } = unit;
  const crew = crewOf(unit);
  const marked = jamsAlone(unit, mount)
    ? { crew: { ...crew, malfunctions: [...(crew.malfunctions ?? []), mount] } }
    : {};
  return { ...unit, body: { ...body, ...marked, jammed: [...body.jammed, mount] } };
}

/** A unit of whose weapons some are jammed no more. */
export function unjammed(unit: StandardUnit, mounts: readonly MountId[]): StandardUnit {
  const { body } = unit;
  const left = (all: readonly MountId[]): readonly MountId[] => all.filter((one) => !mounts.includes(one));
  const { crew } = body;
  const marked = crew?.malfunctions ? { crew: { ...crew, malfunctions: left(crew.malfunctions) } } : {};
  return { ...unit, body: { ...body, ...marked, jammed: left(body.jammed) } };
}

/** What a crew has cleared: weapons, the turret. */
interface Cleared {
  readonly unit: UnitId;
  readonly mounts: readonly MountId[];
  readonly turret: boolean;
}

/** A crew has cleared its weapons, and the turret turns again from where it stood. */
export const jamsCleared = (state: StandardState, { unit: id, mounts, turret }: Cleared): StandardState =>
  changeUnit(state, id, (before) => {
    const unit = unjammed(before, mounts);
    const crew = crewOf(unit);
    return turret
      ? { ...unit, body: { ...unit.body, twist: crew.stuck ?? unit.body.twist, crew: { ...crew, stuck: null } } }
      : unit;
  });
