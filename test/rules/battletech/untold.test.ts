import { describe, expect, test } from 'vitest';
import { doomTold, glimpseBody, unknownOf, type Figure } from '../../../src/rules/battletech/damage/unknown.js';
import type { Event } from '../../../src/rules/battletech/events.js';
import type { Crippled, DamageStep } from '../../../src/rules/battletech/standard/damage-steps.js';
import type { PilotingCause } from '../../../src/rules/battletech/standard/piloting-causes.js';
import type { FullTermReason } from '../../../src/rules/battletech/standard/terms.js';
import { binId, type Doom } from '../../../src/rules/battletech/standard/types.js';
import { kernelTold } from '../../../src/rules/battletech/told.js';
import { untold } from '../../../src/rules/battletech/untold.js';
import { causeTold, crippledTold, unmarked } from '../../../src/rules/battletech/untold-harm.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import { hexAt } from '../../../src/rules/geometry/hex/hex.js';
import type { Roll } from '../../../src/rules/kernel/dice.js';
import { unitId, type UnitId } from '../../../src/rules/kernel/ids.js';
import { setupOf } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';

/** What stands on a sheet, row by row, and who is told it (C-01). */

const FIGURES: readonly Figure[] = ['armor', 'structure', 'ammo', 'heat', 'pilot'];
const HBK = unitId('HBK-4G');
const rolled = (...faces: readonly number[]): Roll => ({ index: 0, sides: 6, faces, purpose: 'to-hit' });
/** Who knows all of a sheet but some figures. */
const but =
  (...hidden: readonly Figure[]) =>
  (_of: unknown, figure: Figure): boolean =>
    !hidden.includes(figure);

describe('C-01 the terms of a number', () => {
  const ROWS: Readonly<Partial<Record<FullTermReason, Figure>>> = {
    gunnery: 'pilot',
    piloting: 'pilot',
    driving: 'pilot',
    'talent-marksman': 'pilot',
    'talent-moving-gunner': 'pilot',
    'talent-artillerist': 'pilot',
    'talent-juggler': 'pilot',
    'talent-brawler': 'pilot',
    'talent-surefooted': 'pilot',
    'talent-cool-headed': 'pilot',
    'talent-iron-willed': 'pilot',
    'bonus-physical': 'pilot',
    'motive-hit': 'structure',
    'driver-hit': 'structure',
    'commander-hit': 'structure',
    'small-cockpit': 'structure',
    heat: 'heat',
    'sensors-hit': 'structure',
    'targeting-computer': 'structure',
    'shoulder-hit': 'structure',
    'upper-arm-hit': 'structure',
    'lower-arm-hit': 'structure',
    'hand-hit': 'structure',
    claw: 'structure',
    'upper-leg-hit': 'structure',
    'lower-leg-hit': 'structure',
    'foot-hit': 'structure',
    'leg-actuator-hit': 'structure',
    'hip-hit': 'structure',
    'eject-head': 'structure',
    'gyro-hit': 'structure',
    'gyro-gone': 'structure',
  };
  const shot = (reason: FullTermReason): Event => ({
    type: 'HexFired',
    unit: HBK,
    mount: mountId('A'),
    hex: hexAt(5, 5),
    mode: 'normal',
    bin: null,
    toHit: { number: 7, terms: [{ reason, value: 2 }], distance: 4, range: 'medium' },
    roll: rolled(3, 4),
    outcome: 'hit',
    jammed: false,
    heat: 3,
    rounds: 1,
    roundsLeft: 4,
    ignition: null,
  });
  const toHit = (reason: FullTermReason, ...hidden: readonly Figure[]) => {
    const told = untold(shot(reason), but(...hidden));
    if (told?.type !== 'HexFired') throw new Error('a shot is told as a shot');
    const { number, terms } = told.toHit;
    return { number, terms };
  };

  test.each(Object.entries(ROWS))('%s stands with the %s', (name, figure) => {
    const reason = Object.keys(ROWS).find((one): one is FullTermReason => one === name) ?? 'gunnery';
    const others = (['structure', 'heat', 'pilot'] as const).filter((one) => one !== figure);
    const skill = ['gunnery', 'piloting', 'driving'].includes(reason);
    expect(toHit(reason, figure)).toEqual({ number: null, terms: skill ? [{ reason, value: null }] : [] });
    for (const other of others) expect(toHit(reason, other)).toEqual({ number: null, terms: [{ reason, value: 2 }] });
    expect(toHit(reason)).toEqual({ number: 7, terms: [{ reason, value: 2 }] });
  });

  test('what lies between the skills of two pilots is told to who knows both', () => {
    const reason = 'piloting-difference';
    expect(toHit(reason, 'pilot')).toEqual({ number: null, terms: [] });
    expect(toHit(reason, 'structure')).toEqual({ number: null, terms: [{ reason, value: 2 }] });
  });

  test('of a piloting roll what came of it is told; the rest with pilot and structure', () => {
    const event = {
      type: 'PilotingRolled',
      unit: HBK,
      roll: {
        cause: 'damage-20',
        number: 6,
        terms: [{ reason: 'piloting', value: 5 }],
        roll: rolled(2, 3),
        success: false,
      },
    } as const satisfies Event;
    const told = (...hidden: readonly Figure[]) => untold(event, but(...hidden));
    expect(told('pilot')).toEqual({
      ...event,
      roll: { ...event.roll, number: null, terms: [{ reason: 'piloting', value: null }], roll: null },
    });
    expect(told('structure')).toEqual({ ...event, roll: { ...event.roll, number: null, roll: null } });
    expect(told('armor', 'ammo', 'heat')).toEqual(event);
  });

  test('faces are told with the number, rounds with the ammunition', () => {
    expect(untold(shot('heat'), but('heat'))).toMatchObject({ roll: null, roundsLeft: 4 });
    expect(untold(shot('heat'), but('ammo'))).toMatchObject({ roll: rolled(3, 4), roundsLeft: null });
  });
});

