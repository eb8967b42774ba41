import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/rules/finest-hour/to-hit.js';
import type { Attribute, Manoeuvres } from '../../../src/rules/finest-hour/types.js';
import { ahead, dive, evade, fire, fly, gun, profile, sortie, type Plane } from '../../support/finest-hour.js';

/** To hit: dice and REP, what spoils 8 and 9, first, second and third fire, dice among targets. */

const NONE: Manoeuvres = { evaded: false, dived: false, fast: false };
const done = (what: keyof Manoeuvres): Manoeuvres => ({ ...NONE, [what]: true });
const hits = (score: number, shooter: Manoeuvres, target: Manoeuvres, occasion = 1): boolean =>
  judge(score, { shooter, target, occasion }).hit;

describe('TC-TFH-05 the table', () => {
  test.each([2, 3, 5, 7])('TFH-21 AMB-TFH-08 ERR-TFH-06 %i misses', (score) => {
    expect(hits(score, NONE, NONE)).toBe(false);
  });

  test.each(['evaded', 'dived', 'fast'] as const)('TC-TFH-05 TFH-21 8 and %s', (what) => {
    expect(hits(8, NONE, NONE)).toBe(true);
    expect(hits(8, done(what), NONE)).toBe(false);
    expect(hits(8, NONE, done(what))).toBe(false);
  });

  test.each([
    ['shooter evaded', done('evaded'), NONE, true],
    ['shooter dived', done('dived'), NONE, false],
    ['shooter fast', done('fast'), NONE, false],
    ['target evaded', NONE, done('evaded'), false],
    ['target dived', NONE, done('dived'), true],
    ['target fast', NONE, done('fast'), false],
  ] as const)('TC-TFH-05 TFH-21 9 and %s', (_, shooter, target, expected) => {
    expect(hits(9, shooter, target)).toBe(expected);
  });

  test.each([
    [8, 1, true],
    [8, 2, false],
    [8, 3, false],
    [9, 1, true],
    [9, 2, true],
    [9, 3, false],
    [9, 4, false],
    [10, 4, true],
  ])('TC-TFH-31 TFH-21 %i in fire number %i of the turn hits: %s', (score, occasion, expected) => {
    expect(hits(score, NONE, NONE, occasion)).toBe(expected);
  });

  test.each([10, 11])('TC-TFH-05 %i hits whatever was done', (score) => {
    const all: Manoeuvres = { evaded: true, dived: true, fast: true };
    expect(hits(score, all, all, 5)).toBe(true);
  });
});

/** R1 flies 10 cm and fires at B1, which has no guns and passes no test; the dice of the shot come after two for In sight. */
const turret = gun('all-round', 20, 1, 2, 'turret');
const shooter = (rep: number, attributes: readonly Attribute[] = []): Plane => ({
  unit: 'R1',
  at: [50, 60],
  rep,
  profile: profile(3, { weapons: [turret], attributes }),
});
const target: Plane = { unit: 'B1', at: [50, 40], rep: 2, profile: profile(3, { weapons: [] }) };
const NOTHING = [6, 6] as const;

describe('shots', () => {
  test.each([
    [5, 3, 8, 1],
    [2, 6, 8, 1],
    [4, 3, 7, 0],
    [4, 4, 8, 1],
  ])('TC-TFH-06 TFH-20 REP %i and a die of %i make %i: %i hit', (rep, die, _score, count) => {
    const play = sortie({ planes: [shooter(rep), target] }).unasked('blue');
    // A hit: minor damage with a 6, and it is stunned; a miss: it passes two and stays.
    play.give('red', fly('R1', [ahead(10), fire(['turret', 'B1'])]), [...NOTHING, die, ...(count ? [6] : [1, 1])]);
    expect(play.last('Fired')).toMatchObject({ hits: count, rep, roll: { faces: [die] } });
  });

  test.each([
    ['dive', dive(5), 5, 'shooter-dived'],
    ['evasion', evade(0), 4, 'shooter-evaded'],
  ] as const)('TFH-20 the shooter’s own %s spoils its fire', (_, part, die, why) => {
    const play = sortie({ planes: [shooter(4), target] }).unasked('blue');
    play.give('red', fly('R1', [part, fire(['turret', 'B1'])]), [...NOTHING, die, 1, 1]);
    expect(play.last('Fired')).toMatchObject({ hits: 0, misses: [why] });
  });

  test('TFH-20 what the target did in the turn spoils fire at it as long as the turn lasts', () => {
    const play = sortie({
      planes: [
        { ...target, unit: 'R1' },
        { ...shooter(4), unit: 'B1' },
      ],
    }).unasked('red', 'blue');
    play.give('red', fly('R1', [dive(0)]), NOTHING);
    // Die 4 makes 8: a dive spoils it.
    play.give('blue', fly('B1', [fire(['turret', 'R1']), ahead(10)]), [4, 1, 1, 6, 6, 3, 1]);
    expect(play.events('Fired')[0]).toMatchObject({ hits: 0, misses: ['target-dived'] });
    // The next turn has forgotten it.
    expect(play.plane('R1').manoeuvres).toEqual(NONE);
  });
});

