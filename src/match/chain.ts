import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from './hash.js';

/**
 * The chain of a match: one hash over all its orders and events in their order, which stays the same whatever becomes of the
 * rules, of the people who played, and of the program that wrote it. Each link takes in the leaf of an order or of an event;
 * a leaf is a salted hash, so that one that is withheld, as in exports of old, gives nothing away. Players are not in it,
 * only their seats: somebody who is forgotten breaks no chain.
 */

/** What is hashed of an entry: its salt and its content, or, where it is withheld, its leaf alone. */
export type Entry = { readonly salt: string; readonly content: unknown } | { readonly leaf: string };

/** Hex digits of a salt: 128 bits. */
const SALT_DIGITS = 32;

/** The salt of an order or event by its number, from the match's secret seed: nobody can guess it before the seed is shown. */
export const saltOf = (seed: string, kind: 'order' | 'event', number: number): string =>
  createHmac('sha256', seed).update(`chain ${kind} ${number}`, 'utf8').digest('hex').slice(0, SALT_DIGITS);

/** The leaf of an entry: SHA-256 of its salt, a line feed and its content as canonical JSON without players, in UTF-8, as hex. */
export const leafOf = (entry: Entry): string =>
  'leaf' in entry ? entry.leaf : sha256(`${entry.salt}\n${canonicalJson(withoutPlayers(entry.content))}`);

/** The chain over entries: from the SHA-256 of the match's id on, each link the SHA-256 of the one before and the leaf, as hex digits behind each other. */
export const chainOf = (match: string, entries: Iterable<Entry>): string => {
  let last = '';
  for (const link of linksOf(match, entries)) last = link;
  return last;
};

/** All links of a chain: the one before the first entry, then one after each. */
export function* linksOf(match: string, entries: Iterable<Entry>): Generator<string, void, undefined> {
  let link = sha256(match);
  yield link;
  for (const entry of entries) {
    link = sha256(link + leafOf(entry));
    yield link;
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The kinds of data that name players beside seats, and the fields that do. */
const NAMES_PLAYERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Substituted', ['player', 'from']],
  ['substitute', ['player', 'from']],
]);

/** Data without the names of players. */
function withoutPlayers(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map(withoutPlayers);
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries<unknown>({ ...value });
  const kinds = fields.flatMap(([key, field]) => (key === 'type' || key === 'kind' ? [field] : []));
  const hidden = kinds.flatMap((kind) => (typeof kind === 'string' ? (NAMES_PLAYERS.get(kind) ?? []) : []));
  return Object.fromEntries(
    fields.filter(([key]) => !hidden.includes(key)).map(([key, field]) => [key, withoutPlayers(field)]),
  );
}
