import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { GIVEN_UP, type Metrics } from '../health/metrics.js';
import type { HoldReason } from '../match/people.js';
import type { Store, StoredOutboxItem } from '../match/ports.js';
import { instant, type MatchId } from '../match/header.js';
import { discordFault, holdReason } from './errors.js';
import { hold } from './holding.js';
import { publish, type Late, type PublishNeeds } from './publish.js';
import { TokenRefused } from './token.js';
import { within } from './within.js';

export interface PublisherNeeds extends PublishNeeds {
  readonly store: PublishNeeds['store'] & Pick<Store, 'due' | 'hasten'>;
  readonly metrics: Pick<Metrics, 'observe' | 'count'>;
  /** Whether this process answers now; while it does not, it posts nothing. */
  readonly holdsLease: () => boolean;
}

/** How to stop: `drain` what may go out first, and wait at most so many milliseconds. */
export interface Ending {
  readonly drain: boolean;
  readonly limit: number;
}

/** Only what is at hand is finished. */
export const AT_HAND: Ending = { drain: false, limit: 30_000 };

export interface Publisher {
  /** Says that the outbox may have something new. */
  wake(): void;
  /** Says that Discord can be reached again: what was put off because it could not is tried at once. */
  reached(): void;
  /** Says that a match's channel does not take posts any more. */
  lost(match: MatchId, why: HoldReason): Promise<void>;
  /** Resolves when nothing is being published and nothing is due. */
  idle(): Promise<void>;
  /** Stops after the posts at hand. */
  stop(how?: Ending): Promise<void>;
}

/** Looks for what was put off, in milliseconds. */
const SWEEP = 1_000;
/** Posts wait so long, in milliseconds: whoever ordered is answered first, and what follows at once goes along. */
export const BEAT = 20;
/** Waits after failures, in milliseconds: doubled each time, up to the most. */
const FIRST_WAIT = 1_000;
const MOST_WAIT = 120_000;
/** What refuses us is not asked more often than this at last: too many refusals shut the bot out. */
const MOST_REFUSED_WAIT = 600_000;
/** After so many failures that are our own a post is given up, so that the channel goes on. */
const OWN_FAULTS = 3;

/** Brings the outbox into the channels: the posts of one match in order, those of different matches side by side. */
export function createPublisher(needs: PublisherNeeds): Publisher {
  const { store, log, now } = needs;
  const active = new Map<MatchId, Promise<void>>();
  const late = new Map<string, Late>();
  /** How often each item failed by a fault of our own. */
  const faults = new Map<number, number>();
  /** The items that wait because Discord could not be reached. */
  const unreached = new Set<number>();
  /** Those of them that were tried again because others had come through. */
  const hastened = new Set<number>();
  let stopped = false;
  let sweeping: Promise<void> | null = null;
  let again = false;

  const turns = new PQueue({ concurrency: 1 });
  const inTurn = <Made>(make: () => Promise<Made>): Promise<Made> =>
    turns.add(async () => {
      await breath();
      return make();
    });

  const isStopped = () => stopped;
  const wanted = () => again && !stopped;

  async function sweep(): Promise<void> {
    do {
      again = false;
      if (!needs.holdsLease()) return;
      const items = await store.due(now(), 200);
      const drawn = new Set([...late.values()].map(({ item }) => item));
      const ready = items.filter(({ id }) => !drawn.has(id));
      for (const match of new Set(ready.map((item) => item.match))) {
        if (stopped || active.has(match)) continue;
        const work = run(ready.filter((item) => item.match === match)).finally(() => {
          active.delete(match);
          wake();
        });
        active.set(match, work);
      }
    } while (wanted());
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    sweeping ??= wait(BEAT)
      .then(sweep)
      .catch((error: unknown) => {
        log.error('the outbox could not be read', { error });
      })
      .finally(() => {
        sweeping = null;
      });
  }

  async function run(items: readonly StoredOutboxItem[]): Promise<void> {
    for (const item of items) {
      if (isStopped()) return;
      const begun = performance.now();
      try {
        await publish({ ...needs, late, inTurn, failed: (error) => failed(item, error) }, item);
        cameThrough(item);
        needs.metrics.observe('post', item.post.replace(/:.*/, ''), performance.now() - begun);
      } catch (error) {
        needs.metrics.count('posts put off');
        await failed(item, error).catch(async (second: unknown) => {
          // Not even that could be written: the item stays due, so it must be left alone for a while.
          log.error('a post could not be put off', { match: item.match, post: item.post, error: second });
          await wait(FIRST_WAIT);
        });
        return;
      }
    }
  }

  /** A post failed: it is put off, given up when the fault is ours, or left as it is when Discord refuses the bot for good. */
  async function failed(item: StoredOutboxItem, error: unknown): Promise<void> {
    const { id, match, post } = item;
    const facts = { match, post, attempts: item.attempts + 1, error };
    if (error instanceof TokenRefused && error.final) {
      log.warn('a post is left for the next start', facts);
      halt();
      return;
    }
    const fault = discordFault(error);
    if (fault === null || fault === 'invalid') {
      const own = (faults.get(id) ?? 0) + 1;
      faults.set(id, own);
      if (own >= OWN_FAULTS) {
        log.error('a post is given up', facts);
        needs.metrics.count(GIVEN_UP);
        faults.delete(id);
        const posts = await store.posts(match);
        return store.settle(id, posts.find((one) => one.name === post && one.message !== null) ?? null);
      }
    }
    log.warn('a post is put off', facts);
    const most = fault === 'no-channel' || fault === 'refused' ? MOST_REFUSED_WAIT : MOST_WAIT;
    await store.postpone(id, instant(now() + Math.min(most, FIRST_WAIT * 2 ** Math.min(item.attempts, 20))));
    if (fault === 'network' || fault === 'refused') unreached.add(id);
    if (fault === 'no-channel') await hold(needs, match, holdReason(error));
  }

  /** Discord takes posts: others that waited for that need wait no longer. One that fails again by itself waits as before. */
  function cameThrough({ id }: StoredOutboxItem): void {
    unreached.delete(id);
    hastened.delete(id);
    const ids = [...unreached].filter((one) => !hastened.has(one));
    for (const one of ids) hastened.add(one);
    hasten(ids);
  }

  function reached(): void {
    hastened.clear();
    hasten([...unreached]);
  }

  function hasten(ids: readonly number[]): void {
    if (ids.length === 0) return;
    for (const id of ids) unreached.delete(id);
    store.hasten(ids).then(wake, (error: unknown) => log.warn('posts that waited could not be hastened', { error }));
  }

  const timer = setInterval(wake, SWEEP);
  timer.unref();
  wake();

  function halt(): void {
    stopped = true;
    clearInterval(timer);
  }

  const idle = async (): Promise<void> => {
    const works = () => [...active.values(), ...[...late.values()].map(({ done }) => done)];
    while (sweeping !== null || works().length > 0) await Promise.all([sweeping, ...works()]);
  };

  return {
    wake,
    reached,
    idle,
    lost: (match, why) => hold(needs, match, why),
    async stop({ drain, limit } = AT_HAND) {
      wake();
      const until = performance.now() + limit;
      if (drain) await within(limit, idle());
      halt();
      await within(until - performance.now(), idle());
    },
  };
}