describe('fast moves and fire', () => {
  test.each([
    [['interceptor'], 4, 1],
    [['interceptor'], 5, 1],
    [[], 4, 0],
    [[], 5, 0],
    [[], 6, 1],
  ] as const)('TC-TFH-20 TFH-40 %o, its own fast move, die %i: %i hits', (attributes, die, count) => {
    const play = sortie({ planes: [shooter(4, attributes), target] }).unasked('blue');
    play.give('red', fly('R1', [ahead(10), fire(['turret', 'B1'])], { fast: true }), [
      1,
      1,
      ...NOTHING,
      die,
      ...(count ? [6] : [1, 1]),
    ]);
    expect(play.last('Fired').hits).toBe(count);
  });

  test.each([4, 5])('TC-TFH-20 TFH-40 an interceptor that moved fast is hard to hit all the same: die %i', (die) => {
    const fast = profile(3, { weapons: [], attributes: ['interceptor'] });
    const play = sortie({
      planes: [
        { ...target, unit: 'R1', profile: fast },
        { ...shooter(4), unit: 'B1' },
      ],
    });
    play.unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(10)], { fast: true }), [1, 1, 6, 6]);
    play.give('blue', fly('B1', [ahead(10), fire(['turret', 'R1'])]), [6, 6, die, 1, 1, 1, 2]);
    expect(play.last('Fired')).toMatchObject({ hits: 0, misses: ['target-fast'] });
  });
});

describe('dice', () => {
  test('TFH-45 TC-TFH-28 an ace fires a die more with each weapon', () => {
    const weapons = [gun('all-round', 20, 2, 2, 'a'), gun('all-round', 20, 1, 2, 'b')];
    const ace: Plane = { ...shooter(2), profile: profile(3, { weapons, attributes: ['ace'] }) };
    const play = sortie({ planes: [ace, target] }).unasked('blue');
    play.give('red', fly('R1', [ahead(10), fire(['a', 'B1'], ['b', 'B1'])]), [...NOTHING, 1, 1, 1, 1, 1, 1, 1]);
    expect(play.events('Fired').map(({ roll }) => roll.faces.length)).toEqual([3, 2]);
  });

  test('TFH-18 different weapons at different targets are one fire, and each fires once in an activation', () => {
    const weapons = [gun('front', 20, 1, 2, 'nose'), gun('rear', 20, 1, 2, 'tail')];
    const planes: readonly Plane[] = [
      { unit: 'R1', at: [50, 50], rep: 2, profile: profile(3, { weapons }) },
      { ...target, at: [50, 38] },
      { ...target, unit: 'B2', at: [50, 62] },
    ];
    const play = sortie({ planes }).unasked('blue');
    const both = fire(['nose', 'B1'], ['tail', 'B2']);
    expect(play.refused('red', fly('R1', [both, ahead(10), fire(['nose', 'B1'])]))).toMatchObject({
      code: 'finest-hour/fired',
      rule: 'AMB-TFH-04',
    });
    play.give('red', fly('R1', [both, ahead(10)]), [1, 1, 1, 1, 1, 1, 6, 6, 6, 6]);
    expect(play.events('Fired').map(({ weapon, occasion }) => [weapon, occasion])).toEqual([
      ['nose', 1],
      ['tail', 1],
    ]);
    expect(play.plane('R1').fires).toHaveLength(1);
  });
});

