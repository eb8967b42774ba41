import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { stockUnit, unitSchema } from '../../../../src/games/battletech/library/unit.js';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import type { CriticalSlot } from '../../../../src/rules/battletech/standard/types.js';
import { FULL_WEAPON_IDS } from '../../../../src/rules/battletech/standard/weapons.js';
import { armsWorth } from '../../../../src/rules/battletech/value/arms.js';
import { battleValue, type BattleValue } from '../../../../src/rules/battletech/value/battle-value.js';
import { evasionFactor, speedFactor } from '../../../../src/rules/battletech/value/motion.js';
import { rounded } from '../../../../src/rules/battletech/value/round.js';
import { SKILL_MULTIPLIERS, skillMultiplier, type Skills } from '../../../../src/rules/battletech/value/skills.js';
import { isValued, tonWorth, weaponWorth } from '../../../../src/rules/battletech/value/weapon-values.js';
import { ELEMENTAL as POINT } from '../../../support/unit-files.js';
import { OTHERWISE, PUBLISHED, UNPUBLISHED } from './published.js';
import { WEAPONS_PUBLISHED } from './published-weapons.js';

/** Battle value 2.0, part by part. */

const SCENARIOS = fileURLToPath(new URL('../../../../scenarios', import.meta.url));
const stock = stockOf(join(SCENARIOS, 'battletech'));

function valueOf(label: string, skills?: Skills): BattleValue {
  const outfit = stock.units.get(label)?.outfits.standard;
  if (!outfit) throw new Error(`no ${label}`);
  return known(battleValue(outfit, skills));
}

function known(value: BattleValue | null): BattleValue {
  if (!value) throw new Error('not reckoned');
  return value;
}

/** The sums of a machine: defence before and after its factor, weapons, ammunition and the rest of the offence, its factor. */
function sums(label: string): readonly number[] {
  const { defence, offence, base } = valueOf(label);
  const { armor, structure, gyro, equipment, explosives } = defence;
  const { firepower, ammunition, tons, factor } = offence;
  const before = armor + structure + gyro + equipment - explosives;
  return [before, defence.total, firepower, ammunition, tons, factor, base].map((sum) => rounded(sum, 3));
}

