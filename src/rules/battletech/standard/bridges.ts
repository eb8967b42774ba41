import type { Hex } from '../../geometry/hex/hex.js';
import { isAfloat } from '../surface.js';
import { unitsIn } from '../stacking.js';
import { bridgeIn, hexesWith, waterIn } from '../terrain.js';
import type { StandardState, StandardUnit } from '../types.js';
import { fall } from './falls.js';
import { destroy } from './lost-carriers.js';
import type { Resolution } from './resolution.js';
import { isFlying, isMech } from './vehicles.js';

/** Bridges: what they bear, and what their fall does (TER-17). */

const onBridge = (state: StandardState, hex: Hex): readonly StandardUnit[] =>
  unitsIn(state, hex).filter((unit) => !unit.place?.under && !isFlying(unit));

/**
 * Whether a bridge bears all who are on it, `more` among them: no more tons than its construction factor. One that has none left bears
 * nobody.
 */
export function bears(state: StandardState, hex: Hex, more?: StandardUnit): boolean {
  const { cf = 0 } = bridgeIn(state.board, hex) ?? {};
  const others = onBridge(state, hex).filter(({ id }) => id !== more?.id);
  const load = (more ? [...others, more] : others).reduce((sum, { sheet }) => sum + sheet.tons, 0);
  return cf > 0 && load <= cf;
}

/** A bridge gives way under too many tons; whoever is on it falls as deep as it was high. True: it has. */
export function bridgeFalls(resolution: Resolution, hex: Hex): boolean {
  const { state } = resolution;
  const bridge = bridgeIn(state.board, hex);
  if (!bridge || bears(state, hex)) return false;
  const units = onBridge(state, hex);
  resolution.happen({ type: 'BridgeFell', hex });
  const depth = waterIn(resolution.state.board, hex);
  for (const unit of units) {
    const levels = bridge.levels + (isAfloat(unit) ? 0 : depth);
    fall(resolution, unit.id, { cause: 'bridge', levels, above: bridge.levels, terms: [] });
    // What neither floats nor walks on the bed of the water is lost in it.
    const isLost = depth > 0 && !isMech(unit) && !isAfloat(unit);
    if (isLost && resolution.unit(unit.id).status === 'active') destroy(resolution, unit.id, 'sunk');
  }
  return true;
}

/** Bridges that the damage of a phase has left too weak fall. */
export function bridgesFall(resolution: Resolution): void {
  for (const hex of hexesWith(resolution.state.board, 'bridge')) bridgeFalls(resolution, hex);
}
