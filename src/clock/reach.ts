import { instant, type Instant, type Store } from '../match/ports.js';
import type { ClockOrders } from '../match/clock-orders.js';

/** A gap that is shorter costs nobody anything worth a word, in milliseconds. */
const GAP_WORTH = 5_000;

export interface ReachNeeds {
  readonly store: Pick<Store, 'reachedAt' | 'putReached'>;
  readonly referee: Pick<ClockOrders, 'outage'>;
  readonly now: () => Instant;
  /** When Discord was last heard from. */
  readonly heardAt: () => Instant;
  readonly log: { info(message: string, facts?: object): void };
}

/**
 * Whether players can reach Arbitre, noted every few seconds, so that the time in which they could not is given back to them:
 * from the last note (after a crash) or from when Discord was last heard (after a drop of the connection) until now.
 */
export interface Reach {
  /** Discord can be heard (again): credits what was missed, then the clocks may go on. */
  back(): Promise<void>;
  /** The connection is lost. */
  lost(): void;
  /** Whether it is there, and all outages are credited. */
  isBack(): boolean;
  /** Notes that it still is; a leap of the time since the last note is an outage too (a machine that slept). */
  note(): Promise<void>;
}

export function createReach({ store, referee, now, heardAt, log }: ReachNeeds): Reach {
  let state: 'lost' | 'crediting' | 'back' = 'lost';
  let since: Instant | null = null;
  let noted: Instant | null = null;

  async function credit(from: Instant | null): Promise<void> {
    state = 'crediting';
    const to = now();
    if (from !== null && to - from >= GAP_WORTH) {
      const matches = await referee.outage(from, to);
      log.info('an outage was credited', { from, ms: to - from, matches });
    }
    await store.putReached(to);
    noted = to;
    // The connection may have gone again in the meantime.
    if (state === 'crediting') state = 'back';
  }

  return {
    async back() {
      const from = since ?? (await store.reachedAt());
      since = null;
      await credit(from);
    },
    lost() {
      if (state === 'lost') return;
      since ??= instant(Math.min(now(), Math.max(heardAt(), noted ?? 0)));
      state = 'lost';
    },
    isBack: () => state === 'back',
    async note() {
      if (state !== 'back') return;
      const last = noted;
      const at = now();
      if (last !== null && at - last > 3 * GAP_WORTH) return credit(last);
      await store.putReached(at);
      noted = at;
    },
  };
}
