import { describe, expect, test } from 'vitest';
import { WEAPON_FAMILIES } from '../../../../src/rules/battletech/standard/weapon-table.js';
import { armOf, FULL_WEAPON_IDS, fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { hitOf, TRAITS } from '../../../../src/rules/battletech/standard/traits.js';
import { TECH_BASES } from '../../../../src/rules/battletech/standard/types.js';
import { WEAPON_IDS, weaponOf } from '../../../../src/rules/battletech/weapons.js';

const ARMS = FULL_WEAPON_IDS.flatMap((id) => armOf(id) ?? []);
const rowsOf = (family: (typeof WEAPON_FAMILIES)[number]) => Object.keys(family.rows);

describe('the weapons of the standard level', () => {
  test('there are 171, each with an id of its own', () => {
    expect(new Set(FULL_WEAPON_IDS).size).toBe(171);
    expect(WEAPON_FAMILIES.flatMap(rowsOf)).toEqual(FULL_WEAPON_IDS);
    expect(armOf('no-such')).toBeNull();
    expect(fullWeaponOf('toString')).toBeNull();
  });

  test.each(ARMS.map((arm) => [arm.weapon.id, arm] as const))(
    'table 7.1.7 %s: the figures hold together',
    (id, arm) => {
      const { weapon, rounds, slots, tons } = arm;
      const { short, medium, long } = weapon.ranges;
      const { full } = weapon;
      expect(short).toBeLessThanOrEqual(medium);
      expect(medium).toBeLessThanOrEqual(long);
      expect(full.minimum).toBeLessThanOrEqual(short);
      expect(TECH_BASES).toContain(full.tech);
      expect(id.startsWith('clan-')).toBe(full.tech === 'clan' && !id.startsWith('ba-'));
      for (const trait of full.traits) expect(Object.keys(TRAITS)).toContain(trait);
      expect(weapon.ammo).toBe(rounds === null ? null : id);
      expect(full.cluster?.damage ?? weapon.damage).toBe(weapon.damage);
      expect(full.heat).toBeGreaterThanOrEqual(0);
      // Only what infantry does with its hands weighs nothing.
      expect(tons > 0).toBe(slots > 0);
    },
  );

  test('what it shares with the quick-start level has the same ranges and ammunition, and the same damage unless it is missiles', () => {
    for (const id of WEAPON_IDS) {
      const quick = weaponOf(id);
      const full = armOf(id)?.weapon;
      expect(full?.ranges, id).toEqual(quick?.ranges);
      expect(full?.ammo, id).toBe(quick?.ammo);
      if (!full?.full.cluster) expect(full?.damage, id).toBe(quick?.damage);
    }
  });

  test('table 7.1.7 the figures as printed, family by family', () => {
    const figures = (id: string): unknown => {
      const arm = armOf(id);
      if (!arm) return null;
      const { weapon, rounds, name } = arm;
      const { short, medium, long } = weapon.ranges;
      const { heat, minimum, toHit, traits, cluster, explodes } = weapon.full;
      return [
        `${name}: ${weapon.damage} damage, ${heat} heat, ${minimum} ${short}/${medium}/${long}, ${rounds ?? 0} rounds`,
        ...traits,
        ...(toHit === 0 ? [] : [toHit]),
        ...(cluster ? [`${cluster.size} in ${cluster.group}s`] : []),
        ...(explodes === 0 ? [] : [`explodes ${explodes}`]),
      ];
    };
    expect(figures('ppc')).toEqual(['PPC: 10 damage, 10 heat, 3 6/12/18, 0 rounds']);
    expect(figures('large-pulse-laser')).toEqual([
      'Large Pulse Laser: 9 damage, 10 heat, 0 3/7/10, 0 rounds',
      'pulse',
      -2,
    ]);
    expect(figures('clan-er-large-laser')).toEqual(['ER Large Laser: 10 damage, 12 heat, 0 8/15/25, 0 rounds']);
    expect(figures('ultra-ac-5')).toEqual(['Ultra AC/5: 5 damage, 1 heat, 2 6/13/20, 20 rounds', 'ultra']);
    expect(figures('lb-10-x')).toEqual(['LB 10-X AC: 10 damage, 2 heat, 0 6/12/18, 10 rounds', 'lb-x']);
    expect(figures('gauss-rifle')).toEqual(['Gauss Rifle: 15 damage, 1 heat, 2 7/15/22, 8 rounds', 'explodes 20']);
    expect(figures('lrm-20')).toEqual(['LRM 20: 1 damage, 6 heat, 6 7/14/21, 6 rounds', 'indirect', '20 in 5s']);
    expect(figures('clan-lrm-20')).toEqual(['LRM 20: 1 damage, 6 heat, 0 7/14/21, 6 rounds', 'indirect', '20 in 5s']);
    expect(figures('srm-6')).toEqual(['SRM 6: 2 damage, 4 heat, 0 3/6/9, 15 rounds', '6 in 1s']);
    expect(figures('clan-streak-srm-4')).toEqual([
      'Streak SRM 4: 2 damage, 3 heat, 0 4/8/12, 25 rounds',
      'streak',
      '4 in 1s',
    ]);
    expect(figures('flamer')).toEqual(['Flamer: 2 damage, 3 heat, 0 1/2/3, 0 rounds', 'flamer']);
    expect(figures('anti-missile-system')).toEqual([
      'Anti-Missile System: 0 damage, 1 heat, 0 1/1/1, 12 rounds',
      'anti-missile',
    ]);
  });
});

test('WPN-01 what a hit leaves is told by whichever of its traits says other than damage', () => {
  expect(
    ([[], ['tag'], ['narc'], ['leg-attack'], ['swarm']] as const).map((traits) => hitOf({ traits: traits })),
  ).toEqual(['damage', 'mark', 'pod', 'legs', 'swarm']);
  expect([hitOf({ traits: ['pulse'] }), hitOf({ traits: ['pulse', 'tag'] })]).toEqual(['damage', 'mark']);
});
