import { describe, expect, test } from 'vitest';
import { between } from '../../../src/rules/geometry/plane/point.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import type { Attribute } from '../../../src/rules/finest-hour/types.js';
import { ahead, cm, fly, flyOn, gun, profile, sortie, type Plane } from '../../support/finest-hour.js';

/** Fast moves: who tests with how many dice, and how far that leads. */

const far: Plane = { unit: 'B1', at: [190, 5], profile: profile(1, { weapons: [] }) };
const one = (attributes: readonly Attribute[] = [], rep = 4): Plane => ({
  unit: 'R1',
  at: [50, 190],
  rep,
  profile: profile(3, { attributes, weapons: [] }),
});
const begin = (...planes: readonly Plane[]) => sortie({ planes: [...planes, far], size: [200, 200] });

describe('the test', () => {
  test.each([
    [[3, 4], 2, 60],
    [[4, 5], 1, 45],
    [[5, 6], 0, 30],
  ] as const)('TC-TFH-11 TC-TFH-09 TFH-27 TFH-35 REP 4, class 3, %o: passes %i, %i cm', (dice, passes, most) => {
    const play = begin(one());
    play.give('red', fly('R1', [ahead(60)], { fast: true }), dice);
    expect(play.last('FastMoveTested')).toMatchObject({ passes, most: most * 1000 });
    expect(play.place('R1')).toEqual([50, 190 - most]);
  });

  test.each([
    [[2, 2], 2],
    [[2, 3], 1],
    [[3, 3], 0],
  ] as const)('TC-TFH-28 TFH-27 REP 2, %o passes %i', (dice, passes) => {
    const play = begin(one([], 2));
    play.give('red', fly('R1', [ahead(10)], { fast: true }), dice);
    expect(play.last('FastMoveTested').passes).toBe(passes);
  });

  test.each([
    [['slow'], [4], 1, 45],
    [['slow'], [5], 0, 30],
    [['fast'], [6, 2, 3], 2, 60],
    [['fast'], [6, 6, 3], 1, 45],
    [['fast'], [5, 6, 5], 0, 30],
    [['slow', 'fast'], [4, 5], 1, 45],
  ] as const)('TC-TFH-11 TFH-51 TFH-52 %o, dice %o: passes %i, %i cm', (attributes, dice, passes, most) => {
    const play = begin(one(attributes));
    play.give('red', fly('R1', [ahead(60)], { fast: true }), dice);
    expect(play.last('FastMoveTested').passes).toBe(passes);
    expect(play.place('R1')).toEqual([50, 190 - most]);
  });

  test('TC-TFH-11 fast: the best two of three dice are kept', () => {
    const play = begin(one(['fast']));
    play.give('red', fly('R1', [ahead(10)], { fast: true }), [6, 2, 3]);
    expect(play.last('FastMoveTested').kept).toEqual([2, 3]);
  });
});

describe('AMB-TFH-29', () => {
  test.each([
    [[1, 1], 10, true],
    [[1, 6], 10, true],
    [[6, 6], 30, false],
  ] as const)('AMB-TFH-29 dice %o, %i cm flown: counts as fast: %s', (dice, length, fast) => {
    const play = begin(one());
    play.give('red', fly('R1', [ahead(length)], { fast: true }), dice);
    expect(play.plane('R1').manoeuvres.fast).toBe(fast);
    expect(play.place('R1')).toEqual([50, 190 - length]);
  });

  test('AMB-TFH-29 more than twice the potential is refused before a die is rolled', () => {
    expect(begin(one()).refused('red', fly('R1', [ahead(60.1)], { fast: true })).code).toBe('finest-hour/too-far');
    expect(begin(one()).refused('red', fly('R1', [ahead(30.1)])).code).toBe('finest-hour/too-far');
  });

  test('AMB-TFH-29 before the first centimetre: a dive is no fast move', () => {
    const play = begin(one());
    expect(play.refused('red', fly('R1', [{ do: 'dive', length: 0 }], { fast: true })).rule).toBe('TFH-13');
  });
});

