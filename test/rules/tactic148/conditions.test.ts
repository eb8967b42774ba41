import { describe, expect, test } from 'vitest';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { Condition } from '../../../src/rules/tactic148/commands.js';
import { baseRadius } from '../../../src/rules/tactic148/options.js';
import { steps } from '../../../src/rules/geometry/plane/point.js';
import { begin, piece, wall } from '../../support/tactic148.js';

/** What an order that is kept for later may depend on, as its seat sees the table. */

type Asked = Condition extends infer C ? (C extends Condition ? Omit<C, 'not'> : never) : never;

const US = seatId('us');
const play = begin({
  figures: [
    { unit: 'US1', card: 'rifleman', at: [10, 20] },
    { unit: 'US2', card: 'rifleman', at: [30, 30] },
    { unit: 'VG1', card: 'grenadier', at: [10, 10] },
    { unit: 'VG2', card: 'grenadier', at: [2, 2] },
  ],
  pieces: [piece('house', 'obstruction', wall(20, 20, 28, 24))],
}).mark('US2', { wounded: true });

/** Whether a condition holds for us, and that its contrary then does not. */
function holds(condition: Asked): boolean {
  const view = tactic148.view(play.match, seated(US));
  const is = (not: boolean) => tactic148.holds(view, US, { ...condition, not });
  expect(is(true)).toBe(!is(false));
  return is(false);
}

const [ONE, TWO] = [unitId('US1'), unitId('US2')];
/** So far apart are the edges of their bases. */
const APART = steps(10) - 2 * baseRadius(play.game.options);

describe('a condition of a kept order', () => {
  test.each([
    ['the round is 1, from round 1 on', { is: 'round', from: 1 }, true],
    ['but not from round 2 on', { is: 'round', from: 2 }, false],
    ['an enemy is so near, edge to edge', { is: 'enemy-within', steps: APART, unit: null }, true],
    ['and no nearer', { is: 'enemy-within', steps: APART - 1, unit: null }, false],
    ['nor so near to a friend far off', { is: 'enemy-within', steps: APART, unit: TWO }, false],
    ['it stands in sight', { is: 'in-sight', unit: ONE }, true],
    ['and not for who stands behind a house', { is: 'in-sight', unit: TWO }, false],
    ['the one is wounded', { is: 'wounded', unit: TWO }, true],
    ['the other is not', { is: 'wounded', unit: ONE }, false],
    ['any of the seat’s will do where none is named', { is: 'wounded', unit: null }, true],
    ['an enemy is none of the seat’s own', { is: 'in-sight', unit: unitId('VG1') }, false],
  ] as const)('T48-49 %s', (_, condition, expected) => {
    expect(holds(condition)).toBe(expected);
  });
});
