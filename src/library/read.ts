import { join } from 'node:path';
import type { RulesetId } from '../rules/registry.js';
import { readBattletech } from './battletech/read.js';
import type { Fault, Library, Scenario } from './contract.js';

/** What reads each game's folder of the data folder. */
const READERS = {
  battletech: readBattletech,
} as const satisfies Record<
  RulesetId,
  (dir: string) => { readonly scenarios: readonly Scenario[]; readonly faults: readonly Fault[] }
>;

/** Reads the data folder (`scenarios/`): a folder for each game. Bad files are left out and named; the rest is usable. */
export function readLibrary(dir: string): Library {
  const read = Object.entries(READERS).map(([game, reader]) => reader(join(dir, game)));
  const scenarios = read.flatMap((folder) => folder.scenarios);
  return {
    scenarios,
    faults: read.flatMap((folder) => folder.faults),
    scenario: (id) => scenarios.find((scenario) => scenario.id === id) ?? null,
  };
}
