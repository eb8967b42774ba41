import { flies } from './kind-table.js';
import { distance, type Hex } from '../geometry/hex/hex.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { cliffProblem } from './cliffs.js';
import { GROUND, type Going, type Mark } from './ground-table.js';
import { editionOf } from './standard/editions.js';
import { ENTRY_COST, HIGHEST_CLIMB, HIGHEST_STEP, WATER_COST } from './tables.js';
import { shutTo, wallCost } from './structures.js';
import { hasRoof } from './storeys.js';
import { depthFor, footOf } from './surface.js';
import { buildingIn, builtIn, floorOf, isImpassable, marksIn, topOf, waterIn } from './terrain.js';
import { motiveOf } from './standard/infantry.js';
import { isInfantry } from './stacking.js';
import type { Board, Place, Unit } from './types.js';
import type { Mode } from './vocabulary.js';
import { woodsIn } from './units.js';

/** One step from a hex into the next: what it costs and whether the ground allows it (tables 7.1.1, 11.2.5). */

/** MP of a level for a vehicle, which climbs and descends one at a time (UNI-11). */
const VEHICLE_LEVEL = 2;

type Sheeted = Pick<Unit, 'sheet'>;

/** How a unit goes over the ground; carriers of a platoon go as vehicles do. */
function goingOf({ sheet }: Sheeted): Going {
  switch (sheet.kind) {
    case 'vehicle':
      return sheet.motive;
    case 'infantry':
      return motiveOf(sheet) ?? 'foot';
    case 'battle-armour':
      return 'foot';
    case 'mech':
    case 'vtol':
      return 'mech';
  }
}

/** The MP of a step on foot. On pavement a hex costs as much as clear ground, whatever grows beside it; walls are in the way all the same. */
export function stepCost(board: Board, from: Hex, to: Hex, unit: Sheeted): number {
  const isPaved = board.hexes[to]?.pavement === true;
  const walls = buildingIn(board, to);
  const depth = depthFor(board, to, unit);
  const levels = Math.abs(footOf(board, to, unit) - footOf(board, from, unit));
  const ground = isPaved ? 0 : marksIn(board, to).reduce((sum, mark) => sum + costOfMark(mark, unit), 0);
  return (
    ENTRY_COST[isPaved ? 0 : woodsIn(board, to)] +
    ground +
    (walls && !isInfantry(unit) && !isInHall(board, from, to, unit) ? wallCost(walls) : 0) +
    (depth > 0 ? WATER_COST[depth === 1 ? 1 : 2] : 0) +
    (swims(board, to, unit) ? SWIMS : 0) +
    levels * (unit.sheet.kind === 'mech' ? 1 : VEHICLE_LEVEL)
  );
}

/** What a mark of the ground costs a unit more; wheels for the desert spare it the sand (EQP-07). */
const costOfMark = (mark: Mark, unit: Sheeted): number =>
  mark === 'sand' && unit.sheet.kind === 'vehicle' && unit.sheet.dunes ? 0 : (GROUND[mark].mp[goingOf(unit)] ?? 0);

/** MP more for each hex of water that an amphibious vehicle crosses (EQP-05). */
const SWIMS = 1;
const swims = (board: Board, to: Hex, { sheet }: Sheeted): boolean =>
  sheet.kind === 'vehicle' && sheet.amphibious === true && waterIn(board, to) > 0;

/** Whether a step stays in one hall: from hangar to hangar, under a roof that is higher than the unit (TER-14). */
export function isInHall(board: Board, from: Hex, to: Hex, { sheet }: Sheeted): boolean {
  const [here, there] = [buildingIn(board, from), buildingIn(board, to)];
  const height = sheet.kind === 'mech' ? 1 : 0;
  return here?.class === 'hangar' && there?.class === 'hangar' && there.levels > height;
}

/** MP of the last hex of a charge, that of its target: all that it costs on foot, 1 from the air. */
export const costOfCharge = (board: Board, unit: Unit, mode: Mode, from: Hex, to: Hex): number =>
  mode === 'jump' ? ENTRY_COST[0] : stepCost(board, from, to, unit);

/** The woods into which who goes so does not come off a road; troopers always do (table 11.2.5, TER-11). */
const BARRING_WOODS = { mech: 3, tracked: 2, wheeled: 1, hover: 1, foot: 4 } as const satisfies Record<Going, number>;

/** Why the building in a hex does not let a unit in, or `null`; what flies is above it (TER-14). */
function shutProblem(board: Board, unit: Unit, hex: Hex): Refusal | null {
  const walls = flies(unit) ? null : buildingIn(board, hex);
  const shut = walls && shutTo(walls, isInfantry(unit));
  return shut ? refuse('battletech/no-way-in', { unit: unit.id, hex, shut }, 'TER-14') : null;
}

