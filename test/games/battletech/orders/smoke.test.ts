import { describe, expect, it } from 'vitest';
import { itemCalled } from '../../../../src/games/battletech/library/imports/names.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { formatLine } from '../../../../src/orders/line.js';
import { binId } from '../../../../src/rules/battletech/standard/types.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { hex } from '../../../support/quick-start.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, roll } from '../../../support/standard.js';
import { orders, read } from '../../../orders/typing.js';

const play = beginFull({
  pieces: [
    { unit: 'CPLT-C1', seat: 'defender', at: '0814 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
  ],
  change: armed('CPLT-C1', 'lrm-15@RA', 'smoke'),
});
passTo(play, 'attack');
while (battletech.open(play.match)[0]?.seat !== 'defender') roll(play, 'attacker', { type: 'pass' }, []);
const atHexes = [{ mount: mountId('A'), hex: hex('0807'), mode: 'normal', bin: binId('LT-20') }] as const;

describe('ART-09 missiles of smoke, as they are typed and brought', () => {
  it.each(['A at 0807 smoke', 'A at 0807 from LT-20'])('ART-09 `%s`', (text) => {
    expect(read(play, 'defender', `/declare unit:CPLT-C1 order:${text}`)).toMatchObject({ type: 'attack', atHexes });
  });

  it('ART-09 it is written as it is read, in every language', () => {
    const command = { ...attack('CPLT-C1', '', ''), atHexes };
    for (const locale of LOCALES)
      expect(read(play, 'defender', formatLine(orders.format(command, locale), locale), locale)).toEqual(command);
  });

  it.each([
    ['ISLRM15 Smoke Warhead Ammo', 'lrm-15'],
    ['IS Ammo LRM-15 Smoke', 'lrm-15'],
    ['Clan Ammo SRM-6 Smoke', 'clan-srm-6'],
  ])('ART-09 IMP-02 a file that stows `%s` has them', (text, id) => {
    expect(itemCalled(text, id.startsWith('clan') ? 'clan' : 'inner-sphere')).toMatchObject({
      is: 'ammo',
      id,
      munition: 'smoke',
    });
  });
});
