import { move } from '../../../../rules/battletech/movement.js';
import { fieldsKnown, minesKnown } from '../../../../rules/battletech/standard/minefields.js';
import { resumed } from '../../../../rules/battletech/standard/moving.js';
import { triggerOf } from '../../../../rules/battletech/standard/treading.js';
import { isFlying } from '../../../../rules/battletech/standard/vehicles.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Mode } from '../../../../rules/battletech/vocabulary.js';
import type { Hex } from '../../../../rules/geometry/hex/hex.js';
import { worthHitting } from '../worth.js';

/** A way to where a move ends. */
interface Way {
  readonly mode: Mode;
  readonly steps: string;
}

/** What the mines cost that a unit knows of and treads on, for the ways that it may take (HID-07). */
export function minesUnder(state: StandardState, unit: StandardUnit): (way: Way) => number {
  const harm = (hex: Hex): number =>
    fieldsKnown(state.field.mines, unit.side, hex).reduce(
      (sum, field) => sum + chanceToHit(triggerOf(field, unit)) * field.density * worthHitting(unit),
      0,
    );
  if (isFlying(unit) || minesKnown(state.field.mines, unit.side).length === 0) return () => 0;
  return ({ mode, steps }) => {
    const moved = steps === '' ? null : move(state, unit, mode, steps, false, resumed(unit));
    if (!moved?.ok) return 0;
    const { to, movement } = moved.value;
    if (mode === 'jump') return harm(to.hex);
    const hexes = movement.path.map(({ hex }) => hex);
    return hexes.filter((hex, i) => i > 0 && hex !== hexes[i - 1]).reduce((sum, hex) => sum + harm(hex), 0);
  };
}
