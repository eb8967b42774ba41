import type { Hex } from '../../geometry/hex/hex.js';
import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { isCarried, isInfantry } from '../stacking.js';
import { isAfloat } from '../surface.js';
import { bedIn } from '../terrain.js';
import type { Board, Place, StandardUnit } from '../types.js';
import { boardAt } from '../under.js';
import { activeUnits } from '../units.js';
import { fall, keepFeet } from './falls.js';
import { destroy } from './lost-carriers.js';
import type { Resolution } from './resolution.js';
import { isFlying, isMech } from './vehicles.js';
import type { Encounter, Walk } from './walk.js';

/** Ice over water: whoever comes onto it may break it (TER-20). */

/** What breaks it by 1D6, of who comes onto it on the ground or falls there, and of who lands on it from a jump. */
export const TREADING = 6;
export const LANDING = 4;

/** Whether who is in a place has ice over water under them: not in the air, nor on the road of a bridge. */
function isOnIce(board: Board, place: Place): boolean {
  const here = boardAt(board, place).hexes[place.hex];
  return here?.ice === true && !here.pavement && bedIn(board, place.hex) > 0 && !isFlying({ place });
}

/** Whether a unit is too light for ice to break under it, or does not touch it. */
const isLight = (unit: StandardUnit): boolean => isInfantry(unit) || isAfloat(unit);

/** Ice that a unit comes onto; who has landed there on their feet rolls to stay on them. */
export const ice: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, id, mode, resolution, unit } = walk;
    const { hex } = at.place;
    if (!isOnIce(resolution.state.board, at.place) || isLight(unit) || !walk.halt()) return;
    if (breaks(resolution, id, hex, mode === 'jump' ? LANDING : TREADING)) walk.end();
    else if (mode === 'jump' && isMech(unit)) comeDown(walk, hex);
    else walk.goOn();
  },
};

function comeDown(walk: Walk, hex: Hex): void {
  if (keepFeet(walk.resolution, walk.id, 'ice')) return;
  breaks(walk.resolution, walk.id, hex, TREADING);
  walk.end();
}

/** Whether ice breaks under a unit by a die; all on it then come into the water. */
function breaks(resolution: Resolution, id: UnitId, hex: Hex, need: number): boolean {
  const { board } = resolution.state;
  const roll = resolution.dice.roll(1, 6, 'ice');
  const broken = total(roll) >= need;
  resolution.happen({ type: 'IceTrodden', unit: id, hex, breaksOn: need, roll, broken });
  if (!broken) return false;
  const levels = bedIn(board, hex);
  for (const unit of activeUnits(resolution.state)) {
    const isThere = unit.place?.hex === hex && isOnIce(board, unit.place) && !isCarried(unit);
    if (!isThere || isAfloat(unit)) continue;
    if (isMech(unit)) fall(resolution, unit.id, { cause: 'ice', levels, terms: [] });
    else destroy(resolution, unit.id, 'sunk');
  }
  return true;
}
