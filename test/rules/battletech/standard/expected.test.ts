import { describe, expect, test } from 'vitest';
import { hitDamage } from '../../../../src/rules/battletech/standard/expected.js';
import { troopersHit } from '../../../../src/rules/battletech/standard/infantry-tables.js';
import { roundsOf, standardRounds } from '../../../../src/rules/battletech/standard/munitions.js';
import type { Munition } from '../../../../src/rules/battletech/standard/types.js';
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

  test.each([
    ['what heats', 'flamer', null, 'heat'],
    ['infernos', 'srm-2', 'inferno', 'normal'],
    ['a pod', 'narc', 'standard', 'normal'],
    ['a mark', 'tag', null, 'normal'],
  ] as const)('%s deals none', (_, id, munition, mode) => {
    expect(hitDamage(mount(id), munition, mode)).toEqual({ most: 0, average: 0 });
  });

  test('ADV-07 of what glances: half as one, fewer of a cluster, in the share of the hits that do', () => {
    const at = (id: string, glancing: number, mode: 'normal' | 'double' = 'normal') =>
      hitDamage(mount(id), null, mode, 'short', { glancing });
    expect(at('medium-laser', 1)).toEqual({ most: 5, average: 36 * 2 });
    expect(at('medium-laser', 0.5)).toEqual({ most: 5, average: 18 * 7 });
    // 4 less: 3 up to a 7, 4 on 8, 6 on 9 to 12 and so on.
    expect(at('lrm-10', 1)).toEqual({
      most: 10,
      average: 3 * (1 + 2 + 3 + 4 + 5) + 3 * 6 + 4 * 5 + 6 * 4 + 6 * 3 + 6 * 2 + 6,
    });
    expect(at('ultra-ac-5', 1, 'double').average).toBe(5 * (35 + 2));
  });

  test('UNI-52 suits together: all that lock strike with every missile, others by the cluster table', () => {
    const by = (id: string, troopers: number) => hitDamage(mount(id), null, 'normal', 'short', { troopers });
    expect(by('streak-srm-2', 3)).toEqual({ most: 12, average: 36 * 12 });
    expect(by('streak-srm-2', 1)).toEqual({ most: 4, average: 36 * 4 });
    // Two lasers of 3: one strikes up to a 7, both from an 8 on.
    expect(by('small-laser', 2)).toEqual({ most: 6, average: 3 * (21 + 2 * 15) });
  });
});

test('WPN-16 armour-piercing and precision rounds take twice the room, one fits anywhere', () => {
  const kinds = ['standard', 'armor-piercing', 'precision', 'cluster'] as const;
  expect(kinds.map((kind) => standardRounds(5, kind))).toEqual([5, 10, 10, 5]);
  expect(kinds.map((kind) => roundsOf(5, kind))).toEqual([5, 2, 2, 5]);
  expect(kinds.map((kind) => roundsOf(1, kind))).toEqual([1, 1, 1, 1]);
});

test('UNI-44 UNI-45 the troopers that a shot hits: a tenth, of pellets one more, of pulses two, of a rack a fifth', () => {
  const hits = (id: string, munition: Munition | null = null) => troopersHit(mount(id).weapon, munition);
  expect([hits('ac-20'), hits('medium-laser'), hits('ppc')]).toEqual([2, 1, 1]);
  expect([hits('lb-10-x', 'cluster'), hits('lb-10-x', 'standard')]).toEqual([2, 1]);
  expect([hits('medium-pulse-laser'), hits('large-pulse-laser')]).toEqual([3, 3]);
  expect([hits('lrm-10'), hits('lrm-15'), hits('srm-6')]).toEqual([2, 3, 3]);
});