test('C-01 whether a jam is cleared everybody sees, the roll for it who knows the pilot', () => {
  const event = {
    type: 'Unjammed',
    unit: HBK,
    mount: mountId('A'),
    need: 5,
    roll: rolled(2, 4),
    cleared: true,
  } as const;
  expect(untold(event, but('pilot'))).toEqual({ ...event, need: null, roll: null });
  expect(untold(event, but('armor', 'structure', 'ammo', 'heat'))).toEqual(event);
});

test.each<readonly [Doom, Figure | null]>([
  ['head', null],
  ['centre-torso', null],
  ['engine', 'structure'],
  ['cockpit', 'structure'],
  ['pilot', 'pilot'],
  ['no-room', null],
  ['ejected', null],
  ['hull', null],
  ['crew', 'structure'],
  ['fuel', 'structure'],
  ['ammunition', 'structure'],
  ['turret', null],
  ['troopers', null],
  ['sunk', null],
])('C-01 that a unit is out by its %s is seen with the %s', (why, figure) => {
  for (const hidden of FIGURES) expect(doomTold(why, (one) => one !== hidden)).toBe(hidden === figure ? null : why);
  expect(doomTold(null, () => false)).toBeNull();
});

test.each<readonly [Crippled, readonly Figure[]]>([
  ['side-torso', []],
  ['engine', ['structure']],
  ['engine-gyro', ['structure']],
  ['sensors', ['structure']],
  ['limbs', ['structure']],
  ['torsos', ['structure']],
  ['pilot', ['pilot']],
  ['immobile', ['structure']],
  ['unarmed', ['structure', 'ammo']],
  ['feeble', ['structure', 'ammo']],
  ['bare', ['armor']],
  ['troopers', ['structure']],
])('C-01 that a unit is crippled (%s) is seen with %j', (why, figures) => {
  for (const hidden of FIGURES)
    expect(crippledTold(why, (one) => one !== hidden)).toBe(figures.includes(hidden) ? null : why);
});

test('C-01 a piloting roll for what is struck inside has no cause for who does not see the structure', () => {
  const inside: readonly PilotingCause[] = [
    'gyro-hit',
    'gyro-destroyed',
    'hip-hit',
    'leg-actuator-hit',
    'ran-damaged',
    'landed-damaged',
  ];
  for (const cause of inside) {
    expect(causeTold(cause, HBK, but('structure'))).toBeNull();
    expect(causeTold(cause, HBK, but('armor', 'ammo', 'heat', 'pilot'))).toBe(cause);
  }
});

