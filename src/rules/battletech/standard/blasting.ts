import type { StandardRule } from '../battletech.js';
import type { Step } from '../agenda.js';
import { Resolution } from './resolution.js';

/** Something goes off around a hex, of itself or by what somebody did before. Its damage counts with all other of the phase. */
export const blastRule: StandardRule<Extract<Step, { type: 'blast' }>> = {
  run(state, { blast }, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    resolution.goesOff(blast);
    return { events: resolution.events, then: resolution.then };
  },
};
