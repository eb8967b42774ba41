import { describe, expect, test } from 'vitest';
import { blockUnitOf } from '../../../src/games/battletech/library/imports/block-unit.js';
import { readBlocks as read, SQUAD, type Blocks } from '../../support/blocks.js';
import { blkText } from '../../support/community-files.js';

const refusal = (blocks: Blocks): unknown => {
  const made = blockUnitOf(blkText(blocks));
  return made.ok ? null : [made.error.code, made.error.params];
};

const TANK: Blocks = {
  UnitType: 'Tank',
  Name: 'Anvil Tank',
  Model: '(Standard)',
  year: '3025',
  type: 'IS Level 1',
  motion_type: 'Tracked',
  cruiseMP: '4',
  engine_type: '1',
  armor: ['40', '30', '30', '20', '40'],
  tonnage: '60.0',
  transporters: 'TroopSpace:3.0',
  'Body Equipment': ['IS Ammo LRM-10', 'ISCASE', 'Cargo (1 ton)'],
  'Front Equipment': ['Medium Laser'],
  'Turret Equipment': ['LRM 10', 'ISSRM4 (OS)'],
};

describe('IMP-06 a vehicle', () => {
  test('has its armour, weapons by place, ammunition, bay and engine', () => {
    const { name, unit, notes } = read(TANK);
    expect(name).toBe('Anvil Tank (Standard)');
    expect(notes).toEqual([]);
    expect(unit).toMatchObject({
      type: 'vehicle',
      motive: 'tracked',
      tons: 60,
      cruise: 4,
      engine: { type: 'ice', rating: 240 },
      armor: { FR: 40, RS: 30, LS: 30, RR: 20, TU: 40 },
      weapons: [
        { weapon: 'medium-laser', location: 'FR' },
        { weapon: 'lrm-10', location: 'TU' },
        { weapon: 'srm-4', location: 'TU', oneShot: true },
      ],
      ammo: [{ ammo: 'lrm-10', rounds: 12 }],
      bay: 3,
      case: true,
    });
  });

  test('a VTOL has a rotor; what floats on air or wheels has a lighter engine for it', () => {
    const vtol = read({
      ...TANK,
      UnitType: 'VTOL',
      motion_type: 'VTOL',
      tonnage: '30',
      cruiseMP: '10',
      armor: ['10', '8', '8', '6', '2'],
      'Turret Equipment': [],
      'Body Equipment': [],
    });
    expect(vtol.unit).toMatchObject({ type: 'vtol', engine: { rating: 160 }, armor: { RO: 2 } });
    expect(read({ ...TANK, motion_type: 'Hover', tonnage: '50', cruiseMP: '8' }).unit).toMatchObject({
      motive: 'hover',
      engine: { rating: 165 },
    });
  });

  test('ADV-07 a vehicle has its quirks, and no note for those that it cannot have', () => {
    const { unit, notes } = read({ ...TANK, quirks: ['anti_air', 'trailer_hitch', 'gas_hog', 'command_mech'] });
    expect(notes).toEqual([]);
    expect(unit).toMatchObject({ quirks: ['anti-air', 'trailer-hitch'] });
  });

  test('ADV-11 its weapons have their quirks', () => {
    const { unit, notes } = read({
      ...TANK,
      weaponQuirks: ['stable_weapon:TU:0:Gun', 'accurate:TU:9:Gun', 'accurate:XX:0:Gun'],
    });
    expect(notes).toEqual([]);
    const quirks = 'weapons' in unit ? unit.weapons.flatMap((one) => ('quirks' in one ? [one] : [])) : [];
    expect(quirks).toMatchObject([{ location: 'TU', quirks: ['stabilized'] }]);
  });

  test('its electronics are where they are mounted, and Artemis IV guides the launcher beside it', () => {
    const { unit, notes, sheet } = read({
      ...TANK,
      'Body Equipment': [
        'IS Ammo LRM-10 Artemis-capable',
        'ISC3SlaveUnit',
        'ISTargeting Computer',
        'ISBeagleActiveProbe',
      ],
      'Turret Equipment': ['LRM 10', 'ISArtemisIV', 'ISGuardianECMSuite'],
    });
    expect(notes).toEqual([]);
    expect(unit).toMatchObject({
      heatSinks: { type: 'single', count: 3 },
      equipment: [
        { item: 'artemis', location: 'TU' },
        { item: 'ecm', location: 'TU' },
        { item: 'c3-slave', location: 'BD' },
        { item: 'targeting-computer', location: 'BD' },
        { item: 'active-probe', location: 'BD' },
      ],
    });
    expect(sheet?.mounts.map(({ weapon, artemis }) => [weapon.id, artemis ?? false])).toEqual([
      ['medium-laser', false],
      ['lrm-10', true],
    ]);
  });

  test('what it asks that is not to be had is noted; ships and aircraft are refused by name', () => {
    const { notes } = read({
      ...TANK,
      engine_type: '3',
      'Rear Equipment': ['Flux Capacitor', 'SRM 6'],
    });
    expect(notes).toEqual([
      { code: 'battletech.note.equipment', params: { name: 'Flux Capacitor' } },
      { code: 'battletech.note.no-ammo', params: { weapon: 'srm-6' } },
      { code: 'battletech.note.engine', params: { name: 'xxl' } },
    ]);
    expect(refusal({ ...TANK, motion_type: 'Submarine' })).toEqual(['battletech/import-kind', { given: 'submarine' }]);
    expect(refusal({ ...TANK, UnitType: 'Aero' })).toEqual(['battletech/import-kind', { given: 'Aero' }]);
    expect(refusal({ ...TANK, armor: ['1'] })).toEqual(['battletech/import-missing', { field: 'armor' }]);
    expect(refusal({})).toEqual(['battletech/import-missing', { field: 'UnitType' }]);
  });
});

