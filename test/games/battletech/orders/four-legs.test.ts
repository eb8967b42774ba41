import { expect, test } from 'vitest';
import { orders, read } from '../../../orders/typing.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';

/** What 'Mechs on four legs are told, written as it is read. */

test.each([
  ['kick left', 'LL'],
  ['kick LA', 'LA'],
] as const)('UNI-71 of four legs all reach into the hex of their own: `%s` with %s', (text, limb) => {
  const play = beginFull({
    pieces: [
      { unit: 'GOL-1H', seat: 'defender', at: '0810 N' },
      { unit: 'ELEMENTAL-LASER', seat: 'attacker', at: '0810 N' },
    ],
  });
  const target = unit('ELEMENTAL-LASER');
  const command = { type: 'strike', unit: unit('GOL-1H'), blows: [{ kind: 'kick', limb, target }] } as const;
  expect(orders.format(command, 'en').options.order).toBe(text);
  expect(read(play, 'defender', `/declare unit:GOL-1H target:${target} order:${text}`)).toEqual(command);
});
