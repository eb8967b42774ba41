import { flies } from './kind-table.js';
import { climb, elevationOf, flyTo, OVER_HEADS } from './flight.js';
import { facing as anyFacing, neighbour, turned, type Facing } from '../geometry/hex/facing.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import type { Hex } from '../geometry/hex/hex.js';
import { hasFourLegs, legsGone } from './standard/legs.js';
import { allowanceOf } from './standard/mobility.js';
import { isStunned } from './standard/vehicles.js';
import { gaitOf } from './gait.js';
import { flightProblem, groundProblem, restProblem, roofProblem, stairsProblem, stepCost } from './step.js';
import { STEPS, stepOf, stepsOf } from './step-letters.js';
import { aloft, landedOn, lifted, upInto } from './storeys.js';
import { depthFor } from './surface.js';
import { builtIn, waterIn } from './terrain.js';
import { ENTRY_COST, SHIFT_COST, TURN_COST } from './tables.js';
import type { Board, Movement, Place, State, Unit } from './types.js';
import type { Mode, StepLetter } from './vocabulary.js';
import { barrierIn, inPlaceOf, isInfantry } from './stacking.js';
import { isLegged } from './units.js';
import { boardAt, leadsUnder, unbridged } from './under.js';

/**
 * A move as it stands after some steps. `heading`: whether the last hex was entered forward or backward. `risen`: the unit has
 * just stood up, and turns for nothing until it steps on (FIN-04).
 */
export interface Stride {
  readonly place: Place;
  readonly mp: number;
  readonly entered: number;
  readonly heading: 'F' | 'B' | null;
  readonly risen: boolean;
  /** It has been off the road (UNI-12). */
  readonly offRoad?: true;
}

/** A move carried out in full: what the sheet records, where it ends, whether it left the map. */
export interface Move {
  readonly movement: Movement;
  readonly to: Place;
  readonly left: boolean;
}

/** The depth of the water where a unit is, as it meets it: below a bridge that of the water there (TER-18). */
export const waterAt = ({ board }: Pick<State, 'board'>, unit: Unit): number => {
  const place = placeOf(unit);
  return waterIn(boardAt(board, place), place.hex);
};

/** The depth of the water that a unit stands in, which may hold it back from jumping. */
export const depthAt = ({ board }: Pick<State, 'board'>, { place, sheet }: Unit): number =>
  place ? depthFor(boardAt(board, place), place.hex, { sheet }) : 0;

/**
 * MP that a mode gives a unit (QSR-24…26); at the standard level those that damage and heat leave it, and to one that jumps the
 * `depth` that it stands in.
 */
export function allowance(unit: Unit, mode: Mode, depth = 0): number {
  if (unit.body) return allowanceOf(unit, mode, depth).mp;
  switch (mode) {
    case 'stand':
      return 0;
    case 'walk':
      return unit.sheet.walk;
    case 'run':
      return unit.sheet.run;
    case 'jump':
      return 0;
  }
}

/**
 * Why a unit cannot move in a mode at all, or `null`: with a leg gone it only stands still (QSR-57). At the standard level
 * one that is shut down or has an unconscious pilot does not move; a mode without MP is no mode; one that lies cannot jump.
 */
export function modeProblem(unit: Unit, mode: Mode, depth = 0): Refusal | null {
  if (mode === 'stand') return null;
  const { body } = unit;
  if (!body) return isLegged(unit) ? refuse('battletech/cannot-move', { unit: unit.id }, 'QSR-57') : null;
  if (body.shutdown) return refuse('battletech/shut-down', { unit: unit.id }, 'SEQ-14');
  if (unit.body.crew && isStunned(unit)) return refuse('battletech/crew-stunned', { unit: unit.id }, 'UNI-21');
  if (body.pilot.out !== null) return refuse('battletech/pilot-out', { unit: unit.id }, 'SEQ-15');
  if (mode === 'jump' && unit.sheet.full.jump === 0)
    return refuse('battletech/no-jump-jets', { unit: unit.id }, 'SEQ-05');
  if (mode === 'jump' && allowance(unit, mode) > 0 && allowance(unit, mode, depth) === 0)
    return refuse('battletech/jets-under-water', { unit: unit.id, depth }, 'FIN-11');
  if (allowance(unit, mode) === 0)
    return refuse('battletech/no-mp', { unit: unit.id, mode: gaitOf(unit, mode) }, 'SEQ-05');
  return mode === 'jump' && body.prone ? refuse('battletech/jump-prone', { unit: unit.id }, 'SEQ-05') : null;
}

