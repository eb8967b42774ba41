import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../../src/rules/battletech/options.js';
import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { crash } from '../../../../src/rules/battletech/standard/crash.js';
import { burn } from '../../../../src/rules/battletech/standard/infernos.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { shakeOff } from '../../../../src/rules/battletech/standard/coming-off.js';
import { damageRulings, RULING_VALUES } from '../../../../src/rules/battletech/standard/unit-rulings.js';
import { swarmRule } from '../../../../src/rules/battletech/standard/swarming.js';
import type { Aboard } from '../../../../src/rules/battletech/standard/types.js';
import { vehicleLanding, vtolLanding } from '../../../../src/rules/battletech/standard/vehicle-tables.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, step, type FullPlay } from '../../../support/standard.js';

/** What a table may rule about vehicles, VTOLs and infantry (AMB-UNI-01 to 12). */

const FRONT = { table: 'full', side: 'front', cover: false } as const;

/** One unit alone against an Enforcer far away, by a ruling. */
const alone = (id: string, options: Readonly<Record<string, string>> = {}): FullPlay =>
  beginFull({
    pieces: [
      { unit: id, seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options,
  });

/** A unit aboard another in one hex. */
function aboard(id: string, on: string, as: Aboard['as'], options: Readonly<Record<string, string>>): FullPlay {
  const play = beginFull({
    pieces: [
      { unit: on, seat: 'defender', at: '0810 N' },
      { unit: id, seat: as === 'swarm' ? 'attacker' : 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options,
  });
  play.alter(id, (one) => ({ ...one, body: { ...one.body, aboard: { unit: unit(on), as, since: 0 } } }));
  return play;
}

test('AMB-UNI-01, AMB-UNI-09, AMB-UNI-13 damage is resolved by the first value of what nobody has chosen', () => {
  const { vehicleTable, vehicleCase, weaponLost } = RULING_VALUES;
  const [table, casing, lost] = [vehicleTable, vehicleCase, weaponLost].map(({ values }) => values[0]);
  expect(damageRulings({})).toEqual({ vehicleTable: table, vehicleCase: casing, weaponLost: lost });
  expect(damageRulings({ vehicleTable: 'mm', vehicleCase: 'off', weaponLost: 'lot' })).toEqual({
    vehicleTable: 'mm',
    vehicleCase: 'off',
    weaponLost: 'lot',
  });
});

test('AMB-UNI-01 vehicleTable: in front of a vehicle a 5, behind a VTOL a 5 and a 9 strike the other side', () => {
  expect([vehicleLanding('front', 5, false), vehicleLanding('front', 5, false, 'mm')]).toMatchObject([
    { location: 'RS', motive: true },
    { location: 'LS', motive: true },
  ]);
  expect(vehicleLanding('rear', 5, false, 'mm')).toEqual(vehicleLanding('rear', 5, false));
  expect(
    [5, 9].map((roll) => [vtolLanding('rear', roll)?.location, vtolLanding('rear', roll, 'mm')?.location]),
  ).toEqual([
    ['LS', 'RS'],
    ['RS', 'LS'],
  ]);
  const resolution = new Resolution(alone('VEDETTE', { vehicleTable: 'mm' }).game, scriptedDice([2, 3, 1, 1]));
  expect(land(resolution.damageTo(unit('VEDETTE')), FRONT, 1, resolution.dice).location).toBe('LS');
});

test.each([
  [{}, 15],
  [{ platoonSwarm: 'crit' }, 0],
])('AMB-UNI-03 platoonSwarm %j: a platoon that clings does %i, and rolls for a critical hit', (options, points) => {
  const play = aboard('FOOT-RIFLE', 'HBK-4G', 'swarm', options);
  const { events } = swarmRule.run(
    play.full,
    { type: 'swarm', unit: unit('FOOT-RIFLE') },
    [],
    scriptedDice([3, 4, 1, 1]),
  );
  expect(events).toMatchObject([{ type: 'Swarmed', wounds: [{ location: 'CT', points }] }]);
  expect(JSON.stringify(events)).toContain('critical-roll');
});

test.each([
  [{}, 6],
  [{ mechanizedOpen: 'off' }, 3],
])('AMB-UNI-04 mechanizedOpen %j: open ground makes %i of 3', (options, points) => {
  const play = alone('FOOT-RIFLE', options);
  play.alter('FOOT-RIFLE', (one) =>
    one.sheet.kind === 'infantry' ? { ...one, sheet: { ...one.sheet, motive: 'mechanized-tracked' } } : one,
  );
  const resolution = new Resolution(play.game, scriptedDice([]));
  expect(land(resolution.damageTo(unit('FOOT-RIFLE')), FRONT, 3, resolution.dice).points).toBe(points);
});

test.each([
  [{}, 1],
  [{ shakeOff: 'off' }, 0],
])('AMB-UNI-05 shakeOff %j: at full speed a vehicle rolls %i times', (options, rolls) => {
  const resolution = new Resolution(aboard('ELEMENTAL-LASER', 'VEDETTE', 'swarm', options).game, scriptedDice([1, 1]));
  shakeOff(resolution, unit('VEDETTE'), 'run', 6);
  expect(resolution.events).toHaveLength(rolls);
});

test.each([
  ['VEDETTE', 0, 0, [1, 1, 1, 1, 1]],
  ['WARRIOR-H7', 3, 0, [3, 3, 3, 3, 3]],
  ['WARRIOR-H7', 3, 3, []],
  ['WARRIOR-H7', 0, 0, []],
])('UNI-68 shaken off %s at elevation %i, suits that jump %i MP take %j', (on, elevation, jump, points) => {
  const play = aboard('ELEMENTAL-LASER', on, 'swarm', {});
  play.alter(on, (one) => ({ ...one, place: one.place && { hex: one.place.hex, facing: 0, ...raisedBy(elevation) } }));
  play.alter('ELEMENTAL-LASER', (one) => ({ ...one, sheet: { ...one.sheet, full: { ...one.sheet.full, jump } } }));
  const resolution = new Resolution(play.game, scriptedDice([6, 6]));
  shakeOff(resolution, unit(on), 'run', 6);
  const [shaken] = resolution.events;
  expect(shaken).toMatchObject({ type: 'Dislodged', off: true });
  expect(shaken?.type === 'Dislodged' && shaken.wounds.map((wound) => wound.points)).toEqual(points);
});
const raisedBy = (elevation: number) => (elevation > 0 ? { elevation } : {});

test('AMB-UNI-06 jumpWithRiders off: a ’Mech that carries a squad does not jump', () => {
  const jump = step('GRF-1N', 'jump', 'F');
  const problem = (options: Readonly<Record<string, string>>) => {
    const play = aboard('ELEMENTAL-LASER', 'GRF-1N', 'rider', options);
    return jump.type === 'move' ? complete(fullMoveProblem(play.game, play.unit('GRF-1N'), jump))?.code : jump;
  };
  expect([problem({}), problem({ jumpWithRiders: 'off' })]).toEqual([undefined, 'battletech/jumps-without-riders']);
});

test.each([
  [{}, 'active'],
  [{ crash: 'destroyed' }, 'destroyed'],
])('AMB-UNI-07 crash %j: a VTOL that comes down from one level is %s', (options, status) => {
  const resolution = new Resolution(alone('WARRIOR-H7', options).game, scriptedDice([1, 3, 3, 1, 1, 1, 1]));
  crash(resolution, unit('WARRIOR-H7'), 0);
  expect(resolution.unit(unit('WARRIOR-H7')).status).toBe(status);
});

test.each([
  [{}, null, 0],
  [{ vehicleCase: 'off' }, 'ammunition', 10],
])('AMB-UNI-09 vehicleCase %j: ammunition that goes up', (options, doomed, left) => {
  const play = alone('VEDETTE', options);
  play.alter('VEDETTE', (one) => ({
    ...one,
    armor: { ...one.armor, RR: 10 },
    sheet: { ...one.sheet, full: { ...one.sheet.full, case: ['BD'] } },
  }));
  const resolution = new Resolution(play.game, scriptedDice([6, 6, 5, 6]));
  const damaging = resolution.damageTo(unit('VEDETTE'));
  land(damaging, FRONT, 1, resolution.dice);
  expect([damaging.unit.body.doomed, damaging.unit.armor.RR]).toEqual([doomed, left]);
});

test.each([
  [10, 100, ['armor TU', 'vehicle-critical TU ammunition', 'armor RR']],
  [0, 100, ['armor TU', 'vehicle-critical TU ammunition']],
  [10, 0, ['armor TU', 'vehicle-critical TU turret-off', 'doomed turret']],
] as const)(
  'AMB-UNI-09 UNI-17 with CASE, %i points of armour to the rear and %i rounds: %j',
  (rear, rounds, expected) => {
    const play = alone('VEDETTE');
    play.alter('VEDETTE', (one) => ({
      ...one,
      armor: { ...one.armor, RR: rear },
      ammo: one.ammo.map((bin) => ({ ...bin, left: Math.min(bin.full, rounds) })),
      sheet: { ...one.sheet, full: { ...one.sheet.full, case: ['BD'] } },
    }));
    const resolution = new Resolution(play.game, scriptedDice([6, 6, 5, 6]));
    const { harm } = land(resolution.damageTo(unit('VEDETTE')), FRONT, 1, resolution.dice);
    expect(
      harm.map((one) =>
        [
          one.harm,
          'location' in one ? one.location : '',
          one.harm === 'vehicle-critical' ? one.critical : '',
          one.harm === 'doomed' ? one.why : '',
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ).toEqual(expected);
  },
);

describe('AMB-UNI-10 infernos', () => {
  const burnt = (id: string, missiles: number, faces: readonly number[]) => {
    const resolution = new Resolution(alone(id).game, scriptedDice(faces));
    const damaging = resolution.damageTo(unit(id));
    return { ...burn(damaging, missiles, FRONT, resolution.dice), unit: damaging.unit };
  };

  test('AMB-UNI-10 each missile burns three of a platoon, also in the open; three of them one suit', () => {
    expect(burnt('FOOT-RIFLE', 4, []).unit.body.structure.TR).toBe(16);
    expect(burnt('ELEMENTAL-LASER', 5, [2]).unit.lost).toEqual(['T2']);
    expect(burnt('ELEMENTAL-LASER', 2, []).wounds).toEqual([]);
    const clad = alone('ELEMENTAL-LASER');
    clad.alter('ELEMENTAL-LASER', (one) =>
      one.sheet.kind === 'battle-armour' ? { ...one, sheet: { ...one.sheet, fireproof: true } } : one,
    );
    const resolution = new Resolution(clad.game, scriptedDice([]));
    expect(burn(resolution.damageTo(unit('ELEMENTAL-LASER')), 6, FRONT, resolution.dice).wounds).toEqual([]);
  });

  test('AMB-UNI-10 a volley gets into a vehicle on 8 or more: a critical roll', () => {
    expect(burnt('VEDETTE', 4, [3, 4]).wounds).toEqual([]);
    expect(burnt('VEDETTE', 4, [4, 4, 3, 3, 1, 1]).wounds).toMatchObject([
      { points: 0, harm: [{ harm: 'vehicle-critical', location: 'FR' }] },
    ]);
    expect(burnt('HBK-4G', 4, []).wounds).toEqual([]);
  });
});

test('AMB-UNI-01 a state holds none of these options at its default', () => {
  expect(Object.keys(readOptions({}, 'standard'))).toEqual(['ok', 'value']);
  expect(readOptions({ crash: 'levels', shakeOff: 'flank' }, 'standard')).not.toHaveProperty('value.crash');
});

describe('AMB-UNI-12 a hit on the cargo', () => {
  /** A shot at the front of a tank with a platoon and a squad in its bay: driver, weapon and so on are passed over for the cargo in its side. */
  function shotAt(cargoHit: string, faces: readonly number[]) {
    const play = beginFull({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0810 N' },
        { unit: 'ELEMENTAL-LASER', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      ],
      options: { cargoHit },
      change: (one) => (one.sheet.kind === 'vehicle' ? { ...one, sheet: { ...one.sheet, bay: 9 } } : one),
    });
    for (const id of ['FOOT-RIFLE', 'ELEMENTAL-LASER'])
      play.alter(id, (one) => ({
        ...one,
        body: { ...one.body, aboard: { unit: unit('VEDETTE'), as: 'rider', since: 0 } },
      }));
    const resolution = new Resolution(play.game, scriptedDice([...faces]));
    const damaging = resolution.damageTo(unit('VEDETTE'));
    const wound = land(damaging, { table: 'full', side: 'rear', cover: false }, 5, resolution.dice);
    resolution.happen({
      type: 'Blasted',
      unit: unit('VEDETTE'),
      hex: hexOf(play),
      by: null,
      damage: 5,
      wounds: [wound],
    });
    return resolution.events;
  }
  const hexOf = (play: FullPlay) => play.unit('VEDETTE').place?.hex ?? expect.unreachable();

  test('AMB-UNI-12 strikes one of those inside by lot with all of its damage', () => {
    // 2 of the rear: a critical roll; 7 there: the cargo; the second of two; a suit.
    const events = shotAt('strikes', [1, 1, 3, 4, 2, 1]);
    expect(events.at(-1)).toMatchObject({ type: 'CargoStruck', unit: 'ELEMENTAL-LASER', in: 'VEDETTE', damage: 5 });
    expect(shotAt('strikes', [1, 1, 3, 4, 1]).at(-1)).toMatchObject({ unit: 'FOOT-RIFLE', wounds: [{ points: 1 }] });
  });

  test('AMB-UNI-12 or slides to the next row that can be', () => {
    expect(shotAt('slides', [1, 1, 3, 4, 2, 1]).map(({ type }) => type)).toEqual(['Blasted']);
  });
});

describe('AMB-UNI-11 turns of infantry', () => {
  const order = (infantryTurns: string) => {
    const play = beginFull({
      pieces: [
        { unit: 'ELEMENTAL-LASER', seat: 'defender', at: '0110 N' },
        { unit: 'HBK-4G', seat: 'defender', at: '0510 N' },
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0610 N' },
        { unit: 'JUMP-LASER', seat: 'defender', at: '0710 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
        { unit: 'CN9-A', seat: 'attacker', at: '1001 S' },
      ],
      options: { infantryTurns },
    });
    return play
      .events('PhaseBegan')
      .at(-1)
      ?.order.map((side) => side[0])
      .join('');
  };

  test('AMB-UNI-11 they count as any unit, or come along with the others of their side', () => {
    expect(order('count')).toBe('ddadda');
    expect(order('free')).toBe('ddddaa');
  });
});
