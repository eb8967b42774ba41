import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { turnOrder } from '../../../../src/rules/kernel/alternation.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import type { Twist } from '../../../../src/rules/battletech/standard/types.js';
import { beginFire, boardOf, hex } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, roll, type FullPiece } from '../../../support/standard.js';
import { decideOrder } from '../../../support/deciding.js';

/** What the text of the turn sequence leaves open, and how it is ruled. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const DEFENDER = seatId('defender');
const sum = (order: readonly number[], side: number): number => order.filter((one) => one === side).length;

describe('Rulings of the turn sequence', () => {
  it('AMB-SEQ-01 twice as many means at least twice as many: the ratio is rounded down', () => {
    expect(turnOrder([2, 3], 'ratio')).toEqual([0, 1, 0, 1, 1]);
    expect(turnOrder([2, 5], 'ratio')).toEqual([0, 1, 1, 0, 1, 1, 1]);
  });

  it('AMB-SEQ-02 the ratio is taken anew before each pair, so that no unit is left over', () => {
    for (let few = 1; few <= 6; few++) {
      for (let many = few; many <= 13; many++) {
        const order = turnOrder([few, many], 'ratio');
        expect([sum(order, 0), sum(order, 1)]).toEqual([few, many]);
        // The smaller side never acts twice in a row, and the larger has the last word.
        expect(order.some((side, i) => side === 0 && order[i + 1] === 0)).toBe(false);
        expect(order.at(-1)).toBe(1);
      }
    }
  });

  it('AMB-SEQ-04 attacks are resolved in the order declared, or all of the loser’s first (resolutionOrder)', () => {
    const shots = (resolutionOrder: string): readonly string[] => {
      const play = beginFull({
        pieces: [HBK, { ...HBK, unit: 'HBK-4G=Two', at: '0712 N' }, ENF, { ...ENF, unit: 'ENF-4R=Four', at: '0708 S' }],
        options: { resolutionOrder },
      });
      passTo(play, 'attack');
      play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
      play.give('attacker', attack('ENF-4R', 'HBK-4G', 'B'));
      play.give('defender', attack('Two', 'ENF-4R', 'B'));
      roll(play, 'attacker', attack('Four', 'HBK-4G', 'B'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6]);
      return play.events('ShotFired').map(({ unit }) => unit);
    };
    expect(shots('declaration')).toEqual(['HBK-4G', 'ENF-4R', 'Two', 'Four']);
    expect(shots('loserFirst')).toEqual(['HBK-4G', 'Two', 'ENF-4R', 'Four']);
  });

  it('AMB-SEQ-05 the torso turns by one hexside, left or right, and no further', () => {
    const bearing = (at: string): readonly Twist[] => {
      const play = beginFull({ pieces: [HBK, { ...ENF, at }] });
      const orders = ([-1, 0, 1] as const).map((twist) => attack('HBK-4G', 'ENF-4R', 'A', { twist }));
      passTo(play, 'attack');
      const order = { by: 'seat', seat: DEFENDER, at: 0 } as const;
      return orders
        .filter((command) => decideOrder(battletech, play.match, { ...order, command }, scriptedDice([])).ok)
        .map(({ twist }) => twist);
    };
    expect(bearing('0808 S')).toEqual([-1, 0, 1]);
    expect(bearing('1013 S')).toEqual([1]);
    expect(bearing('0613 S')).toEqual([-1]);
    expect(bearing('0815 S')).toEqual([]);
  });

  it('AMB-SEQ-06 at quick-start level no torso turns', () => {
    const play = beginFire({ pieces: [HBK, ENF] });
    expect(play.refused('defender', attack('HBK-4G', 'ENF-4R', 'A', { twist: 1 })).code).toBe(
      'match/another-order-is-due',
    );
    expect(play.unit('HBK-4G').body).toBeUndefined();
  });

  it('AMB-SEQ-09 on a split line one side counts for all of it, or each pair by itself (splitLine)', () => {
    const board = boardOf({ '0402': 2, '0603': 1 });
    const seen = (splitLine: 'side' | 'pair') =>
      sight(board, { losCornerTouch: 'touch', splitLine, partialCover: 'legs' }, hex('0303'), hex('0703'));
    expect(seen('side')).toMatchObject({ points: 2, visible: true });
    expect(seen('pair')).toMatchObject({ points: 3, visible: false });
  });
});
