import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat } from '../../../support/quick-start.js';
import { attack, beginFull, passTo } from '../../../support/standard.js';
import { COLUMN_SHIFTS } from '../../../../src/rules/battletech/standard/types.js';
import { formatLine } from '../../../../src/orders/line.js';
import { codeOf, orders, read, round } from '../../../orders/typing.js';

/** What shots are aimed at and where their columns are shifted to, as it is typed. */

const duel = (options: Readonly<Record<string, string>> = {}) =>
  beginFull({
    pieces: [
      { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' },
    ],
    options,
  });

describe('CLN-32, CLN-42 aims and shifts', () => {
  test.each([
    ['target:ENF-4R weapons:A B aim:high', { shots: [{ aim: 'high' }, { aim: 'high' }] }],
    ['target:ENF-4R weapons:A B aim:ct order:A aim left', { shots: [{ aim: 'left' }, { aim: 'CT' }] }],
    ['target:ENF-4R weapons:A B order:column weak', { shots: [{ shift: 'weak' }, { shift: 'weak' }] }],
    ['target:ENF-4R order:A column left; B aim CT column right', { shots: [{ shift: 'left' }, { shift: 'right' }] }],
  ])('CLN-32, CLN-42 `/declare %s`', (text, meant) => {
    expect(read(duel(), 'defender', `/declare unit:HCT-3F ${text}`)).toMatchObject({ type: 'attack', ...meant });
  });

  test('CLN-32 `aim:` is offered what can be aimed at, and is refused where nothing is aimed', () => {
    const play = duel({ aimedShots: 'on' });
    play.alter('HCT-3F', (one) => ({
      ...one,
      body: { ...one.body, pilot: { ...one.body.pilot, bonuses: { gunnery: 2 } } },
    }));
    passTo(play, 'attack');
    const offered = (command: 'declare' | 'odds', locale: (typeof LOCALES)[number]) =>
      orders
        .complete(
          { command, options: { unit: 'HCT-3F', target: 'ENF-4R', aim: '' } },
          'aim',
          locale,
          battletech.view(play.match, seated(seat('defender'))),
          seat('defender'),
        )
        .map(({ value }) => value);
    expect(offered('odds', 'en')).toEqual(['high', 'low', 'left', 'right']);
    for (const locale of LOCALES)
      for (const aim of offered('declare', locale))
        expect(read(play, 'defender', `/declare unit:HCT-3F target:ENF-4R weapons:A aim:${aim}`, locale)).toMatchObject(
          {
            shots: [{ mount: 'A' }],
          },
        );
    expect(codeOf(read(play, 'defender', '/declare unit:HCT-3F target:ENF-4R weapons:A aim:high low'))).toBe(
      'orders/word-unknown',
    );
    const striking = duel();
    passTo(striking, 'strike');
    expect(codeOf(read(striking, 'defender', '/declare unit:HCT-3F target:ENF-4R aim:CT order:kick right'))).toBe(
      'orders/option-unused',
    );
  });

  test('CLN-42 a shift is written in one language and read back in any', () => {
    const play = duel();
    for (const shift of COLUMN_SHIFTS)
      for (const aim of [null, 'high', 'CT'] as const)
        for (const [i, writer] of LOCALES.entries()) {
          const { shots, ...rest } = attack('HCT-3F', 'ENF-4R', 'A B', { aim });
          const given = { ...rest, shots: shots.map((shot, s) => (s === 0 ? { ...shot, shift } : shot)) };
          expect(round(play, 'defender', given, writer)).toEqual(given);
          const line = formatLine(orders.format(given, writer), writer);
          expect(read(play, 'defender', line, LOCALES[(i + 1) % LOCALES.length])).toEqual(given);
        }
  });
});
