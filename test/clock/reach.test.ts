import { describe, expect, test } from 'vitest';
import { createReach } from '../../src/clock/reach.js';
import { instant, type Instant } from '../../src/match/header.js';

/** A world in which Discord can go and come back. */
function world(reachedAt: number | null = null) {
  const at = { now: 100_000, heard: 100_000, reached: reachedAt === null ? null : instant(reachedAt), fails: false };
  const credited: [number, number][] = [];
  const reach = createReach({
    store: {
      reachedAt: () => Promise.resolve(at.reached),
      putReached: (now: Instant) => {
        at.reached = now;
        return Promise.resolve();
      },
    },
    referee: {
      outage: (from, to) => {
        if (at.fails) return Promise.reject(new Error('disk full'));
        credited.push([from, to]);
        return Promise.resolve(1);
      },
    },
    now: () => instant(at.now),
    heardAt: () => instant(at.heard),
    log: { info: () => undefined, error: () => undefined },
  });
  return { at, reach, credited };
}

describe('after a start', () => {
  test('the time since the last note is credited before anything counts as back', async () => {
    const { reach, credited, at } = world(40_000);
    expect(reach.isBack()).toBe(false);
    await reach.back();
    expect(credited).toEqual([[40_000, 100_000]]);
    expect(reach.isBack()).toBe(true);
    expect(at.reached).toBe(100_000);
  });

  test('the very first start credits nothing', async () => {
    const { reach, credited } = world();
    await reach.back();
    expect(credited).toEqual([]);
    expect(reach.isBack()).toBe(true);
  });

  test('what cannot be credited is tried again, and until then nothing is decided', async () => {
    const { reach, credited, at } = world(40_000);
    at.fails = true;
    await reach.back();
    expect(reach.isBack()).toBe(false);
    at.fails = false;
    at.now += 5_000;
    await reach.note();
    expect(credited).toEqual([[40_000, 105_000]]);
    expect(reach.isBack()).toBe(true);
  });
});

describe('a drop of the connection', () => {
  test('is credited from when Discord was last heard', async () => {
    const { reach, credited, at } = world();
    await reach.back();
    at.heard = 130_000;
    at.now = 150_000;
    reach.lost();
    expect(reach.isBack()).toBe(false);
    at.now = 200_000;
    reach.lost();
    await reach.back();
    expect(credited).toEqual([[130_000, 200_000]]);
  });

  test('that is short is not worth a word', async () => {
    const { reach, credited, at } = world();
    await reach.back();
    at.now = at.heard = 150_000;
    reach.lost();
    at.now += 600;
    await reach.back();
    expect(credited).toEqual([]);
    expect(reach.isBack()).toBe(true);
  });
});

test('a leap of the time between two notes is an outage: the machine slept', async () => {
  const { reach, credited, at } = world();
  await reach.back();
  at.now += 5_000;
  await reach.note();
  expect(credited).toEqual([]);
  at.now += 3_600_000;
  await reach.note();
  expect(credited).toEqual([[105_000, 3_705_000]]);
});
