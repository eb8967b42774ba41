import { describe, expect, test } from 'vitest';
import { attackRule } from '../../../../src/rules/battletech/standard/fire-phase.js';
import { strikeRule } from '../../../../src/rules/battletech/standard/physical-phase.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { questionId, sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, seat } from '../../../support/quick-start.js';
import { attack, beginFull, strike, type FullPlay } from '../../../support/standard.js';

/** Orders that were right for all that their seat could see, and are not (C-02). */

const SIDE = sideId('defender');

/** Face to face; a hill that their seat does not know of may stand between them, and a cliff under the other. */
const two = (at: string): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at },
    ],
  });

const raised = ({ full, game }: FullPlay, at: string, level: number) => ({
  ...full,
  game: { ...game, board: { ...game.board, hexes: { [hex(at)]: { woods: 0, level } as const } } },
});

const answered = <Order extends Command>(command: Order, by: 'seat' | 'referee' = 'seat') => [
  { question: questionId(1), seat: seat('defender'), command, by },
];

describe('C-02 an order that comes to nothing is told with its reason, and as none', () => {
  test('C-02 blows at who is out of reach', () => {
    const play = two('0809 S');
    const step = { type: 'strike', side: SIDE } as const;
    const order = answered(strike('HBK-4G', 'ENF-4R', 'kick@RL'));
    expect(strikeRule.run(raised(play, '0809', 3), step, order, scriptedDice([]))).toEqual({
      events: [
        {
          type: 'OrderVoid',
          unit: 'HBK-4G',
          why: { code: 'battletech/blow-level', params: { kind: 'kick', own: 0, theirs: 3 }, rule: 'SEQ-13' },
        },
        { type: 'BlowsDeclared', unit: 'HBK-4G', blows: [], toHits: [], damages: [], by: 'seat' },
      ],
      then: [],
    });
    expect(strikeRule.run(play.full, step, order, scriptedDice([])).events).toMatchObject([
      { type: 'BlowsDeclared', blows: [{ kind: 'kick' }], damages: [10], by: 'seat' },
    ]);
  });

  test('C-02 shots at who is out of sight; what it twists and spots stays', () => {
    const play = two('0806 S');
    const step = { type: 'attack', side: SIDE } as const;
    const order = answered(attack('HBK-4G', 'ENF-4R', 'A', { twist: 1 }), 'referee');
    const { events } = attackRule.run(raised(play, '0808', 4), step, order, scriptedDice([]));
    expect(events).toEqual([
      {
        type: 'OrderVoid',
        unit: 'HBK-4G',
        why: {
          code: 'battletech/ground-between',
          params: { from: '0810', to: '0806', hexes: ['0808'] },
          rule: 'QSR-29',
        },
      },
      {
        type: 'FireDeclared',
        unit: 'HBK-4G',
        twist: 1,
        shots: [],
        spots: null,
        dump: [],
        sinksOff: null,
        unjam: null,
        by: 'referee',
      },
    ]);
    expect(attackRule.run(play.full, step, order, scriptedDice([])).events).toMatchObject([
      { type: 'FireDeclared', twist: 1, shots: [{ mount: 'A', target: 'ENF-4R' }] },
    ]);
  });
});
