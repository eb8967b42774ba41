import type { Facing } from '../../geometry/hex/facing.js';
import { allowance, placeOf } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import { changeUnit } from '../units.js';
import type { Resolution } from './resolution.js';
import { fall } from './falls.js';
import { fourLegsOf, hobbles } from './legs.js';
import { carryOut, resumed } from './moving.js';
import { footing, rollPiloting } from './piloting.js';
import { STOOD } from './risen.js';
import { recordMove } from './walk.js';

/**
 * Standing up: 2 MP and, but for a 'Mech on all of its four legs, a piloting roll, then the rest of the move (SEQ-05). With the
 * option `carefulStand` also: all the walking MP, an easier roll, and a facing of its choice instead of the rest (AMB-SEQ-24).
 */

type Moves = Extract<Command, { type: 'move' }>;
type By = 'seat' | 'referee';
type StandsUp = Extract<Command, { type: 'stand-up' }>;
type StandsCarefully = Extract<Command, { type: 'careful-stand' }>;

/** MP of an attempt to stand up (table 7.1.1). */
const STAND_COST = 2;

/** MP that a unit has for getting up: on its last legs the one attempt counts as a run, with the MP of a walk (FIN-23). */
export const mpToRise = (unit: StandardUnit, mode: 'walk' | 'run'): number =>
  allowance(unit, hobbles(unit) ? 'walk' : mode);

/** MP of an attempt to stand up: 2, or 1 of a unit that has no more than that however it hurries (FIN-04). */
export const costOfRising = (unit: StandardUnit): number => Math.min(STAND_COST, mpToRise(unit, 'run'));

/** A unit as it will be if it stands up: on its feet where it lay, with the MP of the attempt spent. */
function risen(unit: StandardUnit, mode: 'walk' | 'run'): StandardUnit {
  const { mp, entered } = resumed(unit);
  const { steps = '', path = [placeOf(unit)] } = unit.moved ?? {};
  const moved = { mode, steps: steps + STOOD, path, mp: mp + costOfRising(unit), entered };
  return { ...unit, moved, body: { ...unit.body, prone: false } };
}

/** The state and the unit as they will be if it stands up. */
export function onceRisen(
  state: StandardState,
  unit: StandardUnit,
  mode: 'walk' | 'run',
): { readonly state: StandardState; readonly unit: StandardUnit } {
  const up = risen(unit, mode);
  return { state: changeUnit(state, unit.id, () => up), unit: up };
}

/** What a unit does once it stands, as a move of its own; `null`: it is asked then. */
export const onward = ({ unit, mode, then }: StandsUp): Moves | null =>
  then ? { type: 'move', unit, mode, ...then } : null;

/** A unit tries to stand up, with a piloting roll; if it stands, it goes on as it was ordered. */
export function rise(resolution: Resolution, command: StandsUp, by: By): void {
  const { unit: id, mode } = command;
  const lying = resolution.unit(id);
  spend(resolution, lying, mode, costOfRising(lying), by);
  // Four legs that are all there need no roll.
  if (fourLegsOf(lying)?.whole) {
    resolution.happen({ type: 'StoodUp', unit: id, facing: placeOf(lying).facing, sure: true });
  } else {
    rollToStand(resolution, lying, 'stand-up', placeOf(lying).facing);
  }
  const unit = resolution.unit(id);
  const more = onward(command);
  if (more && unit.status === 'active' && !unit.body.prone) carryOut(resolution, more, by);
}

/** A unit tries to stand up with all its walking MP; if it stands, it faces as it was ordered (AMB-SEQ-24). */
export function riseCarefully(resolution: Resolution, { unit: id, facing }: StandsCarefully, by: By): void {
  const lying = resolution.unit(id);
  spend(resolution, lying, 'walk', allowance(lying, 'walk'), by);
  rollToStand(resolution, lying, 'careful-stand', facing);
}

const spend = (resolution: Resolution, unit: StandardUnit, mode: 'walk' | 'run', mp: number, by: By): void => {
  recordMove(resolution, unit, mode, STOOD, [], resumed(unit), mp, false, by);
};

/** The roll of an attempt: it stands, with this facing, or falls. */
function rollToStand(
  resolution: Resolution,
  unit: StandardUnit,
  cause: 'stand-up' | 'careful-stand',
  facing: Facing,
): void {
  const { id } = unit;
  const roll = rollPiloting(unit, cause, resolution.dice, footing(resolution.state.board, unit.place));
  resolution.happen({ type: 'PilotingRolled', unit: id, roll });
  if (roll.success) resolution.happen({ type: 'StoodUp', unit: id, facing });
  else fall(resolution, id, { cause, levels: 0, terms: [] });
}