test('UNI-90 a vehicle weighs no more than what it goes on bears, and has five slots and one for each five tons', () => {
  const refused = (more: Blocks): boolean => refusal({ ...TANK, ...more }) !== null;
  const light = { 'Turret Equipment': [], 'Front Equipment': [], 'Body Equipment': [], transporters: [] };
  const weighing = (motion: string, tonnage: string) =>
    refused({ ...light, motion_type: motion, tonnage, cruiseMP: '1', engine_type: '1' });
  expect([weighing('Wheeled', '160'), weighing('Wheeled', '161')]).toEqual([false, true]);
  expect([weighing('Hover', '100'), weighing('Hover', '101')]).toEqual([false, true]);
  // Of five tons six slots: weapons, one for a kind of ammunition, one for the bay.
  const small = (lasers: number, more: Blocks = {}) =>
    refused({ ...light, tonnage: '5', 'Front Equipment': Array<string>(lasers).fill('Medium Laser'), ...more });
  expect([small(6), small(7)]).toEqual([false, true]);
  const bay = { transporters: 'TroopSpace:1.0' };
  expect([small(5, bay), small(6, bay)]).toEqual([false, true]);
});

test('IMP-06 EQP-07 a dune buggy is read from the words of the files', () => {
  const buggy = read({ ...TANK, motion_type: 'Wheeled', 'Body Equipment': ['IS Ammo LRM-10', 'ISDuneBuggyChassis'] });
  expect(buggy.unit).toMatchObject({ motive: 'wheeled', dunes: true });
  expect(buggy.notes).toEqual([]);
});

test('IMP-06 EQP-04 EQP-05 hulls that float or swim, and a mast, are read from the words of the files', () => {
  const hull = (more: Blocks) => {
    const { unit, notes } = read({ ...TANK, ...more });
    const { floats, amphibious, mast } = { floats: undefined, amphibious: undefined, mast: undefined, ...unit };
    return { floats, amphibious, mast, notes };
  };
  const body = (name: string) => hull({ 'Body Equipment': ['IS Ammo LRM-10', name] });
  expect(body('ISFlotationHull')).toMatchObject({ floats: true, notes: [] });
  expect(body('ISFullyAmphibiousChassis')).toMatchObject({ amphibious: true, notes: [] });
  expect(body('ISLimitedAmphibiousChassis').notes).toHaveLength(1);
  // Wheels alone are built for the desert.
  expect(body('ISDuneBuggyChassis').notes).toHaveLength(1);
  const flies = { UnitType: 'VTOL', motion_type: 'VTOL', tonnage: '30', armor: ['10', '8', '8', '6', '2', '0'] };
  expect(hull({ ...flies, 'Rotor Equipment': ['CLMastMount'] })).toMatchObject({ mast: true, notes: [] });
});

