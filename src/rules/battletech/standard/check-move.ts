import type { UnitId } from '../../kernel/ids.js';
import { isGyroGone } from './gyro.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { allowance, depthAt, modeProblem, move, placeOf } from '../movement.js';
import { costOfCharge, flightProblem, groundProblem } from '../step.js';
import { gaitOf } from '../gait.js';
import { goesBack } from '../step-letters.js';
import { footOf } from '../surface.js';
import type { Movement, Place, StandardState, StandardUnit } from '../types.js';
import type { Mode } from '../vocabulary.js';
import type { Command } from '../commands.js';
import { findUnit } from '../units.js';
import { CHARGE_LEVELS } from './physical-tables.js';
import { arrivalProblem, jumpProblem } from './carrying.js';
import { fourLegsOf, hobbles, isBeyondStanding, lacksSupport } from './legs.js';
import { ahead, DROP_COST, resumed } from './moving.js';
import { busyRunning } from './paces.js';
import { atPace, paceProblem } from './pacing.js';
import { isImmobile } from './parts.js';
import { STOOD } from './risen.js';
import { costOfRising, mpToRise, onceRisen, onward } from './rising.js';
import { isInfantry } from '../stacking.js';
import { isFlying, isMech } from './vehicles.js';
import { shoveProblem, roofShoveProblem } from './shoves.js';
import { wallProblem } from './walls.js';
import { aloft } from '../storeys.js';
import { boardAt } from '../under.js';

/** Whether a move of the standard level is legal (SEQ-05). */

type Moves = Extract<Command, { type: 'move' }>;

/** Why a move is not legal, or `null`. `on`: the mode that it goes on in, of a unit that has begun to move. */
export function fullMoveProblem(
  state: StandardState,
  unit: StandardUnit,
  command: Moves,
  on: Mode | null = null,
): Refusal | null {
  const { mode, steps, exit, prone, charge, unload, pace } = command;
  if (on !== null && mode !== on)
    return refuse('battletech/mode-is-set', { unit: unit.id, mode: gaitOf(unit, on), given: mode }, 'SEQ-05');
  if (pace && unit.body.pace !== pace) {
    const problem = paceProblem(state, unit, pace, mode);
    if (problem) return problem;
    const then = atPace(state, unit, pace);
    return fullMoveProblem(then.state, then.unit, command, on);
  }
  const laden = jumpProblem(state, unit, mode);
  if (laden) return laden;
  const moved = move(state, unit, mode, steps, exit, resumed(unit));
  if (!moved.ok) return moved.error;
  const { movement, to } = moved.value;
  if (prone) return dropProblem(unit, mode, movement.mp, exit || charge !== undefined);
  if (unload !== undefined) {
    const elsewhere = exit || charge !== undefined;
    return elsewhere
      ? refuse('battletech/cannot-unload', { unit: unit.id, passenger: unload }, 'UNI-60')
      : arrivalProblem(state, unit, unload, to);
  }
  return charge === undefined ? null : chargeProblem(state, unit, command, charge, to, movement);
}

/** Dropping prone costs 1 MP; it ends a walk or a run, and nothing else does. */
function dropProblem(unit: StandardUnit, mode: Mode, spent: number, endsOtherwise: boolean): Refusal | null {
  if (!isMech(unit) || unit.body.prone || endsOtherwise || (mode !== 'walk' && mode !== 'run')) {
    return refuse('battletech/cannot-drop', { unit: unit.id }, 'SEQ-05');
  }
  const have = allowance(unit, mode);
  const need = spent + DROP_COST;
  return need <= have
    ? null
    : refuse('battletech/not-enough-mp', { unit: unit.id, mode, need, have, far: '0' }, 'SEQ-05');
}

/** Why a unit cannot try to stand up, or not go on as ordered if it stands, or `null`. */
export function riseProblem(
  state: StandardState,
  unit: StandardUnit,
  command: Extract<Command, { type: 'stand-up' }>,
  on: Mode | null = null,
): Refusal | null {
  const problem = standUpProblem(unit, command.mode, on);
  const more = onward(command);
  if (problem || !more) return problem;
  const up = onceRisen(state, unit, command.mode);
  return fullMoveProblem(up.state, up.unit, more, command.mode);
}

/**
 * Why a unit cannot try to stand up, or `null`: it stands, its gyro or legs are gone, or it has too few MP left. On its last
 * legs it needs an arm to lean on, and runs for it, once a turn (FIN-23).
 */
export function standUpProblem(unit: StandardUnit, mode: 'walk' | 'run', on: Mode | null = null): Refusal | null {
  const facts = { unit: unit.id };
  if (!unit.body.prone) return refuse('battletech/stands-already', facts, 'SEQ-05');
  if (on !== null && mode !== on)
    return refuse('battletech/mode-is-set', { ...facts, mode: on, given: mode }, 'SEQ-05');
  const problem = modeProblem(unit, hobbles(unit) ? 'walk' : mode);
  if (problem) return problem;
  if (isGyroGone(unit) || isBeyondStanding(unit)) {
    return refuse('battletech/cannot-stand-up', facts, 'SEQ-19');
  }
  if (lacksSupport(unit)) return refuse('battletech/nothing-to-lean-on', facts, 'FIN-23');
  if (hobbles(unit) && mode === 'walk') return refuse('battletech/stands-up-at-run', facts, 'FIN-23');
  const have = mpToRise(unit, mode);
  const need = resumed(unit).mp + costOfRising(unit);
  return need <= have ? null : refuse('battletech/not-enough-mp', { ...facts, mode, need, have, far: '0' }, 'SEQ-05');
}