describe('C-01 the steps of damage', () => {
  const armor: DamageStep = { harm: 'armor', location: 'LT', rear: false, damage: 5, after: 3 };
  const structure: DamageStep = { harm: 'structure', location: 'LT', damage: 4, after: 2 };
  const inward: DamageStep = { harm: 'transfer', from: 'LT', to: 'CT', damage: 4 };
  const nowhere: DamageStep = { ...inward, to: null };
  const centre: DamageStep = { ...armor, location: 'CT' };
  const roll = (criticals: number): DamageStep => ({
    harm: 'critical-roll',
    location: 'LT',
    through: false,
    roll: rolled(6, 5),
    criticals,
  });
  const gone: DamageStep = { harm: 'location-lost', location: 'LT', why: 'blown-off' };
  const slot: DamageStep = { harm: 'slot', location: 'LT', slot: 3, holds: { holds: 'heat-sink', item: 1 }, rolls: [] };
  const somewhere: DamageStep = { harm: 'slot', location: 'LT', slot: null, holds: null, rolls: [] };
  const blown: DamageStep = { harm: 'explosion', location: 'LT', what: { bin: binId('1') }, damage: 20, cased: false };
  const steps = (all: readonly DamageStep[], ...hidden: readonly Figure[]) => unmarked(all, HBK, but(...hidden));

  test('armour: what is left is not told, nor how much where it came from elsewhere; nothing where it went on inside', () => {
    expect(steps([armor], 'armor')).toEqual([{ ...armor, after: null }]);
    expect(steps([inward, centre], 'armor')[1]).toEqual({ ...centre, damage: null, after: null });
    expect(steps([armor, structure], 'armor')).toEqual([structure]);
    expect(steps([armor, { ...structure, location: 'CT' }], 'armor')[0]).toEqual({ ...armor, after: null });
    expect(steps([structure, armor], 'armor')).toEqual([structure, { ...armor, after: null }]);
    expect(steps([armor, structure], 'structure')[0]).toEqual(armor);
  });

  test('structure and what goes on inward: that it did is told, not how much; what went nowhere is not told', () => {
    expect(steps([structure], 'structure')).toEqual([{ ...structure, damage: null, after: null }]);
    for (const hidden of ['armor', 'structure'] as const) {
      expect(steps([inward], hidden)).toEqual([{ ...inward, damage: null }]);
      expect(steps([nowhere], hidden)).toEqual([]);
    }
    expect(steps([inward, nowhere], 'ammo', 'heat', 'pilot')).toEqual([inward, nowhere]);
  });

  test('water that gets in and what it stops is told to who sees the structure, the reactor when it stops', () => {
    const soaked: DamageStep = { harm: 'soaked', location: 'LT', roll: rolled(4, 5), more: 3, things: 1 };
    const stopped: DamageStep = {
      harm: 'stopped',
      location: 'LT',
      slot: 3,
      holds: { holds: 'heat-sink', item: 1 },
      pick: null,
    };
    const stops: DamageStep = { harm: 'reactor', need: 5, roll: rolled(1, 2), runs: false };
    const runs: DamageStep = { ...stops, roll: rolled(4, 4), runs: true };
    const all = [soaked, stopped, stops, runs];
    expect(steps(all, 'armor', 'ammo', 'heat', 'pilot')).toEqual(all);
    expect(steps(all, 'structure')).toEqual([{ ...stops, need: null, roll: null }]);
  });

  test('that something strikes inside a vehicle is seen, what it strikes with its structure', () => {
    const critical: DamageStep = {
      harm: 'vehicle-critical',
      location: 'LT',
      roll: rolled(3, 4),
      critical: 'driver',
      mount: null,
      pick: null,
    };
    expect(steps([critical], 'structure')).toEqual([{ ...critical, critical: null }]);
    expect(steps([critical], 'armor', 'ammo', 'heat', 'pilot')).toEqual([critical]);
  });

  test('GRID-01 the roll for a column is told to who knows both of armour and of structure', () => {
    const column: DamageStep = {
      harm: 'column',
      location: 'LT',
      roll: rolled(3, 3),
      shift: -1,
      column: 3,
      template: [0, 1, 2, 1, 0, 0, 0, 0, 0, 0],
    };
    expect(steps([column], 'ammo', 'heat', 'pilot')).toEqual([column]);
    for (const hidden of ['armor', 'structure'] as const) {
      const [told] = steps([column], hidden);
      expect(told).toMatchObject({ harm: 'column', roll: null, column: 3 });
      expect(told).not.toHaveProperty('shift');
    }
  });

  test('criticals: how many there are is told, not what they strike; a limb that is blown off is seen', () => {
    expect(steps([roll(2), slot, slot], 'structure')).toEqual([roll(2), somewhere, somewhere]);
    expect(steps([roll(1), gone], 'structure')).toEqual([roll(1), gone]);
    expect(steps([slot], 'structure')).toEqual([somewhere]);
    expect(steps([roll(1), slot], 'armor')).toEqual([roll(1), slot]);
  });

  test('an explosion is seen, not of what; a pilot’s wounds are, unless life support fails inside', () => {
    for (const hidden of ['structure', 'ammo'] as const)
      expect(steps([blown], hidden)).toEqual([{ ...blown, what: null, damage: null }]);
    expect(steps([blown], 'armor')).toEqual([blown]);
    // What goes off inside reaches armour only where the structure is gone: that it does would tell so.
    expect(steps([blown, { ...armor, location: 'LT' }], 'armor')).toEqual([blown]);
    const wound: DamageStep = { harm: 'pilot', why: 'fall', hits: 2 };
    expect(steps([wound], 'pilot')).toEqual([{ ...wound, hits: null }]);
    for (const why of ['life-support', 'drowned'] as const)
      expect(steps([{ ...wound, why }], 'structure')).toEqual([{ ...wound, why: null }]);
    expect(steps([wound], 'structure')).toEqual([wound]);
    const faints: DamageStep = { harm: 'consciousness', roll: rolled(1, 1), need: 5, awake: false, turn: 2 };
    expect(steps([faints], 'pilot')).toEqual([{ ...faints, roll: null, need: null }]);
    expect(steps([faints], 'structure')).toEqual([faints]);
    const lucky: DamageStep = { harm: 'edge', over: 'head', roll: rolled(2, 2), left: 1 };
    expect([steps([lucky], 'pilot'), steps([lucky], 'structure')]).toEqual([[], [lucky]]);
  });
});

