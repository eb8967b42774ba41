import { neighbour, type Facing } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { isLost } from '../damage/lost.js';
import { allowance, placeOf, standing, stride, type Stride } from '../movement.js';
import { floorOf, waterIn } from '../terrain.js';
import type { Board, Place, StandardUnit, Unit } from '../types.js';
import { STEPS, stepOf } from '../step-letters.js';
import type { Mode, StepLetter } from '../vocabulary.js';
import type { Command } from '../commands.js';
import type { Resolution } from './resolution.js';
import { edgeLeft } from './edges.js';
import type { FullTerm, PilotingCause, PilotingRoll } from './terms.js';
import { makeRoom, towards } from './displacement.js';
import { carried, fall, keepFeet } from './falls.js';
import { legsOf } from './legs.js';
import { isImmobile, partHits } from './parts.js';
import { isOut, shake } from './phase-end.js';
import { flood } from './breach.js';
import { rollPiloting, waterTerm } from './piloting.js';
import { hasJustRisen } from './risen.js';
import { skid, skidTerm } from './skid.js';

/** A move carried out: piloting rolls are made at once, where the ground asks for them, and a fall interrupts it. */

type Moves = Extract<Command, { type: 'move' }>;
type By = 'seat' | 'referee';

/** MP of dropping prone (table 7.1.1). */
export const DROP_COST = 1;

/** Where a unit's move goes on from: nothing spent, or what it has spent before it fell or stood up. */
export const resumed = (unit: Unit): Stride =>
  unit.body && unit.moved
    ? { place: placeOf(unit), mp: unit.moved.mp, entered: unit.moved.entered, heading: null, risen: hasJustRisen(unit) }
    : standing(placeOf(unit));

/** Whether a unit that has begun to move can go on: with MP left or a turn on the spot, on foot, and not after a skid, which ends its move. */
export function canGoOn(unit: StandardUnit): boolean {
  const { moved } = unit;
  return (
    unit.status === 'active' &&
    moved !== null &&
    (moved.mode === 'walk' || moved.mode === 'run') &&
    !isImmobile(unit) &&
    !unit.body.skidded &&
    (moved.mp < allowance(unit, moved.mode) || hasJustRisen(unit))
  );
}

/** What interrupts a move: a roll that failed. */
interface Slip {
  readonly roll: PilotingRoll;
  readonly way: 'fall' | 'skid';
  /** Down from the hex before, for who has come into water (FIN-27). */
  readonly levels: number;
}

/** Carries out a checked move. */
export function carryOut(resolution: Resolution, command: Moves, by: By): void {
  const id = command.unit;
  const unit = resolution.unit(id);
  const begun = resumed(unit);
  const { board } = resolution.state;
  const { mode, exit } = command;
  const path: Place[] = [];
  const rolls: PilotingRoll[] = [];
  let slip: Slip | null = null;
  let at = begun;
  let steps = '';
  // The side that it looked to when it entered the hex that it stands in: turning there on pavement at a run may make it skid.
  let heading = begun.place.facing;
  // The way by which it came into that hex: backward and to the side it is another.
  let course = heading;
  const letters = exit ? command.steps.slice(0, -1) : command.steps;
  for (const letter of letters) {
    const step = stepOf(letter);
    const next = step && stride(resolution.state, unit, mode, at, step);
    if (!step || !next?.ok) throw new Error(`a checked move of ${id} became illegal at ${letter}`);
    if (skids(board, mode, at, heading, step)) {
      const roll = rollPiloting(unit, 'skid', resolution.dice, [skidTerm(at.entered)]);
      rolls.push(roll);
      if (!roll.success) {
        slip = { roll, way: 'skid', levels: 0 };
        break;
      }
    }
    steps += letter;
    path.push(next.value.place);
    const entered = next.value.place.hex !== at.place.hex;
    const floor = floorOf(board, at.place.hex);
    if (entered && mode !== 'jump') course = towards(board, at.place.hex, next.value.place.hex);
    at = next.value;
    if (entered) heading = at.place.facing;
    const hazard = entered && mode !== 'jump' ? hazardIn(board, at.place.hex) : null;
    if (!hazard) continue;
    const roll = rollPiloting(unit, hazard.cause, resolution.dice, hazard.terms);
    rolls.push(roll);
    if (roll.success) continue;
    slip = {
      roll,
      way: 'fall',
      levels: hazard.cause === 'water' ? Math.max(0, floor - floorOf(board, at.place.hex)) : 0,
    };
    break;
  }
  const left = exit && slip === null;
  const drops = command.prone === true && slip === null;
  recordMove(
    resolution,
    unit,
    mode,
    steps + (left ? 'F' : ''),
    path,
    at,
    (left ? 1 : 0) + (drops ? DROP_COST : 0),
    left,
    by,
  );
  for (const roll of rolls) resolution.happen({ type: 'PilotingRolled', unit: id, roll });
  if (left) {
    resolution.happen({
      type: 'LeftMap',
      unit: id,
      edge: edgeLeft(board, at.place.hex, at.place.facing),
      why: 'moved',
    });
    return;
  }
  const waded = path.map(({ hex }) => hex);
  if (mode !== 'jump' && !keepsDry(resolution, id, waded)) return;
  if (slip) {
    slipped(resolution, id, slip, { heading, course }, at.entered);
    return;
  }
  if (drops) resolution.happen({ type: 'DroppedProne', unit: id });
  if (command.charge !== undefined) declareCharge(resolution, id, command.charge, mode, at.entered);
  // Whoever is to come down on an enemy is still in the air.
  if (command.charge !== undefined && mode === 'jump') return;
  land(resolution, id, mode, at.entered !== begun.entered);
}

