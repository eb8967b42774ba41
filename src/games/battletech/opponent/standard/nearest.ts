import { heatOfFire } from '../../../../rules/battletech/standard/vehicles.js';
import { standUpProblem } from '../../../../rules/battletech/standard/check-move.js';
import { holdFire } from '../../../../rules/battletech/standard/fire-phase.js';
import { fullShots, possibleFullShots, twistsOf } from '../../../../rules/battletech/standard/gunnery.js';
import { shedBy, sourcesOf } from '../../../../rules/battletech/standard/heat-phase.js';
import { placeOf } from '../../../../rules/battletech/movement.js';
import { waysToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Aimed, Twist } from '../../../../rules/battletech/standard/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { activeUnits, mountOf } from '../../../../rules/battletech/units.js';
import { distance } from '../../../../rules/geometry/hex/hex.js';
import type { Argued } from '../../../../opponent/contract.js';
import { best } from '../best.js';

/** Plain habits at the standard level: to stand up, and to fire what can be cooled at the nearest enemy that can be hit. */

/** The attempt of a unit that lies to stand up; `null`: it stands, or cannot. */
export function risingOf(unit: StandardUnit): Argued<Command> | null {
  const mode = (['run', 'walk'] as const).find((one) => standUpProblem(unit, one) === null);
  return mode ? { command: { type: 'stand-up', unit: unit.id, mode }, reasons: [] } : null;
}

export function fullVolley(state: StandardState, unit: StandardUnit): Argued<Command> {
  const enemies = activeUnits(state).filter(({ side }) => side !== unit.side);
  const aimed = twistsOf(unit).flatMap((twist) =>
    enemies.map((target) => ({ twist, ...coolShots(state, unit, twist, target) })),
  );
  const most = best(
    aimed.filter(({ shots }) => shots.length > 0),
    ({ far, shots }) => shots.length - 100 * far,
  );
  return { command: { ...holdFire(unit.id), ...(most ? { twist: most.twist, shots: most.shots } : {}) }, reasons: [] };
}

/** Everything that may hit a target, in the order of the sheet, as long as it heats the unit no further than it cools. */
function coolShots(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  target: StandardUnit,
): { readonly far: number; readonly shots: readonly Aimed[] } {
  let left =
    shedBy(state.board, unit) - unit.body.heat - sourcesOf(state, unit).reduce((sum, { heat }) => sum + heat, 0);
  let shots: readonly Aimed[] = [];
  for (const { toHit, mount, mode } of possibleFullShots(state, unit, twist, target)) {
    const heat = heatOfFire(unit, mountOf(unit, mount));
    const more = [...shots, { mount, target: target.id, mode, bin: null, aim: null }];
    if (waysToHit(toHit.number) === 0 || heat > left || !fullShots(state, unit, twist, more).ok) continue;
    shots = more;
    left -= heat;
  }
  return { far: distance(placeOf(unit).hex, placeOf(target).hex), shots };
}
