import type { Hex } from '../../geometry/hex/hex.js';
import { isAfloat } from '../surface.js';
import { heightOf } from '../terrain.js';
import type { Board, StandardUnit } from '../types.js';
import { boardAt } from '../under.js';
import { activeUnits } from '../units.js';
import { isBogged } from './bogs.js';
import { makeRoom } from './displacement.js';
import { destroy } from './lost-carriers.js';
import type { Resolution } from './resolution.js';
import type { FullTerm } from './terms.js';
import { isFlying, isMech } from './vehicles.js';
import type { Encounter } from './walk.js';

/** Quicksand: it holds whoever comes into it, and swallows them (TER-21). */

/** What it adds to the roll to work free, and for each level that somebody has sunk. */
const HARDER = 3;

/** Whether quicksand in a hex holds a unit: no road leads over it, and it does not ride on air. */
const isQuicksand = ({ hexes }: Board, hex: Hex, unit: StandardUnit): boolean =>
  hexes[hex]?.quicksand === true && hexes[hex].pavement !== true && !isAfloat(unit);

/** Whoever comes into it is stuck without a roll. */
export const quicksand: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, id, resolution, unit } = walk;
    const { hex } = at.place;
    if (isFlying(at) || !isQuicksand(boardAt(resolution.state.board, at.place), hex, unit) || !walk.halt()) return;
    resolution.happen({ type: 'BoggedDown', unit: id, hex });
    makeRoom(resolution, id, walk.course);
    walk.end();
  },
};

/** The terms of working free of it. */
export const sunkTerms = (board: Board, unit: StandardUnit, hex: Hex): readonly FullTerm[] => {
  const { sunk = 0 } = unit.body;
  return isQuicksand(board, hex, unit) ? [{ reason: 'sunk-in', value: HARDER * (1 + sunk), n: sunk }] : [];
};

/** At the end of a turn whoever is stuck in it sinks a level; it is lost once that is deeper than it is high. */
export function swallow(resolution: Resolution): void {
  for (const unit of activeUnits(resolution.state)) {
    const { board } = resolution.state;
    if (!unit.place || !isBogged(unit) || !isQuicksand(boardAt(board, unit.place), unit.place.hex, unit)) continue;
    const levels = (unit.body.sunk ?? 0) + 1;
    resolution.happen({ type: 'Sank', unit: unit.id, hex: unit.place.hex, levels });
    if (levels > (isMech(unit) ? heightOf(unit.body.prone) : 0)) destroy(resolution, unit.id, 'sunk');
  }
}
