import { refuse, type Refusal } from '../../kernel/refusal.js';
import { hasSeenThrough } from '../standard/probing.js';
import type { Aimed } from '../standard/types.js';
import { isMech } from '../standard/vehicles.js';
import type { StandardState, StandardUnit } from '../types.js';

/**
 * Columns that are shifted (CLN-42): whoever has seen through an enemy by a scan may shift the column of each hit on it this turn, by one.
 * It is declared with the shot, so that nobody waits for it at each hit: to the left, to the right, or to where the enemy is weakest (LEA-06).
 */

type Match = Pick<StandardState, 'options' | 'field'>;

const hasColumns = ({ options }: Match, target: StandardUnit): boolean => options.armour === 'grid' && isMech(target);

/** Whether a unit may shift the columns of its hits on a target. */
export const canShift = (state: Match, unit: StandardUnit, target: StandardUnit): boolean =>
  hasColumns(state, target) && hasSeenThrough(state, unit.id, target.id);

/** Why the column of a shot cannot be shifted, or `null`. */
export function shiftProblem(
  state: Match,
  unit: StandardUnit,
  target: StandardUnit,
  { mount, shift }: Pick<Aimed, 'mount' | 'shift'>,
): Refusal | null {
  if (shift === undefined || canShift(state, unit, target)) return null;
  const facts = { unit: unit.id, target: target.id, mount };
  const code = hasColumns(state, target) ? 'battletech/shift-unscanned' : 'battletech/shift-no-boxes';
  return refuse(code, facts, 'CLN-42');
}
