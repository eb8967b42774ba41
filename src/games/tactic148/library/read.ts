import { basename, dirname, join } from 'node:path';
import { fail, ok } from '../../../rules/kernel/result.js';
import type { Card, Table } from '../../../rules/tactic148/types.js';
import type { Fault, GameFolder } from '../../../library/contract.js';
import { fault, readAll, readAs, type Read } from '../../../library/file.js';
import { cardOf, characterSchema } from './character.js';
import { entryOf } from './entry.js';
import { makeScenario, type TacticScenario } from './make.js';
import type { Armed, Stock } from './stock.js';
import { muster, rosterOf } from './roster.js';
import { scenarioSchema } from './scenario.js';
import { tableOf, tableSchema } from './table.js';
import { weaponsSchema, type WeaponRow } from './weapons.js';

export interface TacticLibrary extends GameFolder {
  readonly stock: Stock;
  readonly scenarios: readonly TacticScenario[];
}

/** Reads the folder of 1-48 Tactic: `weapons/`, `characters/`, `tables/`, and the scenarios beside them. Bad files are left out and named. */
export function readTactic148(dir: string): TacticLibrary {
  const { stock, faults } = readStock(dir, []);
  const scenarios = readAll(dir, (file) => readScenario(file, stock));
  const units = [...stock.cards.values()].map(entryOf);
  const roster = (value: unknown) => rosterOf(value, stock);
  return {
    stock,
    scenarios: scenarios.good,
    units,
    roster,
    muster: (title, those) => muster(title, those, stock.cards),
    faults: [...faults, ...scenarios.faults],
  };
}

/** Reads `weapons/`, `characters/` and `tables/` of a folder; its cards may name `known` weapons besides. */
function readStock(
  dir: string,
  known: readonly WeaponRow[],
): { readonly stock: Armed; readonly faults: readonly Fault[] } {
  const read = readAll(join(dir, 'weapons'), readWeapons);
  const weapons = [...known, ...read.good.flat()];
  const labels = new Set<string>();
  const cards = readAll(join(dir, 'characters'), (file) => readNewCard(file, weapons, labels));
  const tables = readAll(join(dir, 'tables'), readTable);
  return {
    stock: {
      weapons,
      cards: new Map(cards.good.map((card) => [card.id, card])),
      tables: new Map(tables.good.map((table) => [table.id, table])),
    },
    faults: [...read.faults, ...cards.faults, ...tables.faults],
  };
}

/** One file of any kind, ready for use. */
export type TacticItem =
  | { readonly kind: 'tactic148/weapons'; readonly weapons: readonly WeaponRow[] }
  | { readonly kind: 'tactic148/character'; readonly card: Card }
  | { readonly kind: 'tactic148/table'; readonly table: Table }
  | { readonly kind: 'tactic148/scenario'; readonly scenario: TacticScenario };

export const TACTIC_KINDS = [
  'tactic148/weapons',
  'tactic148/character',
  'tactic148/table',
  'tactic148/scenario',
] as const satisfies readonly TacticItem['kind'][];

/**
 * Reads one file of a kind. Weapons that a card names are looked for in `weapons/` beside its folder, what a scenario names
 * in the folders beside it; then in the folder `dir` of the library.
 */
export function readTacticItem(kind: TacticItem['kind'], file: string, dir: string): Read<TacticItem> {
  switch (kind) {
    case 'tactic148/weapons': {
      const weapons = readWeapons(file);
      return weapons.ok ? ok({ kind, weapons: weapons.value }) : weapons;
    }
    case 'tactic148/character': {
      const card = readCard(file, stockFor(dirname(dirname(file)), dir).weapons);
      return card.ok ? ok({ kind, card: card.value }) : card;
    }
    case 'tactic148/table': {
      const table = readTable(file);
      return table.ok ? ok({ kind, table: table.value }) : table;
    }
    case 'tactic148/scenario': {
      const scenario = readScenario(file, stockFor(dirname(file), dir));
      return scenario.ok ? ok({ kind, scenario: scenario.value }) : scenario;
    }
  }
}

/** What lies in a folder of the user's and in the library's; the user's goes first. */
function stockFor(beside: string, dir: string): Armed {
  const { stock: shipped } = readStock(dir, []);
  const { stock: own } = readStock(beside, shipped.weapons);
  return {
    weapons: own.weapons,
    cards: new Map([...shipped.cards, ...own.cards]),
    tables: new Map([...shipped.tables, ...own.tables]),
  };
}

function readWeapons(file: string): Read<readonly WeaponRow[]> {
  const read = readAs(file, weaponsSchema);
  return read.ok ? ok(read.value.weapons) : read;
}

/** Reads a character whose weapons are known. */
function readCard(file: string, weapons: readonly WeaponRow[]): Read<Card> {
  const read = readAs(file, characterSchema);
  if (!read.ok) return read;
  const { card, unknown } = cardOf(read.value, weapons);
  if (unknown.length === 0) return ok(card);
  const known = weapons.map(({ id }) => id).join(', ');
  return fail([fault(file, 'weapons', `names ${unknown.join(', ')}; there are ${known}`)]);
}

/** Reads a character whose label none of the files before it had; notes the label. */
function readNewCard(file: string, weapons: readonly WeaponRow[], labels: Set<string>): Read<Card> {
  const card = readCard(file, weapons);
  if (!card.ok) return card;
  if (labels.has(card.value.id)) {
    return fail([fault(file, 'label', `another file has the character ${card.value.id} already`)]);
  }
  labels.add(card.value.id);
  return card;
}

function readTable(file: string): Read<Table> {
  const read = readAs(file, tableSchema);
  return read.ok ? ok(tableOf(basename(file, '.json'), read.value)) : read;
}

function readScenario(file: string, stock: Armed): Read<TacticScenario> {
  const read = readAs(file, scenarioSchema);
  return read.ok ? makeScenario(file, read.value, stock) : read;
}
