import { describe, expect, test } from 'vitest';
import {
  AMMO_AVOID_BY_HEAT,
  CONSCIOUSNESS,
  criticalsOf,
  DEADLY_WOUNDS,
  fallDamage,
  fallen,
  heatEffects,
  inGroups,
  MOVEMENT_LOSS_BY_HEAT,
  SHUTDOWN_AVOID_BY_HEAT,
  TO_HIT_BY_HEAT,
} from '../../../../src/rules/battletech/standard/body-tables.js';
import {
  CLUSTER_HITS,
  CLUSTER_SIZES,
  clusterHits,
  landing,
} from '../../../../src/rules/battletech/standard/hit-tables.js';
import { STRUCTURE, structureOf } from '../../../../src/rules/battletech/standard/structure.js';
import type { AttackedSide } from '../../../../src/rules/battletech/standard/terms.js';
import { ENTRY_COST, TRANSFER, TURN_COST } from '../../../../src/rules/battletech/tables.js';

const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ONE_DIE = [1, 2, 3, 4, 5, 6] as const;
const locations = (table: 'full' | 'punch' | 'kick', side: AttackedSide, rolls: readonly number[]): string =>
  rolls.map((roll) => landing(table, side, roll)?.location).join(' ');

describe('table 7.1.3 hit locations, 2D6', () => {
  test.each([
    ['left', 'LT LL LA LA LL LT CT RT RA RL HD'],
    ['front', 'CT RA RA RL RT CT LT LL LA LA HD'],
    ['rear', 'CT RA RA RL RT CT LT LL LA LA HD'],
    ['right', 'RT RL RA RA RL RT CT LT LA LL HD'],
  ] as const)('%s: %s', (side, row) => {
    expect(locations('full', side, TWO_DICE)).toBe(row);
  });

  test('only a 2 goes through the armour; only from behind the rear armour is struck', () => {
    for (const side of ['front', 'left', 'right', 'rear'] as const) {
      for (const roll of TWO_DICE) {
        expect(landing('full', side, roll)).toMatchObject({ through: roll === 2, rear: side === 'rear' });
      }
    }
    expect(landing('punch', 'front', 2)?.through).toBe(false);
    expect([landing('full', 'front', 1), landing('full', 'front', 13), landing('kick', 'left', 7)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('table 7.2.7 punches and kicks, 1D6', () => {
  test.each([
    ['punch', 'left', 'LT LT CT LA LA HD'],
    ['punch', 'front', 'LA LT CT RT RA HD'],
    ['punch', 'rear', 'LA LT CT RT RA HD'],
    ['punch', 'right', 'RT RT CT RA RA HD'],
    ['kick', 'left', 'LL LL LL LL LL LL'],
    ['kick', 'front', 'RL RL RL LL LL LL'],
    ['kick', 'rear', 'RL RL RL LL LL LL'],
    ['kick', 'right', 'RL RL RL RL RL RL'],
  ] as const)('%s %s: %s', (table, side, row) => {
    expect(locations(table, side, ONE_DIE)).toBe(row);
  });
});

describe('table 7.2.8 cluster hits', () => {
  test.each([
    [2, '1 1 1 1 1 1 2 2 2 2 2'],
    [4, '1 2 2 2 2 3 3 3 3 4 4'],
    [5, '1 2 2 3 3 3 3 4 4 5 5'],
    [6, '2 2 3 3 4 4 4 5 5 6 6'],
    [10, '3 3 4 6 6 6 6 8 8 10 10'],
    [15, '5 5 6 9 9 9 9 12 12 15 15'],
    [20, '6 6 9 12 12 12 12 16 16 20 20'],
  ])('%i missiles: %s', (size, row) => {
    expect(TWO_DICE.map((roll) => clusterHits(size, roll)).join(' ')).toBe(row);
  });

  test('every size hits with more the higher the roll, never with none, and with all on a 12', () => {
    expect(CLUSTER_SIZES).toEqual([...Array.from({ length: 30 }, (_, i) => i + 1), 40]);
    for (const size of CLUSTER_SIZES) {
      const row = CLUSTER_HITS[size] ?? [];
      expect(row, String(size)).toHaveLength(11);
      expect(
        [...row].sort((a, b) => a - b),
        String(size),
      ).toEqual(row);
      expect(row[0], String(size)).toBeGreaterThan(0);
      expect(row[10], String(size)).toBe(size);
    }
  });

  test('a roll beyond the table counts as its end; a size that it does not have gives nothing', () => {
    expect([clusterHits(10, 0), clusterHits(10, 15), clusterHits(35, 7)]).toEqual([3, 10, null]);
  });
});

describe('table 7.2.5 the heat scale', () => {
  test.each([
    [0, 0, 0, null, null],
    [4, 0, 0, null, null],
    [5, 1, 0, null, null],
    [8, 1, 1, null, null],
    [10, 2, 1, null, null],
    [13, 2, 2, null, null],
    [14, 2, 2, 4, null],
    [15, 3, 2, 4, null],
    [17, 3, 3, 4, null],
    [18, 3, 3, 6, null],
    [19, 3, 3, 6, 4],
    [20, 4, 3, 6, 4],
    [22, 4, 3, 8, 4],
    [23, 4, 3, 8, 6],
    [24, 4, 4, 8, 6],
    [25, 5, 4, 8, 6],
    [26, 5, 4, 10, 6],
    [28, 5, 4, 10, 8],
    [29, 5, 4, 10, 8],
  ])('%i: −%i MP, +%i to hit, shutdown %s, ammunition %s', (heat, movementLoss, toHit, shutdownAvoid, ammo) => {
    expect(heatEffects(heat)).toEqual({
      movementLoss,
      toHit,
      shutdownAvoid,
      sureShutdown: false,
      ammoExplosionAvoid: ammo,
    });
  });

  test('from 30 on it shuts down without a roll', () => {
    expect(heatEffects(30)).toMatchObject({ shutdownAvoid: null, sureShutdown: true });
    expect(heatEffects(99)).toMatchObject({ sureShutdown: true, ammoExplosionAvoid: 8 });
  });

  test('every row is worse than the one before', () => {
    for (const rows of [MOVEMENT_LOSS_BY_HEAT, TO_HIT_BY_HEAT, SHUTDOWN_AVOID_BY_HEAT, AMMO_AVOID_BY_HEAT]) {
      rows.slice(1).forEach((row, i) => {
        expect(row.from).toBeGreaterThan(rows[i]?.from ?? 0);
        expect(row.value).toBeGreaterThan(rows[i]?.value ?? 0);
      });
    }
  });
});

describe('the body', () => {
  test('table 7.2.6 consciousness after 1 to 5 wounds; the sixth kills', () => {
    expect(CONSCIOUSNESS).toEqual({ 1: 3, 2: 5, 3: 7, 4: 10, 5: 11 });
    expect(DEADLY_WOUNDS).toBe(6);
  });

  test('table 7.2.4 critical hits: none to 7, one at 8 and 9, two at 10 and 11, three at 12', () => {
    expect(TWO_DICE.map(criticalsOf)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3]);
  });

  test.each([
    [20, 6, 5, 3, 4],
    [25, 8, 6, 4, 6],
    [30, 10, 7, 5, 7],
    [35, 11, 8, 6, 8],
    [40, 12, 10, 6, 10],
    [45, 14, 11, 7, 11],
    [50, 16, 12, 8, 12],
    [55, 18, 13, 9, 13],
    [60, 20, 14, 10, 14],
    [65, 21, 15, 10, 15],
    [70, 22, 15, 11, 15],
    [75, 23, 16, 12, 16],
    [80, 25, 17, 13, 17],
    [85, 27, 18, 14, 18],
    [90, 29, 19, 15, 19],
    [95, 30, 20, 16, 20],
    [100, 31, 21, 17, 21],
  ])('table 7.2.9 %i tons: structure %i/%i/%i/%i', (tons, ct, side, arm, leg) => {
    expect(structureOf(tons, 2)).toEqual({ HD: 3, CT: ct, LT: side, RT: side, LA: arm, RA: arm, LL: leg, RL: leg });
  });

  test('table 7.2.9 there is no other tonnage', () => {
    expect(Object.keys(STRUCTURE)).toHaveLength(17);
    expect([structureOf(15, 2), structureOf(52, 2), structureOf(105, 2)]).toEqual([null, null, null]);
  });

  test('table 7.1.6 damage goes on inward', () => {
    expect(TRANSFER).toMatchObject({ HD: null, CT: null, LT: 'CT', RT: 'CT', LA: 'LT', RA: 'RT', LL: 'LT', RL: 'RT' });
  });
});

describe('table 7.2.3 falls', () => {
  test.each([
    [1, 0, 'front'],
    [2, 1, 'right'],
    [3, 2, 'right'],
    [4, 3, 'rear'],
    [5, 4, 'left'],
    [6, 5, 'left'],
  ] as const)('a %i: %i hexsides clockwise, on its %s', (die, facing, side) => {
    expect(fallen(0, die)).toEqual({ facing, side });
    expect(fallen(3, die).facing).toBe((facing + 3) % 6);
  });

  test('damage: a tenth of the mass rounded up, times the levels and one, in groups of five; into water half', () => {
    const dry = (tons: number, levels: number) => fallDamage(tons, { levels, above: 0, depth: 0 });
    expect([dry(50, 0), dry(55, 0), dry(55, 2)]).toEqual([[5], [6], [18]]);
    expect(fallDamage(55, { levels: 0, above: 0, depth: 1 })).toEqual([3]);
    expect(inGroups(18)).toEqual([5, 5, 5, 3]);
    expect([inGroups(5), inGroups(0)]).toEqual([[5], []]);
  });
});

test('table 7.1.1 TER-11 clear 1, light woods 2, heavy woods 3, ultra-heavy 4, a hexside 1', () => {
  expect([...ENTRY_COST, TURN_COST]).toEqual([1, 2, 3, 4, 1]);
});