describe('battle value', () => {
  test.each([
    ['TC-BV-01', 'LCT-1V', [204.5, 286.3, 56, 1, 20, 1.89, 432]],
    ['TC-BV-02', 'HBK-4G', [519.5, 623.4, 279, 44, 50, 1.12, 1041]],
    ['TC-BV-03', 'GRF-1N', [514, 668.2, 266, 22, 55, 1.76, 1272]],
    ['TC-BV-04', 'TDR-5S', [648.5, 778.2, 394.5, 38, 65, 1.12, 1335]],
    ['TC-BV-05', 'WHM-6R', [565.5, 678.6, 476, 8, 70, 1.12, 1299]],
    ['TC-BV-06', 'AWS-8Q', [823, 987.6, 537, 0, 80, 1, 1605]],
    ['TC-BV-07', 'STK-3F', [717.5, 861, 577, 36, 85, 1, 1559]],
    ['TC-BV-08', 'AS7-D', [963, 1155.6, 544.5, 97, 100, 1, 1897]],
    ['TC-BV-09', 'MADCAT', [740.75, 962.975, 1165, 55, 75, 1.37, 2737]],
    ['TC-BV-10', 'LOKI', [585.5, 761.15, 1301.5, 15.5, 65, 1.37, 2654]],
  ] as const)('BV-01 BV-02 BV-03 BV-07 %s %s: defence, weapons, ammunition, tons and speed', (_, label, expected) => {
    expect(sums(label)).toEqual(expected);
  });

  test('TC-BV-11 GLADIATOR, whose MASC makes it run 8', () => {
    const { defence, offence, base } = valueOf('GLADIATOR');
    expect([rounded(defence.total / 1.3, 3), defence.factor, offence.factor, base]).toEqual([858.125, 1.3, 1.63, 2749]);
  });

  test.each(Object.entries(PUBLISHED))('BV-09 %s is worth %d, as published', (label, published) => {
    expect(valueOf(label).base).toBe(published);
  });

  test.each(Object.entries(OTHERWISE))(
    'BV-09 of %s another value is published than ours',
    (label, [published, ours]) => {
      expect(valueOf(label).base).toBe(ours);
      expect(ours).not.toBe(published);
    },
  );

  test.each(Object.entries(UNPUBLISHED))('BV-09 of %s no value is published; ours is %d', (label, ours) => {
    expect(valueOf(label).base).toBe(ours);
  });

  test('BV-09 of every unit of the catalogue the published value stands here, or that there is none', () => {
    const valued = [...stock.units.values()].filter(({ outfits }) => outfits.standard).map(({ label }) => label);
    const told = [PUBLISHED, OTHERWISE, UNPUBLISHED].flatMap((table) => Object.keys(table));
    expect([...told].sort()).toEqual([...valued].sort());
  });

  test('BV-06 weapons beyond the heat count half, from the one after that which reaches it', () => {
    const { weapons, efficiency } = valueOf('STK-3F').offence;
    expect(efficiency).toBe(24);
    expect(weapons.filter(({ hot }) => hot)).toHaveLength(6);
    expect(valueOf('GRF-1N').offence.weapons.filter(({ hot }) => hot)).toEqual([]);
  });

  test('BV-05 what fires to the rear counts half, before the heat is counted', () => {
    const worths = valueOf('AS7-D').offence.weapons.map(({ worth }) => worth);
    expect(worths).toContain(23);
    expect(worths).toContain(11.5);
  });

  test('BV-08 the speed factor of each MP from 3 to 16', () => {
    const factors = Array.from({ length: 14 }, (_, i) => speedFactor({ run: i + 3, jump: 0 }));
    expect(factors).toEqual([0.77, 0.88, 1, 1.12, 1.24, 1.37, 1.5, 1.63, 1.76, 1.89, 2.02, 2.16, 2.3, 2.44]);
    expect(speedFactor({ run: 8, jump: 5 })).toBe(speedFactor({ run: 11, jump: 0 }));
  });

  test('BV-04 a tenth for each point that the speed adds to a shot, of a jump 1 more', () => {
    const runs = [2, 3, 5, 7, 10, 17, 18, 24, 25].map((run) => rounded(evasionFactor({ run, jump: 0 }), 1));
    expect(runs).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.4, 1.5, 1.5, 1.6]);
    expect([rounded(evasionFactor({ run: 3, jump: 2 }), 1), rounded(evasionFactor({ run: 8, jump: 5 }), 1)]).toEqual([
      1.1, 1.3,
    ]);
  });
});

/** The table as the book prints it: a line for each gunnery from 0, in it piloting from 0. */
const SKILLS = `
2.42 2.31 2.21 2.10 1.93 1.75 1.68 1.59 1.50
2.21 2.11 2.02 1.92 1.76 1.60 1.54 1.46 1.38
1.93 1.85 1.76 1.68 1.54 1.40 1.35 1.28 1.21
1.66 1.58 1.51 1.44 1.32 1.20 1.16 1.10 1.04
1.38 1.32 1.26 1.20 1.10 1.00 0.95 0.90 0.85
1.31 1.19 1.13 1.08 0.99 0.90 0.86 0.81 0.77
1.24 1.12 1.07 1.02 0.94 0.85 0.81 0.77 0.72
1.17 1.06 1.01 0.96 0.88 0.80 0.76 0.72 0.68
1.10 0.99 0.95 0.90 0.83 0.75 0.71 0.68 0.64`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

describe('skills', () => {
  test.each(SKILLS.map((row, gunnery) => [gunnery, row] as const))('BV-11 gunnery %d', (gunnery, row) => {
    expect(row.map((_, piloting) => skillMultiplier({ gunnery, piloting }))).toEqual(row);
    expect(SKILL_MULTIPLIERS).toHaveLength(SKILLS.length);
  });

  test('TC-BV-13 an Atlas with gunnery 3, piloting 4: 1897 × 1.32 = 2504', () => {
    expect(valueOf('AS7-D', { gunnery: 3, piloting: 4 }).value).toBe(2504);
  });
});

/** A unit of a file as the standard level reads it. */
function outfit(file: object) {
  const { standard } = stockUnit(unitSchema.parse(file)).outfits;
  if (!standard) throw new Error('no standard sheet');
  return standard;
}

