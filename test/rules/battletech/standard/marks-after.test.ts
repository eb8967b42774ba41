import { describe, expect, test } from 'vitest';
import { afterDamage } from '../../../../src/rules/battletech/standard/after-damage.js';
import { landAllOver } from '../../../../src/rules/battletech/standard/area.js';
import { flood } from '../../../../src/rules/battletech/standard/breach.js';
import { mountProblem, ridesOutside } from '../../../../src/rules/battletech/standard/carrying.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { evolveFull } from '../../../../src/rules/battletech/standard/evolve.js';
import type { PilotingCause } from '../../../../src/rules/battletech/standard/piloting-causes.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { binId, type Body } from '../../../../src/rules/battletech/standard/types.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { unitOrder } from '../../../../src/rules/battletech/turn.js';
import { mountId, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, type FullPiece } from '../../../support/standard.js';

/** What events leave on units: rolls that were due, jams, clubs, water, and whom blasts strike how. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
const duel = beginFull({ pieces: [HBK, ENF] });

describe('AMB-SEQ-22 a piloting roll that was made', () => {
  const BEFORE: Partial<Body> = { due: ['kicked', 'gyro-hit', 'kicked'], bogged: hex('0812') };
  const after = (cause: PilotingCause, success: boolean) => {
    const state = marked(duel.game, 'HBK-4G', BEFORE);
    const roll = { cause, number: 5, terms: [], roll: null, success };
    const { due, shaken, bogged } =
      evolveFull(state, { type: 'PilotingRolled', unit: unit('HBK-4G'), roll }).units[0]?.body ?? {};
    return { due, shaken, bogged };
  };
  const { due, shaken, bogged } = BEFORE;
  const before = { due, shaken, bogged };

  test.each<readonly [PilotingCause, boolean, object]>([
    ['kicked', true, { due: ['gyro-hit', 'kicked'] }],
    ['kicked', false, { due: ['gyro-hit', 'kicked'] }],
    ['gyro-hit', true, { due: ['kicked', 'kicked'] }],
    ['water', true, {}],
    ['damage-20', true, { shaken: true }],
    ['damage-20', false, { shaken: true }],
    ['bog', true, { bogged: null }],
    ['bog', false, {}],
    ['unbog', true, { bogged: null }],
    ['unbog', false, {}],
    ['stand-up', true, {}],
    ['careful-stand', false, {}],
  ])('%s, made: %s: leaves %j', (cause, success, changed) => {
    expect(after(cause, success)).toEqual({ ...before, ...changed });
  });
});

describe('SEQ-08, FIN-05 fire that is declared', () => {
  const [mine, friend, foe] = [unit('HBK-4G'), unit('LCT-1V'), unit('ENF-4R')];
  const lance = beginFull({ pieces: [HBK, { ...HBK, unit: 'LCT-1V', at: '0814 N' }, ENF] });
  const toHit = { number: 8, terms: [], distance: 4, range: 'short', side: 'front', cover: false } as const;
  const shot = (spotter: typeof friend | null) =>
    ({ mount: mountId('A'), target: foe, mode: 'indirect', bin: null, aim: null, toHit, spotter }) as const;
  const declared = (before: Partial<Body>, spotter: typeof friend | null, more: object = {}) =>
    evolveFull(marked(lance.game, 'LCT-1V', before), {
      type: 'FireDeclared',
      unit: mine,
      twist: 1,
      shots: [shot(spotter)],
      spots: null,
      dump: [],
      sinksOff: null,
      unjam: null,
      by: 'seat',
      ...more,
    });
  const spotted = (...given: Parameters<typeof declared>) =>
    declared(...given).units.find(({ id }) => id === friend)?.body.spots;

  test('who is said to spot for a shot spots its target from then on, unless they spot another', () => {
    expect(spotted({ spots: null }, friend)).toBe(foe);
    expect(spotted({ spots: mine }, friend)).toBe(mine);
    expect(spotted({ spots: null }, null)).toBeNull();
  });

  test('who has declared has, turned so, fires these, dumps these and sees to this', () => {
    const bins = [binId('RT-1'), binId('RT-2')] as const;
    const hexShot = { mount: mountId('B'), hex: hex('0810'), mode: 'normal', bin: null } as const;
    const at = { ...hexShot, toHit: { number: 4, terms: [], distance: 2, range: 'short' } } as const;
    const state = (spots: typeof foe | null) =>
      declared({}, null, { dump: [bins[1]], sinksOff: 2, unjam: mountId('C'), atHexes: [at], spots });
    const [one] = state(null).units;
    expect([one?.declared, one?.body.twist, one?.body.spots, one?.body.fired]).toEqual([true, 1, null, ['A', 'B']]);
    expect(one?.body.dumping).toEqual([bins[1]]);
    expect(state(foe).units[0]?.body.spots).toBe(foe);
    expect(state(null).field.fire).toEqual([
      {
        unit: mine,
        twist: 1,
        shots: [shot(null)],
        atHexes: [at],
        resolved: [],
        sinksOff: 2,
        unjam: 'C',
      },
    ]);
    expect(declared({}, null).field.fire[0]).not.toHaveProperty('atHexes');
  });
});

test('UNI-21 a crew clears its weapons, and the turret turns on from where it stood', () => {
  const { game } = beginFull({ pieces: [{ ...HBK, unit: 'VEDETTE' }, ENF] });
  const [a, b] = [mountId('A'), mountId('B')];
  const state = marked(game, 'VEDETTE', {
    jammed: [a, b],
    twist: 0,
    crew: { ...SOUND, stuck: 1, malfunctions: [a, b] },
  });
  const after = (turret: boolean) =>
    evolveFull(state, { type: 'JamsCleared', unit: unit('VEDETTE'), mounts: [a], turret }).units[0]?.body;
  expect(after(false)).toMatchObject({ jammed: [b], twist: 0, crew: { stuck: 1, malfunctions: [b] } });
  expect(after(true)).toMatchObject({ jammed: [b], twist: 1, crew: { stuck: null, malfunctions: [b] } });
});

test.each<readonly [Location, 'limb' | null]>([
  ['LA', null],
  ['RA', null],
  ['LL', 'limb'],
  ['RL', 'limb'],
  ['HD', 'limb'],
])('SEQ-13 a club is held in both hands: without %s there is left of it %s', (location, club) => {
  const [one] = marked(duel.game, 'HBK-4G', { club: 'limb' }).units;
  if (!one) throw new Error('no Hunchback');
  expect(afterDamage(one, { harm: 'location-lost', location, why: 'blown-off' }).body.club).toBe(club);
});

describe('SEQ-12 a hit on the head', () => {
  const hit = (points: number) => {
    const damaging = new DamageResolution(duel.unit('HBK-4G'), scriptedDice([6, 6]), 1);
    damaging.strike('HD', points, false, false);
    return damaging.steps.map(({ harm }) => harm);
  };
  test('hurts the pilot however light it is, if it is one', () => {
    expect(hit(1)).toEqual(['pilot', 'consciousness', 'armor']);
    expect(hit(0)).toEqual([]);
  });
});

describe('ART-03 what strikes a whole hex', () => {
  const wounds = (model: string, points: number, woods: 0 | 1) => {
    const { game } = beginFull({ pieces: [{ ...HBK, unit: model }, ENF], hexes: { '0812': { woods } } });
    const resolution = new Resolution(game, scriptedDice(Array.from({ length: 60 }, (_, i) => (i % 2 ? 3 : 4))));
    const damaging = resolution.damageTo(unit(model));
    const aspect = { table: 'full', side: 'front', cover: false } as const;
    return landAllOver(damaging, aspect, points, resolution.dice).map(({ points: n }) => n);
  };

  // A platoon in the open loses twice as many (UNI-44).
  test.each([
    ['HBK-4G', 12, 0, [5, 5, 2]],
    ['VEDETTE', 5, 0, [5]],
    ['FOOT-RIFLE', 12, 1, [12]],
    ['FOOT-RIFLE', 12, 0, [24]],
    ['ELEMENTAL-LASER', 7, 0, [7, 7, 7, 7, 7]],
  ] as const)('of %s: %i points, woods %i, as %j', (model, points, woods, groups) => {
    expect(wounds(model, points, woods)).toEqual(groups);
  });
});

describe('FIN-17 water gets in', () => {
  const into = (depth: number, armor: Partial<Record<Location, number>>) => {
    const { game } = beginFull({
      pieces: [{ ...HBK, armor }, ENF],
      hexes: depth > 0 ? { '0812': { water: depth } } : {},
    });
    const resolution = new Resolution(game, scriptedDice([]));
    const isIn = flood(resolution, unit('HBK-4G'));
    return [isIn, resolution.events.map(({ type }) => type)];
  };

  test.each<readonly [string, number, Partial<Record<Location, number>>, boolean]>([
    ['nowhere where all has armour', 1, {}, false],
    ['nowhere on dry land', 0, { RL: 0 }, false],
    ['where a leg has none', 1, { RL: 0 }, true],
    ['not where what is above it has none', 1, { RA: 0 }, false],
    ['everywhere at depth 2', 2, { RA: 0 }, true],
  ])('%s', (_, depth, armor, isIn) => {
    expect(into(depth, armor)).toEqual([isIn, isIn ? ['Breached'] : []]);
  });
});

describe('UNI-60 a squad holds on to a machine with handles, or with clamps of its own to any', () => {
  const play = beginFull({
    pieces: [
      { ...HBK, unit: 'ELEMENTAL-LASER', at: '0812 N' },
      { ...HBK, unit: 'PUMA', at: '0813 N' },
      { ...HBK, at: '0814 N' },
      ENF,
    ],
  });
  const squad = (on: string, rides: boolean, clamps: boolean): StandardUnit => {
    const one = { ...play.unit('ELEMENTAL-LASER'), place: play.unit(on).place };
    if (one.sheet.kind !== 'battle-armour') throw new Error('no squad');
    const { rides: _rides, clamps: _clamps, ...sheet } = one.sheet;
    const held = { ...(rides ? { rides: true as const } : {}), ...(clamps ? { clamps: true as const } : {}) };
    return { ...one, sheet: { ...sheet, ...held } };
  };

  test.each([
    [true, false, true, false],
    [false, false, false, false],
    [false, true, true, true],
    [true, true, true, true],
  ])('rides: %s, clamps: %s: on the OmniMech %s, on another %s', (rides, clamps, omni, other) => {
    const on = (id: string) => mountProblem(play.game, squad(id, rides, clamps), play.unit(id));
    const full = (id: string) => ({
      code: 'battletech/no-room-aboard',
      params: { unit: 'ELEMENTAL-LASER', on: id },
      rule: 'UNI-60',
    });
    expect(on('PUMA')).toEqual(omni ? null : full('PUMA'));
    expect(on('HBK-4G')).toEqual(other ? null : full('HBK-4G'));
    expect(ridesOutside(play.game, squad('PUMA', rides, clamps), play.unit('PUMA'))).toBe(true);
  });
});

describe('AMB-UNI-11 turns of infantry', () => {
  const platoons = (n: number): readonly FullPiece[] =>
    Array.from({ length: n }, (_, i) => ({ ...HBK, unit: `FOOT-RIFLE=F${i}`, at: `0${i + 1}16 N` }));
  const order = (mine: readonly FullPiece[], theirs: readonly FullPiece[], infantryTurns: string) => {
    const { match } = beginFull({ pieces: [...mine, ...theirs], options: { infantryTurns } });
    return unitOrder(match)
      .map((side) => side.charAt(0))
      .join('');
  };
  const two: readonly FullPiece[] = [HBK, { ...HBK, unit: 'CN9-A', at: '0912 N' }];
  const others: readonly FullPiece[] = [ENF, { ...ENF, unit: 'SHD-2H', at: '0402 S' }];

  test.each([
    [1, 'dadda'],
    [2, 'ddadda'],
    [3, 'ddaddda'],
    [4, 'dddaddda'],
  ])('free ones, %i of them, come along with the machines of their side, as evenly as can be: %s', (n, expected) => {
    expect(order([...two, ...platoons(n)], others, 'free')).toBe(expected);
  });

  test('those of a side that has nothing else come last; where they count they are units as all others', () => {
    expect(order(platoons(2), others, 'free')).toBe('aadd');
    expect(order(platoons(2), others, 'count')).toBe('dada');
  });
});
