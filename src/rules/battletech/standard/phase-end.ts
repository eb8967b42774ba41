import { comeDown, isGrounded } from './forced-landing.js';
import { bridgesFall } from './bridges.js';
import { fallDown } from './walls.js';
import { activeUnits } from '../units.js';
import type { StandardUnit } from '../types.js';
import type { UnitId } from '../../kernel/ids.js';
import { waterAt } from '../movement.js';
import { allowanceOf } from './mobility.js';
import { destroy } from './lost-carriers.js';
import { flood } from './breach.js';
import type { Resolution } from './resolution.js';
import type { PilotingCause } from './piloting-causes.js';
import { keepFeet } from './falls.js';
import { causeTerms } from './piloting.js';

/** What the damage of a phase leads to, now that it takes effect (SEQ-12, SEQ-13). */

/** Damage in one phase that calls for a piloting roll (table 7.2.2). */
const SHAKING_DAMAGE = 20;

/**
 * Walls and bridges that do not hold any more fall. Units that are out are taken off the map; the others roll for what has shaken them, until
 * the first fall. What a fall does to those around may shake them in their turn: so it goes round until all is quiet. Nobody rolls
 * twice for the same thing.
 */
export function takeEffect(resolution: Resolution): void {
  fallDown(resolution);
  bridgesFall(resolution);
  let told: number;
  do {
    told = resolution.events.length;
    for (const { id } of activeUnits(resolution.state)) {
      flood(resolution, id);
      if (isGrounded(resolution.unit(id))) comeDown(resolution, id);
      if (sinks(resolution, id)) destroy(resolution, id, 'sunk');
      if (!isOut(resolution, id)) shake(resolution, id);
      isOut(resolution, id);
    }
  } while (resolution.events.length > told);
}

/** A vehicle with the motive damage of this phase in force (UNI-18). */
function settled(unit: StandardUnit): StandardUnit {
  const { crew } = unit.body;
  return crew ? { ...unit, body: { ...unit.body, crew: { ...crew, motive: [...crew.motive, ...crew.fresh] } } } : unit;
}

/** Whether a hovercraft is on water that can move no more: nothing holds it up (UNI-19). */
function sinks(resolution: Resolution, id: UnitId): boolean {
  const unit = settled(resolution.unit(id));
  const { sheet, status, body } = unit;
  if (status !== 'active' || body.doomed !== null) return false;
  const isOnWater = waterAt(resolution.state, unit) > 0;
  return isOnWater && sheet.kind === 'vehicle' && sheet.motive === 'hover' && allowanceOf(unit, 'walk').mp === 0;
}

/** All units that are out are marked as destroyed. */
export function takeOut(resolution: Resolution): void {
  for (const { id } of activeUnits(resolution.state)) isOut(resolution, id);
}

/** Whether a unit is out; it is then marked as destroyed. */
export function isOut(resolution: Resolution, id: UnitId): boolean {
  const unit = resolution.unit(id);
  const { doomed } = unit.body;
  if (doomed !== null && unit.status === 'active') destroy(resolution, id, doomed);
  return doomed !== null;
}

/** The rolls of a unit for all that has shaken it in this phase, each as hard as all of it makes it (AMB-SEQ-22), until the first fall. */
export function shake(resolution: Resolution, id: UnitId): void {
  const { sheet, body } = resolution.unit(id);
  if (sheet.kind !== 'mech' || body.prone) return;
  const causes: readonly PilotingCause[] = [
    ...(body.damage >= SHAKING_DAMAGE && !body.shaken ? ['damage-20' as const] : []),
    ...body.due,
  ];
  for (const [i, cause] of causes.entries()) {
    const others = causes.toSpliced(i, 1).flatMap((other) => causeTerms(resolution.unit(id), other));
    if (!keepFeet(resolution, id, cause, others)) return;
  }
}