describe('groups', () => {
  test('TC-TFH-30 TFH-13 AMB-TFH-27 each member rolls: 60, 45 and 30 cm side by side', () => {
    const member = (unit: string, x: number): Plane => ({ ...one(), unit, at: [x, 190], leader: 'R1' });
    const play = begin(member('R1', 50), member('R2', 44), member('R3', 56));
    play.give('red', fly('R1', [ahead(60)], { fast: true }), [1, 1, 1, 6, 6, 6]);
    expect(['R1', 'R2', 'R3'].map((unit) => play.place(unit))).toEqual([
      [50, 130],
      [44, 145],
      [56, 160],
    ]);
    expect(['R1', 'R2', 'R3'].map((unit) => play.plane(unit).manoeuvres.fast)).toEqual([true, true, false]);
    expect(play.last('GroupLeft')).toMatchObject({ leader: 'R1', why: 'too-far' });
  });

  test('TFH-13 AMB-TFH-27 leg by leg each flies until its own move is used up', () => {
    const member = (unit: string, x: number): Plane => ({ ...one(), unit, at: [x, 190], leader: 'R1' });
    const play = begin(member('R1', 50), member('R2', 44));
    play.give('red', fly('R1', [ahead(20), ahead(20), ahead(20)], { fast: true }), [1, 1, 6, 6]);
    expect([play.place('R1'), play.place('R2')]).toEqual([
      [50, 130],
      [44, 160],
    ]);
  });

  test('TFH-31 TFH-13 who goes on alone has what is left of its own move, not of its leader’s', () => {
    const member = (unit: string, x: number): Plane => ({ ...one(), unit, at: [x, 190], leader: 'R1' });
    const watch: Plane = {
      unit: 'B2',
      at: [52, 165],
      profile: profile(3, { model: 'Heron', weapons: [gun('all-round', 20, 1, 1)] }),
    };
    const play = begin(member('R1', 50), member('R2', 44), watch).unasked('red');
    // R1 moves fast, R2 does not; B2 sees them, fires at R1 and misses; R1 has to evade.
    const dice = [...[1, 1], ...[6, 6], ...[1, 1], 1, ...[6, 6]];
    play.give('red', fly('R1', [ahead(10)], { fast: true, then: 'on' }), dice);
    expect(play.events('Evaded').map(({ unit }) => unit)).toEqual(['R1']);
    expect(play.place('R2')).toEqual([44, 180]);
    expect(play.refused('red', flyOn('R2', [ahead(20.1)])).code).toBe('finest-hour/too-far');
    play.give('red', flyOn('R2', [ahead(20)]));
    expect(play.place('R2')).toEqual([44, 160]);
  });

  test('TFH-13 a slower leader does not hold the others back', () => {
    const member = (unit: string, x: number): Plane => ({ ...one(), unit, at: [x, 190], leader: 'R1' });
    const play = begin(member('R1', 50), member('R2', 44));
    play.give('red', fly('R1', [ahead(60)], { fast: true }), [6, 6, 1, 1]);
    expect([play.place('R1'), play.place('R2')]).toEqual([
      [50, 160],
      [44, 130],
    ]);
  });

  test('TFH-16 TFH-35 reach: an evasion ends half a move away on any heading, a fast move twice as far as a plain one', () => {
    const play = sortie({ planes: [{ ...one(), at: [100, 100] }, far], size: [200, 200] });
    const { at: from } = play.plane('R1');
    const reach = (by: 'normal' | 'fast' | 'evasion') => {
      const answer = play.ask({ about: 'reach', unit: unitId('R1'), by });
      if (answer.about !== 'reach') throw new Error('asked for reach');
      return answer;
    };
    const evasion = reach('evasion');
    expect(evasion.ends).toEqual([]);
    expect(evasion.outline).toHaveLength(72);
    expect(new Set(evasion.outline.map(({ x, y }) => `${x} ${y}`)).size).toBe(72);
    for (const end of evasion.outline) expect(between(from, end)).toBeCloseTo(cm(15), -1);
    const longest = (by: 'normal' | 'fast') => Math.max(...reach(by).ends.map(({ at }) => between(from, at)));
    expect(longest('normal')).toBeCloseTo(cm(30), -1);
    expect(longest('fast')).toBeCloseTo(cm(60), -1);
  });

  test('TFH-35 the ends of a fast move within reach lie on the table', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [60, 45] },
        { unit: 'B1', at: [100, 10] },
      ],
    });
    const reach = play.ask({ about: 'reach', unit: unitId('R1'), by: 'fast' });
    const ends = reach.about === 'reach' ? reach.ends : [];
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter(({ at }) => at.x < 0 || at.y < 0 || at.x > 120_000 || at.y > 80_000)).toEqual([]);
  });
});
