import { expect, test } from 'vitest';
import { seatId } from '../../../../../src/rules/kernel/ids.js';
import { tally } from '../../../../../src/games/battletech/present/statistics.js';
import { tongueOf } from '../../../../../src/games/battletech/words/index.js';
import { viewOf } from '../battle.js';
import { mined } from './advanced.js';
import { cascading, reactorSet } from './league-scenes.js';

/** Damage that a seat has taken, in the figures of a match: also from what goes off. */

test.each([
  ['HID-05 mines', mined, 'attacker', 10],
  ['CLN-29 a reactor next to it', reactorSet, 'defender', 20],
  // Five of the laser, and two that its own ammunition dealt to who stood beside.
  ['CLN-27 ammunition of its own', cascading, 'attacker', 7],
] as const)('%s counts as damage taken', (_, make, seat, taken) => {
  const play = make();
  const { rows } = tally(play.log, viewOf(play), tongueOf('en', []));
  expect(rows.find((row) => row.seat === seatId(seat))?.cells[5]).toBe(String(taken));
});
