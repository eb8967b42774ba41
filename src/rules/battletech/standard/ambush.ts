import { distance } from '../../geometry/hex/hex.js';
import { changeUnit } from '../units.js';
import type { StandardState, StandardUnit } from '../types.js';
import { hiddenFoes, OVERWATCH_REACH, revelation } from './hiding.js';
import { cannotAct } from './parts.js';
import { sees } from './sightings.js';
import type { Encounter, Walk } from './walk.js';

/** Hidden units that wait for a mover (HID-05). */

/** Whoever comes near enough to enemies on overwatch stops: they come to light, and fire before it goes on. */
export const ambush: Encounter = {
  when: 'entering',
  meet(walk) {
    const waiting = watchers(walk);
    if (waiting.length === 0 || !walk.halt()) return;
    for (const unit of waiting) {
      walk.resolution.happen(revelation(unit, 'overwatch', walk.id));
      walk.resolution.then.push({ type: 'overwatch', unit: unit.id, at: walk.id });
    }
    walk.end();
  },
};

/** The enemies on overwatch who can see the unit from where it is now, and whom it has come near enough to. */
function watchers({ resolution, id, unit, at }: Walk): readonly StandardUnit[] {
  const waiting = hiddenFoes(resolution.state, unit.side).filter(
    ({ body }) => body.hidden?.order === 'overwatch' && !body.shutdown,
  );
  if (waiting.length === 0) return [];
  const here: StandardUnit = { ...unit, place: at.place };
  const state: StandardState = changeUnit(resolution.state, id, () => here);
  return waiting.filter(
    (one) =>
      one.place !== null &&
      !cannotAct(one) &&
      distance(one.place.hex, at.place.hex) <= reachOf(state, one) &&
      sees(state, one, here),
  );
}

/** How near an enemy may come before a unit fires: as it was told, else next to it. */
const reachOf = ({ options }: StandardState, { body }: StandardUnit): number =>
  Math.min(OVERWATCH_REACH[options.overwatch ?? 'adjacent'], body.hidden?.within ?? 1);