test('C-01 what is not known of a whole ’Mech’s sheet is named, entry by entry', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0101 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0505 N' },
    ],
  });
  const [unit] = play.game.units;
  if (!unit?.body) throw new Error('no whole ’Mech');
  const missing = (...hidden: readonly Figure[]) =>
    unknownOf(
      glimpseBody(
        unit,
        FIGURES.filter((one) => !hidden.includes(one)),
      ),
    );
  expect(missing()).toEqual([]);
  expect(missing('armor')).toEqual(['armor']);
  expect(missing('structure')).toEqual(['structure', 'struck']);
  expect(missing('ammo')).toEqual(['ammo']);
  expect(missing('heat')).toEqual(['heat']);
  expect(missing('pilot')).toEqual(['pilot']);
});

test('C-01 GRID-01 which boxes are left is known to who knows of armour and of structure, and to nobody else', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0101 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0505 N' },
    ],
    options: { armour: 'grid' },
  });
  const unit = play.unit('HBK-4G');
  const boxes = (...known: readonly Figure[]) => glimpseBody(unit, known).body.boxes;
  expect(boxes('armor', 'structure')).toEqual(unit.body.boxes);
  expect([boxes('armor'), boxes('structure'), boxes()]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['stopped', { RA: [0] }],
  ['shorted', true],
  ['dented', ['A']],
] as const)(
  'C-01 what lies under the armour is known to who knows of structure, and to nobody else: %s',
  (mark, value) => {
    const [unit] = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0101 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0505 N' },
      ],
    }).game.units;
    if (!unit?.body) throw new Error('no whole ’Mech');
    const hurt = { ...unit, body: { ...unit.body, [mark]: value } };
    expect(glimpseBody(hurt, ['structure']).body[mark]).toEqual(value);
    expect(
      glimpseBody(
        hurt,
        FIGURES.filter((one) => one !== 'structure'),
      ).body,
    ).not.toHaveProperty(mark);
    expect(glimpseBody(unit, ['structure']).body).not.toHaveProperty(mark);
  },
);

describe('C-01 what the referee says of units that are not seen', () => {
  const hidden = { isSeen: (unit: UnitId) => unit !== HBK, isKnown: (unit: UnitId) => unit !== HBK };
  const ENF = unitId('ENF-4R');

  test('facts set right are told of units that are seen; where none is left, that something was', () => {
    const fact = (of: UnitId) => ({ of, set: 'place', which: null, to: '0505 N' });
    const corrected = (...units: readonly UnitId[]) =>
      ({ type: 'Corrected', facts: units.map(fact), by: null, warrant: 'arbiter', reason: 'test' }) as const;
    expect(kernelTold(corrected(HBK, ENF), hidden)).toMatchObject({ type: 'Corrected', facts: [{ of: ENF }] });
    expect(kernelTold(corrected(HBK), hidden)).toEqual({ type: 'Redacted', of: 'Corrected', seat: null });
  });

  test('that a unit that is seen has scanned nobody is told, whom it has scanned only if they are seen', () => {
    const only = { isSeen: (unit: UnitId) => unit === ENF, isKnown: () => false };
    const scan = (which: string | null) => ({ of: ENF, set: 'scan', which, to: 'none' });
    const facts = [scan(null), scan(HBK), scan(ENF)];
    const event = { type: 'Corrected', facts, by: null, warrant: 'arbiter', reason: 'test' } as const;
    expect(kernelTold(event, only)).toEqual({ ...event, facts: [scan(null), scan(ENF)] });
  });

  test('at the quick-start level too a unit whose sheet is not seen is told as it is printed', () => {
    const setup = setupOf({
      pieces: [{ unit: 'ENF-4R', seat: 'attacker', at: '0101 N', armor: { CT: 3 }, ammo: { 'ac-10': 10 } }],
    });
    const told = kernelTold({ type: 'Began', setup, steps: [] }, { isSeen: () => true, isKnown: () => false });
    const units = told?.type === 'Began' ? told.setup.units : [];
    expect(units.map((one) => [one.id, one.ammo[0]?.left, one.armor])).toEqual([['ENF-4R', 10, undefined]]);
  });
});
