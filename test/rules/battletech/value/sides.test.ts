import { expect, test } from 'vitest';
import { stockUnit, unitSchema } from '../../../../src/games/battletech/library/unit.js';
import { battleValue } from '../../../../src/rules/battletech/value/battle-value.js';
import { VEDETTE } from '../../../support/unit-files.js';

test.each([
  ['TU', 'RR', 1, 1],
  ['LS', 'RR', 1, 1],
  ['FR', 'RR', 1, 0.5],
  ['RR', 'FR', 1, 0.5],
  ['RR', 'LS', 1, 1],
  ['RR', 'TU', 1, 1],
])(
  'BV-10 a cannon to %s counts beside a machine gun to %s: what is behind against what is ahead alone',
  (cannon, gun, cannonCounts, gunCounts) => {
    const file = {
      ...VEDETTE,
      weapons: [
        { weapon: 'ac-5', location: cannon },
        { weapon: 'machine-gun', location: gun },
      ],
    };
    const { standard } = stockUnit(unitSchema.parse(file)).outfits;
    const { weapons } = (standard && battleValue(standard))?.offence ?? expect.unreachable();
    expect(weapons.map(({ worth }) => worth)).toEqual([70 * cannonCounts, 5 * gunCounts]);
  },
);
