import { turned, type Facing } from '../../geometry/hex/facing.js';
import { allowance, depthAt, modeProblem, placeOf, stride, type Stride } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import { inPlaceOf } from '../stacking.js';
import { isImmobile } from './parts.js';

/** The steps by which a unit may get out of the way of another (FIN-41). */

/** A step ahead or back, and where it leads. */
export interface Aside {
  readonly step: 'F' | 'B';
  readonly mode: 'walk' | 'run';
  readonly at: Stride;
}

/** The steps that a unit has the MP for; none while its own move of this turn is still to come, after a jump, or lying. */
export function asides(state: StandardState, unit: StandardUnit): readonly Aside[] {
  const modes = unit.moved?.mode === 'run' ? (['run'] as const) : (['walk', 'run'] as const);
  return (['F', 'B'] as const).flatMap((step) =>
    modes.flatMap((mode) => stepIn(state, unit, mode, step) ?? []).slice(0, 1),
  );
}

/** A step in a mode; `null`: it is not legal. */
export function stepIn(
  state: StandardState,
  unit: StandardUnit,
  mode: Aside['mode'],
  step: Aside['step'],
): Aside | null {
  const { moved, body } = unit;
  if (!moved || moved.mode === 'jump' || (moved.mode === 'run' && mode === 'walk')) return null;
  if (body.prone || body.skidded || isImmobile(unit)) return null;
  const depth = depthAt(state, unit);
  if (modeProblem(unit, mode, depth)) return null;
  const from: Stride = { place: placeOf(unit), mp: moved.mp, entered: moved.entered, heading: null, risen: false };
  const next = stride(state, unit, mode, from, step);
  if (!next.ok || next.value.mp > allowance(unit, mode, depth) || inPlaceOf(state, unit, next.value.place.hex))
    return null;
  return { step, mode, at: next.value };
}

/** Whether a unit is hit from the side and has a step left. */
export function mayStepAside(state: StandardState, unit: StandardUnit, way: Facing): boolean {
  const { facing } = placeOf(unit);
  return way !== facing && way !== turned(facing, 3) && asides(state, unit).length > 0;
}
