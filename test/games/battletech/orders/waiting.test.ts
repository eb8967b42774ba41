import { expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { ordersOf } from '../../../../src/orders/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { beginFull, type FullPiece } from '../../../support/standard.js';

const PIECES: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'defender', at: '0810 N', hidden: true },
  { unit: 'LCT-1V', seat: 'defender', at: '1517 N' },
  { unit: 'FS9-S', seat: 'attacker', at: '0804 S' },
];

test.each(LOCALES)('HID-02 what a hidden unit waits for is declared as well as ordered, in %s', (locale) => {
  const { match } = beginFull({ pieces: PIECES, options: { hidden: 'on', overwatch: 'sight' } });
  const view = battletech.view(match, seated(seat('defender')));
  const orders = ordersOf('battletech');
  const command = { type: 'lie-in-wait', unit: unit('HBK-4G'), orders: { order: 'overwatch', within: 6 } } as const;
  const typed = orders.format(command, locale);
  for (const by of ['move', 'declare'] as const)
    expect(orders.parse({ ...typed, command: by }, locale, view, seat('defender'))).toEqual({
      ok: true,
      value: command,
    });
});
