import { afterEach, describe, expect, it } from 'vitest';
import { createPublisher, type Publisher, type PublisherNeeds } from '../../src/discord/publisher.js';
import { createMetrics } from '../../src/health/metrics.js';
import { createLog } from '../../src/log.js';
import { instant, matchId } from '../../src/match/header.js';
import type { StoredOutboxItem } from '../../src/match/ports.js';
import { until } from '../support/time.js';

/** A publisher of two posts, the channels of which can be reached or not, on a clock that stands still. */
function publishing() {
  const [lost, other] = [matchId('aaaaaaaaaa'), matchId('bbbbbbbbbb')];
  const down = new Set<string>([lost, other]);
  const items = new Map<number, StoredOutboxItem>(
    [lost, other].map((match, i) => {
      const item = {
        id: i,
        seq: 1,
        match,
        post: 'panel',
        action: 'put',
        attempts: 7,
        notBefore: instant(0),
        queuedAt: instant(0),
      };
      return [i, { ...item, action: 'put' as const }];
    }),
  );
  const change = (id: number, changed: Partial<StoredOutboxItem>): Promise<void> => {
    const item = items.get(id);
    if (item) items.set(id, { ...item, ...changed });
    return Promise.resolve();
  };
  const store: Pick<PublisherNeeds['store'], 'due' | 'hasten' | 'postpone' | 'settle' | 'posts'> = {
    due: () => Promise.resolve([...items.values()].filter(({ notBefore }) => notBefore <= 1_000)),
    hasten: (ids) =>
      Promise.all(ids.map((id) => change(id, { notBefore: instant(0), attempts: 0 }))).then(() => undefined),
    postpone: (id, notBefore) => change(id, { notBefore, attempts: (items.get(id)?.attempts ?? 0) + 1 }),
    posts: () => Promise.resolve([]),
    settle: (id) => Promise.resolve(void items.delete(id)),
  };
  const referee = {
    table: (match: string) =>
      down.has(match)
        ? Promise.reject(Object.assign(new Error('no way out'), { code: 'ECONNREFUSED' }))
        : Promise.resolve(null),
  };
  // A match that is gone has nothing to be posted: its item is settled as soon as it is looked at.
  const needs: unknown = {
    store,
    services: { referee, streams: { post: () => Promise.resolve(null) } },
    log: createLog('error', () => undefined),
    now: () => instant(1_000),
    metrics: createMetrics(),
    holdsLease: () => true,
  };
  return { needs, items, other, lost, back: (match: string) => down.delete(match) };
}

const isNeeds = (needs: unknown): needs is PublisherNeeds => typeof needs === 'object' && needs !== null;
function started(needs: unknown): Publisher {
  if (!isNeeds(needs)) throw new Error('no needs');
  return createPublisher(needs);
}

let publisher: Publisher;
afterEach(() => publisher.stop());

describe('D-10 what was put off because Discord could not be reached', () => {
  it('goes out as soon as the connection is back, and its waits begin anew', async () => {
    const { needs, items, lost, other, back } = publishing();
    publisher = started(needs);
    const putOff = () => [...items.values()].every(({ notBefore }) => notBefore === 1_000 + 120_000);
    await until('both put off', () => Promise.resolve(putOff()));
    back(lost);
    back(other);
    publisher.reached();
    await until('both out', () => Promise.resolve(items.size === 0));
  });

  it('goes out when another post has come through', async () => {
    const { needs, items, lost, other, back } = publishing();
    publisher = started(needs);
    await until('both put off', () => Promise.resolve([...items.values()].every(({ notBefore }) => notBefore > 1_000)));
    back(other);
    await (isNeeds(needs) && needs.store.hasten([1]));
    publisher.wake();
    await until('the other out', () => Promise.resolve(!items.has(1)));
    // It could still not be reached: it has begun to wait from the beginning, and is not tried at each post of others.
    await until('tried anew', () => Promise.resolve(items.get(0)?.attempts === 1));
    expect(items.get(0)?.notBefore).toBe(2_000);
    back(lost);
    publisher.reached();
    await until('both out', () => Promise.resolve(items.size === 0));
  });
});

describe('issue 11.3 posts of many matches that are due at once', () => {
  it('are made one by one, and between two of them whoever ordered meanwhile is answered', async () => {
    const matches = Array.from({ length: 20 }, (_, i) => matchId(`match-${i}`));
    const { needs, items, back } = publishing();
    if (!isNeeds(needs)) throw new Error('no needs');
    items.clear();
    for (const [id, match] of matches.entries())
      items.set(id, {
        id,
        seq: 1,
        match,
        post: 'panel',
        action: 'put',
        attempts: 0,
        notBefore: instant(0),
        queuedAt: instant(0),
      });
    let rounds = 0;
    const madeIn: number[] = [];
    const round = (): void => {
      rounds++;
      if (items.size > 0) setImmediate(round);
    };
    setImmediate(round);
    const table = (match: string): Promise<null> => {
      back(match);
      madeIn.push(rounds);
      return Promise.resolve(null);
    };
    publisher = started({ ...needs, services: { ...needs.services, referee: { table } } });
    publisher.wake();
    await until('all out', () => Promise.resolve(items.size === 0));
    expect(new Set(madeIn).size).toBe(matches.length);
  });
});
