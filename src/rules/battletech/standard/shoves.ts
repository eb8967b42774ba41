import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { Place, StandardState, StandardUnit } from '../types.js';
import { activeUnits } from '../units.js';

/** Who may be moved by another: pushed, charged, jumped on (AMB-SEQ-23). */

/**
 * Why a unit cannot push, charge or come down on a target, or `null`: it does so itself with its charge, or another has
 * declared it already; a unit is moved by one other in a turn.
 */
export function shoveProblem(state: StandardState, unit: StandardUnit, target: StandardUnit): Refusal | null {
  const facts = { unit: unit.id, target: target.id };
  if (target.body.charge) return refuse('battletech/target-charges', facts, 'AMB-SEQ-23');
  const other = activeUnits(state).find((one) => one.id !== unit.id && shoves(state, one, target));
  return other ? refuse('battletech/target-taken', { ...facts, other: other.id }, 'AMB-SEQ-23') : null;
}

/**
 * Why nobody is charged, jumped on or pushed from a place, or `null`: one of the two is up in a building or on its roof and the
 * other is not, or somebody comes down from the air there (TER-28).
 */
export function roofShoveProblem(unit: StandardUnit, from: Place, target: StandardUnit, jumps = false): Refusal | null {
  const ups = [from, target.place].filter((place) => place?.up !== undefined).length;
  return ups === 0 || (ups === 2 && !jumps)
    ? null
    : refuse('battletech/shove-roof', { unit: unit.id, target: target.id }, 'TER-28');
}

/** Whether a unit has declared a charge, a death from above or a push at a target. */
const shoves = (state: StandardState, unit: StandardUnit, { id }: StandardUnit): boolean =>
  unit.body.charge?.target === id ||
  state.field.blows.some(
    ({ unit: by, blows: attacks }) =>
      by === unit.id && attacks.some(({ kind, target }) => kind === 'push' && target === id),
  );
