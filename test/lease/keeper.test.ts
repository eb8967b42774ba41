import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaseKeeper, type LeaseKeeper } from '../../src/lease/keeper.js';
import { isDead, newHolder } from '../../src/lease/holder.js';
import { createLog } from '../../src/log.js';
import type { Store } from '../../src/match/ports.js';
import { instant } from '../../src/match/header.js';
import { openStore } from '../../src/store/index.js';

/** Two processes' worth of watch-keeping on one database, on a clock that the test moves; `jump` moves the host's alone. */
let store: Store;
let jump: number;
let logged: string[];
const started: LeaseKeeper[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  store = await openStore(':memory:');
  jump = 0;
  logged = [];
});
afterEach(async () => {
  for (const lease of started.splice(0)) await lease.stop();
  vi.useRealTimers();
});

const keep = (holder: string, over: Partial<Store> = {}, dead: readonly string[] = []): LeaseKeeper => {
  const lease = createLeaseKeeper({
    store: { ...store, ...over },
    holder,
    isDead: (other) => dead.includes(other),
    log: createLog('debug', (line) => logged.push(line)),
    now: () => instant(Date.now() + jump),
    steady: () => performance.now(),
  });
  started.push(lease);
  return lease;
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** Begins to wait; says whether it has got there. */
const taking = (lease: LeaseKeeper) => {
  const at = { lease: false };
  void lease.take().then(() => (at.lease = true));
  return at;
};

describe('who is on duty', () => {
  it('stays on duty while it beats, and the next waits and says so', async () => {
    const one = keep('one');
    expect(await one.take()).toBe(null);
    const two = keep('two');
    const second = taking(two);
    await pass(60);
    expect([one.held(), two.held(), second.lease]).toEqual([true, false, false]);
    expect(two.state()).toEqual({ is: 'waiting', for: 'one' });
    expect(logged.join('\n')).toContain('another Arbitre answers on this database; waiting until it is gone');
  });

  it('is followed within a second when it goes in good order', async () => {
    const one = keep('one');
    await one.take();
    const two = keep('two');
    const second = taking(two);
    await pass(2);
    await one.stop();
    await pass(1);
    expect([one.held(), two.held(), second.lease]).toEqual([false, true, true]);
  });

  it('is followed after 15 s when it falls silent, and never sooner', async () => {
    let silent = false;
    const cut = () => Promise.reject(new Error('cut off'));
    const one = keep('one', {
      beat: (...args) => (silent ? cut() : store.beat(...args)),
      leases: () => (silent ? cut() : store.leases()),
    });
    await one.take();
    const two = keep('two');
    taking(two);
    await pass(3);
    silent = true;
    for (let second = 0; second < 30; second++) {
      expect(one.held() && two.held()).toBe(false);
      await pass(1);
    }
    expect([one.held(), two.held()]).toEqual([false, true]);
  });

  it('is followed at once when its process is known to be dead', async () => {
    await store.beat('one', { now: instant(Date.now()), expires: instant(Date.now() + 15_000), gone: null });
    const two = keep('two', {}, ['one']);
    await two.take();
    expect(two.held()).toBe(true);
  });

  it('is not taken for dead because the host sets its clock', async () => {
    const one = keep('one');
    await one.take();
    const two = keep('two');
    taking(two);
    await pass(2);
    for (const hours of [1, -2, 30, -30]) {
      jump += hours * 3_600_000;
      await pass(12);
      expect([one.held(), two.held()], `${hours} h`).toEqual([true, false]);
    }
  });

  it('learns that another has taken over, falls silent, and may come back', async () => {
    const one = keep('one');
    await one.take();
    let lost = 0;
    one.onLost(() => lost++);
    await store.beat('two', { now: instant(Date.now() + 60_000), expires: instant(Date.now() + 90_000), gone: null });
    await pass(6);
    expect([lost, one.held()]).toEqual([1, false]);
    taking(one);
    await pass(17);
    expect(one.held()).toBe(true);
  });

  it('stays while nothing can be written, for nobody else can either, and says for how long', async () => {
    let full = false;
    const one = keep('one', { beat: (...args) => (full ? Promise.reject(new Error('full')) : store.beat(...args)) });
    await one.take();
    full = true;
    await pass(60);
    expect(one.held()).toBe(true);
    expect(one.sinceWrite()).toBeGreaterThan(50_000);
    full = false;
    await pass(2);
    expect(one.sinceWrite()).toBeLessThan(2_001);
  });

  it('is unsure when the database cannot even be read', async () => {
    const fails = () => Promise.reject(new Error('gone'));
    let broken = false;
    const one = keep('one', {
      beat: (...args) => (broken ? fails() : store.beat(...args)),
      leases: () => (broken ? fails() : store.leases()),
    });
    await one.take();
    broken = true;
    await pass(30);
    expect([one.state(), one.held()]).toEqual([{ is: 'unsure' }, false]);
  });

  it('gives up waiting when told to', async () => {
    await keep('one').take();
    const ending = new AbortController();
    const waiting = keep('two').take(ending.signal);
    const refused = expect(waiting).rejects.toThrow('stopped while waiting');
    await pass(2);
    ending.abort();
    await refused;
  });
});

describe('the name of a holder', () => {
  it('tells of the dead and the living of this machine, and nothing of others', () => {
    const own = newHolder();
    const [host, space] = own.split('/');
    expect(newHolder()).not.toBe(own);
    expect(isDead(`${host}/${space}/${process.ppid}/00`)).toBe(false);
    expect(isDead(`${host}/${space}/4194305/00`)).toBe(true);
    // Two processes never share a number: it was an earlier one.
    expect(isDead(own)).toBe(true);
    expect(isDead(`elsewhere/${space}/4194305/00`)).toBe(false);
  });
});