const PLATOON: Blocks = {
  UnitType: 'Infantry',
  Name: 'Anvil Platoon',
  Model: '(Rifle)',
  year: '3025',
  type: 'IS Level 2',
  motion_type: 'Jump',
  squad_size: '7',
  squadn: '3',
  Primary: 'InfantryAssaultRifle',
  armorKit: 'GenericKit',
};

describe('IMP-06 a platoon', () => {
  test('EQP-06 has the pace of what it rides, and the teeth; what is as large as a house is refused', () => {
    const rides = (beast: string) => {
      const { unit, notes } = read({ ...PLATOON, motion_type: `Beast:${beast}` });
      return unit.type === 'infantry' ? { ...unit, notes } : null;
    };
    expect(rides('Tariq')).toMatchObject({ motive: 'foot', ground: 5, jump: 0, tons: 15, notes: [] });
    expect(rides('Horse')).not.toHaveProperty('beasts');
    expect(rides('Coventry Kangaroo')).toMatchObject({ ground: 3, beasts: { bites: 1, strikes: 1 }, notes: [] });
    expect(refusal({ ...PLATOON, motion_type: 'Beast:Elephant' })).toEqual([
      'battletech/import-kind',
      { given: 'Beast:Elephant' },
    ]);
  });

  test('has its troopers, how they move, and the damage of what they carry by trooper', () => {
    const { unit, notes } = read(PLATOON);
    expect(notes).toEqual([]);
    expect(unit).toMatchObject({
      type: 'infantry',
      motive: 'jump',
      troopers: 21,
      tons: 4,
      ground: 1,
      jump: 3,
      arms: { damage: 52, range: 1 },
    });
    expect(unit).not.toHaveProperty('antiMech');
    expect(read({ ...PLATOON, antimek: '6' }).unit).toMatchObject({ antiMech: true });
  });

  test('two support weapons in each squad say how far it fires, and count in its damage', () => {
    const { unit } = read({ ...PLATOON, Secondary: 'InfantryStandardSRM', secondn: '2' });
    const one = read({ ...PLATOON, Secondary: 'InfantryStandardSRM', secondn: '1' });
    if (unit.type !== 'infantry' || one.unit.type !== 'infantry') throw new Error('no infantry');
    expect(unit.arms.range).toBeGreaterThan(1);
    expect(one.unit.arms.range).toBe(1);
    expect(unit.arms.damage).toBeGreaterThan(one.unit.arms.damage);
  });

  test('UNI-47 a kit halves damage, encumbers, both or neither, as its name or its figures say', () => {
    const worn = (blocks: Blocks) => {
      const { unit, notes } = read({ ...PLATOON, motion_type: 'Motorized', ...blocks });
      if (unit.type !== 'infantry') throw new Error('no infantry');
      return [unit.armored ?? false, unit.ground, notes.length];
    };
    expect(worn({})).toEqual([false, 3, 0]);
    for (const kit of [
      'LiaoKit',
      'Generic Infantry Kit',
      'ISFlakStandard',
      'Flak, Standard',
      'Clothing, Leather/Synthetic Hide',
    ])
      expect(worn({ armorKit: kit }), kit).toEqual([false, 3, 0]);
    for (const kit of ['ClanKit', 'Clan Armor Kit (All)', 'WobKit', 'SteinerKit3060', 'Environment Suit, Marine'])
      expect(worn({ armorKit: kit }), kit).toEqual([true, 3, 0]);
    expect(worn({ armorKit: 'SpacesuitCombat' })).toEqual([false, 2, 0]);
    expect(worn({ armorKit: 'MarikKit3035' })).toEqual([true, 2, 0]);
    expect(worn({ armorKit: '', armordivisor: '2.0' })).toEqual([true, 3, 0]);
    expect(worn({ armorKit: '', armordivisor: '0.5' })).toEqual([false, 3, 1]);
  });

  test('EQP-01 EQP-02 HID-09 suits that hide it and special troops stand on its sheet; those without rules are noted', () => {
    const special = (blocks: Blocks) => {
      const { unit, notes } = read({ ...PLATOON, ...blocks });
      if (unit.type !== 'infantry') throw new Error('no infantry');
      return [unit.sneak, unit.mountain, unit.weapons, notes.map(({ params }) => params['name'])];
    };
    const sweeps = (blocks: Blocks) => {
      const { unit, notes } = read({ ...PLATOON, ...blocks });
      return unit.type === 'infantry' ? [unit.sweepers, notes.length] : [];
    };
    const tag = [{ weapon: 'light-tag' }];
    expect(special({ armorKit: 'Sneak Suit (Camo/IR/ECM)' })).toEqual([
      ['camouflage', 'infrared', 'ecm'],
      undefined,
      [],
      [],
    ]);
    expect(special({ armorKit: 'ISSneakSuitCamo' })).toEqual([['camouflage'], undefined, [], []]);
    expect(special({ armorKit: '', sneakir: 'true', dest: 'false' })).toEqual([['infrared'], undefined, [], []]);
    expect(special({ armorKit: 'DESTSuit' })).toEqual([['dest'], undefined, [], []]);
    expect(special({ specialization: '128' })).toEqual([undefined, true, [], []]);
    expect(special({ specialization: `${64 + 256 + 512 + 2048}` })).toEqual([undefined, undefined, [], []]);
    expect(special({ specialization: `${128 + 1024 + 2 + 8}` })).toEqual([
      undefined,
      true,
      tag,
      ['demolition engineers'],
    ]);
    expect([sweeps({ specialization: '8' }), sweeps({})]).toEqual([
      [true, 0],
      [undefined, 0],
    ]);
    expect(special({ Secondary: 'InfantryTAG', secondn: '1' })).toEqual([undefined, undefined, tag, []]);
  });

  test('arms that nobody knows and kits without rules are noted', () => {
    expect(read({ ...PLATOON, Primary: 'Flux Rifle', armorKit: 'MirrorKit' }).notes).toEqual([
      { code: 'battletech.note.arms', params: { name: 'Flux Rifle' } },
      { code: 'battletech.note.kit', params: { name: 'MirrorKit' } },
    ]);
  });
});

