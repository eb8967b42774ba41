import { placeOf } from '../../../../rules/battletech/movement.js';
import { isCarried } from '../../../../rules/battletech/stacking.js';
import { gunOf, HOMES_ON, HOMES_WITHIN } from '../../../../rules/battletech/standard/artillery.js';
import { GUNS, type GunId } from '../../../../rules/battletech/standard/gun-tables.js';
import { cannotAct } from '../../../../rules/battletech/standard/parts.js';
import { marks } from '../../../../rules/battletech/standard/traits.js';
import { isFlying } from '../../../../rules/battletech/standard/vehicles.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { activeOf, activeUnits, isGone } from '../../../../rules/battletech/units.js';
import { distance, type Hex } from '../../../../rules/geometry/hex/hex.js';
import type { SideId } from '../../../../rules/kernel/ids.js';

/** What the opponent makes of rounds that follow TAG (ART-05): it sends them where a friend can mark an enemy when they land, and marks enemies for those that do. */

/** How likely a friend marks an enemy who is in its reach a turn before. */
const MARKED = 0.5;

/** How far the TAG of a unit reaches; `null`: it has none that works. */
function tagReach(unit: StandardUnit): number | null {
  if (unit.place === null || cannotAct(unit) || isCarried(unit)) return null;
  const tags = unit.sheet.mounts.filter((mount) => marks(mount) && !isGone(unit, mount));
  return tags.length > 0 ? Math.max(...tags.map(({ weapon }) => weapon.ranges.long)) : null;
}

/** What a round that follows TAG does on average that is sent to a hex; `worth`: what a point is worth on whom it finds. */
export function homingValue(
  state: StandardState,
  side: SideId,
  gun: GunId,
  hex: Hex,
  worth: (unit: StandardUnit) => number,
): number {
  const markers = activeOf(state, side).flatMap((one) => {
    const reach = tagReach(one);
    return reach === null ? [] : [{ hex: placeOf(one).hex, reach }];
  });
  const found = activeUnits(state).filter(
    (one) =>
      one.side !== side &&
      one.place !== null &&
      !isFlying(one) &&
      distance(placeOf(one).hex, hex) <= HOMES_WITHIN &&
      markers.some((marker) => distance(marker.hex, placeOf(one).hex) <= marker.reach),
  );
  return MARKED * chanceToHit(HOMES_ON) * GUNS[gun].homing * Math.max(0, ...found.map(worth));
}

/** The points that rounds of a side would do this turn to whom one of its units marks. */
export const dueOn = (state: StandardState, side: SideId, target: StandardUnit): number =>
  (state.field.batteries ?? [])
    .filter((guns) => guns.side === side)
    .flatMap(({ gun, salvos }) => salvos.map((salvo) => ({ ...salvo, gun: gun ?? gunOf(state.options) })))
    .reduce((sum, { hex, round, lands, gun }) => {
      const comes = round === 'homing' && lands <= state.turn && gun !== null && hex !== null;
      return comes && distance(placeOf(target).hex, hex) <= HOMES_WITHIN
        ? sum + chanceToHit(HOMES_ON) * GUNS[gun].homing
        : sum;
    }, 0);
