import { join } from 'node:path';
import type { RulesetId } from '../rules/registry.js';
import { fail, type Result } from '../rules/kernel/result.js';
import {
  ITEM_KINDS,
  readBattletech,
  readBattletechItem,
  type BattletechItem,
} from '../games/battletech/library/read.js';
import type { GameFolder, ImportFault, Library, Roster } from './contract.js';
import { musteredOf } from './labels.js';
import { faultAt, oneOf, readText } from './import-faults.js';
import { fault, readJson, type Read } from './file.js';
import { readTactic148, readTacticItem, TACTIC_KINDS, type TacticItem } from '../games/tactic148/library/read.js';

/** What reads each game's folder of the data folder. */
const READERS: Readonly<Record<RulesetId, (dir: string) => GameFolder>> = {
  battletech: readBattletech,
  tactic148: readTactic148,
};

/** Rosters of a few servers. */
const MOST_LATELY = 200;

/** Reads the data folder (`scenarios/`): a folder for each game. Bad files are left out and named; the rest is usable. */
export function readLibrary(dir: string): Library {
  const folders = Object.entries(READERS).map(([game, reader]) => [game, reader(join(dir, game))] as const);
  const read = folders.map(([, folder]) => folder);
  const scenarios = read.flatMap((folder) => folder.scenarios);
  const units = read.flatMap((folder) => folder.units);
  const rosters = new Map<string, GameFolder['roster']>(
    folders.map(([game, { roster }]) => [`${game}/roster`, roster]),
  );
  /** What was read lately: the same rosters are asked for while somebody types. */
  const lately = new Map<string, Result<Roster, readonly ImportFault[]>>();
  const rosterIn = (text: string): Result<Roster, readonly ImportFault[]> => {
    const value = readText(text);
    if (!value.ok) return value;
    const kind = kindOf(value.value);
    const reader = typeof kind === 'string' ? rosters.get(kind) : undefined;
    if (reader) return reader(value.value);
    const what = kind === undefined ? 'missing' : 'wrong';
    return fail([faultAt(what, ['kind'], value.value, [oneOf([...rosters.keys()])])]);
  };
  return {
    scenarios,
    units,
    faults: read.flatMap((folder) => folder.faults),
    scenario(id, forces = {}) {
      const scenario = scenarios.find((one) => one.id === id) ?? null;
      // Asked for with every post: without rosters it is as it was read.
      if (!scenario || Object.keys(forces).length === 0) return scenario;
      const changed = scenario.withForces(forces);
      return changed.ok ? changed.value : null;
    },
    muster(ruleset, title, units) {
      const folder = folders.find(([game]) => game === ruleset)?.[1];
      if (!folder) throw new Error(`no game ${ruleset}`);
      return JSON.stringify(folder.muster(title, musteredOf(units)));
    },
    roster(text) {
      const known = lately.get(text) ?? rosterIn(text);
      if (lately.size >= MOST_LATELY) lately.clear();
      lately.set(text, known);
      return known;
    },
  };
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