describe('vehicles', () => {
  const MANTICORE = {
    kind: 'battletech/unit',
    chassis: 'Manticore',
    model: 'Heavy Tank',
    label: 'MANTICORE',
    type: 'vehicle',
    motive: 'tracked',
    techBase: 'inner-sphere',
    year: 2575,
    tons: 60,
    cruise: 4,
    engine: { type: 'fusion', rating: 240 },
    heatSinks: { type: 'single', count: 13 },
    armor: { FR: 42, RS: 33, LS: 33, RR: 26, TU: 42 },
    weapons: [
      { weapon: 'ppc', location: 'TU' },
      { weapon: 'lrm-10', location: 'TU' },
      { weapon: 'srm-6', location: 'TU' },
      { weapon: 'medium-laser', location: 'FR' },
    ],
    ammo: [
      { ammo: 'lrm-10', rounds: 12 },
      { ammo: 'srm-6', rounds: 15 },
    ],
  };

  test('TC-BV-12 BV-10 Manticore: 485 × 0.9 × 1.2 and 419 × 1.12, 993', () => {
    const { defence, offence, base } = known(battleValue(outfit(MANTICORE)));
    expect([rounded(defence.total, 2), rounded(offence.total, 2), base]).toEqual([523.8, 469.28, 993]);
  });

  test.each([
    ['wheeled', 0.8],
    ['hover', 0.7],
  ] as const)('BV-10 %s: the defence × %d', (motive, factor) => {
    const { defence } = known(battleValue(outfit({ ...MANTICORE, motive })));
    expect(rounded(defence.total, 2)).toBe(rounded(485 * factor * 1.2, 2));
  });

  test('BV-10 weapons to the rear count half, and no heat counts', () => {
    const rear = outfit({
      ...MANTICORE,
      weapons: [
        { weapon: 'ppc', location: 'TU' },
        { weapon: 'medium-laser', location: 'RR' },
        { weapon: 'medium-laser', location: 'FR' },
        { weapon: 'large-laser', location: 'FR' },
      ],
      ammo: [],
    });
    const { weapons, efficiency } = known(battleValue(rear)).offence;
    expect(weapons.map(({ worth }) => worth)).toEqual([176, 123, 46, 23]);
    expect(efficiency).toBe(Infinity);
  });
});

describe('battle armour', () => {
  const ELEMENTAL = {
    ...POINT,
    weapons: [
      { weapon: 'ba-small-laser', location: 'TR' },
      { weapon: 'ba-srm-2', location: 'TR' },
    ],
    ammo: [{ ammo: 'ba-srm-2', rounds: 2 }],
  };
  const armed = (weapon: string, change: object = {}) => ({
    ...ELEMENTAL,
    weapons: [{ weapon, location: 'TR' }, ...ELEMENTAL.weapons.slice(1)],
    ...change,
  });
  const value = (file: object) => known(battleValue(outfit(file)));

  test.each([
    ['ba-small-laser', 447],
    ['ba-machine-gun', 404],
    ['ba-flamer', 404],
  ])('BV-13 a Point of Elementals with %s: %d, as published', (weapon, published) => {
    expect(value(armed(weapon)).base).toBe(published);
  });

  test('BV-13 the parts: (125 + 5) × 1.3 × 1.4 and (195 + 0.6) × 0.77 × 1.4', () => {
    const { defence, offence } = value(ELEMENTAL);
    expect([defence.armor, defence.structure, defence.gyro, rounded(defence.factor, 3)]).toEqual([125, 5, 0, 1.82]);
    expect([offence.firepower, rounded(offence.ammunition, 3), rounded(offence.factor, 3)]).toEqual([195, 0.6, 1.078]);
    expect(offence.weapons.map(({ worth }) => worth)).toEqual([105, 90]);
  });

  test.each([
    [
      'what is on the body does not fire from a swarm',
      { weapons: [{ weapon: 'ba-small-laser', location: 'TR', body: true }], ammo: [] },
      45,
    ],
    ['without training nothing does', { antiMech: undefined }, 150],
    ['what one trooper carries counts once', { weapons: [{ weapon: 'ba-small-laser', location: 'T1' }], ammo: [] }, 18],
  ] as const)('BV-13 %s', (_, change, firepower) => {
    expect(value({ ...ELEMENTAL, ...change }).offence.firepower).toBe(firepower);
  });

  test.each([
    ['camouflage', 1.5],
    ['mimetic', 1.6],
    ['stealth-basic', 1.5],
    ['stealth-standard', 1.5],
    ['stealth-improved', 1.6],
  ])('BV-13 %s: the defence × %d', (cloak, factor) => {
    expect(rounded(value({ ...ELEMENTAL, cloak }).defence.factor / 1.4, 3)).toBe(factor);
  });

  test.each([
    [1, 1],
    [2, 1.1],
    [4, 1.3],
    [6, 1.5],
  ])('BV-13 a squad of %d: × %d', (troopers, factor) => {
    expect(rounded(value({ ...ELEMENTAL, troopers }).defence.factor / 1.3, 3)).toBe(factor);
  });
});

