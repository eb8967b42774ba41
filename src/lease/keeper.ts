import type { Log } from '../log.js';
import type { Lease, Store } from '../match/ports.js';
import { instant, type Instant } from '../match/header.js';

/** How often the holder renews its lease, how long a lease holds, and how often one who waits looks, in milliseconds. */
const BEAT_MS = 5_000;
const LEASE_MS = 15_000;
const LOOK_MS = 1_000;
/** The holder falls silent this long before anybody could take over. */
const MARGIN_MS = 1_000;

export interface LeaseNeeds {
  readonly store: Pick<Store, 'beat' | 'release' | 'leases'>;
  /** This process's own name; see `holder.ts`. */
  readonly holder: string;
  readonly isDead: (holder: string) => boolean;
  readonly log: Log;
  readonly now: () => Instant;
  /** Milliseconds on a clock that nobody sets. */
  readonly steady: () => number;
}

/** `waiting` for another Arbitre to go · `held` · `unsure`: the lease could not be confirmed of late. */
export type LeaseState = { readonly is: 'held' | 'unsure' } | { readonly is: 'waiting'; readonly for: string | null };

/**
 * Who is on duty: of several Arbitres on one database, one a shard set. The one on duty beats every 5 s; when it has not
 * for 15 s the next takes over. What it wrote in the meantime does not count: the store sees to that.
 */
export interface LeaseKeeper {
  /** Waits until this process is on duty. Yields when the one before it was last heard of; `null`: there was none. */
  take(signal?: AbortSignal): Promise<Instant | null>;
  /** Whether this process may answer now. */
  held(): boolean;
  state(): LeaseState;
  /** Milliseconds since this process last wrote its heartbeat; `null` when it is not on duty. */
  sinceWrite(): number | null;
  /** Calls back, once a `take`, when another process has taken over. */
  onLost(tell: () => void): void;
  /** Goes off duty: the next may begin at once. */
  stop(): Promise<void>;
}

export function createLeaseKeeper({ store, holder, isDead, log, now, steady }: LeaseNeeds): LeaseKeeper {
  let timer: NodeJS.Timeout | undefined;
  let confirmed: number | null = null;
  let wrote: number | null = null;
  let waitsFor: string | null = null;
  let lost: () => void = () => undefined;
  let beating: Promise<void> = Promise.resolve();
  let stopped = false;

  const held = (): boolean => confirmed !== null && steady() - confirmed < LEASE_MS - MARGIN_MS;
  const beat = (gone: string | null) => store.beat(holder, { now: now(), expires: instant(now() + LEASE_MS), gone });

  const begin = (before: Instant | null): Instant | null => {
    wrote = confirmed = steady();
    waitsFor = null;
    log.info('on duty', { holder });
    next(BEAT_MS);
    return before;
  };

  const next = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      beating = renew();
    }, ms);
    timer.unref();
  };

  async function renew(): Promise<void> {
    try {
      const got = await beat(null);
      if (!got.held) return lose(got.by);
      wrote = confirmed = steady();
      next(BEAT_MS);
    } catch (error) {
      log.warn('the heartbeat could not be written', { error });
      // The row still bears our name: nobody has taken over, and nobody else can write either.
      const row = await store.leases().then(
        (rows) => rows.find((one) => one.holder === holder),
        () => undefined,
      );
      if (row) confirmed = steady();
      next(LOOK_MS);
    }
  }

  function lose(by: Lease): void {
    confirmed = null;
    waitsFor = by.holder;
    log.error('another Arbitre has taken over; this one answers no more', { shards: by.shards, holder: by.holder });
    lost();
  }

  /** Looks until the holder is gone: it gave up, its process is dead, or its row has stood still for as long as a lease holds. */
  async function wait(first: Lease, signal?: AbortSignal): Promise<Instant | null> {
    waitsFor = first.holder;
    log.warn('another Arbitre answers on this database; waiting until it is gone', {
      shards: first.shards,
      holder: first.holder,
    });
    let seen = first;
    let since = steady();
    for (;;) {
      await pause(LOOK_MS, signal);
      const rows = await store.leases();
      const row = rows.find((one) => one.shards === seen.shards);
      const moved = row && (row.holder !== seen.holder || row.beatAt !== seen.beatAt);
      if (moved) [seen, since] = [row, steady()];
      const gone = !row?.holder || isDead(row.holder) || steady() - since >= LEASE_MS;
      if (!gone) continue;
      const got = await beat(row?.holder ?? null);
      if (got.held) return begin(got.before);
      [seen, since] = [got.by, steady()];
      waitsFor = seen.holder;
    }
  }

  return {
    async take(signal) {
      const [own] = (await store.leases()).filter((row) => row.holder !== null && isDead(row.holder));
      const got = await beat(own?.holder ?? null);
      return got.held ? begin(got.before) : wait(got.by, signal);
    },
    held,
    state: () => (confirmed === null ? { is: 'waiting', for: waitsFor } : { is: held() ? 'held' : 'unsure' }),
    sinceWrite: () => (confirmed === null || wrote === null ? null : steady() - wrote),
    onLost(tell) {
      lost = tell;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await beating;
      if (confirmed === null) return;
      confirmed = null;
      await store.release(holder).catch((error: unknown) => log.warn('the lease could not be given up', { error }));
    },
  };
}

/** Waits; rejects when the signal says that there is nothing more to wait for. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(done, ms);
    function done(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(new Error('stopped while waiting'));
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
