import { describe, expect, test } from 'vitest';
import { readBattletech } from '../../../../src/games/battletech/library/read.js';
import { battleValue } from '../../../../src/rules/battletech/value/battle-value.js';
import { WEAPON_FAMILIES } from '../../../../src/rules/battletech/standard/weapon-table.js';

/** Every row of the weapon table is carried by a shipped unit, or it is said here why not: a file that a player brings may have it. */

const { stock } = readBattletech('scenarios/battletech');

const carried = new Set(
  [...stock.units.values()].flatMap(({ outfits }) =>
    (outfits.standard?.sheet.mounts ?? []).map(({ weapon }) => String(weapon.id)),
  ),
);
const rows = WEAPON_FAMILIES.flatMap((family) => Object.keys(family.rows));

const sizes = (name: string, ...of: readonly number[]): readonly string[] => of.map((size) => `${name}-${size}`);

/** Weapons without a carrier, by the reason. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'who fires torpedoes lives in deep water, and no shipped map is a sea': [
    ...['lrt', 'clan-lrt'].flatMap((name) => sizes(name, 5, 10, 15, 20)),
    ...['srt', 'clan-srt'].flatMap((name) => sizes(name, 2, 4, 6)),
  ],
  'a size of launcher whose fellows are carried: suits have them in every size': [
    ...sizes('ba-srm', 1, 3),
    ...sizes('ba-advanced-srm', 1, 3, 4, 5, 6),
    ...sizes('ba-mrm', 1, 2, 3, 4, 5),
    ...sizes('ba-rocket-launcher', 1, 2, 3, 4, 5),
  ],
  'its usual carriers have a machine-gun array or a trailer, which have no rules here': [
    'heavy-machine-gun',
    'clan-heavy-machine-gun',
    'long-tom',
  ],
  'not a weapon of its own, but what troopers do who cling': ['attack-swarmed-mech', 'stop-swarm'],
  'no suit has it, though it is made for suits: one that a player builds may': ['ba-grand-mauler-gauss-rifle'],
};
const excused = Object.values(WITHOUT).flat();

describe('carriers of the weapon table', () => {
  test.each(rows)('WPN-17 %s is carried by a shipped unit, or it is said why not', (id) => {
    expect(carried.has(id)).toBe(!excused.includes(id));
  });

  test('WPN-17 nothing is excused that is no weapon', () => {
    expect(excused.filter((id) => !rows.includes(id))).toEqual([]);
  });

  test.each([...stock.units.values()].map(({ label }) => label))('BV-01 %s has a battle value', (label) => {
    const outfit = stock.units.get(label)?.outfits.standard ?? expect.unreachable();
    expect(battleValue(outfit)?.value).toBeGreaterThan(0);
  });
});
