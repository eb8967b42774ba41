import { describe, expect, test } from 'vitest';
import { hitDamage } from '../../../../src/rules/battletech/standard/expected.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { StandardMount } from '../../../../src/rules/battletech/record-sheet.js';

function mount(id: string): StandardMount {
  const weapon = fullWeaponOf(id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return { id: 'A' as MountId, weapon, location: 'RT' };
}

describe('what a hit deals on average, in parts of 36', () => {
  test.each([
    ['ac-20', 20, 20 * 36],
    // (1·3 + 2·3 + 3·4 + (4 + 5 + 6 + 5)·6 + (4 + 3)·8 + (2 + 1)·10)
    ['lrm-10', 10, 227],
    // Two missiles of 2: one strikes up to a 7, both from an 8 on.
    ['srm-2', 4, 2 * (21 + 2 * 15)],
    ['streak-srm-2', 4, 4 * 36],
  ])('%s: at most %i, on average %i', (id, most, average) => {
    expect(hitDamage(mount(id), null)).toEqual({ most, average });
  });

  test('cluster rounds of an LB-X strike with some of their pellets', () => {
    expect(hitDamage(mount('lb-10-x'), 'standard')).toEqual({ most: 10, average: 360 });
    expect(hitDamage(mount('lb-10-x'), 'cluster')).toEqual({ most: 10, average: 227 });
  });
});
