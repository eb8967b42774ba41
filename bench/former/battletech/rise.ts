import type { Facing } from '../../../src/rules/geometry/hex/facing.js';
import { distance } from '../../../src/rules/geometry/hex/hex.js';
import { placeOf } from '../../../src/rules/battletech/movement.js';
import { carefulStandProblem, standUpProblem } from '../../../src/rules/battletech/standard/check-move.js';
import { resumed } from '../../../src/rules/battletech/standard/moving.js';
import { pilotingNumber } from '../../../src/rules/battletech/standard/piloting.js';
import { costOfRising, mpToRise } from '../../../src/rules/battletech/standard/rising.js';
import type { PilotingCause } from '../../../src/rules/battletech/standard/piloting-causes.js';
import { waysToHit } from '../../../src/rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../src/rules/battletech/types.js';
import type { Mode } from '../../../src/rules/battletech/vocabulary.js';
import type { Command } from '../../../src/rules/battletech/commands.js';
import { activeUnits } from '../../../src/rules/battletech/units.js';
import type { Argued } from '../../../src/opponent/contract.js';
import type { BattleTechReason } from '../../../src/games/battletech/opponent/reasons.js';
import { best } from '../../../src/games/battletech/opponent/best.js';
import { facingTo } from '../../../src/games/battletech/opponent/deploy.js';
import { worthHitting } from '../../../src/games/battletech/opponent/worth.js';
import { FALL } from './charge.js';

/** How a unit that lies gets up: as fast as it can, or with care where the match lets it and its roll is hard. */

/** What standing up is worth, more than any place. */
const RISE = 6;
/** What it is worth besides to stand at once, with MP left to go on. */
const ONWARD = 1;

/** The attempts to stand up worth comparing; none: it stands, or cannot. `on`: the mode that it goes on in. */
export function rises(
  state: StandardState,
  unit: StandardUnit,
  on: Mode | null,
): readonly Argued<Command, BattleTechReason>[] {
  const mode = (['run', 'walk'] as const).find((one) => standUpProblem(unit, one, on) === null);
  if (!mode) return [];
  const plain = { type: 'stand-up', unit: unit.id, mode } as const;
  if (carefulStandProblem(state, unit, on) !== null) {
    return [{ command: plain, reasons: [{ reason: 'rise', value: RISE }] }];
  }
  const attempts = Math.floor((mpToRise(unit, mode) - resumed(unit).mp) / costOfRising(unit));
  const facing = towardsEnemy(state, unit);
  return [
    { command: plain, reasons: reasonsFor(unit, 'stand-up', attempts, ONWARD) },
    {
      command: { type: 'careful-stand', unit: unit.id, facing },
      reasons: reasonsFor(unit, 'careful-stand', 1, 0),
    },
  ];
}

/** To stand after one of so many attempts, `onward` if it is the first, and the falls until then. */
function reasonsFor(
  unit: StandardUnit,
  cause: PilotingCause,
  attempts: number,
  onward: number,
): Argued<Command, BattleTechReason>['reasons'] {
  const fails = 1 - waysToHit(pilotingNumber(unit, cause).number) / 36;
  const falls = Array.from({ length: attempts }, (_, i) => fails ** (i + 1)).reduce((sum, one) => sum + one, 0);
  return [
    { reason: 'rise', value: RISE * (1 - fails ** attempts) + onward * (1 - fails) },
    { reason: 'taken', value: -worthHitting(unit) * FALL * falls },
  ];
}

/** The facing that looks at the nearest enemy. */
function towardsEnemy(state: StandardState, unit: StandardUnit): Facing {
  const { hex, facing } = placeOf(unit);
  const enemies = activeUnits(state).filter(({ side }) => side !== unit.side);
  const nearest = best(enemies, (enemy) => -distance(hex, placeOf(enemy).hex));
  return nearest ? facingTo(hex, placeOf(nearest).hex) : facing;
}