/** Where a unit stands on the map; it must be deployed. */
export function placeOf(unit: Unit): Place {
  if (!unit.place) throw new Error(`${unit.id} is not on the map`);
  return unit.place;
}

/** MP more for a vehicle whose whole move is on a road (UNI-12). */
const ROAD_BONUS = 1;

/** MP that a unit has for a move as it stands so far: those of its mode and, of a vehicle that has stayed on the road, one more. */
export function budget(
  state: State,
  unit: Unit,
  mode: Mode,
  { place, offRoad }: Pick<Stride, 'place' | 'offRoad'>,
): number {
  const mp = allowance(unit, mode, depthAt(state, unit));
  const isOnRoad = unit.sheet.kind === 'vehicle' && !offRoad && state.board.hexes[place.hex]?.pavement === true;
  return isOnRoad && mp > 0 ? mp + ROAD_BONUS : mp;
}

/** The most MP that a unit could have for a move, were all of it on a road. */
export const mostBudget = (state: State, unit: Unit, mode: Mode): number =>
  allowance(unit, mode, depthAt(state, unit)) + (unit.sheet.kind === 'vehicle' ? ROAD_BONUS : 0);

/** Whether a step leaves the road, or was never on one. */
const strays = ({ hexes }: Board, from: Stride, to: Hex): boolean =>
  from.offRoad === true || !hexes[from.place.hex]?.pavement || !hexes[to]?.pavement;

/** The beginning of a move. `mp`: spent already, on standing up. */
export const standing = (place: Place, mp = 0): Stride => ({ place, mp, entered: 0, heading: null, risen: false });

/** The hexside over which a step leaves a hex; of a turn that which is ahead before it. */
export function sideEntered(facing: Facing, step: StepLetter): Facing {
  const meant = STEPS[step];
  return meant.kind === 'go' ? anyFacing(facing + meant.side) : facing;
}

/**
 * One step further, whatever MP there are: its cost (QSR-18, QSR-19, table 7.1.1), the hexes entered since the last
 * reversal (QSR-46). With the option `minimumMove` a first step ahead costs at most all the MP (AMB-QSR-10). Refuses a step
 * off the map, into an enemy (QSR-27), backward in a run (QSR-22), to the side where the unit cannot (FIN-21), where the ground
 * is too steep or the water too deep.
 */
export function stride(state: State, unit: Unit, mode: Mode, from: Stride, step: StepLetter): Result<Stride, Refusal> {
  const { hex, facing } = from.place;
  const meant = STEPS[step];
  if (meant.kind === 'turn') {
    const to = turned(facing, meant.by);
    // A jump turns in flight, for nothing, and so does who has just stood up; troopers face all ways (UNI-40).
    const cost = mode === 'jump' || from.risen || isInfantry(unit) ? 0 : TURN_COST;
    return ok({ ...from, place: { ...from.place, facing: to }, mp: from.mp + cost });
  }
  if (meant.kind === 'climb') return climbed(state, unit, from, meant.by);
  if (unit.body?.prone) return fail(refuse('battletech/step-prone', { unit: unit.id }, 'SEQ-05'));
  if (meant.heading === 'B' && mode === 'run')
    return fail(refuse('battletech/run-backward', { unit: unit.id }, 'QSR-22'));
  const unshifted = meant.shift ? shiftProblem(state, unit, mode) : null;
  if (unshifted) return fail(unshifted);
  const to = neighbour(state.board, hex, sideEntered(facing, step));
  if (!to) return fail(refuse('battletech/off-map', { unit: unit.id, hex }, 'QSR-63'));
  if (flies(unit)) return winged(state, unit, from, to, meant);
  return mode === 'jump' ? flown(state, unit, from, to, meant) : walked(state, unit, mode, from, to, meant);
}

