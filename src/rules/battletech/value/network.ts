import type { BattleValue } from './battle-value.js';
import { rounded } from './round.js';

/** What each unit of a C3 network gains: a twentieth of what all of them are worth with ordinary pilots (BV-15). */
const SHARE = 0.05;

/** The battle values of the units of a network, one that links two or more. */
export function networkedValues(members: readonly Pick<BattleValue, 'base' | 'skill'>[]): readonly number[] {
  const more = members.length < 2 ? 0 : rounded(SHARE * members.reduce((sum, { base }) => sum + base, 0));
  return members.map(({ base, skill }) => rounded((base + more) * skill));
}
