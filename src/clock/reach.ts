import type { ClockOrders } from '../match/clock-orders.js';
import type { Store } from '../match/ports.js';
import { instant, type Instant } from '../match/header.js';

/** A gap that is shorter costs nobody anything worth a word; notes are taken at least so often. In milliseconds. */
const GAP_WORTH = 5_000;
const MOST_BETWEEN_NOTES = 15_000;

export interface ReachNeeds {
  readonly store: Pick<Store, 'reachedAt' | 'putReached'>;
  readonly referee: Pick<ClockOrders, 'outage'>;
  readonly now: () => Instant;
  /** When Discord was last heard from. */
  readonly heardAt: () => Instant;
  readonly log: { info(message: string, facts?: object): void; error(message: string, facts?: object): void };
}

/**
 * Whether players can reach Arbitre, noted every few seconds, so that the time in which they could not is given back to them:
 * from the last note (after a crash) or from when Discord was last heard (after a drop of the connection) until now.
 */
export interface Reach {
  /** Discord can be heard (again): credits what was missed, then the clocks may go on. Never fails: what is owed is tried again. */
  back(): Promise<void>;
  /** The connection is lost. */
  lost(): void;
  /** Whether it is there, and all outages are credited. */
  isBack(): boolean;
  /** Notes that it still is; a leap of the time since the last note is an outage too (a machine that slept). */
  note(): Promise<void>;
}

export function createReach({ store, referee, now, heardAt, log }: ReachNeeds): Reach {
  /** `owing`: the connection is there, but what was missed could not be credited yet. */
  let state: 'lost' | 'crediting' | 'owing' | 'back' = 'lost';
  let since: Instant | null = null;
  let noted: Instant | null = null;

  async function credit(): Promise<void> {
    state = 'crediting';
    try {
      const from = since ?? (await store.reachedAt());
      const to = now();
      if (from !== null && to - from >= GAP_WORTH) {
        const matches = await referee.outage(from, to);
        log.info('an outage was credited', { from, ms: to - from, matches });
      }
      await store.putReached(to);
      noted = to;
      // The connection may have gone again in the meantime; then `since` says when.
      if (hasGone()) return;
      since = null;
      state = 'back';
    } catch (error) {
      log.error('an outage could not be credited; trying again', { error });
      if (!hasGone()) state = 'owing';
    }
  }

  const hasGone = (): boolean => state === 'lost';

  return {
    back: credit,
    lost() {
      if (state === 'back') since = instant(Math.min(now(), Math.max(heardAt(), noted ?? 0)));
      state = 'lost';
    },
    isBack: () => state === 'back',
    async note() {
      if (state === 'owing') return credit();
      if (state !== 'back') return;
      const at = now();
      if (noted !== null && at - noted > MOST_BETWEEN_NOTES) {
        since = noted;
        return credit();
      }
      await store.putReached(at);
      noted = at;
    },
  };
}
