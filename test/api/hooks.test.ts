import { describe, expect, test } from 'vitest';
import { createHooks, waitAfter } from '../../src/api/hooks.js';
import type { Hook } from '../../src/match/access.js';
import { instant } from '../../src/match/header.js';
import { isSignedBy, keyFrom, publicKeyOf } from '../../src/match/signature.js';
import { openStore } from '../../src/store/index.js';
import { rulesetOf } from '../../src/games/index.js';
import { ok } from '../../src/rules/kernel/result.js';
import { club, HARE } from '../support/club.js';
import { accepted, counting } from '../support/counting.js';
import { ANN, begin, BOB, openHouse, order } from '../support/table.js';

const KEY = keyFrom('hooks');
const NONE = { get: () => Promise.resolve(null), events: () => Promise.resolve([]), kind: { awaits: () => [] } };

/** A match of which an address is told, and what it was told; `fails`: how an attempt ends otherwise. */
async function hooked() {
  const store = await openStore(':memory:');
  const house = await openHouse({ store });
  const match = await begin(house);
  const told: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[] = [];
  const logged: object[] = [];
  let now = 1_000_000;
  let fails: (() => number) | null = null;
  const hooks = () =>
    createHooks({
      access: store,
      referee: house.referee,
      rulesetOf: () => counting(),
      ...{ campaigns: NONE, leagues: NONE },
      key: () => Promise.resolve(KEY),
      post: (_, headers, body) => {
        if (fails) return Promise.resolve(fails());
        told.push({ headers, body });
        return Promise.resolve(204);
      },
      now: () => instant(now),
      log: (_, facts) => void logged.push(facts),
    });
  const fresh = { told: 0, events: 0, deliveries: 0, hash: null, attempts: 0, failure: null, stoppedAt: null };
  const hook: Hook = {
    ...{ id: 'w-1', of: match, url: 'https://example.org/hook', player: ANN, at: instant(0), notBefore: instant(0) },
    ...fresh,
  };
  expect(await store.addHook(hook)).toBe(true);
  expect(await store.addHook({ ...hook, id: 'w-2' })).toBe(false);
  return {
    ...{ store, house, match, told, logged, hooks },
    kept: async () => (await store.hooks(match))[0],
    passes: (ms: number) => void (now += ms),
    failing: (how: (() => number) | null) => void (fails = how),
  };
}

describe('issue 18.7: an address is told of a match', () => {
  test('once for each change that everybody may know, signed by the house', async () => {
    const { house, match, told, hooks } = await hooked();
    const here = hooks();
    await here.round();
    await here.round();
    expect(told).toHaveLength(1);
    const { headers, body } = told[0] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toMatchObject({ delivery: 'w-1-1', match: { id: match, status: 'playing' } });
    expect(headers['arbitre-key']).toBe(publicKeyOf(KEY));
    expect(isSignedBy(body, headers['arbitre-key'] ?? '', headers['arbitre-signature'] ?? '')).toBe(true);
    expect(
      isSignedBy(body.replace('w-1-1', 'w-1-2'), headers['arbitre-key'] ?? '', headers['arbitre-signature'] ?? ''),
    ).toBe(false);
    accepted(await house.referee.submit(order(house, match, BOB, { type: 'concede' }, { key: 'gives up' })));
    await here.round();
    expect(told.map((one) => (JSON.parse(one.body) as { delivery: string }).delivery)).toEqual(['w-1-1', 'w-1-2']);
    expect(told[1]?.body).toContain('"status":"ended"');
  });

  test('later and later while it fails, then no more; nothing is lost by a program that ends', async () => {
    const { told, logged, hooks, kept, passes, failing } = await hooked();
    failing(() => 503);
    await hooks().round();
    expect(await kept()).toMatchObject({ attempts: 1, failure: 'status 503', told: 0, notBefore: 1_010_000 });
    // Another program goes on where this one ended; before its time nothing is tried.
    failing(null);
    await hooks().round();
    expect(told).toEqual([]);
    passes(10_000);
    await hooks().round();
    expect(told).toHaveLength(1);
    expect(await kept()).toMatchObject({ attempts: 0, failure: null, deliveries: 1 });
    expect(logged).toHaveLength(1);
    expect([1, 2, 3, 12].map(waitAfter)).toEqual([10_000, 20_000, 40_000, 3_600_000]);
  });

  test('is given up after thirty failures, and a fault is one of them', async () => {
    const { told, hooks, kept, passes, failing } = await hooked();
    failing(() => {
      throw new Error('10.0.0.1 is not out on the internet');
    });
    const here = hooks();
    for (let i = 0; i < 31; i++) {
      await here.round();
      passes(3_600_000);
    }
    expect(await kept()).toMatchObject({ attempts: 30, failure: '10.0.0.1 is not out on the internet' });
    expect((await kept())?.stoppedAt).not.toBeNull();
    failing(null);
    await here.round();
    expect(told).toEqual([]);
  });
});

