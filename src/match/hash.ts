import { createHash } from 'node:crypto';
import type { MatchState } from '../rules/kernel/contract.js';
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

/** The hash of a match's state. It means something only beside the shape that the state has (`Ruleset.shape`). */
export const stateHash = (state: MatchState<AnyGame> | null): string => hashOf(state);
