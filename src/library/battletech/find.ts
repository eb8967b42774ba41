import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { UnitEntry } from '../contract.js';
import type { StockUnit } from './unit.js';

/**
 * The unit that a name means: in full (`Hunchback HBK-4G`), by its label, by its model, or by its chassis where only one has
 * it; of a chassis with two names (`Mad Cat (Timber Wolf)`) either will do. Capitals do not matter. Fails with those that
 * it could mean: none, or several.
 */
export function unitCalled(units: Iterable<StockUnit>, name: string): Result<StockUnit, readonly StockUnit[]> {
  const wanted = plain(name);
  const all = [...units];
  for (const namesOf of NAMINGS) {
    const found = all.filter((unit) => namesOf(unit).some((one) => plain(one) === wanted));
    const [only, ...others] = found;
    if (only && others.length === 0) return ok(only);
    if (only) return fail(found);
  }
  return fail([]);
}

/** Everything that a unit is called, the most exact first. */
const NAMINGS: readonly ((unit: StockUnit) => readonly string[])[] = [
  (unit) => chassisNames(unit).map((chassis) => `${chassis} ${unit.sheet.model}`),
  ({ label }) => [label],
  ({ sheet }) => [sheet.model],
  chassisNames,
];

/** `Mad Cat (Timber Wolf)`, `Mad Cat` and `Timber Wolf`. */
export function chassisNames({ sheet }: StockUnit): readonly string[] {
  const [, first, second] = /^(.+) \((.+)\)$/.exec(sheet.chassis) ?? [];
  return first && second ? [sheet.chassis, first, second] : [sheet.chassis];
}

/** The entries of a library that a whole name means: none, one, or several. */
export function unitsCalled(entries: readonly UnitEntry[], name: string): readonly UnitEntry[] {
  const found = unitCalled(
    entries.map(({ stock }) => stock),
    name,
  );
  const stocks = found.ok ? [found.value] : found.error;
  return entries.filter(({ stock }) => stocks.includes(stock));
}

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