describe('TFH-19 dice among targets', () => {
  const mates = (...places: readonly (readonly [number, number])[]): readonly Plane[] =>
    places.map((at, i) => ({ ...target, unit: `B${i + 1}`, at }));
  const split = (rof: number, enemies: readonly Plane[], attributes: readonly Attribute[] = []) => {
    const weapons = [gun('all-round', 30, rof, 2)];
    return sortie({
      planes: [{ ...shooter(2), at: [50, 55], profile: profile(3, { weapons, attributes }) }, ...enemies],
    });
  };
  const order = (...dice: readonly (readonly [string, number])[]) =>
    fly('R1', [fire(...dice.map(([unit, count]) => ['gun', unit, count] as const)), ahead(10)]);

  test('TC-TFH-12 ERR-TFH-07 three dice at targets 10.0 cm apart', () => {
    const play = split(3, mates([50, 40], [60, 40])).unasked('blue');
    play.give('red', order(['B1', 2], ['B2', 1]), [1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6]);
    expect(play.events('Fired').map(({ target: at, roll }) => [at, roll.faces.length])).toEqual([
      ['B1', 2],
      ['B2', 1],
    ]);
  });

  test('TC-TFH-12 10.1 cm apart is too far', () => {
    const play = split(3, mates([50, 40], [60.1, 40]));
    expect(play.refused('red', order(['B1', 2], ['B2', 1]))).toMatchObject({
      code: 'finest-hour/targets-apart',
      params: { far: 10_100, most: 10_000 },
      rule: 'TFH-19',
    });
  });

  test('TC-TFH-12 of three targets every pair is at most 10 cm apart', () => {
    const wide = split(3, mates([45, 40], [52, 40], [59, 40]));
    expect(wide.refused('red', order(['B1', 1], ['B2', 1], ['B3', 1])).code).toBe('finest-hour/targets-apart');
    const close = split(3, mates([45, 40], [50, 40], [55, 40])).unasked('blue');
    close.give('red', order(['B1', 1], ['B2', 1], ['B3', 1]), [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6]);
    expect(close.events('Fired')).toHaveLength(3);
  });

  test('TC-TFH-12 a weapon of one die splits nothing, nor more dice than it has', () => {
    const one = split(1, mates([50, 40], [55, 40]));
    expect(one.refused('red', order(['B1', 1], ['B2', 1]))).toEqual({
      code: 'finest-hour/no-split',
      params: { unit: 'R1', weapon: 'gun', dice: 1 },
      rule: 'TFH-19',
    });
    const two = split(2, mates([50, 40], [55, 40]));
    expect(two.refused('red', order(['B1', 2], ['B2', 1]))).toMatchObject({ code: 'finest-hour/dice', rule: 'TFH-19' });
  });

  test.each([
    [['B1', 0]],
    [['B1', -1]],
    [['B1', 1.5]],
    [['B1', 4]],
    [
      ['B1', 2],
      ['B2', 0],
    ],
    [
      ['B1', 4],
      ['B2', -1],
    ],
    [
      ['B1', 1.5],
      ['B2', 1.5],
    ],
  ] as const)('TFH-19 dice are whole, one at least for each target, and no more than there are: %j', (...dice) => {
    const play = split(3, mates([50, 40], [55, 40]));
    expect(play.refused('red', order(...dice))).toEqual({
      code: 'finest-hour/dice',
      params: { unit: 'R1', weapon: 'gun', dice: 3 },
      rule: 'TFH-19',
    });
  });

  test('TFH-17 who fires at nobody does not fire', () => {
    const play = split(3, mates([50, 40]));
    expect(play.refused('red', fly('R1', [fire(), ahead(10)]))).toEqual({
      code: 'finest-hour/no-shot',
      params: { unit: 'R1' },
      rule: 'TFH-17',
    });
  });

  test('TFH-19 each weapon is looked at, whatever the others fire', () => {
    const weapons = [gun('all-round', 30, 2, 2, 'a'), gun('all-round', 30, 2, 2, 'b')];
    const play = sortie({
      planes: [{ ...shooter(2), at: [50, 55], profile: profile(3, { weapons }) }, ...mates([50, 40])],
    });
    for (const [a, b] of [
      [2, 3],
      [3, 2],
    ] as const)
      expect(play.refused('red', fly('R1', [fire(['a', 'B1', a], ['b', 'B1', b]), ahead(10)])).code).toBe(
        'finest-hour/dice',
      );
  });

  test('TFH-23 hits are those of who was hit', () => {
    const play = split(2, mates([50, 40], [55, 40])).unasked('blue');
    // REP 2: a 6 makes 8 and hits, a 1 misses.
    play.give('red', order(['B1', 1], ['B2', 1]), [6, 1, 6, 1, 1, 6, 6]);
    expect(play.events('Damaged').map(({ unit, hits: of }) => [unit, of.length])).toEqual([['B1', 1]]);
  });

  test('TFH-19 among several targets each has to be given its dice', () => {
    const play = split(3, mates([50, 40], [55, 40]));
    const first = fly('R1', [fire(['gun', 'B1'], ['gun', 'B2', 1]), ahead(10)]);
    expect(play.refused('red', first).code).toBe('finest-hour/dice');
    const order_ = fly('R1', [fire(['gun', 'B1', 1], ['gun', 'B2']), ahead(10)]);
    expect(play.refused('red', order_).code).toBe('finest-hour/dice');
  });

  test('TFH-19 who fires fewer dice than there are fires so many', () => {
    const play = split(3, mates([50, 40], [90, 5])).unasked('blue');
    play.give('red', order(['B1', 2]), [1, 1, 1, 1, 6, 6]);
    expect(play.events('Fired').map(({ roll }) => roll.faces.length)).toEqual([2]);
  });

  test('TFH-19 no target is named twice', () => {
    const play = split(3, mates([50, 40]));
    expect(play.refused('red', order(['B1', 1], ['B1', 1]))).toEqual({
      code: 'finest-hour/twice',
      params: { unit: 'R1' },
      rule: 'TFH-19',
    });
  });

  test('TFH-45 with an ace a weapon of one die has two, and splits them', () => {
    const play = split(1, mates([50, 40], [55, 40]), ['ace']).unasked('blue');
    play.give('red', order(['B1', 1], ['B2', 1]), [1, 1, 1, 1, 1, 1, 6, 6, 6, 6]);
    expect(play.shots).toEqual(['R1>B1 0', 'R1>B2 0']);
  });
});

