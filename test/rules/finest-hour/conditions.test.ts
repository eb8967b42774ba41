import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/rules/finest-hour/commands.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { sortie } from '../../support/finest-hour.js';

const red = seatId('red');

test('an order kept until a turn holds from that turn on, and one kept until then no longer does', () => {
  const play = sortie({
    planes: [
      { unit: 'R1', at: [50, 60] },
      { unit: 'B1', at: [110, 5] },
    ],
  });
  const view = finestHour.view(play.match, seated(red));
  const holds = (from: number, not = false) => finestHour.holds(view, red, { is: 'turn', not, from });
  expect(view.game.turn).toBe(1);
  expect([1, 2].map((from) => holds(from))).toEqual([true, false]);
  expect([1, 2].map((from) => holds(from, true))).toEqual([false, true]);
});

describe('what its seat sees of aircraft', () => {
  const play = sortie({
    planes: [
      { unit: 'R1', at: [50, 60], heading: 90 },
      { unit: 'R2', at: [10, 10], heading: 90 },
      { unit: 'B1', at: [60, 60], heading: 0 },
    ],
  });
  const view = finestHour.view(play.match, seated(red));
  const aircraft = view.game.aircraft.map((one) => (one.id === unitId('R2') ? { ...one, burning: true } : one));
  const seen = { ...view, game: { ...view.game, aircraft } };
  const [R1, R2, B1] = [unitId('R1'), unitId('R2'), unitId('B1')];

  test.each([
    ['an enemy 10 cm away is within 10', { is: 'enemy-within', steps: 10_000, unit: null }, true],
    ['and not within a hundredth less', { is: 'enemy-within', steps: 9_990, unit: null }, false],
    ['nor near the other of its aircraft', { is: 'enemy-within', steps: 10_000, unit: R2 }, false],
    ['the gun ahead bears on it', { is: 'bears', unit: R1 }, true],
    ['that of the other does not', { is: 'bears', unit: R2 }, false],
    ['one burns', { is: 'burning', unit: R2 }, true],
    ['any will do where none is named', { is: 'burning', unit: null }, true],
    ['the other does not', { is: 'burning', unit: R1 }, false],
    ['an enemy is none of its own', { is: 'enemy-within', steps: 100_000, unit: B1 }, false],
  ] as const)('%s', (_, condition, expected) => {
    const holds = (not: boolean) => finestHour.holds(seen, red, { ...condition, not } satisfies Condition);
    expect([holds(false), holds(true)]).toEqual([expected, !expected]);
  });
});
