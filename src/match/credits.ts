import { setImmediate as breath } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { MatchId } from './header.js';

/** So many matches are credited at a time. */
const AT_ONCE = 2;

/**
 * Gives time back to thousands of matches after an outage without keeping anybody waiting: a few at a time, with a breath for
 * whatever else comes in between, and at once the match in which somebody orders something.
 */
export interface Credits {
  run<Answer>(match: MatchId, credit: () => Promise<Answer>): Promise<Answer>;
  /** Somebody waits for this match. */
  hasten(match: MatchId): void;
}

/** No credits yet. */
export function createCredits(): Credits {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const waiting = new Set<MatchId>();
  return {
    run(match, credit) {
      waiting.add(match);
      return queue.add(
        async () => {
          waiting.delete(match);
          await breath();
          return credit();
        },
        { id: match },
      );
    },
    hasten(match) {
      if (waiting.has(match)) queue.setPriority(match, 1);
    },
  };
}
