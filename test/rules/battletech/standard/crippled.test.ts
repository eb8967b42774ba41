import { describe, expect, it } from 'vitest';
import { crippledBy } from '../../../../src/rules/battletech/standard/withdrawal.js';
import type { Crew } from '../../../../src/rules/battletech/standard/kinds.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { Part } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { beginFull } from '../../../support/standard.js';

/** Who is crippled and must withdraw, by what is left of it. */

interface Wear {
  readonly model?: string;
  readonly lost?: readonly Location[];
  /** Locations whose structure has taken damage. */
  readonly hurt?: readonly Location[];
  readonly hits?: Partial<Record<Part, number>>;
  readonly pilot?: number;
  /** Weapons that are left, by their names; all: `undefined`. */
  readonly weapons?: readonly string[];
  readonly empty?: boolean;
}

function worn({
  model = 'HBK-4G',
  lost = [],
  hurt = [],
  hits = {},
  pilot = 0,
  weapons,
  empty = false,
}: Wear): StandardUnit {
  const play = beginFull({
    pieces: [
      { unit: `${model}=worn`, seat: 'defender', at: '0808 N', hits: pilot, ...(empty ? { rounds: 0 } : {}) },
      { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
    ],
  });
  const unit = play.unit('worn');
  const struck = { ...unit.body.struck };
  const structure = { ...unit.body.structure };
  for (const at of hurt) structure[at] = (structure[at] ?? 0) - 1;
  for (const at of lost) structure[at] = 0;
  for (const [part, count] of Object.entries(hits)) {
    for (const at of ['HD', 'CT'] as const) {
      const held = (unit.sheet.full.slots[at] ?? []).flatMap((slot, i) =>
        slot?.holds === 'part' && slot.part === part ? [i] : [],
      );
      struck[at] = [...(struck[at] ?? []), ...held.slice(0, count)];
    }
  }
  const mounts = weapons ? unit.sheet.mounts.filter(({ weapon }) => weapons.includes(weapon.id)) : unit.sheet.mounts;
  return {
    ...unit,
    lost,
    sheet: { ...unit.sheet, mounts },
    body: { ...unit.body, structure, struck },
  };
}

describe('FIN-47 crippled', () => {
  it.each([
    ['nothing', {}, null],
    ['a side torso gone, and its arm', { lost: ['LT', 'LA'] }, 'side-torso'],
    ['the other side torso, and its arm', { lost: ['RT', 'RA'] }, 'side-torso'],
    ['an arm gone', { lost: ['LA'] }, null],
    ['structure of the centre torso', { hurt: ['CT'] }, null],
    ['structure of a side torso', { hurt: ['LT'] }, null],
    ['structure of both side torsos', { hurt: ['LT', 'RT'] }, 'torsos'],
    ['structure of centre and side torso', { hurt: ['CT', 'RT'] }, 'torsos'],
    ['TC-FIN-42 structure of both arms', { hurt: ['LA', 'RA'] }, null],
    ['TC-FIN-42 structure of both arms and a leg', { hurt: ['LA', 'RA', 'LL'] }, 'limbs'],
    ['a torso and two limbs', { hurt: ['LT', 'LA', 'LL'] }, null],
    ['an arm gone, two limbs hurt', { lost: ['LA'], hurt: ['RA', 'RL'] }, 'limbs'],
    ['the head', { hurt: ['HD', 'LA', 'RA'] }, null],
    ['an engine hit', { hits: { engine: 1 } }, null],
    ['two engine hits', { hits: { engine: 2 } }, 'engine'],
    ['a gyro hit', { hits: { gyro: 1 } }, null],
    ['TC-FIN-42 an engine hit and a gyro hit', { hits: { engine: 1, gyro: 1 } }, 'engine-gyro'],
    ['the gyro gone: it never moves again', { hits: { gyro: 2 } }, 'immobile'],
    ['a sensor hit', { hits: { sensors: 1 } }, null],
    ['two sensor hits', { hits: { sensors: 2 } }, 'sensors'],
    ['a pilot hit three times', { pilot: 3 }, null],
    ['a pilot hit four times', { pilot: 4 }, 'pilot'],
    ['a leg gone', { lost: ['LL'] }, null],
    ['both legs gone', { lost: ['LL', 'RL'] }, 'immobile'],
    ['no weapon', { weapons: [] }, 'unarmed'],
    ['a small laser alone', { weapons: ['small-laser'] }, 'feeble'],
    ['medium lasers alone', { weapons: ['medium-laser'] }, null],
    ['an AC/20 alone', { weapons: ['ac-20'] }, null],
    ['an AC/20 without rounds', { weapons: ['ac-20'], empty: true }, 'unarmed'],
    ['an SRM 2 alone', { model: 'TDR-5S', weapons: ['srm-2'] }, null],
    ['an SRM 2 without rounds', { model: 'TDR-5S', weapons: ['srm-2'], empty: true }, 'unarmed'],
    ['two small lasers, 6 points', { model: 'WHM-6R', weapons: ['small-laser'] }, null],
    ['five small lasers', { model: 'CGR-1A1' }, null],
    ['four flamers and machine guns', { model: 'FS9-H', weapons: ['flamer', 'machine-gun'] }, null],
    ['two machine guns', { model: 'LCT-1V', weapons: ['machine-gun'] }, 'feeble'],
  ] as const)('FIN-47 %s', (_, wear, why) => {
    expect(crippledBy(worn(wear))).toBe(why);
  });
});

it.each([
  [5, 'feeble'],
  [6, null],
])(
  'FIN-47 weapons that do less than five points together cripple unless one reaches six hexes: %i: %s',
  (long, why) => {
    const one = worn({ weapons: ['small-laser'] });
    const reaching = one.sheet.mounts.map((mount) => ({
      ...mount,
      weapon: { ...mount.weapon, ranges: { ...mount.weapon.ranges, long } },
    }));
    expect(crippledBy({ ...one, sheet: { ...one.sheet, mounts: reaching } })).toBe(why);
  },
);

it.each<readonly [readonly (readonly [damage: number, long: number])[], string | null]>([
  [[[5, 3]], null],
  [[[4, 3]], 'feeble'],
  [
    [
      [2, 3],
      [2, 3],
    ],
    'feeble',
  ],
  [
    [
      [3, 3],
      [2, 3],
    ],
    null,
  ],
  [
    [
      [3, 3],
      [1, 6],
    ],
    null,
  ],
  [
    [
      [3, 3],
      [0, 9],
    ],
    'feeble',
  ],
])('FIN-47 weapons of so much damage and range are worth staying for, or not: %j: %s', (guns, why) => {
  const one = worn({ weapons: ['small-laser'] });
  const [laser] = one.sheet.mounts;
  if (!laser) throw new Error('no laser');
  const mounts = guns.map(([damage, long]) => ({
    ...laser,
    weapon: { ...laser.weapon, damage, ranges: { ...laser.weapon.ranges, long } },
  }));
  expect(crippledBy({ ...one, sheet: { ...one.sheet, mounts } })).toBe(why);
});

it('FIN-47 a jam can be cleared: a weapon that has one is not gone', () => {
  const one = worn({ weapons: ['ac-20'] });
  const jammed = one.sheet.mounts.map(({ id }) => id);
  expect(crippledBy({ ...one, body: { ...one.body, jammed } })).toBeNull();
  expect(crippledBy({ ...one, broken: jammed })).toBe('unarmed');
});

describe('UNI-80 crippled, of other kinds', () => {
  const of = (model: string, change: (one: StandardUnit) => StandardUnit) => crippledBy(change(worn({ model })));
  const troopers = (left: number) => (one: StandardUnit) => ({
    ...one,
    body: {
      ...one.body,
      structure: Object.fromEntries(
        Object.keys(one.body.structure).map((at, i) => [at, at === 'TR' ? left : Number(i < left)]),
      ),
    },
  });

  it('UNI-80 a side that was built without armour is not shot bare', () => {
    const thin = (one: StandardUnit) => ({
      ...one,
      sheet: { ...one.sheet, armor: { ...one.sheet.armor, LS: 0 } },
      armor: { ...one.armor, LS: 0 },
    });
    expect(of('VEDETTE', thin)).toBeNull();
  });

  it('UNI-80 a vehicle that was built never to move is not crippled by that', () => {
    const rooted = (one: StandardUnit) => ({ ...one, sheet: { ...one.sheet, walk: 0 } });
    expect(of('VEDETTE', rooted)).toBeNull();
  });

  it('UNI-80 a vehicle with a side shot bare, or without a weapon; not one that was built without', () => {
    const bare = (one: StandardUnit) => ({ ...one, armor: { ...one.armor, LS: 0 } });
    const without = (one: StandardUnit) => ({ ...one, broken: one.sheet.mounts.map(({ id }) => id) });
    const unarmed = (one: StandardUnit) => ({ ...one, sheet: { ...one.sheet, mounts: [] } });
    expect([of('VEDETTE', (one) => one), of('VEDETTE', bare), of('VEDETTE', without), of('VEDETTE', unarmed)]).toEqual([
      null,
      'bare',
      'unarmed',
      null,
    ]);
    expect(
      of('VEDETTE', (one) => ({ ...one, body: { ...one.body, pilot: { ...one.body.pilot, hits: 5 } } })),
    ).toBeNull();
  });

  it('UNI-80 FIN-47 a vehicle or VTOL that never moves again, but not one whose crew is stunned or that has MP left', () => {
    const by = (crew: Partial<Crew>, model = 'VEDETTE') =>
      of(model, (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, ...crew } } }));
    expect(by({ motive: ['heavy', 'heavy'], stunned: 2 })).toBeNull();
    expect(by({ motive: ['immobile'] })).toBe('immobile');
    expect(by({ hits: ['engine'] })).toBe('immobile');
    expect(by({ motive: ['moderate', 'moderate', 'moderate', 'moderate', 'moderate'] })).toBe('immobile');
    expect([by({ rotor: 8 }, 'WARRIOR-H7'), by({ rotor: 9 }, 'WARRIOR-H7')]).toEqual([null, 'immobile']);
  });

  it('UNI-80 FIN-47 a vehicle whose weapons have become too weak, not one that was built with no others', () => {
    const cannonGone = (one: StandardUnit) => ({ ...one, broken: [mountId('A')] });
    const gunOnly = (one: StandardUnit) => ({
      ...one,
      sheet: { ...one.sheet, mounts: one.sheet.mounts.filter(({ weapon }) => weapon.id === 'machine-gun') },
    });
    expect([of('VEDETTE', cannonGone), of('VEDETTE', gunOnly)]).toEqual(['feeble', null]);
    expect(of('VEDETTE', (one) => ({ ...gunOnly(one), broken: [mountId('B')] }))).toBe('unarmed');
  });

  it.each([
    ['ELEMENTAL-LASER', 3, null],
    ['ELEMENTAL-LASER', 2, 'troopers'],
    ['FOOT-RIFLE', 7, null],
    ['FOOT-RIFLE', 6, 'troopers'],
  ])('UNI-80 %s with %i left: %s', (model, left, why) => {
    expect(of(model, troopers(left))).toBe(why);
  });
});
