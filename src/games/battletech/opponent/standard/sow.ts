import { placeOf } from '../../../../rules/battletech/movement.js';
import { sowProblem } from '../../../../rules/battletech/standard/sowing.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { activeUnits } from '../../../../rules/battletech/units.js';
import { distance } from '../../../../rules/geometry/hex/hex.js';
import type { Argued } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';

/** Where a squad of the opponent's lays the mines that it carries (HID-10). */

/** An enemy so near may come there in two turns. */
const WITHIN = 8;
/** What a field adds to the move that follows. */
const MINED = 0.5;

/**
 * A field laid first, where enemies may come on the ground or have to: worth so much more than the best of the unit's moves, for
 * it costs nothing but the mines.
 */
export function sown(
  state: StandardState,
  unit: StandardUnit,
  move: Argued<Command, BattleTechReason> | null,
): readonly Argued<Command, BattleTechReason>[] {
  if (!move || sowProblem(state, unit) !== null) return [];
  const { hex } = placeOf(unit);
  const comes = activeUnits(state).some(
    (one) =>
      one.side !== unit.side &&
      one.place !== null &&
      one.sheet.kind !== 'vtol' &&
      distance(one.place.hex, hex) <= WITHIN,
  );
  const wanted = state.field.victory.goals.some(
    (goal) => goal.goal === 'hold' && goal.side !== unit.side && goal.hexes.includes(hex),
  );
  if (!comes && !wanted) return [];
  const reasons = [...move.reasons, { reason: 'mines', value: MINED } as const];
  return [{ command: { type: 'sow', unit: unit.id }, reasons }];
}
