import { describe, expect, test } from 'vitest';
import type { Part } from '../../../src/rules/finest-hour/commands.js';
import type { Point } from '../../../src/rules/geometry/plane/point.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import type { AircraftClass, Attribute } from '../../../src/rules/finest-hour/types.js';
import { ahead, dive, evade, fly, flyOn, left, profile, right, sortie } from '../../support/finest-hour.js';

/** Moves by tranches: how far, how much it turns and where. The enemy is far away. */

const alone = (of: AircraftClass, attributes: readonly Attribute[] = [], options = {}) =>
  sortie({
    planes: [
      { unit: 'R1', at: [100, 150], profile: profile(of, { attributes }) },
      { unit: 'R2', at: [20, 190], profile: profile(1, { model: 'Heron' }) },
      { unit: 'B1', at: [190, 10], heading: 180 },
    ],
    size: [200, 200],
    options,
  });

describe('lengths', () => {
  test.each([
    [1, [ahead(9)], 'too-short'],
    [3, [ahead(9.9)], 'too-short'],
    [3, [], 'too-short'],
    [1, [ahead(10.1)], 'too-far'],
    [2, [ahead(20.1)], 'too-far'],
    [3, [ahead(15), ahead(15.1)], 'too-far'],
    [3, [ahead(0), ahead(10)], 'no-length'],
    [3, [ahead(-1), ahead(11)], 'no-length'],
    [3, [ahead(10.05)], 'no-length'],
    [3, [ahead(10), right(0)], 'turn-too-far'],
    [3, [{ do: 'turn', by: 0.5 }, ahead(10)], 'turn-too-far'],
  ] as const)('TFH-02 TFH-11 TC-TFH-03 class %i, %o: %s', (of, parts, code) => {
    expect(alone(of).refused('red', fly('R1', parts))).toMatchObject({ code: `finest-hour/${code}` });
  });

  test('TFH-07 an order has 24 parts at most', () => {
    const play = alone(3);
    const turning = (parts: number) => fly('R1', [ahead(20), ...Array.from({ length: parts - 1 }, () => left(0.5))]);
    expect(play.refused('red', turning(25))).toEqual({
      code: 'finest-hour/too-many-parts',
      params: { most: 24 },
      rule: 'TFH-07',
    });
    play.give('red', turning(24));
    expect(play.plane('R1').activated).toBe(true);
  });

  test.each([
    [1, 10],
    [2, 20],
    [3, 30],
  ] as const)('TFH-02 class %i flies 10 to %i cm', (of, most) => {
    const least = alone(of);
    least.give('red', fly('R1', [ahead(10)]));
    expect(least.place('R1')).toEqual([100, 140]);
    const play = alone(of);
    play.give('red', fly('R1', [ahead(most)]));
    expect(play.place('R1')).toEqual([100, 150 - most]);
  });

  test('TFH-11 what is too short when it is ordered may be flown on, but not left', () => {
    const play = alone(3);
    play.give('red', fly('R1', [ahead(4)], { then: 'on' }));
    expect(play.refused('red', flyOn('R1'))).toMatchObject({ code: 'finest-hour/too-short', rule: 'TFH-11' });
    play.give('red', flyOn('R1', [ahead(6)]));
    expect(play.place('R1')).toEqual([100, 140]);
  });

  test('TFH-11 who stops short and answers no more is flown to 10 cm by the referee', () => {
    const play = alone(3);
    play.give('red', fly('R1', [ahead(4)], { then: 'on' }));
    play.timeout('red');
    expect(play.place('R1')).toEqual([100, 140]);
  });
});

