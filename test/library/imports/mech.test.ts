import { describe, expect, test } from 'vitest';
import { mechOf } from '../../../src/games/battletech/library/imports/mech.js';
import { mechSchema, type MechFile } from '../../../src/games/battletech/library/unit-mech.js';
import { stockUnit } from '../../../src/games/battletech/library/unit.js';
import { isStruck } from '../../../src/rules/battletech/standard/condition.js';
import { embodied } from '../../../src/rules/battletech/standard/fresh.js';
import { seatId, sideId, unitId } from '../../../src/rules/kernel/ids.js';
import { newerMtf, olderMtf } from '../../support/community-files.js';

/** The unit file that a text becomes, and its notes. */
function read(text: string): { readonly name: string; readonly unit: MechFile; readonly notes: readonly unknown[] } {
  const made = mechOf(text);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { name, label, file, notes } = made.value;
  return { name, unit: mechSchema.parse(file(label)), notes };
}

const refusal = (text: string): unknown => {
  const made = mechOf(text);
  return made.ok ? null : { code: made.error.code, params: made.error.params };
};

const ARMED = {
  mounted: {
    'Right Arm': ['Medium Laser', 'ISMediumLaser'],
    'Left Torso': ['LRM 20', 'LRM 20', 'LRM 20', 'LRM 20', 'LRM 20', 'IS Ammo LRM-20'],
    'Center Torso': ['Medium Laser (R)'],
  },
};

describe.each([
  ['older', olderMtf],
  ['newer', newerMtf],
])('IMP-01 a .mtf of the %s generation', (_, mtf) => {
  test('becomes a unit with everything that stands in it', () => {
    const { name, unit, notes } = read(mtf(ARMED));
    expect(name).toBe('Anvil ANV-1T');
    expect(notes).toEqual([]);
    expect(unit).toMatchObject({
      chassis: 'Anvil',
      model: 'ANV-1T',
      tons: 50,
      walk: 5,
      run: 8,
      armor: { HD: 9, CT: 20, LT: 15, RT: 15, LA: 10, RA: 10, LL: 15, RL: 15 },
      rearArmor: { CT: 6, LT: 4, RT: 4 },
      weapons: [
        { weapon: 'medium-laser', location: 'RA' },
        { weapon: 'medium-laser', location: 'RA' },
        { weapon: 'lrm-20', location: 'LT' },
        { weapon: 'medium-laser', location: 'CT', rear: true },
      ],
      ammo: { 'lrm-20': 6 },
      standard: { techBase: 'inner-sphere', year: 3025, engine: { type: 'fusion', rating: 250 } },
    });
    expect(unit.standard?.slots.RA).toEqual([
      'shoulder',
      'upper-arm',
      'lower-arm',
      'hand',
      'medium-laser',
      'medium-laser',
    ]);
  });

  test('ADV-07 has its quirks, those without effect too; words that mean nothing here are passed over without a note', () => {
    const text = `quirk:battle_fists_la\nquirk:rugged_1\nquirk:battle_fists_la\nquirk:internal_bomb\nweaponquirk:imp_cooling:RA:5:ISMediumLaser\n`;
    const { unit, notes } = read(mtf(ARMED).replace(/^mass:/im, (line) => `${text}${line}`));
    expect(notes).toEqual([]);
    expect(new Set(unit.standard?.quirks)).toEqual(
      new Set(['battle-fist-left', 'rugged-1', ...(mtf === newerMtf ? ['easy-to-pilot'] : [])]),
    );
  });

  test('ADV-11 its weapons have theirs, by location and slot; what names no weapon of it, or no quirk, is passed over', () => {
    const lines = [
      'imp_cooling:RA:5:Laser',
      'accurate:ra:5:Laser',
      'accurate:RA:11:Laser',
      'accurate:RA',
      'loud:RA:4:Laser',
    ];
    const text = lines.map((line) => `weaponquirk:${line}\n`).join('');
    const { unit, notes } = read(mtf(ARMED).replace(/^mass:/im, (line) => `${text}${line}`));
    expect(notes).toEqual([]);
    const second = ['improved-cooling', 'accurate'];
    expect(unit.weapons.map(({ quirks }) => quirks)).toEqual([undefined, second, undefined, undefined]);
  });

  test('may have no model, a name of the Clans besides its own, four legs', () => {
    expect(read(mtf({ ...ARMED, model: '' })).name).toBe('Anvil');
    const leg = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
    const quad = read(
      mtf({
        fields: {
          Config: 'Quad',
          'LA Armor': null,
          'RA Armor': null,
          'LL Armor': null,
          'RL Armor': null,
          'FLL Armor': '10',
          'FRL Armor': '10',
          'RLL Armor': '11',
          'RRL Armor': '11',
        },
        slots: {
          'Front Left Leg': leg,
          'Front Right Leg': leg,
          'Left Torso': ['Large Laser', 'Large Laser'],
          'Right Torso': [],
          'Center Torso': ['Engine', 'Engine', 'Engine', 'Gyro', 'Gyro', 'Gyro', 'Gyro', 'Engine', 'Engine', 'Engine'],
          Head: ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support'],
          'Rear Left Leg': leg,
          'Rear Right Leg': leg,
        },
      }),
    );
    expect(quad.unit.standard?.legs).toBe(4);
    expect(quad.unit.armor).toMatchObject({ LA: 10, RL: 11 });
  });
});