/**
 * Why a unit cannot try to stand up carefully, or `null`: what keeps it from any attempt, the option, four whole legs that need
 * no roll; or it has no more walking MP than another attempt takes, or has spent some already (AMB-SEQ-24).
 */
export function carefulStandProblem(state: StandardState, unit: StandardUnit, on: Mode | null = null): Refusal | null {
  const facts = { unit: unit.id };
  if (state.options.carefulStand !== 'on') return refuse('battletech/careful-stand-off', facts, 'AMB-SEQ-24');
  const problem = standUpProblem(unit, 'walk', on);
  if (problem) return problem;
  if (fourLegsOf(unit)?.whole) return refuse('battletech/stands-without-roll', facts, 'AMB-SEQ-24');
  const have = allowance(unit, 'walk');
  const need = resumed(unit).mp + Math.max(have, costOfRising(unit) + 1);
  return need <= have
    ? null
    : refuse('battletech/not-enough-mp', { ...facts, mode: 'walk', need, have, far: '0' }, 'AMB-SEQ-24');
}

/**
 * A charge ends a walk or a run, a death from above a jump, next to an enemy on whom the unit looks and that has moved already or
 * cannot; the MP for its hex must be left. Who has got up or gone backward this turn does not charge (FIN-09, FIN-10).
 */
function chargeProblem(
  state: StandardState,
  unit: StandardUnit,
  { mode, steps, exit }: Moves,
  charge: UnitId,
  to: Place,
  { mp: spent, entered }: Pick<Movement, 'mp' | 'entered'>,
): Refusal | null {
  const target = findUnit(state, charge);
  const facts = { unit: unit.id, target: charge };
  const busy = busyRunning(unit);
  if (busy) return busy;
  const apart = target && kindProblem(state, unit, target, mode);
  if (apart) return apart;
  if (target?.status !== 'active' || target.side === unit.side || !target.place) {
    return refuse('battletech/no-charge-target', facts, 'SEQ-13');
  }
  if (mode === 'stand' || exit || unit.body.prone) return refuse('battletech/charge-mode', facts, 'SEQ-13');
  if (target.moved === null && !isImmobile(target)) return refuse('battletech/charge-unmoved', facts, 'SEQ-13');
  const shove =
    shoveProblem(state, unit, target) ??
    wallProblem(state.board, to.hex, target) ??
    roofShoveProblem(unit, to, target, mode === 'jump');
  if (shove) return shove;
  const { hex } = target.place;
  const board = aloft(aloft(state.board, to), target.place);
  const run = unit.moved ? unit.moved.steps + steps : steps;
  const floor = mode === 'jump' ? null : runUpProblem(state, unit, run, to, target);
  if (floor) return floor;
  if (ahead(state.board, to) !== hex) return refuse('battletech/charge-not-ahead', { ...facts, hex }, 'SEQ-13');
  const slope = mode === 'jump' ? null : groundProblem(board, unit, mode, to.hex, hex, false);
  if (slope) return slope;
  const have = allowance(unit, mode, depthAt(state, unit));
  const need = spent + costOfCharge(board, unit, mode, to.hex, hex);
  if (need > have) {
    const gait = gaitOf(unit, mode);
    return refuse('battletech/not-enough-mp', { unit: unit.id, mode: gait, need, have, far: '0' }, 'FIN-09');
  }
  // Who comes down on a hex flies to it as to any other.
  return mode === 'jump' ? flightProblem(state.board, unit, have, placeOf(unit).hex, hex, entered) : null;
}

/**
 * Why a unit of its kind does not charge one of another, or `null`: vehicles charge 'Mechs and vehicles, VTOLs nobody, and nobody
 * charges infantry (UNI-72); whether 'Mechs charge vehicles is an option (AMB-UNI-02).
 */
function kindProblem(state: StandardState, unit: StandardUnit, target: StandardUnit, mode: Mode): Refusal | null {
  const facts = { unit: unit.id, target: target.id };
  const charges = isMech(unit) || unit.sheet.kind === 'vehicle';
  if (!charges || isInfantry(target) || isFlying(target)) return refuse('battletech/charges-not', facts, 'UNI-72');
  const barred = isMech(unit) && mode !== 'jump' && !isMech(target) && state.options.mechChargesVehicle === 'off';
  return barred ? refuse('battletech/charges-no-vehicle', facts, 'AMB-UNI-02') : null;
}

/** Why a run-up does not end in a charge, or `null`: it began on the ground or went backward, or the target lies, too high or too low. */
function runUpProblem(
  { board }: StandardState,
  unit: StandardUnit,
  steps: string,
  to: Place,
  target: StandardUnit,
): Refusal | null {
  const facts = { unit: unit.id, target: target.id };
  if (steps.includes(STOOD) || goesBack(steps)) return refuse('battletech/charge-run-up', facts, 'FIN-09');
  if (target.body.prone) return refuse('battletech/charge-prone', facts, 'SEQ-13');
  const [own, theirs] = [
    footOf(boardAt(board, to), to.hex, unit),
    footOf(boardAt(board, placeOf(target)), placeOf(target).hex, target),
  ];
  return Math.abs(own - theirs) > CHARGE_LEVELS
    ? refuse('battletech/blow-level', { kind: 'charge', own, theirs }, 'SEQ-13')
    : null;
}
