import { cliffBetween } from '../cliffs.js';
import { isInfantry } from '../stacking.js';
import { boardAt } from '../under.js';
import { footing, rollPiloting } from './piloting.js';
import type { FullTerm } from './terms.js';
import { rollMotive } from './vehicle-damage.js';
import { isFlying, isMech } from './vehicles.js';
import type { Encounter } from './walk.js';

/** The rolls of who goes over a sheer cliff (TER-25). */

/** What a cliff adds: each level on the way up, those above the first on the way down. */
const cliffTerms = (way: 'up' | 'down', levels: number): readonly FullTerm[] => {
  const value = way === 'up' ? levels : levels - 1;
  return value > 0 ? [{ reason: 'cliff', value, n: levels }] : [];
};

/** A 'Mech that does not get up stays where it was. */
export const climb: Encounter = {
  when: 'leaving',
  meet(walk) {
    const { at, mode, next, resolution, unit } = walk;
    if (mode === 'jump' || next === null || isFlying(at) || !isMech(unit)) return;
    const cliff = cliffBetween(boardAt(resolution.state.board, at.place), at.place.hex, next);
    if (cliff?.way === 'up') walk.tread('cliff', cliffTerms('up', cliff.levels), { way: 'stay' });
  },
};

/** A 'Mech that loses its hold on the way down falls all of it; a vehicle is jolted and goes no further. */
export const descend: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, from, id, mode, resolution, unit } = walk;
    if (mode === 'jump' || isFlying(at) || isInfantry(unit)) return;
    const board = boardAt(boardAt(resolution.state.board, at.place), from.place);
    const cliff = cliffBetween(board, from.place.hex, at.place.hex);
    if (cliff?.way !== 'down') return;
    if (isMech(unit)) {
      walk.tread('cliff', cliffTerms('down', cliff.levels), { way: 'fall', levels: cliff.levels });
      return;
    }
    if (!walk.halt()) return;
    const roll = rollPiloting(unit, 'cliff', resolution.dice, footing(board, at.place));
    resolution.happen({ type: 'PilotingRolled', unit: id, roll });
    if (roll.success) return;
    const damaging = resolution.damageTo(id);
    rollMotive(damaging, 'front', resolution.dice);
    resolution.happen({ type: 'Jolted', unit: id, hex: at.place.hex, harm: damaging.taken() });
    walk.end();
  },
};