test('IMP-06 a squad of battle armour has its suits, hands and weapons, of all or of one trooper', () => {
  const { unit, notes } = read(SQUAD);
  expect(notes).toEqual([]);
  expect(unit).toMatchObject({
    type: 'battle-armour',
    weight: 'medium',
    troopers: 5,
    ground: 1,
    jump: 3,
    armor: 10,
    hands: 'claw',
    antiMech: true,
    rides: true,
    weapons: [
      { weapon: 'ba-small-laser', location: 'TR' },
      { weapon: 'ba-srm-2', location: 'TR', body: true },
      { weapon: 'ba-flamer', location: 'T1' },
    ],
    ammo: [{ ammo: 'ba-srm-2', rounds: 2 }],
  });
});

test.each([
  ['ISBADavidLightGaussRifle:RA', 'ba-david-light-gauss-rifle'],
  ['ISBAKingDavidLightGaussRifle:RA', 'ba-king-david-light-gauss-rifle'],
  ['ISLight Recoilless Rifle:LA', 'ba-light-recoilless-rifle'],
  ['CLBALightRecoillessRifle:RA', 'ba-light-recoilless-rifle'],
  ['ISBAMediumRecoillessRifle:Body', 'ba-medium-recoilless-rifle'],
  ['ISBAMagshotGR:LA', 'ba-magshot'],
  ['ISBASupportPPC:Body', 'ba-support-ppc'],
  ['BA-ISTsunamiHeavyGaussRifle:RA', 'ba-tsunami-gauss-rifle'],
  ['ISBAFiredrakeIncendiaryNeedler:Body', 'ba-firedrake-needler'],
  ['ISBAHeavyGL:RA', 'ba-heavy-grenade-launcher'],
  ['ISBAGrenadeLauncher:RA', 'ba-heavy-grenade-launcher'],
  ['CLBAHeavyMortar:TU', 'ba-heavy-mortar'],
  ['CLBASRM1OS:Body', 'ba-srm-1'],
  ['ISBASRM1OS:LA', 'ba-srm-1'],
  ['CLBAHeavyMG:RA', 'ba-heavy-machine-gun'],
  ['ISBALightMachineGun:LA', 'ba-light-machine-gun'],
  ['ISBAPlasmaRifle:Body', 'ba-plasma-rifle'],
  ['CLBearhunter Superheavy AC:LA', 'ba-bearhunter-autocannon'],
  ['Machine Gun (Bearhunter AC):RA', 'ba-bearhunter-autocannon'],
  ['ISBAMicroGrenadeLauncher:LA', 'ba-micro-grenade-launcher'],
  ['CLBALightMortar:RA', 'ba-light-mortar'],
  ['ISBAGaussRifleGrandMauler:RA', 'ba-grand-mauler-gauss-rifle'],
  ['CLBAAPGaussRifle:RA', 'ba-ap-gauss-rifle'],
  ['ISBARL4:Body', 'ba-rocket-launcher-4'],
  ['CLBASRM5OS:Body', 'ba-srm-5'],
])('IMP-06 a suit carries %s as its own weapon', (text, weapon) => {
  const { unit, notes } = read({ ...SQUAD, 'Squad Equipment': [text], 'Trooper 1 Equipment': [] });
  expect(notes).toEqual([]);
  expect(unit).toMatchObject({ weapons: [{ weapon, location: 'TR' }] });
});

