import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { eject } from '../standard/ejecting.js';
import { isOut } from '../standard/phase-end.js';
import type { Resolution } from '../standard/resolution.js';
import { isMech } from '../standard/vehicles.js';
import type { Options, State, Unit } from '../types.js';
import { activeUnits } from '../units.js';
import { ringsOf } from './cascade.js';
import { tablesOf, type LeagueTables } from './tables.js';

/**
 * Self-destruct (option `selfDestruct`, CLN-29 to CLN-31): set before the unit moves, it goes off after the physical attacks if a roll
 * of the sensors succeeds; the reactor then strikes all around with a force of its own.
 */

/** The number of 2D6 that sets a self-destruct off, with the pilot's bonus of sensors; who ejects needs more (AMB-CLN-16, AMB-CLN-33). */
export function destructNeed(tables: LeagueTables, { body }: Unit, ejects: boolean): number {
  const { need, ejecting } = tables.destruct;
  return need + (ejects ? ejecting : 0) - (body?.pilot.bonuses?.sensors ?? 0);
}

/** What a reactor sends out: the mass of its 'Mech by its walking MP, or by those of running (CLN-29, AMB-CLN-14). */
export const reactorForce = ({ tons, walk, run }: Reactor, { reactorMp = 'walk' }: Partial<Options>): number =>
  tons * (reactorMp === 'walk' ? walk : run);

interface Reactor {
  readonly tons: number;
  readonly walk: number;
  readonly run: number;
}

/** Why a unit cannot be set to destroy itself, or `null`. */
export function destructProblem(state: State, unit: Unit): Refusal | null {
  const late = unit.moved !== null || (unit.body?.destruct ?? null) !== null;
  return (
    destructAble(state, unit) ?? (late ? refuse('battletech/self-destruct-late', { unit: unit.id }, 'CLN-30') : null)
  );
}

/** Why a unit could not destroy itself at whatever time, or `null`. */
export function destructAble({ options }: Pick<State, 'options'>, unit: Unit): Refusal | null {
  const facts = { unit: unit.id };
  if (options.selfDestruct !== 'on' || !unit.body) return refuse('battletech/self-destruct-off', facts, 'CLN-30');
  if (!isMech(unit)) return refuse('battletech/self-destructs-not', facts, 'CLN-30');
  return unit.body.pilot.out !== null || unit.body.shutdown
    ? refuse('battletech/self-destruct-helpless', facts, 'CLN-30')
    : null;
}

/** After the physical attacks all that is set goes off, or does not. */
export function selfDestruct(resolution: Resolution): void {
  for (const { id, body } of activeUnits(resolution.state))
    if (body.destruct && body.doomed === null) goOff(resolution, id, body.destruct.ejects);
}

function goOff(resolution: Resolution, id: UnitId, ejects: boolean): void {
  const { place, sheet, body } = resolution.unit(id);
  if (body.pilot.out !== null || !place) return;
  const { options } = resolution.state;
  const tables = tablesOf(resolution.state);
  const need = destructNeed(tables, resolution.unit(id), ejects);
  if (ejects) eject(resolution, id);
  const roll = resolution.dice.roll(2, 6, 'self-destruct');
  const fires = total(roll) >= need;
  resolution.happen({ type: 'SelfDestructed', unit: id, need, roll, fires });
  if (!fires) return;
  isOut(resolution, id);
  const rings = ringsOf(tables, reactorForce(sheet, options));
  resolution.goesOff({ hex: place.hex, damage: [rings[0] ?? 0, ...rings], by: id, heat: tables.blast.reactor });
}