test('IMP-01 a list of weapons with fewer lines than it says takes no location along', () => {
  const read = mechOf(olderMtf({ mounted: { 'Left Arm': ['Medium Laser'] } }).replace('Weapons:1', 'Weapons:4'));
  expect(read.ok && read.value.file('ANV-1T')).toMatchObject({ weapons: [{ weapon: 'medium-laser', location: 'LA' }] });
});

test('IMP-01 the name that the Clans have for it stands in brackets', () => {
  expect(read(newerMtf({ ...ARMED, fields: { clanname: 'Smith' } })).name).toBe('Anvil (Smith) ANV-1T');
});

test('IMP-01 a Clan machine has the weapons of the Clans where a name says nothing else', () => {
  const { unit } = read(
    olderMtf({
      fields: {
        TechBase: 'Clan',
        Engine: '250 XL (Clan) Engine',
        'Heat Sinks': '10 Double',
        Structure: 'Clan Endo Steel',
      },
      mounted: {
        'Left Torso': ['Engine', 'Engine', 'CLERMediumLaser (omnipod)', 'ER Medium Laser', 'Clan Endo Steel'],
        'Right Torso': ['Engine', 'Engine', 'CLAntiMissileSystem', 'CLAMS Ammo'],
      },
    }),
  );
  expect(unit.weapons.map(({ weapon }) => weapon)).toEqual([
    'clan-er-medium-laser',
    'clan-er-medium-laser',
    'clan-anti-missile-system',
  ]);
  expect(unit.standard).toMatchObject({
    engine: { type: 'xl' },
    heatSinks: { type: 'double' },
    structureType: 'endo-steel',
  });
});

test('IMP-01 a weapon too large for one location lies in two, fires from the torso, and a hit on either half ends it', () => {
  const { unit, notes } = read(
    olderMtf({
      mounted: {
        'Right Arm': Array.from({ length: 6 }, () => 'ISAC20 (Split)'),
        'Right Torso': [...Array.from({ length: 4 }, () => 'ISAC20 (Split)'), 'IS Ammo AC/20'],
      },
    }),
  );
  expect(notes).toEqual([]);
  expect(unit.weapons).toEqual([{ weapon: 'ac-20', location: 'RT', split: 'RA' }]);
  const outfit = stockUnit(unit).outfits.standard;
  if (!outfit) throw new Error('no sheet');
  const gun = embodied({ id: unitId('ANV'), seat: seatId('one'), side: sideId('attacker'), ...outfit });
  const [mount] = gun.sheet.mounts;
  if (!mount) throw new Error('no weapon');
  const ofGun = (location: 'RA' | 'RT') =>
    (gun.sheet.full.slots[location] ?? []).filter((slot) => slot?.holds === 'weapon' && slot.mount === 'A').length;
  expect([ofGun('RA'), ofGun('RT')]).toEqual([6, 4]);
  const struck = (location: 'RA' | 'RT', index: number) =>
    isStruck({ ...gun, body: { ...gun.body, struck: { ...gun.body.struck, [location]: [index] } } }, mount);
  expect([struck('RA', 4), struck('RT', 0), struck('RT', 4)]).toEqual([true, true, false]);
});

test('IMP-01 an engine that burns fuel holds heat sinks as any other does', () => {
  const fields = { Engine: '250 ICE Engine', 'Heat Sinks': '6 Single' };
  expect(read(olderMtf({ ...ARMED, fields })).unit.standard).toMatchObject({
    engine: { type: 'ice' },
    heatSinks: { count: 6 },
  });
});

describe('IMP-03 what a file asks that cannot be had is noted, and what does not fit is refused', () => {
  test('a thing without rules is carried; what does nothing in a battle is not worth a note', () => {
    const { unit, notes } = read(
      olderMtf({ mounted: { 'Left Torso': ['Flux Capacitor', 'Medium Laser', 'Searchlight', 'Cargo (1 ton)'] } }),
    );
    expect(notes).toEqual([{ code: 'battletech.note.equipment', params: { name: 'Flux Capacitor' } }]);
    expect(unit.standard?.slots.LT).toEqual(['other', 'medium-laser', 'other', 'other']);
  });

  test.each([
    [{ Mass: null }, { code: 'battletech/import-missing', params: { field: 'mass' } }],
    [{ Mass: '51' }, { code: 'battletech/import-value', params: { field: 'mass', given: 51 } }],
    [{ Config: 'LAM' }, { code: 'battletech/import-kind', params: { given: 'LAM' } }],
    [{ 'HD Armor': '10' }, { code: 'battletech/import-armor', params: { location: 'HD', worn: 10, most: 9 } }],
    [{ 'CT Armor': '40' }, { code: 'battletech/import-armor', params: { location: 'CT', worn: 46, most: 32 } }],
    [
      { Engine: '260 Fusion Engine' },
      {
        code: 'battletech/import-rating',
        params: { given: 260, tons: 50, walk: 5, right: 250 },
      },
    ],
  ])('%j', (fields, refused) => {
    expect(refusal(olderMtf({ ...ARMED, fields }))).toEqual(refused);
  });

  test('more slots than a leg has', () => {
    const mounted = { 'Left Leg': ['Heat Sink', 'Heat Sink', 'Heat Sink'] };
    expect(refusal(olderMtf({ mounted }))).toEqual({
      code: 'battletech/import-slots',
      params: { location: 'LL', has: 7, room: 6 },
    });
  });

  test('no file of a ’Mech at all', () => {
    expect(refusal('Dear Sir,\nplease find enclosed')).toMatchObject({ code: 'battletech/import-missing' });
  });
});
