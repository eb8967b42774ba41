import { describe, expect, test } from 'vitest';
import type { Attribute } from '../../../src/rules/finest-hour/types.js';
import {
  ahead,
  cloud,
  dive,
  evade,
  fire,
  fly,
  gun,
  profile,
  right,
  sortie,
  type Plane,
  type Situation,
} from '../../support/finest-hour.js';

/** In sight: who tests when, for whom, and what comes of it. */

/** R1 flies north; blue is ahead. R1 has no guns unless something else is said. */
const RED: Plane = { unit: 'R1', at: [50, 70], rep: 4, profile: profile(3, { model: 'Heron', weapons: [] }) };
const tail = (attributes: readonly Attribute[] = []) =>
  profile(3, { weapons: [gun('all-round', 20, 1, 1)], attributes });
const WATCH: Plane = { unit: 'B1', at: [50, 40], rep: 4, profile: tail() };
const begin = (planes: readonly Plane[], more: Partial<Situation> = {}) =>
  sortie({ planes, ...more }).unasked('red', 'blue');

describe('when', () => {
  test('TFH-30 AMB-TFH-03 at the longest range of either, the move stops, and goes on after the result', () => {
    const play = begin([RED, WATCH]);
    play.give('red', fly('R1', [ahead(25)]), [6, 6]);
    expect(play.events('Flew').map(({ length }) => length)).toEqual([10_000, 15_000]);
    expect(play.place('R1')).toEqual([50, 45]);
    expect(play.tests).toEqual(['B1 in-sight 0']);
  });

  test('AMB-TFH-03 the longer range of the two counts, also the active one’s', () => {
    const long = { ...RED, profile: profile(3, { weapons: [gun('rear', 28, 1, 1)] }) };
    const play = begin([long, WATCH]);
    play.give('red', fly('R1', [ahead(10)]), [6, 6]);
    expect(play.events('Flew').map(({ length }) => length)).toEqual([2000, 8000]);
  });

  test('AMB-TFH-03 unlimited: at any distance', () => {
    const play = begin([RED, { ...WATCH, at: [50, 5] }], { options: { inSightRange: 'unlimited' } });
    play.give('red', fly('R1', [ahead(10)]), [6, 6]);
    expect(play.tests).toEqual(['B1 in-sight 0']);
    const near = begin([RED, { ...WATCH, at: [50, 5] }]);
    near.give('red', fly('R1', [ahead(10)]));
    expect(near.tests).toEqual([]);
  });

  const any = gun('rear', null, 1, 1, 'any');
  const short = gun('rear', 10, 1, 1, 'short');
  test.each([[[any]], [[any, short]], [[short, any]]])(
    'AMB-TFH-03 one weapon of either that reaches any distance is enough, whatever it has beside it: %#',
    (weapons) => {
      const play = begin([
        { ...RED, profile: profile(3, { weapons }) },
        { ...WATCH, at: [50, 5] },
      ]);
      play.give('red', fly('R1', [ahead(10)]), [6, 6]);
      expect(play.tests).toEqual(['B1 in-sight 0']);
      const watched = begin([
        { ...WATCH, unit: 'R1', at: [50, 70] },
        { ...WATCH, at: [50, 5], profile: profile(3, { weapons }) },
      ]);
      watched.give('red', fly('R1', [ahead(10)]), [6, 6]);
      expect(watched.tests).toEqual(['B1 in-sight 0']);
    },
  );

  test('AMB-TFH-03 of several weapons the longest range counts, wherever it stands', () => {
    for (const weapons of [
      [gun('rear', 28, 1, 1, 'long'), short],
      [short, gun('rear', 28, 1, 1, 'long')],
    ]) {
      const play = begin([{ ...RED, profile: profile(3, { weapons }) }, WATCH]);
      play.give('red', fly('R1', [ahead(10)]), [6, 6]);
      expect(play.events('Flew').map(({ length }) => length)).toEqual([2000, 8000]);
    }
  });

  /** R1 flies in and out of a cloud’s shadow twice. */
  const veils = [cloud(50, 50, 1), cloud(54, 50, 1)];
  test.each([
    ['oncePerTurn', [6, 6], 1],
    ['losGained', [6, 6, 6, 6], 2],
  ] as const)('AMB-TFH-03 %s: behind two clouds', (inSight, faces, count) => {
    const play = begin(
      [
        { ...RED, at: [40, 58], heading: 90 },
        { ...WATCH, at: [52, 42] },
      ],
      {
        clouds: veils,
        options: { inSight, inSightRange: 'unlimited' },
      },
    );
    play.give('red', fly('R1', [ahead(30)]), faces);
    expect(play.tests).toHaveLength(count);
  });

  test('AMB-TFH-03 entersEnvelope: when it comes within range and arc of a weapon', () => {
    const ahead_ = profile(3, { weapons: [gun('front', 20, 1, 1)] });
    const options = { inSight: 'entersEnvelope' };
    const behind = begin([RED, { ...WATCH, profile: ahead_ }], { options });
    behind.give('red', fly('R1', [ahead(25)]));
    expect(behind.tests).toEqual([]);
    const before = begin([RED, { ...WATCH, profile: ahead_, heading: 180 }], { options });
    before.give('red', fly('R1', [ahead(25)]), [6, 6]);
    expect(before.tests).toEqual(['B1 in-sight 0']);
  });

  test('AMB-TFH-03 TFH-17 what hides it: when the line of sight is gained', () => {
    const play = begin([RED, WATCH], { clouds: [cloud(50, 53, 3)] });
    play.give('red', fly('R1', [ahead(25)]), [6, 6]);
    // It flies through the cloud, and is seen as it comes out of it.
    expect(play.events('Flew')[0]?.length).toBeGreaterThan(17_000);
  });

  test('AMB-TFH-03 once a turn for each pair of groups, and again the next turn', () => {
    const play = begin([RED, { ...RED, unit: 'R2', at: [56, 70], profile: profile(1, { weapons: [] }) }, WATCH]);
    play.give('red', fly('R1', [ahead(12), right(45), ahead(10)]), [6, 6]);
    play.give('red', fly('R2', [ahead(10)]));
    expect(play.tests).toEqual(['B1 in-sight 0']);
    play.give('blue', fly('B1', [ahead(10)]), [6, 6, 2, 1]);
    play.give('red', fly('R1', [{ do: 'turn', by: -450 }, ahead(20)]), [6, 6]);
    expect(play.tests).toEqual(['B1 in-sight 0', 'R1 in-sight 0', 'B1 in-sight 0']);
  });

  test.each([
    ['an evasion', evade(0)],
    ['a dive', dive(5)],
  ] as const)('TFH-30 TFH-16 TFH-15 %s comes into sight as well', (_, part) => {
    const play = begin([{ ...RED, at: [50, 64] }, WATCH]);
    play.give('red', fly('R1', [part]), [6, 6]);
    expect(play.tests).toEqual(['B1 in-sight 0']);
  });

  test('ERR-TFH-04 one test has two names: it is taken once', () => {
    const play = begin([RED, WATCH]);
    play.give('red', fly('R1', [ahead(10)]), [6, 6]);
    expect(play.events('Tested')).toHaveLength(1);
  });
});