/** Why a unit does not shift to the side, or `null`: it has two legs, it jumps, or one of its four legs is gone (FIN-21). */
function shiftProblem(state: State, unit: Unit, mode: Mode): Refusal | null {
  const facts = { unit: unit.id };
  if (!hasFourLegs(unit)) return refuse('battletech/shift-two-legs', facts, 'FIN-21');
  if (mode === 'jump') return refuse('battletech/shift-jumping', facts, 'FIN-21');
  return legsGone(unit).length > 0 && state.options.threeLegShift !== 'on'
    ? refuse('battletech/shift-leg-gone', facts, 'FIN-21')
    : null;
}

/** A level up or down: of what flies, and of troopers on the stairs of a building. */
function climbed(state: State, unit: Unit, from: Stride, by: 1 | -1): Result<Stride, Refusal> {
  if (!flies(unit)) return stepped(state, unit, from, by);
  const way = climb(state.board, unit, from.place, by);
  return way.ok ? ok({ ...from, place: way.value.place, mp: from.mp + way.value.mp }) : way;
}

/** A floor up or down inside a building, for 1 MP (TER-29). */
function stepped({ board }: State, unit: Unit, from: Stride, by: 1 | -1): Result<Stride, Refusal> {
  const problem = stairsProblem(board, unit, from.place, by);
  if (problem) return fail(problem);
  const { up = 0, ...ground } = from.place;
  const floor = up + by;
  const place = floor > 0 ? { ...ground, up: floor } : ground;
  return ok({ ...from, place, mp: from.mp + ENTRY_COST[0] });
}

/** A hex further through the air: over whoever stands below, if it is high enough (UNI-30). */
function winged(state: State, unit: Unit, from: Stride, to: Hex, { heading }: Going): Result<Stride, Refusal> {
  const way = flyTo(state.board, unit, from.place, to);
  if (!way.ok) return way;
  const there = elevationOf(way.value.place) < OVER_HEADS ? barrierIn(state, unit, to) : null;
  if (there) return fail(refuse('battletech/enemy-in-the-way', { hex: to, unit: there.id }, 'QSR-27'));
  return ok({
    place: way.value.place,
    mp: from.mp + way.value.mp,
    entered: from.heading === heading || from.heading === null ? from.entered + 1 : 1,
    heading,
    risen: false,
  });
}

/** A step into the next hex: whether it goes ahead or backward, whether to the side, and whether onto the roof there. */
interface Going {
  readonly heading: 'F' | 'B';
  readonly shift: boolean;
  readonly onto?: 'roof';
}

/** A step on foot into the next hex. */
function walked(
  state: State,
  unit: Unit,
  mode: Mode,
  from: Stride,
  to: Hex,
  { heading, shift, onto }: Going,
): Result<Stride, Refusal> {
  const there = barrierIn(state, unit, to);
  if (there) {
    return fail(refuse('battletech/enemy-in-the-way', { hex: to, unit: there.id }, 'QSR-27'));
  }
  const here = boardAt(state.board, from.place);
  const roofless = onto ? roofProblem(here, unit, to) : null;
  if (roofless) return fail(roofless);
  const up = onto ? builtIn(here, to) : upInto(here, unit, from.place, to);
  const under = up === 0 && leadsUnder(here, unit, from.place.hex, to);
  const board = under ? unbridged(here, to) : lifted(here, to, up);
  const problem = groundProblem(board, unit, mode, from.place.hex, to, heading === 'B');
  if (problem) return fail(problem);
  const ground = stepCost(board, from.place.hex, to, unit);
  const cost = ground + (shift ? SHIFT_COST : 0);
  const isAhead = heading === 'F' && !shift;
  // Troopers always get one hex further (UNI-40).
  const isSpared = isInfantry(unit) || (state.options.minimumMove === 'on' && isAhead);
  const most = isSpared && from.mp === 0 ? allowance(unit, mode) : cost;
  return ok({
    place: { hex: to, facing: from.place.facing, ...(under ? { under } : {}), ...(up > 0 ? { up } : {}) },
    // A unit without any MP has no minimum move either.
    mp: from.mp + (most > 0 ? Math.min(cost, most) : cost),
    entered: from.heading === heading || from.heading === null ? from.entered + 1 : 1,
    heading,
    risen: false,
    ...(unit.sheet.kind === 'vehicle' && strays(board, from, to) ? { offRoad: true } : {}),
  });
}

