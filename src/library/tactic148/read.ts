import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { fail, ok } from '../../rules/kernel/result.js';
import type { Card, Table } from '../../rules/tactic148/types.js';
import type { Fault } from '../contract.js';
import { fault, parse, readJson, type Read } from '../file.js';
import { cardOf, characterSchema } from './character.js';
import { makeScenario, type Stock, type TacticScenario } from './make.js';
import { scenarioSchema } from './scenario.js';
import { tableOf, tableSchema } from './table.js';
import { weaponsSchema, type WeaponRow } from './weapons.js';

export interface TacticLibrary {
  readonly stock: Stock;
  readonly scenarios: readonly TacticScenario[];
  readonly faults: readonly Fault[];
}

/** Reads the folder of 1-48 Tactic: `weapons/`, `characters/`, `tables/`, and the scenarios beside them. Bad files are left out and named. */
export function readTactic148(dir: string): TacticLibrary {
  const weapons = readAll(join(dir, 'weapons'), (file) => readAs(file, weaponsSchema));
  const rows = weapons.good.flatMap((file) => file.weapons);
  const labels = new Set<string>();
  const cards = readAll(join(dir, 'characters'), (file) => readNewCard(file, rows, labels));
  const tables = readAll(join(dir, 'tables'), readTable);
  const stock: Stock = {
    cards: new Map(cards.good.map((card) => [card.id, card])),
    tables: new Map(tables.good.map((table) => [table.id, table])),
  };
  const scenarios = readAll(dir, (file) => readScenario(file, stock));
  return {
    stock,
    scenarios: scenarios.good,
    faults: [...weapons.faults, ...cards.faults, ...tables.faults, ...scenarios.faults],
  };
}

interface All<T> {
  readonly good: readonly T[];
  readonly faults: readonly Fault[];
}

/** Reads every JSON file of a folder, in the order of their names. */
function readAll<T>(dir: string, read: (file: string) => Read<T>): All<T> {
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
  const results = names.sort().map((name) => read(join(dir, name)));
  return {
    good: results.flatMap((result) => (result.ok ? [result.value] : [])),
    faults: results.flatMap((result) => (result.ok ? [] : result.error)),
  };
}

function readAs<T>(file: string, schema: z.ZodType<T>): Read<T> {
  const json = readJson(file);
  return json.ok ? parse(file, schema, json.value) : json;
}

/** Reads a character whose label none of the files before it had, and whose weapons are known; notes the label. */
function readNewCard(file: string, weapons: readonly WeaponRow[], labels: Set<string>): Read<Card> {
  const read = readAs(file, characterSchema);
  if (!read.ok) return read;
  const { card, unknown } = cardOf(read.value, weapons);
  if (unknown.length > 0) {
    const known = weapons.map(({ id }) => id).join(', ');
    return fail([fault(file, 'weapons', `names ${unknown.join(', ')}; there are ${known}`)]);
  }
  if (labels.has(card.id)) return fail([fault(file, 'label', `another file has the character ${card.id} already`)]);
  labels.add(card.id);
  return ok(card);
}

function readTable(file: string): Read<Table> {
  const read = readAs(file, tableSchema);
  return read.ok ? ok(tableOf(basename(file, '.json'), read.value)) : read;
}

function readScenario(file: string, stock: Stock): Read<TacticScenario> {
  const read = readAs(file, scenarioSchema);
  return read.ok ? makeScenario(file, read.value, stock) : read;
}
