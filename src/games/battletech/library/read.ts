import { basename, dirname, join, resolve } from 'node:path';
import type { Board } from '../../../rules/battletech/types.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import type { Fault, GameFolder } from '../../../library/contract.js';
import { fault, readAll, readAs, type Read } from '../../../library/file.js';
import { boardOf, boardSchema } from './board.js';
import { mapEntry, mapMaker } from './maps.js';
import { leagueOf, leagueSchema, type League } from './league.js';
import { makeScenario, type BattletechScenario } from './make.js';
import { lacking, muster, rosterOf } from './roster.js';
import { scenarioSchema } from './scenario.js';
import type { Stock } from './stock.js';
import { stockUnit, unitSchema, type StockUnit } from './unit.js';
import { unitEntry } from './unit-entry.js';

export interface BattletechLibrary extends GameFolder {
  readonly stock: Stock;
  readonly scenarios: readonly BattletechScenario[];
}

/** Reads the BattleTech folder: `units/`, `boards/`, `leagues/`, and the scenarios beside them. Bad files are left out and named. */
export function readBattletech(dir: string): BattletechLibrary {
  const { stock, faults } = readStock(dir);
  const scenarios = readAll(dir, (file) => readScenario(file, stock));
  const units = [...stock.units.values()].map(unitEntry);
  const roster = (value: unknown) => rosterOf(value, stock);
  const missing = (value: unknown) => lacking(value, stock);
  const maps = { all: [...stock.boards.values()].map(mapEntry), maker: mapMaker };
  return {
    stock,
    scenarios: scenarios.good,
    units,
    maps,
    roster,
    muster,
    lacking: missing,
    faults: [...faults, ...scenarios.faults],
  };
}

/** Reads `units/`, `boards/` and `leagues/` of a folder. */
export function readStock(dir: string): { readonly stock: Stock; readonly faults: readonly Fault[] } {
  const labels = new Set<string>();
  const units = readAll(join(dir, 'units'), (file) => readNewUnit(file, labels));
  const boards = readAll(join(dir, 'boards'), readBoard);
  const leagues = readAll(join(dir, 'leagues'), readLeague);
  return {
    stock: {
      units: new Map(units.good.map((unit) => [unit.label, unit])),
      boards: new Map(boards.good.map((board) => [board.id, board])),
      leagues: new Map(leagues.good.map((league) => [league.id, league])),
    },
    faults: [...units.faults, ...boards.faults, ...leagues.faults],
  };
}

const stocks = new Map<string, Stock>();

/** What a folder held when it was first asked for: to read and check some hundred units takes half a second. */
export function stockOf(dir: string): Stock {
  const at = resolve(dir);
  const stock = stocks.get(at) ?? readStock(at).stock;
  stocks.set(at, stock);
  return stock;
}

/** Reads a unit file whose label none of the files before it had; notes the label. */
function readNewUnit(file: string, labels: Set<string>): Read<StockUnit> {
  const read = readUnit(file);
  if (!read.ok) return read;
  const { label, file: unit } = read.value;
  const path = unit.label === undefined ? 'model' : 'label';
  if (labels.has(label)) return fail([fault(file, path, `another file has the unit ${label} already`)]);
  labels.add(label);
  return read;
}

/** One file of any kind, ready for use. */
export type BattletechItem =
  | { readonly kind: 'battletech/unit'; readonly unit: StockUnit }
  | { readonly kind: 'battletech/board'; readonly board: Board }
  | { readonly kind: 'battletech/league' }
  | { readonly kind: 'battletech/scenario'; readonly scenario: BattletechScenario };

export const ITEM_KINDS = [
  'battletech/unit',
  'battletech/board',
  'battletech/league',
  'battletech/scenario',
] as const satisfies readonly BattletechItem['kind'][];

/**
 * Reads one file of a kind. What a scenario names is looked for in `units/`, `boards/` and `leagues/` beside it, then in the folder
 * `dir` of the library.
 */
export function readBattletechItem(kind: BattletechItem['kind'], file: string, dir: string): Read<BattletechItem> {
  switch (kind) {
    case 'battletech/unit': {
      const unit = readUnit(file);
      return unit.ok ? ok({ kind, unit: unit.value }) : unit;
    }
    case 'battletech/board': {
      const board = readBoard(file);
      return board.ok ? ok({ kind, board: board.value }) : board;
    }
    case 'battletech/league': {
      const league = readLeague(file);
      return league.ok ? ok({ kind }) : league;
    }
    case 'battletech/scenario': {
      const shipped = stockOf(dir);
      const isShipped = resolve(dirname(file)) === resolve(dir);
      const beside = isShipped ? shipped : readStock(dirname(file)).stock;
      const scenario = readScenario(file, {
        units: new Map([...shipped.units, ...beside.units]),
        boards: new Map([...shipped.boards, ...beside.boards]),
        leagues: new Map([...shipped.leagues, ...beside.leagues]),
      });
      return scenario.ok ? ok({ kind, scenario: scenario.value }) : scenario;
    }
  }
}

/** Reads one unit file. */
export function readUnit(file: string): Read<StockUnit> {
  const parsed = readAs(file, unitSchema);
  return parsed.ok ? ok(stockUnit(parsed.value)) : parsed;
}

/** Reads one board file; its name without `.json` is the board's. */
export function readBoard(file: string): Read<Board> {
  const parsed = readAs(file, boardSchema);
  return parsed.ok ? ok(boardOf(basename(file, '.json'), parsed.value)) : parsed;
}

/** Reads one file of a league's house rules; its name without `.json` is the league's. */
function readLeague(file: string): Read<League> {
  const parsed = readAs(file, leagueSchema);
  return parsed.ok ? leagueOf(file, basename(file, '.json'), parsed.value) : parsed;
}

/** Reads one scenario file; its id is `battletech/` and its name without `.json`. */
function readScenario(file: string, stock: Stock): Read<BattletechScenario> {
  const parsed = readAs(file, scenarioSchema);
  return parsed.ok ? makeScenario(file, parsed.value, stock) : parsed;
}
