import { neighbour, type Facing } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { isInfantry } from './stacking.js';
import { levelOf } from './terrain.js';
import type { Board, Unit } from './types.js';

/** Sheer cliffs: a hard way up and down for 'Mechs, and down for vehicles; no way for troopers (TER-25). */

/** The levels that a cliff is high: what is higher nobody climbs anyhow. */
const HIGHEST = 2;

/** A cliff that a step leads over. */
export interface Cliff {
  readonly way: 'up' | 'down';
  readonly levels: number;
}

/** The cliff between two hexes next to each other; `null`: none, or a road leads over it. */
export function cliffBetween(board: Board, from: Hex, to: Hex): Cliff | null {
  if (board.hexes[to]?.pavement && board.hexes[from]?.pavement) return null;
  return cliffOf(board, to, from, 'up') ?? cliffOf(board, from, to, 'down');
}

/** The cliff that falls from the hex on top of it to that at its foot; `null`: none. */
function cliffOf(board: Board, top: Hex, foot: Hex, way: Cliff['way']): Cliff | null {
  const isSheer = (board.hexes[top]?.cliffs ?? []).some((side: Facing) => neighbour(board, top, side) === foot);
  if (!isSheer) return null;
  const levels = levelOf(board, top) - levelOf(board, foot);
  return levels > 0 && levels <= HIGHEST ? { way, levels } : null;
}

/** Why a unit does not go over the cliff between two hexes, or `null`. Mountain troops climb one of a level. */
export function cliffProblem(board: Board, unit: Unit, from: Hex, to: Hex, backward: boolean): Refusal | null {
  const { sheet, id } = unit;
  const cliff = cliffBetween(board, from, to);
  if (!cliff) return null;
  const climbs = sheet.kind === 'infantry' && sheet.mountain === true && cliff.levels === 1;
  const goes =
    sheet.kind === 'vtol' || (isInfantry(unit) ? climbs : !backward && (sheet.kind === 'mech' || cliff.way === 'down'));
  return goes ? null : refuse('battletech/sheer', { unit: id, hex: to, levels: cliff.levels }, 'TER-25');
}
