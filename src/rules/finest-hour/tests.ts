import type { Dice, Roll } from '../kernel/dice.js';
import { has } from './aircraft.js';
import type { Test } from './commands.js';
import type { Aircraft } from './types.js';

/** Reaction tests and the others of the table: dice compared to REP, one by one (TFH-27). */

/** How many dice an aircraft throws at a test, and of how many the best count (TFH-46, TFH-49, TFH-51, TFH-52). */
export function testDice(one: Aircraft, test: Test): { readonly dice: number; readonly best: number } {
  switch (test) {
    case 'in-sight':
      return has(one, 'green') ? { dice: 1, best: 1 } : TWO;
    case 'wants-collision':
    case 'collision':
      return has(one, 'unwieldy') ? { dice: 1, best: 1 } : TWO;
    case 'fast-move': {
      const [slow, fast] = [has(one, 'slow'), has(one, 'fast')];
      return slow === fast ? TWO : slow ? { dice: 1, best: 1 } : { dice: 3, best: 2 };
    }
    case 'focus':
    case 'fired-upon':
    case 'rally':
    case 'bombing':
      return TWO;
  }
}
const TWO = { dice: 2, best: 2 } as const;

/** A test rolled: its dice, those kept, and how many of them passed. */
export interface Rolled {
  readonly roll: Roll;
  readonly kept: readonly number[];
  readonly passes: number;
}

/** Rolls a test of an aircraft at a REP. */
export function rollTest(one: Aircraft, test: Test, rep: number, dice: Dice): Rolled {
  const { dice: count, best } = testDice(one, test);
  const roll = dice.roll(count, 6, test);
  const kept = [...roll.faces].sort((a, b) => a - b).slice(0, best);
  return { roll, kept, passes: kept.filter((face) => face <= rep).length };
}

/** The REP at which an aircraft tests for an enemy in sight: one less against stealth (TFH-39). */
export const sightRep = (one: Aircraft, active: readonly Aircraft[]): number =>
  one.rep - (active.some((each) => has(each, 'stealth')) ? 1 : 0);
