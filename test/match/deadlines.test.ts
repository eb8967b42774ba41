import { expect, test } from 'vitest';
import { deadlinesOf } from '../../src/match/deadlines.js';
import { newClock, type ClockSettings, type ClockState } from '../../src/rules/kernel/clock.js';
import type { QuestionId } from '../../src/rules/kernel/ids.js';
import { seatId } from '../../src/rules/kernel/ids.js';

/** What falls due of a question whose time runs from instant 0. */

const HOUR = 3_600_000;
const DAYS = { turn: 24 * HOUR, reaction: 4 * HOUR, bank: 0 };
const SEAT = seatId('attacker');

function running(settings: ClockSettings, allowance: number, banked: boolean): ClockState {
  const clock = newClock(settings, [SEAT]);
  if (!clock) throw new Error('no clock');
  const question = 'q1' as QuestionId;
  return { ...clock, running: [{ question, seat: SEAT, since: 0, allowance, banked }] };
}

const due = (clock: ClockState) => deadlinesOf(clock, 0).map(({ what, at }) => [what, at]);

test('CLN-51 a minute of the chrono warns 15 s before it is over', () => {
  const chrono = { kind: 'chrono', name: 60_000, move: 180_000, designateTimeout: 'next', ...DAYS } as const;
  expect(due(running(chrono, 60_000, false))).toEqual([
    ['warn', 45_000],
    ['due', 60_000],
  ]);
});

test('CLN-51 what it does not time has reminders at half and at nine tenths', () => {
  expect(due(running({ kind: 'correspondence', ...DAYS }, DAYS.turn, true))).toEqual([
    ['half', 12 * HOUR],
    ['ninety', 21.6 * HOUR],
    ['due', 24 * HOUR],
  ]);
});
