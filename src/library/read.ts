import { join } from 'node:path';
import type { Item } from '../games/contract.js';
import { MATCH_OPTIONS, ofGame } from '../rules/kernel/match-options.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { bring } from './brought.js';
import { readCampaignItem } from './campaigns.js';
import type { Ground, ImportFault, Library, Roster, Scenario } from './contract.js';
import { musteredOf } from './labels.js';
import { faultAt, oneOf, readText } from './import-faults.js';
import { kindFault, kindOf, readJson, type Read } from './file.js';
import { FILES } from './files.js';

/** Rosters of a few servers. */
const MOST_LATELY = 200;

/** Reads the data folder (`scenarios/`): a folder for each game. Bad files are left out and named; the rest is usable. */
export function readLibrary(dir: string): Library {
  const folders = FILES.map(([id, { folder }]) => [id, folder(join(dir, id))] as const);
  const read = folders.map(([, folder]) => folder);
  const scenarios = read.flatMap((folder) => folder.scenarios).map(withMatchOptions);
  const units = read.flatMap((folder) => folder.units);
  const folderOf = (value: unknown) => {
    const kind = kindOf(value);
    return folders.find(([game]) => kind === `${game}/roster`);
  };
  /** What was read lately: the same rosters are asked for while somebody types, the same matches with every post. */
  const lately = new Map<string, Result<Roster, readonly ImportFault[]>>();
  const latelyPlayed = new Map<string, Scenario | null>();
  const rosterIn = (text: string): Result<Roster, readonly ImportFault[]> => {
    const value = readText(text);
    if (!value.ok) return value;
    const kind = kindOf(value.value);
    const [, folder] = folderOf(value.value) ?? [];
    if (folder) return folder.roster(value.value);
    const what = kind === undefined ? 'missing' : 'wrong';
    return fail([faultAt(what, ['kind'], value.value, [oneOf(folders.map(([game]) => `${game}/roster`))])]);
  };
  return {
    scenarios,
    units,
    faults: read.flatMap((folder) => folder.faults),
    maps: read.flatMap(({ maps }) => maps?.all ?? []),
    mapMakers: new Map(folders.flatMap(([game, { maps }]) => (maps ? [[game, maps.maker] as const] : []))),
    scenario(id, brought = {}) {
      const scenario = scenarios.find((one) => one.id === id) ?? null;
      // Where nothing was brought it is as it was read.
      if (!scenario || (Object.keys(brought.forces ?? {}).length === 0 && !brought.map && !brought.rules))
        return scenario;
      const key = JSON.stringify([id, brought.forces, brought.map, brought.rules]);
      const known = latelyPlayed.get(key);
      if (known !== undefined) return known;
      const changed = bring(scenario, brought);
      return remembered(latelyPlayed, key, changed.ok ? changed.value : null);
    },
    muster(ruleset, title, units, files = []) {
      const folder = folders.find(([game]) => game === ruleset)?.[1];
      if (!folder) throw new Error(`no game ${ruleset}`);
      return JSON.stringify(folder.muster(title, musteredOf(units), files));
    },
    lacking(text) {
      const value = readText(text);
      const [ruleset, folder] = value.ok ? (folderOf(value.value) ?? []) : [];
      const lacking = value.ok ? (folder?.lacking?.(value.value) ?? null) : null;
      if (!ruleset || !lacking) return null;
      return { ruleset, units: lacking.units, with: (files) => JSON.stringify(lacking.with(files)) };
    },
    roster(text) {
      return lately.get(text) ?? remembered(lately, text, rosterIn(text));
    },
  };
}

/** A scenario for which one can choose what belongs to the match and not to its game. */
export const withMatchOptions = ({ withRules, ...scenario }: Scenario): Scenario => ({
  ...scenario,
  rules: [...MATCH_OPTIONS, ...scenario.rules],
  setup: (players, options) => scenario.setup(players, ofGame(options)),
  withForces: (forces) => matchOptionsToo(scenario.withForces(forces)),
  ...(withRules ? { withRules: (text: string) => matchOptionsToo(withRules(text)) } : {}),
  ...(scenario.ground ? { ground: groundToo(scenario.ground) } : {}),
});

const groundToo = (ground: Ground): Ground => ({ ...ground, on: (map) => matchOptionsToo(ground.on(map)) });

const matchOptionsToo = (changed: Result<Scenario, Refusal>): Result<Scenario, Refusal> =>
  changed.ok ? ok(withMatchOptions(changed.value)) : changed;

function remembered<Value>(lately: Map<string, Value>, key: string, value: Value): Value {
  if (lately.size >= MOST_LATELY) lately.clear();
  lately.set(key, value);
  return value;
}

/** Reads one data file, wherever it lies; its key `kind` says what it is. `dir` is the data folder. */
export function readItem(file: string, dir: string): Read<Item> {
  const json = readJson(file);
  if (!json.ok) return json;
  const kind = kindOf(json.value);
  const ofCampaign = readCampaignItem(kind, file);
  if (ofCampaign) return ofCampaign;
  const [game, files] = FILES.find(([, { kinds }]) => kinds.some((one) => one === kind)) ?? [];
  if (!files || game === undefined || typeof kind !== 'string')
    return kindFault(
      file,
      FILES.flatMap(([, { kinds }]) => kinds),
    );
  return files.item(kind, file, join(dir, game));
}
