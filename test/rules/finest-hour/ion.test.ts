import { describe, expect, test } from 'vitest';
import { harmWays } from '../../../src/rules/finest-hour/damage.js';
import { allThatBear, canFireAt } from '../../../src/rules/finest-hour/shots.js';
import {
  ahead,
  cloud,
  evade,
  fire,
  fly,
  gun,
  profile,
  sortie,
  type Plane,
  type Situation,
} from '../../support/finest-hour.js';

/** Weapons off the table: activated like aircraft, never moved, never fired at; ion hits stun. */

const cannon = profile(1, { model: 'Ion', kind: 'off-table', weapons: [gun('all-round', null, 1, 4, 'ion', true)] });
const ION: Plane = { unit: 'R9', at: [60, 80], rep: 4, profile: cannon };
const R1: Plane = { unit: 'R1', at: [5, 75], rep: 4, profile: profile(1, { model: 'Mule', weapons: [] }) };
const B1: Plane = { unit: 'B1', at: [60, 5], rep: 4, profile: profile(3, { weapons: [gun('all-round', 20, 1, 1)] }) };
const begin = (more: Partial<Situation> = {}, faces?: readonly number[], blue: Partial<Plane> = {}) =>
  sortie({ planes: [R1, ION, { ...B1, ...blue }], ...more }, faces).unasked('red', 'blue');
const SHOT = fly('R9', [fire(['ion', 'B1'])]);

describe('TFH-38 the ion cannon', () => {
  test.each([
    [4, 'stun', true],
    [5, 'none', false],
  ] as const)('TFH-23 TFH-38 impact 4, die %i: %s', (die, harm, stunned) => {
    const play = begin({ clouds: [cloud(60, 40, 6)] });
    play.give('red', SHOT, [6, die, ...(stunned ? [] : [6, 6])]);
    expect(play.last('Damaged')).toMatchObject({ harm, stuns: stunned });
    expect(play.plane('B1')).toMatchObject({ stunned, burning: false, status: 'flying' });
    // It neither evades nor dives by the ion hit itself.
    expect(play.events('Evaded').filter(({ because }) => because === 'damage')).toEqual([]);
  });

  test.each([
    [1, 'destroyed', false],
    [2, 'fire', true],
    [6, 'minor', true],
  ] as const)('TFH-24 TFH-38 beside a hit of another weapon, die %i: %s, stunned: %s', (die, harm, stuns) => {
    const weapons = [gun('all-round', null, 1, 4, 'ion', true), gun('all-round', null, 1, 3)];
    const stable = profile(3, { model: 'Heron', weapons: [], attributes: ['stable'] });
    const play = sortie({
      planes: [
        { ...R1, at: [60, 60], profile: profile(1, { weapons }) },
        { unit: 'B1', at: [60, 30], profile: stable },
        { unit: 'B2', at: [110, 5], profile: stable },
      ],
    }).unasked('red', 'blue');
    const both = fly('R1', [fire(['ion', 'B1'], ['gun', 'B1']), ahead(10)]);
    // B2 sees it come, and passes none.
    const sight = [6, 6];
    play.give('red', both, [6, 6, 4, die, ...sight]);
    expect(play.last('Damaged')).toMatchObject({ harm, stuns });
  });

  test('TFH-23 TFH-38 impact 4: of six dice four stun, and two do nothing', () => {
    const [weapon] = cannon.weapons;
    if (!weapon) throw new Error('no cannon');
    expect(harmWays(begin().plane('B1'), weapon)).toEqual({
      ways: { none: 2, stun: 4, minor: 0, fire: 0, destroyed: 0 },
      of: 6,
    });
  });

  test('AMB-TFH-12 what is stunned or lost fires at nobody', () => {
    const play = begin();
    const fires = (change: Partial<ReturnType<typeof play.plane>>): boolean =>
      canFireAt(play.game, { ...play.plane('R9'), ...change }, play.plane('B1'));
    expect([fires({}), fires({ stunned: true }), fires({ status: 'destroyed' })]).toEqual([true, false, false]);
  });

  test('TFH-06 TFH-38 it is activated by its REP like any other, and never moves', () => {
    const play = begin({}, [5, 1]);
    expect(play.awaited).toEqual(['blue:activate']);
    const able = begin();
    for (const part of [ahead(10), evade(0)])
      expect(able.refused('red', fly('R9', [part])).code).toBe('finest-hour/off-table');
    expect(able.refused('red', fly('R9', [], { fast: true })).rule).toBe('TFH-13');
    able.give('red', fly('R9', []));
    expect(able.plane('R9').activated).toBe(true);
  });

  test('TFH-38 it cannot be fired at, nor rammed, and sees nobody come', () => {
    const play = begin({}, [1, 2], { at: [60, 60], heading: 180 });
    expect(play.refused('blue', fly('B1', [fire(['gun', 'R9']), ahead(10)])).code).toBe('finest-hour/no-enemy');
    expect(play.refused('blue', fly('B1', [{ do: 'collide', target: play.plane('R9').id }])).code).toBe(
      'finest-hour/no-enemy',
    );
    play.give('blue', fly('B1', [ahead(10)]));
    expect(play.tests).toEqual([]);
  });

  test('TFH-32 AMB-TFH-24 whom it fires at cannot answer it, and may evade', () => {
    const play = begin();
    play.give('red', SHOT, [1, 1, 1]);
    expect(play.last('Stayed')).toMatchObject({ unit: 'B1', why: 'chosen' });
  });

  test.each([
    ['on', [1, 6, 6], ['B1 fired-upon 0']],
    ['off', [1], []],
  ] as const)('AMB-TFH-36 offTableReactions %s', (offTableReactions, faces, tests) => {
    const play = begin({ options: { offTableReactions } });
    play.give('red', SHOT, faces);
    expect(play.tests).toEqual(tests);
  });

  test('AMB-TFH-17 a side that has nothing but a gun off the table has lost', () => {
    const play = sortie(
      { planes: [{ ...R1, at: [60, 30] }, ION, { ...B1, at: [60, 5], heading: 180, rep: 5 }] },
      [1, 2],
    );
    play.unasked('red', 'blue');
    play.give('blue', fly('B1', [ahead(10), fire(['gun', 'R1'])]), [6, 6, 6, 1]);
    expect(play.match.outcome).toMatchObject({ winners: ['blue'], reason: 'last-in-the-air' });
  });
});

test('TFH-17 TFH-38 nothing bears on a gun off the table, nor on what flies no more', () => {
  const play = begin({}, undefined, { at: [60, 72] });
  const { game } = play.match;
  const [ion, enemy] = [play.plane('R9'), play.plane('B1')];
  const close = { ...play.plane('R1'), at: ion.at };
  expect(allThatBear(game, enemy, close)).toHaveLength(1);
  expect(allThatBear(game, enemy, ion)).toEqual([]);
  expect(allThatBear(game, enemy, { ...close, status: 'burnt' })).toEqual([]);
});
