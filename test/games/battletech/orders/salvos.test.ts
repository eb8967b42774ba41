import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Round } from '../../../../src/rules/battletech/standard/gun-tables.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { hex, seat } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';
import { codeOf, orders, read } from '../../../orders/typing.js';
import { viewOf, words } from '../present/battle.js';

const begin = () =>
  beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options: { artillery: 'long-tom' },
  });
const call = (at: string | null, round: Round = 'high-explosive') =>
  ({ type: 'bombard', hex: at === null ? null : hex(at), round }) as const;

describe('calling for artillery, as it is typed', () => {
  test('ART-02 `/declare order:artillery 0808 homing` is read in every language, the round before or behind the hex', () => {
    const play = begin();
    const typed = (text: string) => read(play, 'defender', `/declare order:${text}`);
    expect(typed('artillery 0808')).toEqual(call('0808'));
    expect(typed('artillery homing 0808')).toEqual(call('0808', 'homing'));
    expect(typed('artillerie 0808 fumigène')).toEqual(call('0808', 'smoke'));
    expect(typed('артиллерия 0808 дым')).toEqual(call('0808', 'smoke'));
    expect(typed('artillery none')).toEqual(call(null));
    expect(codeOf(typed('artillery'))).toBe('orders/hex-missing');
    expect(codeOf(typed('artillery HBK-4G'))).toBe('orders/word-unknown');
    expect(codeOf(typed('artillery 1640'))).toBe('orders/hex-off-map');
  });

  test('ART-02 it is written as it is read', () => {
    const play = begin();
    for (const locale of ['en', 'fr', 'ru'] as const)
      for (const one of [call('0808'), call('0101', 'homing'), call('0203', 'smoke'), call(null)]) {
        const { options } = orders.format(one, locale);
        expect(read(play, 'defender', `/declare order:${options.order ?? ''}`)).toEqual(one);
      }
  });

  test('ART-03 what is suggested, and what it promises', () => {
    const play = begin();
    const view = battletech.view(play.match, seated(seat('defender')));
    const typed = { command: 'declare', options: { order: '' } } as const;
    expect(orders.complete(typed, 'order', 'en', view, seat('defender')).map(({ value }) => value)).toEqual([
      'artillery none',
      'artillery 0801',
      'artillery 0801 homing',
      'artillery 0801 smoke',
    ]);
    expect(words.figures(call('0801'), view, 'en').join()).toMatch(/^hits on 11\+/);
    expect(words.command(call('0801', 'smoke'), viewOf(play), 'fr')).toContain('0801');
  });
});