test('IMP-04 a figure that does not fit is named with what stands there', () => {
  expect(refusal({ ...TANK, armor: ['400', '30', '30', '20', '40'] })).toEqual([
    'battletech/import-unfit',
    { path: 'armor.FR', given: '400' },
  ]);
});

test('IMP-06 electronics of suits, armour that resists fire, wings and boosters stand on the sheet of a squad', () => {
  const { notes, sheet } = read({
    ...SQUAD,
    armor_type: '35',
    'Squad Equipment': [
      'IS BA ECM:Body',
      'CLImprovedSensors:Body',
      'Clan BA Fire Resistant:Body',
      'BAPartialWing:Body',
      'ISBAMRM1:RA',
      'ISMRM1 Ammo:Body:Shots4#',
      'BA-Magnetic Clamps:Body',
    ],
    'Trooper 1 Equipment': [],
  });
  expect(notes).toEqual([]);
  expect(sheet).toMatchObject({
    clamps: true,
    fireproof: true,
    mounts: [{ weapon: { id: 'ba-mrm-1' } }, {}, {}],
    full: { jump: 4 },
  });
  expect(JSON.stringify(sheet?.full.slots)).toMatch(/"ecm".*"improved-sensors"/);
});

test('IMP-06 WPN-14 advanced and compact launchers have ammunition of their own', () => {
  const { notes, unit } = read({
    ...SQUAD,
    'Squad Equipment': [
      'CLAdvancedSRM2:Body',
      'BA-Advanced SRM-2 Ammo:Body:Shots2#',
      'CLBACompactNarc:LA',
      'BA-Compact Narc Ammo:LA:Shots2#',
    ],
    'Trooper 1 Equipment': [],
  });
  expect(notes).toEqual([]);
  expect(unit).toMatchObject({
    weapons: [{ weapon: 'ba-advanced-srm-2' }, { weapon: 'ba-compact-narc' }],
    ammo: [
      { ammo: 'ba-advanced-srm-2', rounds: 2 },
      { ammo: 'ba-compact-narc', rounds: 2 },
    ],
  });
});

test('IMP-06 armour is told by its number, whatever its slots are called; camouflage and heat sensors are no weapons', () => {
  const worn = (armor_type: string, ...equipment: string[]) => {
    const { notes, unit } = read({ ...SQUAD, armor_type, 'Squad Equipment': equipment, 'Trooper 1 Equipment': [] });
    return [unit.type === 'battle-armour' && unit.cloak, notes.length];
  };
  expect(worn('30', 'BA Advanced:RA', 'BA Advanced:LA', 'ISBAHeatSensor:Body')).toEqual([undefined, 0]);
  expect(worn('36', 'BA Mimetic:Body')).toEqual(['mimetic', 0]);
  expect(worn('34', 'IS BA Stealth (Prototype):Body')).toEqual(['stealth-basic', 0]);
  expect(worn('28', 'Camo System:Body')).toEqual(['camouflage', 0]);
});

test('IMP-06 stealth armour and infantry weapons in mounts of their own stand on the sheet of a squad', () => {
  const { notes, sheet } = read({
    ...SQUAD,
    armor_type: '33',
    'Squad Equipment': ['InfantryAssaultRifle:LA:APM', 'IS BA Stealth (Improved):Body'],
    'Trooper 1 Equipment': [],
  });
  expect(notes).toEqual([]);
  expect(sheet).toMatchObject({
    cloak: 'stealth-improved',
    sidearms: [{ name: 'AssaultRifle', damage: 52, range: 1 }],
  });
});
