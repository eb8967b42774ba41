import { OfflineMatch } from '../../src/cli/offline.js';
import { libraryOf } from './library.js';
import { seededDice } from '../../src/match/dice.js';

const library = libraryOf();

/** A match of a shipped scenario that has just begun, with dice from a seed. */
export function begun(id: string, seed = 's'): OfflineMatch {
  const scenario = library.scenario(id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const dice = (first: number) => seededDice(seed, first);
  const match = OfflineMatch.begin({ id: 'test', scenario, players: {}, options: {}, at: 0, seed, dice });
  if (!match.ok) throw new Error(match.error.code);
  return match.value.match;
}