describe('muscles', () => {
  const HUNCHBACK = stock.units.get('HBK-4G')?.outfits.standard;
  const built = (of: 'tsm' | 'industrial-tsm') => {
    if (!HUNCHBACK) throw new Error('no HBK-4G');
    const { full } = HUNCHBACK.sheet;
    const slots = { ...full.slots, LT: [...(full.slots.LT ?? []).slice(0, 11), { holds: 'filler', of } as const] };
    return known(battleValue({ ...HUNCHBACK, sheet: { ...HUNCHBACK.sheet, full: { ...full, slots } } })).offence;
  };

  test('BV-07 BV-08 of triple strength: half as many tons again, and it runs 8 instead of 6', () => {
    expect(valueOf('HBK-4G').offence).toMatchObject({ tons: 50, factor: 1.12 });
    expect(built('tsm')).toMatchObject({ tons: 75, factor: 1.37 });
  });

  test('BV-07 of industry: 1.15 times as many tons, and no faster', () => {
    const { tons, factor } = built('industrial-tsm');
    expect([rounded(tons, 2), factor]).toEqual([57.5, 1.12]);
  });
});

describe('arms that are swung', () => {
  test.each([
    ['HBK-4G', 10.2],
    ['AS7-D', 19.125],
  ])('BV-07 WPN-21 the claw of %s is worth 1.275 times what it does, however many slots it takes', (label, worth) => {
    const outfit = stock.units.get(label)?.outfits.standard;
    if (!outfit) throw new Error(`no ${label}`);
    const { full } = outfit.sheet;
    const claw = { holds: 'equipment', equipment: 'claw', item: 99 } as const;
    const slots = { ...full.slots, LA: [...(full.slots.LA ?? []).slice(0, 3), claw, claw] };
    const { equipment } = known(
      battleValue({ ...outfit, sheet: { ...outfit.sheet, full: { ...full, slots } } }),
    ).offence;
    expect(rounded(equipment, 3)).toBe(worth);
  });

  test.each([
    ['mace', 13],
    ['hatchet', 15],
    ['mining-drill', 6],
    ['rock-cutter', 6],
    ['chainsaw', 7],
    ['dual-saw', 9],
    ['backhoe', 8],
    ['wrecking-ball', 8],
    ['pile-driver', 5],
    ['spot-welder', 5],
    ['combine', 5],
  ] as const)(
    'BV-07 a %s in the hands of 50 tons is worth %d; hot muscles double it only of what is swung',
    (equipment, worth) => {
      const outfit = stock.units.get('HBK-4G')?.outfits.standard;
      if (!outfit) throw new Error('no HBK-4G');
      const { full } = outfit.sheet;
      const built = (...more: readonly CriticalSlot[]) => {
        const LA = [
          ...(full.slots.LA ?? []).slice(0, 3),
          { holds: 'equipment', equipment, item: 99 } as const,
          ...more,
        ];
        const sheet = { ...outfit.sheet, full: { ...full, slots: { ...full.slots, LA } } };
        const { offence, defence } = known(battleValue({ ...outfit, sheet }));
        return [rounded(offence.equipment, 3), defence.equipment];
      };
      const swung = equipment === 'mace' || equipment === 'hatchet';
      expect(built()).toEqual([worth, 0]);
      expect(built({ holds: 'filler', of: 'tsm' })).toEqual([swung ? 2 * worth : worth, 0]);
    },
  );

  test('BV-07 a sword in hot muscles counts twice', () => {
    expect(rounded(valueOf('VND-6L').offence.equipment, 2)).toBe(20.7);
  });

  test('BV-03 WPN-20 the rounds of a plasma rifle take nothing from its worth', () => {
    expect(valueOf('VND-6L').defence.explosives).toBe(0);
  });
});

