import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import { ROLES } from '../../../../src/games/battletech/library/unit-fields.js';

/** What the units that are shipped are meant for in battle (issue 16, item 3). */

const stock = stockOf(fileURLToPath(new URL('../../../../scenarios/battletech/', import.meta.url)));
const units = [...stock.units.values()];

describe('the roles of the units that are shipped', () => {
  test('issue 16, item 3: each has one that players sort units by, but for three of which no list knows any', () => {
    const without = units.flatMap(({ label, file }) => (ROLES.some((role) => role === file.role) ? [] : [label]));
    expect(without).toEqual(['MOTOR-RIFLE', 'RESGATE-LMG', 'TUNNEL-RAT-GL']);
  });

  test.each([
    ['FOOT-RIFLE', 'ambusher'],
    ['LRM-CARRIER', 'missile-boat'],
    ['AS7-D', 'juggernaut'],
    ['LCT-1V', 'scout'],
    ['PXH-1', 'skirmisher'],
    ['RFL-3N', 'sniper'],
    ['MADCAT', 'brawler'],
  ])('issue 16, item 3: %s is of the role %s', (label, role) => {
    expect(units.find((unit) => unit.label === label)?.file.role).toBe(role);
  });
});