test('TFH-02 TFH-12 where it can end in the middle of a move is what that leaves: the rest of its length and of its turns', () => {
  const outline = (then: 'on' | null): readonly string[] => {
    const play = alone(3);
    if (then) play.give('red', fly('R1', [left(45), ahead(15)], { then }));
    const told = play.ask({ about: 'reach', unit: unitId('R1'), by: 'normal' });
    if (told.about !== 'reach') throw new Error(told.about);
    const cm = ({ x, y }: Point): string => `${Math.round(x / 1000)},${Math.round(y / 1000)}`;
    return [told.outline.at(0), told.outline.at(-1)].map((at) => (at ? cm(at) : ''));
  };
  // As hard to the left as it can, and the nearest: one tranche; then 5 and 10 cm, or to stop where it is.
  expect(outline(null)).toEqual(['76,150', '93,143']);
  expect(outline('on')).toEqual(['77,146', '89,139']);
});

/** What a course of parts comes to, or why it is refused. */
const outcome = (of: AircraftClass, parts: readonly Part[]): number | string => {
  const play = alone(of);
  try {
    play.give('red', fly('R1', parts));
    return play.plane('R1').heading / 10;
  } catch {
    return play.refused('red', fly('R1', parts)).code;
  }
};
const NO = 'finest-hour/turn-too-far';

describe('turns', () => {
  test.each<[AircraftClass, readonly Part[], number | string]>([
    [2, [right(45), ahead(10)], 45],
    [2, [right(45.1), ahead(10)], NO],
    [2, [ahead(10), right(45)], 45],
    [2, [right(45), ahead(11), right(45)], 90],
    [2, [right(45), ahead(10), right(45), ahead(1)], 90],
    [3, [right(45), ahead(12), right(45), ahead(3)], 90],
    [3, [right(45), ahead(12), right(45), ahead(3), right(1)], NO],
    [3, [right(45), ahead(10), right(45), ahead(10), right(45), ahead(10)], 135],
    [3, [right(45), ahead(10), right(45), ahead(10), right(45), ahead(10), right(1)], NO],
    [1, [left(45), ahead(10)], 315],
    [1, [left(45), ahead(10), left(0.1)], NO],
  ])('TFH-12 TC-TFH-03 class %i, %o: %s', (of, parts, expected) => {
    expect(outcome(of, parts)).toBe(expected);
  });

  test.each<[string, readonly Part[], number | string]>([
    ['what a tranche leaves is not saved for the next', [ahead(11), right(90)], NO],
    ['nor is a later one spent before', [right(90), ahead(20)], NO],
    ['anywhere in the tranche, in pieces', [right(20), ahead(5), right(25), ahead(5)], 45],
    ['to and fro counts both ways', [right(30), ahead(5), left(30), ahead(5)], NO],
    ['to and fro within 45°', [right(20), ahead(5), left(20), ahead(5)], 0],
  ])('AMB-TFH-21 %s', (_, parts, expected) => {
    expect(outcome(2, parts)).toBe(expected);
  });

  test('ERR-TFH-01 three tranches of a class 3 turn it by three eighths of a circle', () => {
    expect(outcome(3, [left(45), ahead(10), left(45), ahead(10), left(45), ahead(10)])).toBe(360 - 135);
  });

  test.each<[AircraftClass, number, readonly Part[], number | string]>([
    [1, 20, [right(45), ahead(20)], 45],
    [1, 20, [right(45), ahead(15), right(1), ahead(5)], NO],
    [2, 40, [right(45), ahead(20), right(45), ahead(20)], 90],
    [2, 40, [right(45), ahead(15), right(45), ahead(15), right(1), ahead(10)], NO],
    [3, 60, [right(45), ahead(20), right(45), ahead(20), right(45), ahead(20)], 135],
    [3, 60, [right(45), ahead(20), right(45), ahead(10), right(45), ahead(20), right(1), ahead(10)], NO],
  ])('TC-TFH-03 TFH-13 AMB-TFH-21 class %i fast to %i cm, %o: %s', (of, _most, parts, expected) => {
    const play = alone(of);
    play.give('red', fly('R1', [ahead(1)], { fast: true, then: 'on' }), [1, 1]);
    const [first, ...rest] = parts;
    if (!first) throw new Error('no parts');
    // A centimetre is flown already: the first leg is that much shorter.
    const order = flyOn(
      'R1',
      [first, ...rest].map((part, i) =>
        i === 1 && part.do === 'ahead' ? { ...part, length: part.length - 1000 } : part,
      ),
    );
    if (typeof expected === 'string') expect(play.refused('red', order).code).toBe(expected);
    else {
      play.give('red', order);
      expect(play.plane('R1').heading / 10).toBe(expected);
    }
  });
});

