import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit, type Play } from '../../../support/quick-start.js';
import { beginFull, passTurn, step } from '../../../support/standard.js';
import { codeOf, orders, read } from '../../../orders/typing.js';

/** A turn later a Hatchetman lies that had dropped prone, facing south. */
function lying(carefulStand: string): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HCT-3F', seat: 'defender', at: '0810 S' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options: { carefulStand },
  });
  play.give('defender', step('HCT-3F', 'walk', '', { prone: true }));
  passTurn(play);
  return play;
}

function suggested(play: Play): readonly string[] {
  const view = battletech.view(play.match, seated(seat('defender')));
  const typed = { command: 'move', options: { unit: 'HCT-3F', order: '' } } as const;
  return orders.complete(typed, 'order', 'en', view, seat('defender')).map(({ value }) => value);
}

describe('the careful stand, as it is typed', () => {
  test('AMB-SEQ-24 `/move order:careful stand` is read with a facing or without, written in every language, suggested where it is allowed', () => {
    const play = lying('on');
    const order = (facing: number) => ({ type: 'careful-stand', unit: 'HCT-3F', facing });
    const typed = (text: string) => read(play, 'defender', `/move unit:HCT-3F order:${text}`);
    expect(typed('careful stand NE')).toEqual(order(1));
    expect(typed('stand up carefully')).toEqual(order(3));
    expect(typed('se relever prudemment SW')).toEqual(order(4));
    expect(typed('осторожно встать N')).toEqual(order(0));
    expect(codeOf(typed('careful stand run'))).toBe('orders/not-a-facing');
    expect(codeOf(typed('careful stand NE 2F'))).toBe('orders/word-unknown');
    for (const [locale, text] of [
      ['en', 'careful stand NE'],
      ['fr', 'se relever prudemment NE'],
      ['ru', 'встать осторожно NE'],
    ] as const)
      expect(orders.format({ type: 'careful-stand', unit: unit('HCT-3F'), facing: 1 }, locale)).toEqual({
        command: 'move',
        options: { unit: 'HCT-3F', order: text },
      });
    expect(suggested(play)).toContain('careful stand');
    expect(suggested(lying('off'))).not.toContain('careful stand');
  });
});
