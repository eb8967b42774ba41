import { expect, test } from 'vitest';
import { createTime } from '../../src/clock/time.js';
import { instant } from '../../src/match/header.js';

/** A host whose clock can be set, and one that nobody sets. */
function host(start: number) {
  const at = { wall: start, steady: 1000 };
  return { at, time: createTime({ wall: () => at.wall, steady: () => at.steady }) };
}

test('a jump of the host’s clock moves nothing', () => {
  const { at, time } = host(50_000);
  at.wall += 3 * 3_600_000;
  at.steady += 10;
  expect(time.now()).toBe(50_010);
  at.wall = 0;
  expect(time.now()).toBe(50_010);
});

test('after a sleep of the machine Discord’s own time is believed', () => {
  const { time } = host(50_000);
  time.atLeast(instant(49_000));
  expect(time.now()).toBe(50_000);
  time.atLeast(instant(90_000));
  expect(time.now()).toBe(90_000);
});

test('a clock that goes wrong from the start is set right, forward and back; a few seconds are let be', () => {
  const { time } = host(50_000);
  time.isNow(instant(53_000));
  expect(time.now()).toBe(50_000);
  time.isNow(instant(10_000_000));
  expect(time.now()).toBe(10_000_000);
  time.isNow(instant(70_000));
  expect(time.now()).toBe(70_000);
});