describe('other moves', () => {
  test('TFH-14 TFH-17 moves lead over other aircraft, and nobody collides', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 60] },
        { unit: 'R2', at: [50, 50] },
        { unit: 'B1', at: [50, 45], profile: profile(1, { weapons: [] }) },
      ],
    });
    play.give('red', fly('R1', [ahead(15)]), [6, 6]);
    expect(play.place('R1')).toEqual([50, 45]);
    expect(play.plane('B1').status).toBe('flying');
    expect(play.events('Removed')).toEqual([]);
  });

  test('TFH-11 TFH-15 TFH-16 a dive and an evasion replace the move, and are no part of one', () => {
    for (const part of [dive(5), evade(90)]) {
      const play = alone(3);
      expect(play.refused('red', fly('R1', [ahead(10), part])).code).toBe('finest-hour/instead-of-move');
      expect(play.refused('red', fly('R1', [part, ahead(10)])).code).toMatch(/instead-of-move|move-over/);
      play.give('red', fly('R1', [part]));
      expect(play.awaited).toEqual(['red:activate']);
      expect(play.plane('R1').activated).toBe(true);
    }
  });
});

describe('agile', () => {
  test('TFH-50 TC-TFH-22 10 cm: 45° and 45° more at the end', () => {
    const play = alone(3, ['agile']);
    play.give('red', fly('R1', [right(45), ahead(10), right(45)]));
    expect(play.plane('R1').heading).toBe(900);
    const more = alone(3, ['agile']);
    expect(more.refused('red', fly('R1', [right(45), ahead(10), right(45.1)])).code).toBe(NO);
    expect(alone(3).refused('red', fly('R1', [right(45), ahead(10), right(45)])).code).toBe(NO);
  });

  test('TFH-50 TC-TFH-22 ERR-TFH-05 before the end of the move it is refused, and after it the move is over', () => {
    const play = alone(3, ['agile']);
    expect(play.refused('red', fly('R1', [right(45), ahead(5), right(45), ahead(5)])).code).toMatch(
      /turn-too-far|move-over/,
    );
    expect(play.refused('red', fly('R1', [right(45), ahead(10), right(90), ahead(10)])).code).toBe(NO);
    play.give('red', fly('R1', [right(45), ahead(10), right(45)], { then: 'on' }));
    expect(play.awaited).toEqual(['red:activate']);
  });

  test('TFH-50 TC-TFH-22 45° after a dive', () => {
    const play = alone(3, ['agile']);
    expect(play.refused('red', fly('R1', [dive(5), left(45.1)])).code).toBe(NO);
    play.give('red', fly('R1', [dive(5), left(45)]));
    expect(play.plane('R1').heading).toBe(3150);
    expect(alone(3).refused('red', fly('R1', [dive(5), left(45)])).code).toMatch(/move-over|turn-too-far|instead/);
  });

  test('TFH-11 TFH-50 it ends no move before the least of it', () => {
    const play = alone(3, ['agile']);
    expect(play.refused('red', fly('R1', [ahead(4), right(46)], { then: 'on' })).code).toBe(NO);
  });

  test('TFH-50 three tranches and the end: 180°', () => {
    const play = alone(3, ['agile']);
    play.give('red', fly('R1', [right(45), ahead(10), right(45), ahead(10), right(45), ahead(10), right(45)]));
    expect(play.plane('R1').heading).toBe(1800);
  });
});
