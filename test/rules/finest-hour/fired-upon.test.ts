import { describe, expect, test } from 'vitest';
import {
  ahead,
  answer,
  dive,
  evadeTo,
  fire,
  fly,
  gun,
  instruct,
  profile,
  sortie,
  stay,
  type Plane,
} from '../../support/finest-hour.js';

/** Fired upon: who tests, who answers whom with what, who evades. */

const turret = (rof = 1, impact = 1) => gun('all-round', 30, rof, impact);
/** R1 fires at B1 before it moves; B1 stands 15 cm ahead of it and tests In sight afterwards, passing none. */
const R1: Plane = { unit: 'R1', at: [50, 60], rep: 4, profile: profile(3, { model: 'Heron', weapons: [turret()] }) };
const B1: Plane = { unit: 'B1', at: [50, 45], rep: 4, profile: profile(3, { weapons: [turret()] }) };
const SHOT = [fire(['gun', 'B1']), ahead(10)];

describe('TC-TFH-18 Fired upon, REP 4', () => {
  test('TFH-32 (3,4), the attacker in range and arc: it answers at once', () => {
    const play = sortie({ planes: [R1, B1] }).unasked('red');
    play.give('red', fly('R1', SHOT), [1, 3, 4, 1, 6, 6]);
    expect(play.shots).toEqual(['R1>B1 0', 'B1>R1 0']);
    expect(play.events('Fired')[1]).toMatchObject({ because: 'fired-upon', rep: 4 });
    expect(play.events('Evaded').map(({ unit }) => unit)).toEqual(['R1']);
  });

  test('TFH-32 (3,4), the attacker out of arc: it may evade, or not', () => {
    const behind = { ...B1, profile: profile(3, { weapons: [gun('fixed-forward', 30, 1, 1)] }) };
    const evades = sortie({ planes: [R1, behind] });
    evades.give('red', fly('R1', SHOT), [1, 3, 4]);
    expect(evades.awaited).toEqual(['blue:evade']);
    evades.give('blue', evadeTo('B1', 90), [6, 6]);
    expect(evades.place('B1')).toEqual([65, 45]);
    const stays = sortie({ planes: [R1, behind] });
    stays.give('red', fly('R1', SHOT), [1, 3, 4]);
    stays.give('blue', stay('B1'), [6, 6]);
    expect(stays.place('B1')).toEqual([50, 45]);
  });

  test.each([
    [4, 5],
    [5, 6],
  ])('TFH-32 (%i,%i): it evades at once and does not answer', (a, b) => {
    const play = sortie({ planes: [R1, B1] });
    play.give('red', fly('R1', SHOT), [1, a, b]);
    expect(play.refused('blue', stay('B1')).code).toBe('finest-hour/must-evade');
    play.give('blue', evadeTo('B1', 0), [6, 6]);
    expect(play.shots).toEqual(['R1>B1 0']);
    expect(play.place('B1')).toEqual([50, 30]);
  });

  test.each([
    [3, 4, ['B1>R1 0'], []],
    [4, 5, [], []],
    [5, 6, [], ['B1']],
  ] as const)('TFH-32 ERR-TFH-03 diving, not burning, (%i,%i): answers %o, evades %o', (a, b, answers, evaders) => {
    const first: Plane = { ...B1, unit: 'R1', profile: profile(3, { model: 'Heron', weapons: [turret()] }) };
    const second: Plane = { ...R1, unit: 'B1', profile: profile(3, { weapons: [turret()] }) };
    const play = sortie({ planes: [first, second] }).unasked('red', 'blue');
    // R1 has dived this turn, in sight of B1; B1 fires at it.
    play.give('red', fly('R1', [dive(0)]), [6, 6]);
    const rest = answers.length > 0 ? [1, 6, 6] : [];
    const inSight = [6, 6];
    play.give('blue', fly('B1', [fire(['gun', 'R1']), ahead(10)]), [1, a, b, ...rest, ...inSight, 2, 1]);
    expect(play.shots.slice(1).map((shot) => shot.replace('R1>B1', 'B1>R1'))).toEqual(answers);
    expect(play.events('Evaded').filter(({ unit }) => unit === 'R1')).toHaveLength(evaders.length);
  });

  test('TFH-32 missed by all dice it still tests; a mate that was not shot at does not', () => {
    const mates: readonly Plane[] = [
      { ...B1, leader: 'B1' },
      { ...B1, unit: 'B2', at: [55, 45], leader: 'B1' },
    ];
    const play = sortie({ planes: [R1, ...mates] }).unasked('red', 'blue');
    play.give('red', fly('R1', SHOT), [1, 6, 6, 6, 6, 6, 6]);
    expect(play.tests.filter((each) => each.includes('fired-upon'))).toEqual(['B1 fired-upon 0']);
  });

  test('TFH-32 each aircraft of a group that was shot at tests for itself, after all damage', () => {
    const pair: readonly Plane[] = [
      { ...B1, leader: 'B1', rep: 4 },
      { ...B1, unit: 'B2', at: [55, 45], leader: 'B1', rep: 2 },
    ];
    const two = { ...R1, profile: profile(3, { model: 'Heron', weapons: [turret(2)] }) };
    const play = sortie({ planes: [two, ...pair] }).unasked('red', 'blue');
    const split = fire(['gun', 'B1', 1], ['gun', 'B2', 1]);
    play.give('red', fly('R1', [split, ahead(10)]), [1, 1, 3, 6, 3, 6, 6, 6, 6, 6]);
    expect(play.events('Tested').slice(0, 2)).toMatchObject([
      { unit: 'B1', rep: 4, passes: 1 },
      { unit: 'B2', rep: 2, passes: 0 },
    ]);
  });
});

