import { asides } from '../../../../rules/battletech/standard/asides.js';
import { asideCommand } from '../../../../rules/battletech/standard/step-aside.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { placeOf } from '../../../../rules/battletech/movement.js';
import { HIGHEST_STEP } from '../../../../rules/battletech/tables.js';
import { floorOf, waterIn } from '../../../../rules/battletech/terrain.js';
import { inPlaceOf } from '../../../../rules/battletech/stacking.js';
import type { StandardState } from '../../../../rules/battletech/types.js';
import { unitOf } from '../../../../rules/battletech/units.js';
import { neighbour, type Facing } from '../../../../rules/geometry/hex/facing.js';
import type { Hex } from '../../../../rules/geometry/hex/hex.js';
import type { UnitId } from '../../../../rules/kernel/ids.js';
import type { Argued } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';

/** Whether a unit gets out of the way of one that is moved into it: not to be thrust off the map, over an edge or into a friend. */

/** What it costs to leave the map, to fall, to trip a friend, to wade, and to take a step at all. */
const OFF_MAP = 20;
const FALL = 2;
const FRIEND = 0.5;
const WADE = 0.3;
const STEP = 0.1;

export function stepsAside(
  state: StandardState,
  id: UnitId,
  way: Facing,
): readonly Argued<Command, BattleTechReason>[] {
  const unit = unitOf(state, id);
  const { hex } = placeOf(unit);
  const wet = (to: Hex): number => (waterIn(state.board, to) > 0 ? WADE : 0);
  const displaced = (): number => {
    const to = neighbour(state.board, hex, way);
    if (to === null) return OFF_MAP;
    const drop = floorOf(state.board, hex) - floorOf(state.board, to) >= HIGHEST_STEP ? FALL : 0;
    return drop + wet(to) + (inPlaceOf(state, unit, to)?.side === unit.side ? FRIEND : 0);
  };
  return [
    { command: asideCommand(id, null), reasons: [{ reason: 'taken', value: -displaced() }] },
    ...asides(state, unit).map(
      (aside) =>
        ({
          command: asideCommand(id, aside),
          reasons: [{ reason: 'taken', value: -STEP - wet(aside.at.place.hex) }],
        }) as const,
    ),
  ];
}
