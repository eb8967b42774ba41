import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';
import { codeOf, orders, read } from '../../../orders/typing.js';
import { words } from '../present/battle.js';

const play = beginFull({
  pieces: [
    { unit: 'GOL-1H', seat: 'defender', at: '0808 N' },
    { unit: 'HBK-4G', seat: 'attacker', at: '1517 S' },
  ],
});
const typed = (text: string) => read(play, 'defender', `/move unit:GOL-1H order:${text}`);

describe('FIN-21 the side shift, as it is typed', () => {
  test.each([
    ['walk SL', 'Q'],
    ['walk f sr', 'FE'],
    ['run 2SL', 'QQ'],
    ['run SL2', 'QQ'],
    ['walk SBL', 'Z'],
    ['walk sbr', 'V'],
    ['walk FSLF', 'FQF'],
    ['walk Q e', 'QE'],
    ['walk S-R', 'E'],
    ['back', 'B'],
  ])('J-08 `%s`', (text, steps) => {
    expect(typed(text)).toMatchObject({ type: 'move', steps });
  });

  test('J-08 what is no step names the shifts to four legs; without a mode it is asked for', () => {
    expect(codeOf(typed('walk 2S'))).toBe('orders/not-a-step-of-four-legs');
    expect(codeOf(typed('walk SBX4'))).toBe('orders/not-a-step-of-four-legs');
    expect(codeOf(typed('SL F'))).toBe('orders/mode-missing');
    expect(codeOf(read(play, 'attacker', '/move unit:HBK-4G order:walk 2S'))).toBe('orders/not-a-step');
  });

  test('J-08 it is written as it is read, in every language', () => {
    const move = { type: 'move', unit: unit('GOL-1H'), mode: 'walk', steps: 'QQE', exit: false } as const;
    for (const locale of LOCALES) {
      const { options } = orders.format(move, locale);
      expect(read(play, 'defender', `/move unit:GOL-1H order:${options['order'] ?? ''}`, locale)).toEqual(move);
    }
  });

  test('J-08 its buttons say where it leads and what it takes', () => {
    const view = battletech.view(play.match, seated(seat('defender')));
    const choice = battletech.choices(view, seat('defender'), { unit: 'GOL-1H', mode: 'walk', path: '' });
    if (choice.kind !== 'path') throw new Error(choice.kind);
    const labels = LOCALES.map((locale) =>
      choice.steps
        .filter(({ value }) => 'QZ'.includes(value))
        .map((option) => words.option('path', option, view, locale).label),
    );
    expect(labels).toEqual([
      ['Shift ahead left (2 MP)', 'Shift back left (2 MP)'],
      ['Décalage avant gauche (2 MP)', 'Décalage arrière gauche (2 MP)'],
      ['Вбок: вперёд влево (2 MP)', 'Вбок: назад влево (2 MP)'],
    ]);
  });

  test('J-08 no caption, order or log line shows the letters that stand for a shift', () => {
    const move = { type: 'move', unit: unit('GOL-1H'), mode: 'walk', steps: 'QFEE', exit: false } as const;
    expect(orders.format(move, 'en').options['order']).toContain('SL F 2SR');
    const view = battletech.view(play.match, seated(seat('defender')));
    const choice = battletech.choices(view, seat('defender'), { unit: 'GOL-1H', mode: 'walk', path: '' });
    const draft = {
      kind: 'map',
      crop: 'whole',
      overlay: { kind: 'draft', unit: move.unit, mode: 'walk', steps: 'FQZ' },
    } as const;
    for (const locale of LOCALES) {
      const stretch = { before: view, after: view, events: [] };
      expect(words.alt(draft, stretch, locale)).toContain('F SL SBL');
      expect(words.command({ ...move, steps: 'VVVVVVVVVVVV' }, view, locale)).toContain('SBR SBR');
      if (choice.kind !== 'path') throw new Error(choice.kind);
      expect(words.path(choice, view, locale)).toContain('SBR 2 MP');
    }
  });
});