describe('AMB-TFH-24 volleys and answers', () => {
  /** Red’s group of two fires at B1 together. */
  const pair: readonly Plane[] = [
    { ...R1, at: [47, 60], leader: 'R1' },
    { ...R1, unit: 'R2', at: [54, 58], leader: 'R1' },
  ];

  test('AMB-TFH-24 one test for a volley of a group', () => {
    const play = sortie({ planes: [...pair, B1] }).unasked('red', 'blue');
    play.give('red', fly('R1', SHOT), [1, 1, 6, 6, 6, 6]);
    expect(play.shots).toEqual(['R1>B1 0', 'R2>B1 0']);
    expect(play.tests.filter((each) => each.startsWith('B1 fired-upon'))).toHaveLength(1);
  });

  test('AMB-TFH-24 of several attackers the owner picks one; whoever else is named is refused', () => {
    const play = sortie({ planes: [...pair, B1] }).unasked('red');
    play.give('red', fly('R1', SHOT), [1, 1, 1, 1]);
    expect(play.awaited).toEqual(['blue:answer']);
    expect(play.refused('blue', answer('B1', 'B1'))).toMatchObject({
      code: 'finest-hour/no-attacker',
      rule: 'AMB-TFH-24',
    });
    play.give('blue', answer('B1', 'R1'), [1, 6, 6, 6, 6]);
    expect(play.shots.slice(2)).toEqual(['B1>R1 0']);
  });

  test('AMB-TFH-24 not answered: the nearest that can be fired at', () => {
    const play = sortie({ planes: [...pair, B1] }).unasked('red');
    play.give('red', fly('R1', SHOT), [1, 1, 1, 1]);
    play.timeout('blue', [1, 6, 6, 6, 6]);
    expect(play.shots.slice(2)).toEqual(['B1>R2 0']);
  });

  test('AMB-TFH-24 it answers with every weapon that bears', () => {
    const weapons = [gun('rear', 30, 1, 1, 'tail'), gun('all-round', 30, 2, 1, 'top'), gun('front', 30, 1, 1, 'nose')];
    const play = sortie({ planes: [R1, { ...B1, profile: profile(3, { weapons }) }] }).unasked('red', 'blue');
    play.give('red', fly('R1', SHOT), [1, 1, 1, 1, 1, 1, 6, 6]);
    expect(play.events('Fired').map(({ weapon }) => weapon)).toEqual(['gun', 'tail', 'top']);
  });

  test('AMB-TFH-23 AMB-TFH-24 minor damage evades away from who hit, not from who missed', () => {
    const apart: readonly Plane[] = [
      { ...R1, at: [45, 60], leader: 'R1', rep: 5 },
      { ...R1, unit: 'R2', at: [54, 60], leader: 'R1', rep: 5 },
    ];
    const play = sortie({ planes: [...apart, { ...B1, at: [54, 45] }] }).unasked('red', 'blue');
    // R1 misses, R2 hits from straight behind.
    play.give('red', fly('R1', SHOT), [1, 6, 6]);
    expect(play.last('Evaded')).toMatchObject({ unit: 'B1', heading: 0, because: 'damage' });
  });

  test('AMB-TFH-24 instructed, of those who are hit as likely the one who fired first', () => {
    // R2 is nearer.
    const play = sortie({ planes: [...pair, B1] }).unasked('red');
    play.give('blue', instruct({ about: 'answer', unit: null, whom: 'likeliest' }));
    play.give('red', fly('R1', SHOT), [1, 1, 1, 1, 1, 6, 6, 6, 6]);
    expect(play.shots.slice(2)).toEqual(['B1>R1 0']);
  });

  test('AMB-TFH-24 instructed: the nearest, the likeliest, or those on whom a weapon bears', () => {
    const weapons = [gun('rear', 30, 1, 1, 'tail'), gun('left', 30, 3, 1, 'port')];
    const both: readonly Plane[] = [
      { ...R1, at: [50, 60], leader: 'R1' },
      { ...R1, unit: 'R2', at: [41, 58], leader: 'R1' },
    ];
    const blue: Plane = { ...B1, at: [54, 50], profile: profile(3, { weapons }) };
    for (const [told, whom] of [
      [{ about: 'answer', unit: null, whom: 'nearest' }, 'R1'],
      [{ about: 'answer', unit: null, whom: 'likeliest' }, 'R2'],
      [{ about: 'prefer', unit: blue.unit, weapon: 'port' }, 'R2'],
      [{ about: 'prefer', unit: blue.unit, weapon: 'tail' }, 'R1'],
    ] as const) {
      const play = sortie({ planes: [...both, blue] }).unasked('red');
      play.give('blue', instruct(told as Parameters<typeof instruct>[0]));
      const dice = whom === 'R2' ? [1, 1, 1] : [1];
      play.give('red', fly('R1', SHOT), [1, 1, 1, 1, ...dice, 6, 6, 6, 6]);
      expect(play.events('Fired').at(-1)?.target).toBe(whom);
    }
  });
});