/** A hex of a jump: 1 MP whatever lies in it, over friend and foe. */
function flown(state: State, unit: Unit, from: Stride, to: Hex, { heading }: Going): Result<Stride, Refusal> {
  const start = placeOf(unit).hex;
  const problem = flightProblem(
    boardAt(state.board, placeOf(unit)),
    unit,
    allowance(unit, 'jump', depthAt(state, unit)),
    start,
    to,
    from.entered,
  );
  if (problem) return fail(problem);
  return ok({
    place: { hex: to, facing: from.place.facing },
    mp: from.mp + ENTRY_COST[0],
    entered: from.entered + 1,
    heading,
    risen: false,
  });
}

/**
 * Carries out a move of a unit by step letters (QSR-17…27), or says why it is not legal. `exit`: the last step, a forward
 * one, leaves the map and costs 1 MP; the unit then counts as destroyed (QSR-63), so it must be said. `begun`: from where and
 * with what spent it goes on.
 */
export function move(
  state: State,
  unit: Unit,
  mode: Mode,
  steps: string,
  exit: boolean,
  begun: Stride = standing(placeOf(unit)),
): Result<Move, Refusal> {
  const letters = [...steps];
  const wrong = letters.find((letter) => stepOf(letter) === null);
  if (wrong !== undefined) return fail(refuse('battletech/unknown-step', { step: wrong, known: [...stepsOf(unit)] }));
  if (mode === 'stand' && letters.length > 0)
    return fail(refuse('battletech/stand-still-moves', { unit: unit.id }, 'QSR-24'));
  const depth = depthAt(state, unit);
  // Who goes on may stop, whatever has become of its MP meanwhile.
  const stops = steps === '' && begun.mp > 0;
  const stuck = stops ? null : modeProblem(unit, mode, depth);
  if (stuck) return fail(stuck);
  let at = begun;
  let far = '';
  const path: Place[] = [at.place];
  const walked = exit ? letters.slice(0, -1) : letters;
  for (const letter of walked) {
    const step = stepOf(letter);
    const next = step && stride(state, unit, mode, at, step);
    if (!next) continue;
    if (!next.ok) return next;
    at = next.value;
    if (at.mp <= budget(state, unit, mode, at)) far += letter;
    path.push(at.place);
  }
  if (exit) {
    const away = leave(state, unit, at, letters.at(-1));
    if (!away.ok) return away;
    at = away.value;
  }
  const landed = mode === 'jump' ? landedOn(state.board, at.place) : at.place;
  const over = stops ? null : overspent(unit, mode, budget(state, unit, mode, at), at.mp, far);
  // Who is somewhere by mishap may stand still there.
  const refusal = over ?? (exit || mode === 'stand' ? null : occupied(state, unit, landed));
  if (refusal) return fail(refusal);
  return ok({ movement: { mode, steps, path, mp: at.mp, entered: at.entered }, to: landed, left: exit });
}

/** The last step over the edge of the map. */
function leave(state: State, unit: Unit, at: Stride, last: string | undefined): Result<Stride, Refusal> {
  const { hex, facing } = at.place;
  if (last !== 'F' || neighbour(state.board, hex, facing) !== null) {
    return fail(refuse('battletech/no-edge-ahead', { unit: unit.id, hex }, 'QSR-63'));
  }
  return ok({ ...at, mp: at.mp + ENTRY_COST[0], entered: at.entered + 1 });
}

/** No move costs more than the MP of its mode (QSR-20); `far` is as much of the way as they pay for. */
function overspent(unit: Unit, mode: Mode, have: number, mp: number, far: string): Refusal | null {
  const facts = { unit: unit.id, mode: gaitOf(unit, mode), need: mp, have, far: far || '0' };
  return mp <= have ? null : refuse('battletech/not-enough-mp', facts, 'QSR-20');
}

/** No unit ends its move in a hex where there is no room for it (QSR-27, UNI-06), no infantry in water. */
function occupied(state: State, unit: Unit, at: Place): Refusal | null {
  const there = inPlaceOf(state, unit, at.hex);
  return there
    ? refuse('battletech/hex-occupied', { hex: at.hex, unit: there.id }, 'QSR-27')
    : restProblem(aloft(state.board, at), unit, at.hex);
}