describe('what comes of it', () => {
  test('TC-TFH-10 TFH-30 pass 1 fires at REP−1: REP 4, a die of 5 makes 8', () => {
    const play = begin([RED, WATCH]);
    play.give('red', fly('R1', [ahead(10)]), [1, 6, 5, 6]);
    expect(play.last('Fired')).toMatchObject({ rep: 3, hits: 1, because: 'in-sight' });
  });

  test('TFH-30 AMB-TFH-08 REP 2 at REP−1: a die of 1 makes 2, and misses', () => {
    const play = begin([RED, { ...WATCH, rep: 2 }]);
    play.give('red', fly('R1', [ahead(10)]), [1, 6, 1, 1, 1]);
    expect(play.last('Fired')).toMatchObject({ rep: 1, hits: 0 });
  });

  /** Three of a group: B1 leads and can fire, B2 can, B3 looks the other way. */
  const ahead_ = (attributes: readonly Attribute[] = []) =>
    profile(3, { weapons: [gun('front', 30, 1, 1)], attributes });
  const group = (attributes: readonly Attribute[] = []): readonly Plane[] => [
    { unit: 'B1', at: [50, 45], heading: 180, rep: 4, leader: 'B1', profile: ahead_(attributes) },
    { unit: 'B2', at: [44, 45], heading: 180, rep: 3, leader: 'B1', profile: ahead_() },
    { unit: 'B3', at: [56, 45], heading: 0, rep: 5, leader: 'B1', profile: ahead_() },
  ];

  test('TC-TFH-23 TFH-30 (3,4): the leader tests for all; who can fire does, who cannot evades', () => {
    const play = begin([RED, ...group()]);
    play.give('red', fly('R1', [ahead(10)]), [3, 4, 1, 1, 1, 1]);
    expect(play.tests).toEqual(['B1 in-sight 2', 'R1 fired-upon 2']);
    expect(play.events('Fired').map(({ unit, rep }) => [unit, rep])).toEqual([
      ['B1', 4],
      ['B2', 3],
    ]);
    expect(play.events('Evaded').map(({ unit, because }) => [unit, because])).toEqual([['B3', 'in-sight']]);
  });

  test('TC-TFH-23 (4,5): who can fire does at REP−1, others nothing', () => {
    const play = begin([RED, ...group()]);
    play.give('red', fly('R1', [ahead(10)]), [4, 5, 1, 1, 1, 1]);
    expect(play.events('Fired').map(({ unit, rep }) => [unit, rep])).toEqual([
      ['B1', 3],
      ['B2', 2],
    ]);
    expect(play.events('Evaded')).toEqual([]);
  });

  test('TC-TFH-23 (5,6): nothing', () => {
    const play = begin([RED, ...group()]);
    play.give('red', fly('R1', [ahead(10)]), [5, 6]);
    expect([...play.events('Fired'), ...play.events('Evaded')]).toEqual([]);
  });

  test('TC-TFH-23 TFH-39 against stealth the leader tests at 3: (3,4) passes one', () => {
    const stealth = { ...RED, profile: profile(3, { model: 'Heron', weapons: [], attributes: ['stealth'] }) };
    const play = begin([stealth, ...group()]);
    play.give('red', fly('R1', [ahead(10)]), [3, 4, 1, 1, 1, 1]);
    expect(play.events('Tested')[0]).toMatchObject({ rep: 3, passes: 1 });
    // What it fires with has nothing to do with stealth: REP−1 of one passed.
    expect(play.events('Fired')[0]).toMatchObject({ rep: 3 });
  });

  test.each([
    [3, 1],
    [4, 0],
  ])('TC-TFH-23 TFH-46 a green leader against stealth: one die, %i passes %i', (die, passes) => {
    const stealth = { ...RED, profile: profile(3, { model: 'Heron', weapons: [], attributes: ['stealth'] }) };
    const play = begin([stealth, ...group(['green'])]);
    play.give('red', fly('R1', [ahead(10)]), [die, ...(passes ? [1, 1, 1, 1] : [])]);
    expect(play.events('Tested')[0]).toMatchObject({ passes, rep: 3 });
  });

  test('AMB-TFH-25 each fires at the member of an active group that is nearest to it', () => {
    const reds: readonly Plane[] = [
      { ...RED, at: [47, 70], leader: 'R1' },
      { ...RED, unit: 'R2', at: [54, 70], leader: 'R1' },
    ];
    const blues: readonly Plane[] = [
      { ...WATCH, at: [47, 45], leader: 'B1' },
      { ...WATCH, unit: 'B2', at: [54, 45], leader: 'B1' },
    ];
    const play = begin([...reds, ...blues]);
    play.give('red', fly('R1', [ahead(10)]), [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(play.shots).toEqual(['B1>R1 0', 'B2>R2 0']);
  });

  test('AMB-TFH-12 a stunned leader still rolls for his group, and does nothing himself', () => {
    const gunned = profile(3, { model: 'Heron', weapons: [gun('all-round', 20, 1, 1)] });
    const play = begin([
      { ...RED, at: [50, 70], profile: gunned, rep: 5 },
      { ...RED, unit: 'R2', at: [44, 72], rep: 4 },
      ...group(['unwieldy']),
    ]);
    // B1 is hit, stays where it is, and is stunned.
    play.give('red', fly('R1', [ahead(10), fire(['gun', 'B1'])]), [5, 6, 6, 6]);
    expect(play.plane('B1').stunned).toBe(true);
    play.give('red', fly('R2', [ahead(10)]), [3, 4, 1, 1, 1]);
    expect(play.tests.slice(1)).toEqual(['B1 in-sight 2', 'R2 fired-upon 2']);
    expect(play.shots.slice(1)).toEqual(['B2>R2 0']);
    expect(play.events('Evaded').map(({ unit }) => unit)).toEqual(['B3']);
  });
});
