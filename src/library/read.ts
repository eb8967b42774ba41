import { join } from 'node:path';
import type { RulesetId } from '../rules/registry.js';
import { fail } from '../rules/kernel/result.js';
import { ITEM_KINDS, readBattletech, readBattletechItem, type BattletechItem } from './battletech/read.js';
import { called } from './called.js';
import type { Fault, Library, Scenario, UnitEntry } from './contract.js';
import { fault, readJson, type Read } from './file.js';
import { readTactic148, readTacticItem, TACTIC_KINDS, type TacticItem } from './tactic148/read.js';

/** What a game's folder holds. */
interface GameFolder {
  readonly scenarios: readonly Scenario[];
  readonly units: readonly UnitEntry[];
  readonly faults: readonly Fault[];
}

/** What reads each game's folder of the data folder. */
const READERS: Readonly<Record<RulesetId, (dir: string) => GameFolder>> = {
  battletech: readBattletech,
  tactic148: readTactic148,
};

/** Reads the data folder (`scenarios/`): a folder for each game. Bad files are left out and named; the rest is usable. */
export function readLibrary(dir: string): Library {
  const read = Object.entries(READERS).map(([game, reader]) => reader(join(dir, game)));
  const scenarios = read.flatMap((folder) => folder.scenarios);
  const units = read.flatMap((folder) => folder.units);
  return {
    scenarios,
    units,
    unitsCalled: (name) => unitsCalled(units, name),
    faults: read.flatMap((folder) => folder.faults),
    scenario: (id) => scenarios.find((scenario) => scenario.id === id) ?? null,
  };
}

/** The units that a whole name means: none, one, or several. Capitals do not matter. */
export function unitsCalled(units: readonly UnitEntry[], name: string): readonly UnitEntry[] {
  const found = called(units, ({ calls }) => calls, name);
  return found.ok ? [found.value] : found.error;
}

/** One file of any kind that the library knows. */
export type Item = BattletechItem | TacticItem;

const KINDS: readonly Item['kind'][] = [...ITEM_KINDS, ...TACTIC_KINDS];

/** Reads one data file, wherever it lies; its key `kind` says what it is. `dir` is the data folder. */
export function readItem(file: string, dir: string): Read<Item> {
  const json = readJson(file);
  if (!json.ok) return json;
  const named = kindOf(json.value);
  const battletech = ITEM_KINDS.find((one) => one === named);
  if (battletech) return readBattletechItem(battletech, file, join(dir, 'battletech'));
  const tactic = TACTIC_KINDS.find((one) => one === named);
  if (tactic) return readTacticItem(tactic, file, join(dir, 'tactic148'));
  return fail([fault(file, 'kind', `is none of ${KINDS.join(', ')}`)]);
}

const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
