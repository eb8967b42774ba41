import { describe, expect, test } from 'vitest';
import { createHooks, waitAfter } from '../../src/api/hooks.js';
import type { Hook } from '../../src/match/access.js';
import { instant } from '../../src/match/header.js';
import { isSignedBy, keyFrom, publicKeyOf } from '../../src/match/signature.js';
import { openStore } from '../../src/store/index.js';
import { accepted, counting } from '../support/counting.js';
import { ANN, begin, BOB, openHouse, order } from '../support/table.js';

const KEY = keyFrom('hooks');

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
      key: () => Promise.resolve(KEY),
      post: (_, headers, body) => {
        if (fails) return Promise.resolve(fails());
        told.push({ headers, body });
        return Promise.resolve(204);
      },
      now: () => instant(now),
      log: (_, facts) => void logged.push(facts),
    });
  const fresh = { told: 0, deliveries: 0, hash: null, attempts: 0, failure: null, stoppedAt: null };
  const hook: Hook = {
    ...{ id: 'w-1', match, url: 'https://example.org/hook', player: ANN, at: instant(0), notBefore: instant(0) },
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
