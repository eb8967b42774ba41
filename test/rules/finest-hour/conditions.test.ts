import { expect, test } from 'vitest';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
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