/** Water breaks into whoever comes into it without armour; false: that has put it out or thrown it down. */
function keepsDry(resolution: Resolution, id: UnitId, hexes?: readonly Hex[]): boolean {
  if (!flood(resolution, id, hexes)) return true;
  if (!isOut(resolution, id)) shake(resolution, id);
  return !isOut(resolution, id) && !resolution.unit(id).body.prone;
}

/** What the sheet records of the move so far, with what it had spent before. */
export function recordMove(
  resolution: Resolution,
  unit: StandardUnit,
  mode: Mode,
  steps: string,
  path: readonly Place[],
  at: Stride,
  more: number,
  left: boolean,
  by: By,
): void {
  const before = unit.moved;
  resolution.happen({
    type: 'UnitMoved',
    unit: unit.id,
    movement: {
      mode,
      steps: (before?.steps ?? '') + steps,
      path: [...(before?.path ?? [placeOf(unit)]), ...path],
      mp: at.mp + more,
      entered: at.entered + (left ? 1 : 0),
    },
    to: at.place,
    left,
    by,
  });
}

/** Whether a unit that turned on pavement at a run may skid as it steps on. */
function skids(board: Board, mode: Mode, at: Stride, heading: Place['facing'], step: StepLetter): boolean {
  return (
    mode === 'run' &&
    STEPS[step].kind === 'go' &&
    at.entered > 0 &&
    at.place.facing !== heading &&
    board.hexes[at.place.hex]?.pavement === true
  );
}

/** Water and rubble call for a roll as a unit enters them on foot (table 7.2.2). */
export function hazardIn(
  board: Board,
  hex: Hex,
): { readonly cause: PilotingCause; readonly terms: readonly FullTerm[] } | null {
  const depth = waterIn(board, hex);
  if (depth > 0) return { cause: 'water', terms: [waterTerm(depth)] };
  return board.hexes[hex]?.rubble ? { cause: 'rubble', terms: [] } : null;
}

function slipped(
  resolution: Resolution,
  id: UnitId,
  { roll, way, levels }: Slip,
  { heading, course }: { readonly heading: Facing; readonly course: Facing },
  hexes: number,
): void {
  fall(resolution, id, { cause: roll.cause, levels, terms: carried(roll) });
  makeRoom(resolution, id, course);
  if (way === 'skid' && !isOut(resolution, id)) skid(resolution, id, heading, hexes);
  isOut(resolution, id);
}

/** The rolls at the end of a move: landing in water or on bad legs, running on bad ones. */
function land(resolution: Resolution, id: UnitId, mode: Mode, went: boolean): void {
  const unit = resolution.unit(id);
  const gyro = partHits(unit, 'gyro', 'CT') > 0;
  const hips = legsOf(unit).some((leg) => partHits(unit, 'hip', leg) > 0);
  if (mode === 'jump') {
    if (!keepsDry(resolution, id)) return;
    const depth = waterIn(resolution.state.board, placeOf(unit).hex);
    const legs = legsOf(unit).some(
      (leg) =>
        isLost(unit, leg) ||
        (['hip', 'upper-leg', 'lower-leg', 'foot'] as const).some((part) => partHits(unit, part, leg) > 0),
    );
    if ((gyro || legs) && !keepFeet(resolution, id, 'landed-damaged')) {
      isOut(resolution, id);
      return;
    }
    if (depth > 0 && !keepFeet(resolution, id, 'water', [waterTerm(depth)])) isOut(resolution, id);
  } else if (mode === 'run' && went && (gyro || hips) && !unit.body.prone) {
    if (!keepFeet(resolution, id, 'ran-damaged')) isOut(resolution, id);
  }
}

/**
 * Whoever was to come down on an enemy and cannot lands where its jump ended, with the rolls of any landing; not if it lies
 * already, or others have moved it from there.
 */
export function landBeside(resolution: Resolution, id: UnitId): void {
  const unit = resolution.unit(id);
  const isThere = unit.place !== null && unit.place.hex === unit.moved?.path.at(-1)?.hex;
  if (unit.status === 'active' && isThere && !unit.body.prone) land(resolution, id, 'jump', true);
}

function declareCharge(resolution: Resolution, id: UnitId, target: UnitId, mode: Mode, hexes: number): void {
  const kind = mode === 'jump' ? 'death-from-above' : 'charge';
  resolution.happen({ type: 'ChargeDeclared', unit: id, charge: { kind, target, hexes } });
}

/** The hex ahead of a place; `null` at the edge of the map. */
export const ahead = (board: Board, { hex, facing }: Place): Hex | null => neighbour(board, hex, facing);
