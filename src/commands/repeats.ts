import type { Instant, MatchId } from '../match/header.js';
import type { Asked, Repeats } from './contract.js';

/** How long an identical order asks first, in milliseconds. */
const MEMORY = 120_000;

/** Remembers the orders of the last two minutes. Forgetting them at a restart matters little: nothing is asked then. */
export function createRepeats(): Repeats {
  const given = new Map<string, { readonly match: MatchId; readonly asked: string; readonly at: Instant }>();
  const key = (...parts: readonly string[]) => JSON.stringify(parts);
  return {
    lately(player, match, order, asked, at) {
      const before = given.get(key(player, match, order));
      if (before === undefined || at - before.at > MEMORY) return false;
      // The same answer to another's next attack is no slip of the hand; in one's own turn it moves twice.
      return asked?.kind !== 'reaction' || before.asked === about(asked);
    },
    note(player, match, order, asked, at) {
      for (const [old, before] of given) if (at - before.at > MEMORY) given.delete(old);
      given.set(key(player, match, order), { match, asked: about(asked), at });
    },
    forget(match) {
      for (const [old, before] of given) if (before.match === match) given.delete(old);
    },
  };
}

/** What a question is about, to tell it from others. */
const about = (asked: Asked | null): string => JSON.stringify(asked?.topic ?? null);
