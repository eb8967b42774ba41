import { describe, expect, test } from 'vitest';
import { createTicker } from '../../src/clock/ticker.js';
import type { Deadline } from '../../src/match/ports.js';
import { instant, matchId } from '../../src/match/header.js';
import { questionId, seatId } from '../../src/rules/kernel/ids.js';

const row = (what: Deadline['what'], at: number): Deadline => ({
  match: matchId('m'),
  question: questionId(1),
  seat: seatId('red'),
  what,
  at: instant(at),
});

/** A ticker without a timer over rows in memory. */
function world(rows: Deadline[]) {
  const at = { now: 0, heard: 0, may: true };
  const did: string[] = [];
  const take = (one: Deadline) => rows.splice(rows.indexOf(one), 1);
  const ticker = createTicker(
    {
      store: {
        fallen: (upTo) => Promise.resolve(rows.filter((one) => one.at <= upTo).sort((a, b) => a.at - b.at)),
        nextDeadline: () => Promise.resolve(null),
        settleDeadline: (one) => {
          did.push('dropped');
          take(one);
          return Promise.resolve();
        },
      },
      referee: {
        timeUp: (one) => {
          did.push(`up ${one.at}`);
          const isUp = one.seat === seatId('red');
          if (isUp) take(one);
          return Promise.resolve(isUp);
        },
        remind: (one) => {
          did.push(one.what);
          take(one);
          return Promise.resolve();
        },
      },
      now: () => instant(at.now),
      heardAt: () => instant(at.heard),
      ask: () => did.push('ask'),
      mayDecide: () => at.may,
      log: { error: () => undefined },
    },
    { timer: false },
  );
  const tick = async (now: number, heard = now) => {
    at.now = now;
    at.heard = heard;
    did.length = 0;
    await ticker.tick();
    return [...did];
  };
  return { at, tick };
}

describe('a deadline', () => {
  test('is decided three seconds late, and no sooner', async () => {
    const { tick } = world([row('due', 10_000)]);
    expect(await tick(9_999)).toEqual([]);
    expect(await tick(10_000)).toEqual([]);
    expect(await tick(12_999)).toEqual([]);
    expect(await tick(13_000)).toEqual(['up 10000']);
    expect(await tick(20_000)).toEqual([]);
  });

  test('waits until Discord has been heard from, which is asked for', async () => {
    const { tick } = world([row('due', 10_000)]);
    expect(await tick(13_000, 12_999)).toEqual(['ask']);
    expect(await tick(13_100, 12_999)).toEqual([]);
    expect(await tick(14_000, 12_999)).toEqual(['ask']);
    expect(await tick(14_100, 14_050)).toEqual(['up 10000']);
  });

  test('is not decided while outages are still to be credited, or another is on duty', async () => {
    const { tick, at } = world([row('due', 10_000)]);
    at.may = false;
    expect(await tick(99_000)).toEqual([]);
    at.may = true;
    expect(await tick(99_000)).toEqual(['up 10000']);
  });

  test('that is none after all is dropped, and does not come up for ever', async () => {
    const { tick } = world([{ ...row('due', 10_000), seat: seatId('blue') }]);
    expect(await tick(13_000)).toEqual(['up 10000', 'dropped']);
    expect(await tick(14_000)).toEqual([]);
  });
});

test('reminders go out at their time, in order', async () => {
  const { tick } = world([row('warn', 9_000), row('half', 5_000), row('due', 24_000)]);
  expect(await tick(4_999)).toEqual([]);
  expect(await tick(9_000)).toEqual(['half', 'warn']);
});
