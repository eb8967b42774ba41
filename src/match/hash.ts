import { createHash } from 'node:crypto';
import type { MatchState, OptionSpec } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';

/**
 * JSON with one form only: keys sorted by code unit, no spaces, keys whose value is `undefined` left out. Plain data alone:
 * objects, arrays, texts, finite numbers, booleans, null.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
    return `{${fields.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} has no place in JSON`);
  const text: unknown = JSON.stringify(value);
  if (typeof text !== 'string') throw new Error(`a ${typeof value} has no place in JSON`);
  return text;
}

/** SHA-256 of the canonical JSON, as 64 hex digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
}

/**
 * The hash of a match's state. What the kernel keeps only since it knows of clocks and proposals is left out while it says
 * nothing, and so are options that came later, so that matches written down before lead to the same hash.
 */
export function stateHash(state: MatchState<AnyGame> | null, specs: readonly OptionSpec[]): string {
  if (state === null) return hashOf(state);
  const { clock, proposal, reissued, ...rest } = state;
  return hashOf({
    ...rest,
    game: withoutNew(rest.game, specs),
    ...(clock === null ? {} : { clock }),
    ...(proposal === null ? {} : { proposal }),
    ...(reissued === 0 ? {} : { reissued }),
  });
}

/** A game's state without the options that came later and have their defaults. */
function withoutNew(game: object, specs: readonly OptionSpec[]): object {
  if (!('options' in game) || typeof game.options !== 'object' || game.options === null) return game;
  const isNew = ([id, value]: [string, unknown]): boolean =>
    specs.some((spec) => spec.id === id && spec.later === true && spec.default === value);
  const options = Object.fromEntries(Object.entries(game.options).filter((option) => !isNew(option)));
  return { ...game, options };
}