describe('issue 18.7: an address is told of a campaign and of a league', () => {
  /** A server whose campaign and league are told to an address, from now on. */
  async function hookedClub() {
    const here = await club();
    const { store, house, season, league } = here;
    const told: Told[] = [];
    let works = true;
    const hooks = createHooks({
      ...{ access: store, referee: house.referee, rulesetOf, campaigns: here.campaigns, leagues: here.leagues },
      key: () => Promise.resolve(KEY),
      post: (_, __, body) => {
        if (works) told.push(JSON.parse(body) as Told);
        return Promise.resolve(works ? 204 : 500);
      },
      now: () => instant(1_000_000 + (works ? 10_000 : 0)),
      log: () => undefined,
    });
    for (const { id: of, revision, version } of [season, league]) {
      const from = { told: revision - 1, events: version, deliveries: 0, hash: null, attempts: 0, failure: null };
      const kept = { player: ANN, at: instant(0), notBefore: instant(0), stoppedAt: null };
      expect(await store.addHook({ id: `w-${of}`, of, url: 'https://example.org/hook', ...from, ...kept })).toBe(true);
    }
    return { ...here, told, hooks, breaks: (how: boolean) => void (works = !how) };
  }

  interface Told {
    readonly delivery: string;
    readonly awaited: readonly object[];
    readonly events?: readonly { readonly seq: number; readonly event: { readonly type: string } }[];
  }

  test('how it stands, then what happens, once each; which card is held is in none of it', async () => {
    const { season, league, leagues, house, told, hooks, give } = await hookedClub();
    await hooks.round();
    expect(told).toContainEqual(
      expect.objectContaining({
        ...{
          campaign: expect.objectContaining({ id: season.id, title: expect.anything() as string }) as object,
          turn: 1,
        },
        ...{ delivery: `w-${season.id}-1`, awaited: [] },
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({
        league: expect.objectContaining({ id: league.id, title: 'Winter' }) as object,
        status: 'sign-up',
      }),
    );
    expect(told.map(({ events }) => events)).toEqual([undefined, undefined]);
    const { hands } = await give({ type: 'deal', faction: HARE });
    await hooks.round();
    await give({ type: 'award', faction: HARE, currency: 'resources', amount: 5, reason: 'wit' });
    await hooks.round();
    await hooks.round();
    const types = told.slice(2).map(({ events }) => events?.map(({ event }) => event.type));
    expect(types).toEqual([
      ['CardCast', 'Posted'],
      ['Awarded', 'Posted'],
    ]);
    expect(JSON.stringify(told)).not.toContain(hands[HARE]?.[0]?.card ?? '');
    const enter = { type: 'enter', name: 'Ann' } as const;
    const signedUp = await leagues.submit({ ...house.act(ANN), stream: league.id }, () =>
      ok({ by: 'house', at: 1, command: enter }),
    );
    accepted(signedUp);
    await hooks.round();
    expect(told[4]).toMatchObject({ delivery: `w-${league.id}-2`, league: { id: league.id } });
    expect(told[4]?.events).toHaveLength(1);
  });

  test('a long time of failures loses nothing: what happened meanwhile comes in portions, in order, and long texts by their type alone', async () => {
    const { season, told, hooks, give, breaks } = await hookedClub();
    breaks(true);
    await hooks.round();
    for (let i = 0; i < 60; i++)
      await give({
        type: 'award',
        faction: HARE,
        currency: 'resources',
        amount: 1,
        reason: `${i}`.repeat(i === 7 ? 9_000 : 1),
      });
    await hooks.round();
    expect(told).toEqual([]);
    breaks(false);
    await hooks.round();
    const own = told.filter(({ delivery }) => delivery.includes(season.id));
    const happened = own.flatMap(({ events }) => events ?? []);
    expect(own.map(({ events }) => events?.length)).toEqual([100, 20]);
    expect(happened.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, i) => season.version + 1 + i));
    expect(happened[14]?.event).toEqual({ type: 'Awarded' });
  });

  test('a server that puts the bot out takes them along', async () => {
    const { store, season, league } = await hookedClub();
    await store.forgetServer('club');
    expect([...(await store.hooks(season.id)), ...(await store.hooks(league.id))]).toEqual([]);
  });
});
