import type { Instant, MatchId } from '../match/header.js';
import type { Repeats } from './contract.js';

/** How long an identical order asks first, in milliseconds. */
const MEMORY = 120_000;

/** Remembers the orders of the last two minutes. Forgetting them at a restart matters little: nothing is asked then. */
export function createRepeats(): Repeats {
  const given = new Map<string, { readonly match: MatchId; readonly at: Instant }>();
  const key = (...parts: readonly string[]) => JSON.stringify(parts);
  return {
    lately(player, match, order, at) {
      const before = given.get(key(player, match, order));
      return before !== undefined && at - before.at <= MEMORY;
    },
    note(player, match, order, at) {
      for (const [old, before] of given) if (at - before.at > MEMORY) given.delete(old);
      given.set(key(player, match, order), { match, at });
    },
    forget(match) {
      for (const [old, before] of given) if (before.match === match) given.delete(old);
    },
  };
}
