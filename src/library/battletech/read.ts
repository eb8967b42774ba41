import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Board } from '../../rules/battletech/types.js';
import { fail, ok } from '../../rules/kernel/result.js';
import type { Fault, Scenario } from '../contract.js';
import { fault, parse, readJson, type Read } from '../file.js';
import { boardOf, boardSchema } from './board.js';
import { makeScenario } from './make.js';
import { scenarioSchema } from './scenario.js';
import { stockUnit, unitSchema, type StockUnit } from './unit.js';

/** What scenarios are made of: units by model, boards by the name of their file. */
export interface Stock {
  readonly units: ReadonlyMap<string, StockUnit>;
  readonly boards: ReadonlyMap<string, Board>;
}

export interface BattletechLibrary {
  readonly stock: Stock;
  readonly scenarios: readonly Scenario[];
  readonly faults: readonly Fault[];
}

/** Reads the BattleTech folder: `units/`, `boards/`, and the scenarios beside them. Bad files are left out and named. */
export function readBattletech(dir: string): BattletechLibrary {
  const faults: Fault[] = [];
  const all = <T>(folder: string, read: (file: string) => Read<T>): readonly T[] =>
    jsonFilesIn(folder).flatMap((file) => {
      const result = read(file);
      if (result.ok) return [result.value];
      faults.push(...result.error);
      return [];
    });
  const models = new Set<string>();
  const stock = {
    units: new Map(
      all(join(dir, 'units'), (file) => readNewUnit(file, models)).map((unit) => [unit.sheet.model, unit]),
    ),
    boards: new Map(all(join(dir, 'boards'), readBoard).map((board) => [board.id, board])),
  };
  const scenarios = all(dir, (file) => readScenario(file, stock));
  return { stock, scenarios, faults };
}

/** Reads a unit file whose model none of the files before it had; notes the model. */
function readNewUnit(file: string, models: Set<string>): Read<StockUnit> {
  const read = readUnit(file);
  if (!read.ok) return read;
  const { model } = read.value.sheet;
  if (models.has(model)) return fail([fault(file, 'model', `another file has the unit ${model} already`)]);
  models.add(model);
  return read;
}

/** Reads one unit file. */
export function readUnit(file: string): Read<StockUnit> {
  const parsed = parseFile(file, unitSchema);
  return parsed.ok ? ok(stockUnit(parsed.value)) : parsed;
}

/** Reads one board file; its name without `.json` is the board's. */
export function readBoard(file: string): Read<Board> {
  const parsed = parseFile(file, boardSchema);
  return parsed.ok ? ok(boardOf(basename(file, '.json'), parsed.value)) : parsed;
}

/** Reads one scenario file; its id is `battletech/` and its name without `.json`. */
export function readScenario(file: string, stock: Stock): Read<Scenario> {
  const parsed = parseFile(file, scenarioSchema);
  return parsed.ok ? makeScenario(file, parsed.value, stock) : parsed;
}

function parseFile<T>(file: string, schema: Parameters<typeof parse<T>>[1]): Read<T> {
  const json = readJson(file);
  return json.ok ? parse(file, schema, json.value) : json;
}

function jsonFilesIn(dir: string): readonly string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(dir, name));
}