describe('a platoon', () => {
  const FOOT = JSON.parse(readFileSync(join(SCENARIOS, 'battletech/units/FOOT-RIFLE.json'), 'utf8')) as object;
  const value = (file: object) => battleValue(outfit(file));

  test('BV-14 28 rifles on foot: 28 × 1.5 and 28 × 1.59 × 0.54', () => {
    const { defence, offence, base } = known(value(FOOT));
    expect([defence.structure, defence.armor, defence.gyro, defence.factor]).toEqual([42, 0, 0, 1]);
    expect([rounded(offence.firepower, 2), offence.tons, offence.factor, base]).toEqual([44.52, 0, 0.54, 66]);
  });

  test.each([
    ['in armour a trooper counts twice', { armored: true }, 'structure', 84],
    ['what hides them counts as if they moved faster', { sneak: ['camouflage', 'ecm'] }, 'factor', 1.3],
    ['a DEST suit too', { sneak: ['dest'] }, 'factor', 1.2],
    ['and jumping', { jump: 3 }, 'factor', 1.2],
    ['mountain troops count a fifth more', { mountain: true }, 'factor', 1.2],
    ['engineers who clear mines count a tenth more', { sweepers: true }, 'factor', 1.1],
    ['what a platoon is trained for adds up', { mountain: true, sweepers: true }, 'factor', 1.3],
  ] as const)('BV-14 %s', (_, change, part, figure) => {
    expect(rounded(known(value({ ...FOOT, ...change })).defence[part], 3)).toBe(figure);
  });

  test.each([
    ['those trained to attack ’Mechs use their arms there as well', { antiMech: true }, 89.04],
    ['laser rifles: 1.43 each', { arms: { name: 'Laser Rifle', damage: 28, range: 2 } }, 40.04],
    ['what the file says of mixed arms', { arms: { name: 'SRM', damage: 54, range: 2, worth: 203 } }, 56.84],
    ['a field gun counts once', { weapons: [{ weapon: 'ac-2' }], ammo: [{ ammo: 'ac-2', rounds: 45 }] }, 81.52],
  ] as const)('BV-14 %s', (_, change, firepower) => {
    expect(rounded(known(value({ ...FOOT, ...change })).offence.firepower, 2)).toBe(firepower);
  });

  test('BV-14 jump troops shoot as they jump: the longer of the two counts', () => {
    expect(known(value({ ...FOOT, jump: 3 })).offence.factor).toBe(0.77);
  });

  test.each([
    [37, 0, 0.34],
    [52, 1, 1.59],
    [30, 1, 0.92],
    [77, 1, 2.35],
    [28, 2, 1.43],
    [57, 2, 2.91],
    [74, 2, 3.78],
    [56, 3, 4.01],
    [105, 3, 7.53],
    [158, 3, 11.32],
    [84, 4, 8.21],
    [105, 4, 10.27],
    [147, 5, 17.35],
    [172, 5, 20.31],
  ])('BV-14 arms of %d hundredths to range %d are worth %d, as published', (damage, range, published) => {
    expect(armsWorth({ damage, range })).toBe(published);
  });

  test('BV-14 of arms that reach further no value is known, nor of their platoon', () => {
    expect(value({ ...FOOT, arms: { name: 'Rail gun', damage: 100, range: 6 } })).toBeNull();
  });
});

describe('suits', () => {
  const worth = (file: object) => known(battleValue(outfit({ ...POINT, ...file })));

  test('BV-13 electronics count 1 for each suit, by whatever a ’Mech has of them', () => {
    const more = worth({ equipment: ['ecm', 'improved-sensors'] }).defence.equipment - worth({}).defence.equipment;
    expect(more).toBe(2 * POINT.troopers);
  });

  test('BV-13 armour that resists fire counts 3.5 a point', () => {
    expect(worth({ fireproof: true }).defence.armor).toBe(3.5 * POINT.armor * POINT.troopers);
  });

  test('BV-13 clamps, claws that cut and mines count for each suit', () => {
    const tools = (file: object) => worth(file).offence.equipment;
    expect([tools({ clamps: true }), tools({ hands: 'vibro-claw' }), tools({ mines: 2 })]).toEqual(
      [1, 1, 8].map((each) => each * POINT.troopers),
    );
  });
});

describe('weapons', () => {
  test('BV-12 every weapon of the table has its worth', () => {
    expect(FULL_WEAPON_IDS.filter((id) => !isValued(id))).toEqual([]);
  });

  test.each(WEAPONS_PUBLISHED)('BV-12 %s: %d, a ton of rounds %d', (id, weapon, ton) => {
    expect([weaponWorth(id), tonWorth(id)]).toEqual([weapon, ton]);
  });
});
