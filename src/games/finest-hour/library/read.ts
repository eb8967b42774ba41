import { basename, dirname, join } from 'node:path';
import type { Sky } from '../../../rules/finest-hour/types.js';
import { ok } from '../../../rules/kernel/result.js';
import type { Fault, GameFolder } from '../../../library/contract.js';
import { fault, readAll, readAs, type Read } from '../../../library/file.js';
import { entryOf } from './entry.js';
import { makeScenario, type HourScenario } from './make.js';
import { modelOf, profilesSchema, type Model } from './profiles.js';
import { canMuster, muster, rosterOf } from './roster.js';
import { scenarioSchema } from './scenario.js';
import { skyOf, skySchema } from './sky.js';
import type { Stock } from './stock.js';

/** What the folder of this game holds. */
export interface HourLibrary extends GameFolder {
  readonly stock: Stock;
  readonly scenarios: readonly HourScenario[];
}

/** Reads the folder of Their Finest Hour: `profiles/`, `skies/`, and the scenarios beside them. Bad files are left out and named. */
export function readFinestHour(dir: string): HourLibrary {
  const { stock, faults } = readStock(dir);
  const scenarios = readAll(dir, (file) => readScenario(file, stock));
  return {
    stock,
    scenarios: scenarios.good,
    units: [...stock.models.values()].filter(canMuster).map(entryOf),
    roster: (value) => rosterOf(value, stock),
    muster,
    faults: [...faults, ...scenarios.faults],
  };
}

/** Reads `profiles/` and `skies/` of a folder. */
function readStock(dir: string): { readonly stock: Stock; readonly faults: readonly Fault[] } {
  const models = new Map<string, Model>();
  const twice: Fault[] = [];
  const profiles = readAll(join(dir, 'profiles'), (file) => {
    const read = readProfiles(file);
    for (const model of read.ok ? read.value : []) {
      const { model: name } = model.profile;
      if (models.has(name)) twice.push(fault(file, 'profiles', `another file has the profile ${name} already`));
      else models.set(name, model);
    }
    return read;
  });
  const skies = readAll(join(dir, 'skies'), readSky);
  return {
    stock: { models, skies: new Map(skies.good.map((sky) => [sky.id, sky])) },
    faults: [...profiles.faults, ...twice, ...skies.faults],
  };
}

/** One file of any kind, ready for use. */
export type HourItem =
  | { readonly kind: 'finest-hour/profiles'; readonly models: readonly Model[] }
  | { readonly kind: 'finest-hour/sky'; readonly sky: Sky }
  | { readonly kind: 'finest-hour/scenario'; readonly scenario: HourScenario };

export const HOUR_KINDS = [
  'finest-hour/profiles',
  'finest-hour/sky',
  'finest-hour/scenario',
] as const satisfies readonly HourItem['kind'][];

/** Reads one file of a kind. What a scenario names is looked for in the folders beside it, then in the folder `dir` of the library. */
export function readHourItem(kind: HourItem['kind'], file: string, dir: string): Read<HourItem> {
  switch (kind) {
    case 'finest-hour/profiles': {
      const models = readProfiles(file);
      return models.ok ? ok({ kind, models: models.value }) : models;
    }
    case 'finest-hour/sky': {
      const sky = readSky(file);
      return sky.ok ? ok({ kind, sky: sky.value }) : sky;
    }
    case 'finest-hour/scenario': {
      const scenario = readScenario(file, stockFor(dirname(file), dir));
      return scenario.ok ? ok({ kind, scenario: scenario.value }) : scenario;
    }
  }
}

/** What lies in a folder of the user's and in the library's; the user's goes first. */
function stockFor(beside: string, dir: string): Stock {
  const [shipped, own] = [readStock(dir).stock, readStock(beside).stock];
  return {
    models: new Map([...shipped.models, ...own.models]),
    skies: new Map([...shipped.skies, ...own.skies]),
  };
}

function readProfiles(file: string): Read<readonly Model[]> {
  const read = readAs(file, profilesSchema);
  return read.ok ? ok(read.value.profiles.map(modelOf)) : read;
}

function readSky(file: string): Read<Sky> {
  const read = readAs(file, skySchema);
  return read.ok ? ok(skyOf(basename(file, '.json'), read.value)) : read;
}

function readScenario(file: string, stock: Stock): Read<HourScenario> {
  const read = readAs(file, scenarioSchema);
  return read.ok ? makeScenario(file, read.value, stock) : read;
}