/** The most levels that a unit climbs or descends in one step: a 'Mech two, others one, mountain troops three. */
function steepest(unit: Unit): number {
  if (goingOf(unit) === 'mech') return HIGHEST_STEP;
  return isMountaineer(unit) ? HIGHEST_CLIMB : 1;
}
const isMountaineer = ({ sheet }: Unit): boolean => sheet.kind === 'infantry' && sheet.mountain === true;
const ruleOfSteps = (unit: Unit): string =>
  goingOf(unit) === 'mech' ? 'SEQ-19' : isMountaineer(unit) ? 'EQP-02' : 'UNI-11';

/** Why a unit cannot come into a hex, or `null`: its ground, or of vehicles and troopers more than a level (UNI-11, UNI-12, TER-11). */
export function motiveProblem(board: Board, unit: Unit, to: Hex, levels: number): Refusal | null {
  const motive = goingOf(unit);
  const { id } = unit;
  const shut = shutProblem(board, unit, to);
  if (shut) return shut;
  const most = steepest(unit);
  if (levels > most) return refuse('battletech/too-steep', { unit: id, hex: to, levels, most }, ruleOfSteps(unit));
  if (board.hexes[to]?.pavement) return null;
  const ground =
    woodsIn(board, to) >= BARRING_WOODS[motive]
      ? 'woods'
      : motive !== 'mech' && depthFor(board, to, unit) > 0
        ? 'water'
        : marksIn(board, to).find((mark) => GROUND[mark].mp[motive] === null);
  return ground ? refuse('battletech/no-ground-for', { unit: id, hex: to, ground, motive }, 'UNI-12') : null;
}

/** Why who jumps or is put into a hex cannot stay there, or `null`: ground that it would not enter over land either; what flies is above it. */
export const restProblem = (board: Board, unit: Unit, hex: Hex): Refusal | null =>
  flies(unit) ? shutProblem(board, unit, hex) : motiveProblem(board, unit, hex, 0);

/** Why nobody enters a hex, or `null` (TER-01). */
const closedProblem = (board: Board, { id }: Unit, to: Hex): Refusal | null =>
  isImpassable(board, to) ? refuse('battletech/impassable', { unit: id, hex: to }, 'TER-01') : null;

/** Why the ground does not let a unit take a step, or `null`: impassable, too steep, a level while going backward, water while running. */
export function groundProblem(
  board: Board,
  unit: Unit,
  mode: Mode,
  from: Hex,
  to: Hex,
  backward: boolean,
): Refusal | null {
  const levels = Math.abs(footOf(board, to, unit) - footOf(board, from, unit));
  const depth = depthFor(board, to, unit);
  const barred =
    closedProblem(board, unit, to) ??
    motiveProblem(board, unit, to, levels) ??
    cliffProblem(board, unit, from, to, backward);
  if (barred) return barred;
  const edition = editionOf(unit);
  if (backward && levels > 0 && !edition.backsOverLevels)
    return refuse('battletech/level-backward', { unit: unit.id, hex: to, levels }, 'SEQ-19');
  if (mode === 'run' && depth > 0 && !edition.runsIntoWater)
    return refuse('battletech/run-into-water', { unit: unit.id, hex: to, depth }, 'SEQ-19');
  return null;
}

/**
 * Why a unit cannot fly over or land in a hex on its jump, or `null`: impassable, higher above its start than its jump MP, or not on
 * the shortest way. `entered`: hexes flown so far, without this one.
 */
export function flightProblem(
  board: Board,
  unit: Unit,
  mp: number,
  start: Hex,
  to: Hex,
  entered: number,
): Refusal | null {
  const closed = closedProblem(board, unit, to);
  if (closed) return closed;
  if (buildingIn(board, start)) return refuse('battletech/jump-inside', { unit: unit.id, hex: start }, 'TER-06');
  const climb = topOf(board, to) - floorOf(board, start);
  if (climb > mp)
    return refuse('battletech/jump-too-high', { unit: unit.id, hex: to, levels: climb, most: mp }, 'SEQ-19');
  const shortest = distance(start, to);
  if (shortest !== entered + 1) {
    return refuse('battletech/jump-detour', { unit: unit.id, hex: to, shortest, need: entered + 1 }, 'SEQ-19');
  }
  return null;
}

/** Why a step does not lead onto the roof of a hex, or `null`: there is none (TER-28). */
export const roofProblem = (board: Board, { id }: Pick<Unit, 'id'>, hex: Hex): Refusal | null =>
  hasRoof(board, hex) ? null : refuse('battletech/no-roof', { unit: id, hex }, 'TER-28');

/**
 * Why a unit does not go a level up or down where it is, or `null`: it is no infantry on foot, the place no building, or it is on
 * its roof or its ground already (TER-29). `inside`: the levels of the building.
 */
export function stairsProblem(board: Board, unit: Unit, { hex, up = 0 }: Place, by: 1 | -1): Refusal | null {
  const inside = builtIn(board, hex);
  const climbs = isInfantry(unit) && goingOf(unit) === 'foot';
  if (!climbs || !hasRoof(board, hex)) return refuse('battletech/flies-not', { unit: unit.id }, 'UNI-30');
  const floor = up + by;
  return floor < 0 || floor > inside
    ? refuse('battletech/no-stairs', { unit: unit.id, hex, levels: inside }, 'TER-29')
    : null;
}
