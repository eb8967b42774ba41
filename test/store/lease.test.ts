import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ShardSet, Store } from '../../src/match/ports.js';
import { channelId, instant, type Instant } from '../../src/match/header.js';
import { openStore, StoreError } from '../../src/store/index.js';
import { accepted, toy } from '../support/counting.js';
import { temporaryFolder } from '../support/files.js';
import { ANN, begin, openHouse, order } from '../support/table.js';

const at = (now: number, gone: string | null = null) => ({ now: instant(now), expires: instant(now + 15_000), gone });
const T = 1_000_000;

const faultOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof StoreError ? error.fault : 'another'),
  );

describe('the lease of a shard set', () => {
  test('is taken, renewed, kept from others until it expires, and tells when its holder was last heard of', async () => {
    const store = await openStore(':memory:');
    expect(await store.beat('one', at(T))).toEqual({ held: true, before: null });
    expect(await store.beat('one', at(T + 5_000))).toEqual({ held: true, before: T });
    expect(await store.beat('two', at(T + 19_999))).toMatchObject({
      held: false,
      by: { holder: 'one', beatAt: T + 5_000 },
    });
    expect(await store.beat('two', at(T + 20_000))).toEqual({ held: true, before: T + 5_000 });
    expect(await store.beat('one', at(T + 20_001))).toMatchObject({ held: false, by: { holder: 'two' } });
  });

  test('goes at once to the next when it was given up, or its holder is known to be dead', async () => {
    const store = await openStore(':memory:');
    await store.beat('one', at(T));
    await store.release('one');
    expect(await store.beat('two', at(T + 1))).toEqual({ held: true, before: T });
    expect(await store.beat('three', at(T + 2, 'one'))).toMatchObject({ held: false });
    expect(await store.beat('three', at(T + 3, 'two'))).toEqual({ held: true, before: T + 1 });
  });

  test.each<[string, ShardSet, ShardSet, boolean]>([
    ['the same set', { shards: [0, 1], count: 4 }, { shards: [1, 0], count: 4 }, false],
    ['sets that overlap', { shards: [0, 1], count: 4 }, { shards: [1, 2], count: 4 }, false],
    ['another count', { shards: [0], count: 1 }, { shards: [1], count: 2 }, false],
    ['sets apart', { shards: [0, 1], count: 4 }, { shards: [2, 3], count: 4 }, true],
  ])('%s', async (_, first, second, both) => {
    const path = join(temporaryFolder(), 'arbitre.sqlite');
    const one = await openStore(path, { shards: first });
    const two = await openStore(path, { shards: second });
    expect((await one.beat('one', at(T))).held).toBe(true);
    expect((await two.beat('two', at(T + 1))).held).toBe(both);
    // Once the first is gone its shards are free, however they were dealt.
    expect((await two.beat('two', at(T + 15_000))).held).toBe(true);
    expect((await one.beat('one', at(T + 15_001))).held).toBe(both);
    await one.close();
    await two.close();
  });
});

test('who has lost the lease writes nothing any more, and nothing of it is half there', async () => {
  const path = join(temporaryFolder(), 'arbitre.sqlite');
  const [first, second] = [await openStore(path), await openStore(path)];
  await first.beat('one', at(T));
  const one = await openHouse({ store: first });
  const match = await begin(one, { scenario: 'toy/long' });
  await second.beat('two', at(T + 60_000));
  const before = await second.header(match);
  const act = order(one, match, ANN, toy({ type: 'add', n: 1 }));
  expect(await faultOf(one.referee.submit(act))).toBe('superseded');
  expect(await faultOf(begin(one, { channel: channelId('2002') }))).toBe('superseded');
  const [item] = await second.due(instant(T), 1);
  expect(await faultOf(first.settle(item?.id ?? 0, null))).toBe('superseded');
  const panel = { match, name: 'panel', channel: channelId('2001'), message: null, marker: 'm', published: null };
  expect(await faultOf(first.reservePost(panel))).toBe('superseded');
  expect(await second.header(match)).toEqual(before);
  expect(await second.posts(match)).toEqual([]);
  const two = await openHouse({ store: second });
  expect(accepted(await two.referee.submit(act)).duplicate).toBe(false);
});

test('a process has the posts and live matches of its own shards alone', async () => {
  const path = join(temporaryFolder(), 'arbitre.sqlite');
  const all = await openStore(path);
  const house = await openHouse({ store: all });
  const guilds = ['0', String(1n << 22n), String((6n << 22n) + 5n), null];
  for (const [i, guild] of guilds.entries()) await begin(house, { guild, channel: channelId(`300${i}`) });
  const seen = async (store: Store, now: Instant) => {
    const live = await Promise.all((await store.live()).map(async (id) => (await store.header(id))?.guild));
    const due = new Set((await store.due(now, 100)).map(({ match }) => match));
    await store.close();
    return [live, due.size];
  };
  const now = instant(Date.UTC(2030, 0));
  const shards = async (shards: readonly number[]) =>
    seen(await openStore(path, { shards: { shards, count: 4 } }), now);
  expect(await shards([0])).toEqual([['0', null], 2]);
  expect(await shards([1, 2])).toEqual([[guilds[1], guilds[2]], 2]);
  expect(await shards([3])).toEqual([[], 0]);
  expect(await seen(all, now)).toEqual([guilds, 4]);
});
