import type { Dice, Roll } from '../kernel/dice.js';
import { has } from './aircraft.js';
import type { Test } from './commands.js';
import type { Aircraft, Attribute } from './types.js';

/** Reaction tests and the others of the table: dice compared to REP, one by one (TFH-27). */

/** How many dice an aircraft with these attributes throws at a test, and of how many the best count (TFH-46, TFH-49, TFH-51, TFH-52). */
export function testDice(
  attributes: readonly Attribute[],
  test: Test,
): { readonly dice: number; readonly best: number } {
  switch (test) {
    case 'in-sight':
      return attributes.includes('green') ? { dice: 1, best: 1 } : TWO;
    case 'wants-collision':
    case 'collision':
      return attributes.includes('unwieldy') ? { dice: 1, best: 1 } : TWO;
    case 'fast-move': {
      const [slow, fast] = [attributes.includes('slow'), attributes.includes('fast')];
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
  const { dice: count, best } = testDice(one.profile.attributes, test);
  const roll = dice.roll(count, 6, test);
  const kept = keptFaces(roll.faces, best);
  return { roll, kept, passes: kept.filter((face) => face <= rep).length };
}

/** The lowest of some faces: those that pass most easily. */
export const keptFaces = (faces: readonly number[], best: number): readonly number[] =>
  [...faces].sort((a, b) => a - b).slice(0, best);

/** The REP at which an aircraft tests for an enemy in sight: one less against stealth (TFH-39). */
export const sightRep = (one: Aircraft, active: readonly Aircraft[]): number =>
  one.rep - (active.some((each) => has(each, 'stealth')) ? 1 : 0);
