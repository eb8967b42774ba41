import { distance, type Hex } from '../geometry/hex/hex.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { ENTRY_COST, HIGHEST_STEP, ROUGH_COST, RUBBLE_COST, SNOW_COST, WATER_COST } from './tables.js';
import { floorOf, isImpassable, levelOf, waterIn } from './terrain.js';
import type { Motive } from './standard/kinds.js';
import type { Board, Unit } from './types.js';
import type { Mode } from './vocabulary.js';
import { woodsIn } from './units.js';

/** One step from a hex into the next: what it costs and whether the ground allows it (table 7.1.1). */

/** What makes a step cost what it does. `n`: the depth of water, or the levels climbed or descended. */
type CostReason = 'clear' | 'light-woods' | 'heavy-woods' | 'rough' | 'rubble' | 'snow' | 'water' | 'levels';
export interface CostTerm {
  readonly reason: CostReason;
  readonly value: number;
  readonly n?: number;
}

const WOODS_REASON = ['clear', 'light-woods', 'heavy-woods'] as const;

/** MP of a level for a vehicle, which climbs and descends one at a time (UNI-11). */
const VEHICLE_LEVEL = 2;

/** The MP of a step on foot, term by term. On pavement a hex costs as much as clear ground, whatever grows beside it. */
export function stepCost(board: Board, from: Hex, to: Hex, { sheet }: Pick<Unit, 'sheet'>): readonly CostTerm[] {
  const { rough, rubble, pavement, snow } = board.hexes[to] ?? {};
  const slips = snow && sheet.kind === 'vehicle' && sheet.motive === 'wheeled';
  const woods = pavement ? 0 : woodsIn(board, to);
  const depth = waterIn(board, to);
  const levels = Math.abs(floorOf(board, to) - floorOf(board, from));
  const climb = sheet.kind === 'mech' ? levels : levels * VEHICLE_LEVEL;
  return [
    { reason: WOODS_REASON[woods], value: ENTRY_COST[woods] },
    ...(rough && !pavement ? [{ reason: 'rough', value: ROUGH_COST } as const] : []),
    ...(rubble && !pavement ? [{ reason: 'rubble', value: RUBBLE_COST } as const] : []),
    ...(slips && !pavement ? [{ reason: 'snow', value: SNOW_COST } as const] : []),
    ...(depth > 0 ? [{ reason: 'water', value: WATER_COST[depth === 1 ? 1 : 2], n: depth } as const] : []),
    ...(levels > 0 ? [{ reason: 'levels', value: climb, n: levels } as const] : []),
  ];
}

/** MP of the last hex of a charge, that of its target: all that it costs on foot, 1 from the air. */
export const costOfCharge = (board: Board, unit: Unit, mode: Mode, from: Hex, to: Hex): number =>
  mode === 'jump' ? ENTRY_COST[0] : stepCost(board, from, to, unit).reduce((sum, { value }) => sum + value, 0);

/** What vehicles do not drive into off a road (table 11.2.5). */
const BARRED = {
  tracked: { woods: 2, rough: false },
  wheeled: { woods: 1, rough: true },
  hover: { woods: 1, rough: false },
} as const satisfies Record<Motive, { readonly woods: 1 | 2; readonly rough: boolean }>;

/** Why a vehicle cannot drive into a hex, or `null`: its ground, or more than a level (UNI-11, UNI-12). */
function motiveProblem(board: Board, { id, sheet }: Unit, to: Hex, levels: number): Refusal | null {
  if (sheet.kind !== 'vehicle') return null;
  if (levels > 1) return refuse('battletech/too-steep', { unit: id, hex: to, levels, most: 1 }, 'UNI-11');
  const { rough = false, rubble = false, pavement = false } = board.hexes[to] ?? {};
  if (pavement) return null;
  const bars = BARRED[sheet.motive];
  const ground =
    woodsIn(board, to) >= bars.woods
      ? 'woods'
      : waterIn(board, to) > 0
        ? 'water'
        : bars.rough && (rough || rubble)
          ? 'rough'
          : null;
  return ground && refuse('battletech/no-ground-for', { unit: id, hex: to, ground, motive: sheet.motive }, 'UNI-12');
}

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
  const levels = Math.abs(floorOf(board, to) - floorOf(board, from));
  const depth = waterIn(board, to);
  const barred = closedProblem(board, unit, to) ?? motiveProblem(board, unit, to, levels);
  if (barred) return barred;
  if (levels > HIGHEST_STEP) {
    return refuse('battletech/too-steep', { unit: unit.id, hex: to, levels, most: HIGHEST_STEP }, 'SEQ-19');
  }
  if (backward && levels > 0) return refuse('battletech/level-backward', { unit: unit.id, hex: to, levels }, 'SEQ-19');
  if (mode === 'run' && depth > 0)
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
  const climb = levelOf(board, to) - floorOf(board, start);
  if (climb > mp)
    return refuse('battletech/jump-too-high', { unit: unit.id, hex: to, levels: climb, most: mp }, 'SEQ-19');
  const shortest = distance(start, to);
  if (shortest !== entered + 1) {
    return refuse('battletech/jump-detour', { unit: unit.id, hex: to, shortest, need: entered + 1 }, 'SEQ-19');
  }
  return null;
}