describe('fires of a turn', () => {
  /** R1 fires at B1, which answers; R1 answers the answer. */
  const weapons = [gun('all-round', 20, 1, 2, 'a'), gun('all-round', 20, 1, 2, 'b')];
  const begin = (fireCount: 'aircraft' | 'weapon') =>
    sortie({
      planes: [
        { ...shooter(4), profile: profile(3, { weapons }) },
        { ...target, rep: 4, profile: profile(3, { weapons: [gun('all-round', 20, 1, 2)] }) },
      ],
      options: { fireCount, maxReactionDepth: '6' },
    }).unasked('red', 'blue');

  test('TC-TFH-31 AMB-TFH-05 aircraft: the answer is the second fire, whichever weapon fires', () => {
    const play = begin('aircraft');
    play.give('red', fly('R1', [fire(['a', 'B1']), ahead(10)]), [
      ...[1], // R1 fires a: first
      ...[1, 1, 1], // B1 passes two, answers: first
      ...[1, 1, 4, 5], // R1 passes two, answers with both: second; 8 misses, 9 hits
      6, // minor damage: B1 evades 15 cm away, stunned
    ]);
    expect(
      play.events('Fired').map(({ unit, weapon, occasion, hits: count }) => [unit, weapon, occasion, count]),
    ).toEqual([
      ['R1', 'a', 1, 0],
      ['B1', 'gun', 1, 0],
      ['R1', 'a', 2, 0],
      ['R1', 'b', 2, 1],
    ]);
    expect(play.events('Fired')[2]?.misses).toEqual(['later-fire']);
  });

  test('AMB-TFH-05 weapon: each weapon counts its own fires', () => {
    const play = begin('weapon');
    play.give('red', fly('R1', [fire(['a', 'B1']), ahead(10)]), [1, 1, 1, 1, 1, 1, 4, 4, 6]);
    expect(
      play.events('Fired').map(({ unit, weapon, occasion, hits: count }) => [unit, weapon, occasion, count]),
    ).toEqual([
      ['R1', 'a', 1, 0],
      ['B1', 'gun', 1, 0],
      ['R1', 'a', 2, 0],
      ['R1', 'b', 1, 1],
    ]);
  });

  test('AMB-TFH-05 weapon: all that fire on one occasion have fired', () => {
    const play = begin('weapon');
    const both = fly('R1', [fire(['a', 'B1'], ['b', 'B1']), ahead(10)]);
    // Both miss; B1 passes two and answers; R1 passes two and fires both again.
    play.give('red', both, [1, 1, 1, 1, 1, 1, 1, 4, 5, 6]);
    expect(play.events('Fired').map(({ unit, weapon, occasion }) => [unit, weapon, occasion])).toEqual([
      ['R1', 'a', 1],
      ['R1', 'b', 1],
      ['B1', 'gun', 1],
      ['R1', 'a', 2],
      ['R1', 'b', 2],
    ]);
  });
});
