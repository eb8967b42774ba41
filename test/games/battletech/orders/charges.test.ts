import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat } from '../../../support/quick-start.js';
import { beginFull, step } from '../../../support/standard.js';
import { orders, read } from '../../../orders/typing.js';

describe('charges and deaths from above, as they are typed', () => {
  test('SEQ-13 who is to come down on an enemy flies to it by the shortest way, with MP for a longer one', () => {
    const near = beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
      ],
    });
    near.give('defender', step('HCT-3F', 'walk', ''));
    expect(read(near, 'attacker', '/move unit:ENF-4R order:death from above HCT-3F')).toMatchObject({
      steps: 'FF',
      charge: 'HCT-3F',
    });
  });

  test('AMB-SEQ-23 a charge is suggested where it can be reached, not at one whom another charges already', () => {
    const pair = beginFull(
      {
        pieces: [
          { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
          { unit: 'HBK-4G', seat: 'defender', at: '0804 S' },
          { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
        ],
      },
      [6, 6, 1, 1],
    );
    const charges = (): readonly string[] => {
      const view = battletech.view(pair.match, seated(seat('defender')));
      const typed = { command: 'move', options: { unit: 'HCT-3F', order: '' } } as const;
      const suggested = orders.complete(typed, 'order', 'en', view, seat('defender'));
      return suggested.map(({ value }) => value).filter((value) => value.endsWith('ENF-4R'));
    };
    pair.give('attacker', step('ENF-4R', 'walk', ''));
    expect(charges()).toEqual(['charge ENF-4R', 'death from above ENF-4R']);
    pair.give('defender', step('HBK-4G', 'run', 'FF', { charge: 'ENF-4R' }));
    expect(charges()).toEqual([]);
  });
});
