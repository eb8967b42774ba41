import type { Chance } from '../../src/opponent/chance.js';
import type { MatchCommand } from '../../src/rules/kernel/contract.js';
import type { AnyGame } from '../../src/rules/registry.js';

/**
 * Orders that are nearly those that players gave: what is wrong with one is told by the check that its fault belongs to, so all
 * refusals come about that no list ever leads to.
 */

type Command = MatchCommand<AnyGame>;
type Json = string | number | boolean | null | readonly Json[] | Fields;
interface Fields {
  readonly [key: string]: Json;
}

/** What orders say at each place, as `move/steps`: another of these is an order still, and mostly a wrong one. */
type Said = ReadonlyMap<string, readonly Json[]>;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const fieldsOf = (order: Command): Fields => JSON.parse(JSON.stringify(order)) as Fields;

/** What is said at each place in some orders. */
export function saidIn(orders: readonly Command[]): Said {
  const said = new Map<string, Json[]>();
  const note = (place: string, value: Json): void => {
    const before = said.get(place) ?? [];
    if (!before.some((one) => JSON.stringify(one) === JSON.stringify(value))) said.set(place, [...before, value]);
    if (isFields(value)) noteAll(place, value);
  };
  const noteAll = (place: string, fields: Fields): void => {
    for (const [key, value] of Object.entries(fields)) if (key !== 'type') note(`${place}/${key}`, value);
  };
  for (const order of orders) noteAll(order.type, fieldsOf(order));
  return said;
}

/** An order in which one thing is said otherwise; the same when nobody says anything else there. */
export function nearly(order: Command, said: Said, chance: Chance): Command {
  return { ...order, ...changed(order.type, fieldsOf(order), said, chance) };
}

function changed(place: string, fields: Fields, said: Said, chance: Chance): Fields {
  const told = Object.entries(fields).filter(([key]) => key !== 'type');
  const [key, value] = told[chance(Math.max(1, told.length))] ?? ['type', fields['type'] ?? null];
  return { ...fields, [key]: otherwise(`${place}/${key}`, value, said, chance) };
}

function otherwise(place: string, value: Json, said: Said, chance: Chance): Json {
  const others = said.get(place) ?? [value];
  const other = others[chance(others.length)] ?? value;
  if (isList(value)) {
    const more = isList(other) ? other.slice(0, 1) : [];
    return [value.slice(0, -1), [...value, ...value.slice(0, 1)], [...value, ...more], other][chance(4)] ?? other;
  }
  if (isFields(value)) return chance(2) === 0 ? changed(place, value, said, chance) : other;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' && chance(2) === 0) return value + 1 - 2 * chance(2);
  // Of a way a part is a way too.
  if (place === 'move/steps' && typeof value === 'string') return value.slice(0, chance(value.length + 1));
  return other;
}
