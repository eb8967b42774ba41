import { columnOf, distance, hexesOf, rowOf, type Hex } from '../../../../rules/geometry/hex/hex.js';
import type { SideId } from '../../../../rules/kernel/ids.js';
import { remembering } from '../../../../rules/kernel/remember.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { activeOf, activeUnits } from '../../../../rules/battletech/units.js';
import { isIn } from '../../../../rules/battletech/zone.js';

/** How Arbitre looks for enemies of whom nobody is to be seen: who hides stays where it was deployed (HID-01, HID-04). */

/** What a hex farther from where a unit is to search costs, in points of damage. */
const ASTRAY = 2;
/** So many hexes of the way are searched in a turn: the next ones are seen in passing. */
const PACE = 3;

/**
 * What it costs a unit to be in a hex while all enemies that are left hide: each unit of its side walks a part of the zones in which
 * they came down, column by column, and begins anew when it is through. `null`: somebody is to be seen.
 */
export function searching(state: StandardState, unit: StandardUnit): ((hex: Hex) => number) | null {
  if (state.options.hidden !== 'on' || activeUnits(state).some(({ side }) => side !== unit.side)) return null;
  const way = walked(state.deployment, unit.side, () => wayThrough(state, unit.side));
  const friends = activeOf(state, unit.side);
  const first = Math.floor((friends.findIndex(({ id }) => id === unit.id) * way.length) / friends.length);
  const goal = way[(first + state.turn * PACE) % way.length];
  return goal === undefined ? null : (hex) => ASTRAY * distance(goal, hex);
}

/** The hexes to search, in the order in which they are walked; the same for all units of a side in all turns. */
const walked = remembering<StandardState['deployment'], readonly Hex[]>();

/** The zones in which the enemies of a side came down, column by column, down one and up the next. */
function wayThrough({ board, deployment }: StandardState, side: SideId): readonly Hex[] {
  const zones = deployment.filter((one) => one.side !== side).map(({ zone }) => zone);
  return hexesOf(board)
    .filter((hex) => zones.some((zone) => isIn(zone, hex)))
    .toSorted((a, b) => columnOf(a) - columnOf(b) || (columnOf(a) % 2 === 0 ? 1 : -1) * (rowOf(a) - rowOf(b)));
}
