import { total } from '../../kernel/dice.js';
import type { PilotingRoll } from './terms.js';
import { isMech } from './vehicles.js';
import { neighbour } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { isLost } from '../damage/lost.js';
import { allowance, placeOf, standing, type Stride } from '../movement.js';
import { costOfCharge } from '../step.js';
import { waterIn } from '../terrain.js';
import type { Board, Place, StandardUnit, Unit } from '../types.js';
import { stepOf } from '../step-letters.js';
import type { Mode } from '../vocabulary.js';
import type { Command } from '../commands.js';
import type { Resolution } from './resolution.js';
import { arrivalProblem } from './carrying.js';
import { bogIn } from './bogs.js';
import { edgeLeft } from './edges.js';
import { makeRoom } from './displacement.js';
import { ENCOUNTERS } from './encounters.js';
import { carried, fall, keepFeet } from './falls.js';
import { legsOf } from './legs.js';
import { cannotAct, isImmobile, partHits } from './parts.js';
import { isOut } from './phase-end.js';
import { waterTerm } from './piloting.js';
import { hasJustRisen } from './risen.js';
import { skid } from './skid.js';
import { shakeOff } from './coming-off.js';
import { keepsDry, Walk, type Slip } from './walk.js';

/** A move carried out: what the unit comes upon happens at once, and a fall interrupts it. */

type Moves = Extract<Command, { type: 'move' }>;
type By = 'seat' | 'referee';

/** MP of dropping prone (table 7.1.1), and of leaving the map (QSR-63). */
export const DROP_COST = 1;
const EXIT_COST = 1;

/** Where a unit's move goes on from: nothing spent, or what it has spent before it fell or stood up. */
export const resumed = (unit: Unit): Stride =>
  unit.body && unit.moved
    ? {
        place: placeOf(unit),
        mp: unit.moved.mp,
        entered: unit.moved.entered,
        heading: null,
        risen: hasJustRisen(unit),
        offRoad: true,
      }
    : standing(placeOf(unit));

/** Whether a unit that has begun to move can go on: with MP left or a turn on the spot, on foot, and not after a skid, which ends its move. */
export function canGoOn(unit: StandardUnit): boolean {
  const { moved } = unit;
  return (
    unit.status === 'active' &&
    moved !== null &&
    (moved.mode === 'walk' || moved.mode === 'run') &&
    !isImmobile(unit) &&
    !cannotAct(unit) &&
    !unit.body.skidded &&
    (moved.mp < allowance(unit, moved.mode) || hasJustRisen(unit))
  );
}

/** Carries out a checked move, over the map as it is, with all that the unit comes upon. */
export function carryOut(resolution: Resolution, command: Moves, by: By, encounters = ENCOUNTERS): void {
  const { unit: id, mode, charge, unload, pace } = command;
  if (pace) resolution.happen({ type: 'PaceTaken', unit: id, pace });
  const begun = resumed(resolution.unit(id));
  const walk = new Walk(resolution, id, mode, begun, by);
  const letters = command.exit ? command.steps.slice(0, -1) : command.steps;
  for (const letter of letters) {
    const step = stepOf(letter);
    if (step && !walk.isOver) walk.go(step, encounters);
  }
  // Whoever is to come down on an enemy is still in the air.
  const lands = mode === 'jump' && charge === undefined;
  if (lands) walk.land(encounters);
  const waded = walk.arrive();
  const { board } = resolution.state;
  const { at, bar, slip } = walk;
  const left = command.exit && !walk.isOver && walk.pays(EXIT_COST);
  const drops = command.prone === true && !walk.isOver && walk.pays(DROP_COST);
  walk.tell((left ? EXIT_COST : 0) + (drops ? DROP_COST : 0), left);
  if (bar) resolution.happen({ type: 'WayBarred', unit: id, ...bar });
  if (!left) shakeOff(resolution, id, mode, at.mp);
  if (left) {
    const edge = edgeLeft(board, at.place.hex, at.place.facing);
    resolution.happen({ type: 'LeftMap', unit: id, edge, why: 'moved' });
    return;
  }
  if (mode !== 'jump' && !keepsDry(resolution, id, waded)) return;
  if (slip) {
    slipped(resolution, id, slip, walk, at.entered);
    return;
  }
  const { status, body } = resolution.unit(id);
  if (status !== 'active') return;
  if (bar || body.prone) makeRoom(resolution, id, walk.course);
  if (body.prone && walk.isOver) return;
  if (drops) resolution.happen({ type: 'DroppedProne', unit: id });
  const charges =
    charge !== undefined && !walk.isOver && walk.pays(costAhead(board, resolution.unit(id), mode, at.place));
  if (charges) declareCharge(resolution, id, charge, mode, at.entered);
  if (walk.isShort) resolution.happen({ type: 'Slowed', unit: id });
  if (charges && mode === 'jump') return;
  if (walk.isShort && canGoOn(resolution.unit(id))) return;
  land(resolution, id, mode, at.entered !== begun.entered);
  if (unload !== undefined && !walk.isOver) setDownAt(resolution, id, unload);
}

/** Whom a unit carries it sets down where it has arrived, if it is still on its feet and there is room (UNI-60). */
function setDownAt(resolution: Resolution, id: UnitId, passenger: UnitId): void {
  const unit = resolution.unit(id);
  const isThere = unit.status === 'active' && !unit.body.prone && unit.body.doomed === null;
  if (!isThere || arrivalProblem(resolution.state, unit, passenger, placeOf(unit))) return;
  resolution.happen({ type: 'Unloaded', unit: id, passenger });
}

/** MP of the hex ahead, into which a unit charges. */
const costAhead = (board: Board, unit: Unit, mode: Mode, place: Place): number => {
  const to = ahead(board, place);
  return to ? costOfCharge(board, unit, mode, place.hex, to) : 0;
};

/** How far a vehicle slips that has missed its roll: by as much as it missed it, half the hexes that it moved at most (UNI-20). */
const driftOf = ({ number, roll }: PilotingRoll, hexes: number): number =>
  Math.min(roll ? number - total(roll) : hexes, Math.floor(hexes / 2));

function slipped(
  resolution: Resolution,
  id: UnitId,
  { roll, way, levels }: Slip,
  { heading, course }: Pick<Walk, 'heading' | 'course'>,
  hexes: number,
): void {
  if (way === 'stay') return;
  if (way === 'bog') {
    resolution.happen({ type: 'BoggedDown', unit: id, hex: placeOf(resolution.unit(id)).hex });
    makeRoom(resolution, id, course);
    return;
  }
  if (isMech(resolution.unit(id))) fall(resolution, id, { cause: roll.cause, levels, terms: carried(roll) });
  makeRoom(resolution, id, course);
  if (way === 'skid' && !isOut(resolution, id)) skid(resolution, id, heading, hexes);
  if (way === 'sideslip' && !isOut(resolution, id)) skid(resolution, id, heading, hexes, driftOf(roll, hexes));
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
    const { hex } = placeOf(unit);
    // Whoever comes down on soft ground from above sinks in (TER-16).
    if (isMech(unit) && bogIn(resolution.state.board, hex, unit) !== null)
      resolution.happen({ type: 'BoggedDown', unit: id, hex });
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
