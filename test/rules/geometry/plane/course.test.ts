import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseFrom, courseLength, distanceAsMeasured, type Leg } from '../../../../src/rules/geometry/plane/course.js';
import { stepsOf, type Measure } from '../../../../src/rules/geometry/plane/measure.js';
import { between } from '../../../../src/rules/geometry/plane/point.js';

/** A game of the air: centimetres, measured to the millimetre, and tenths of a degree. */
const CM: Measure = { unit: 1000, least: 100, turn: 3600, squares: [10, 20] };
const cm = (length: number): number => stepsOf(CM, length);
const HEADINGS = Array.from({ length: CM.turn }, (_, i) => i);

describe('C-09 a length counts as it was ordered', () => {
  test.each([5, 10, 15, 30, 45, 60, 9.9, 10.1])('a leg of %s cm is as long on every heading', (length) => {
    for (const heading of HEADINGS) {
      const leg: Leg = { heading, length: cm(length) };
      for (const from of [
        { x: 0, y: 0 },
        { x: 123457, y: 86421 },
      ]) {
        const [to] = courseFrom(CM, from, [leg]);
        if (!to) throw new Error('it ends nowhere');
        expect(Number.isInteger(to.x) && Number.isInteger(to.y)).toBe(true);
        expect([heading, distanceAsMeasured(CM, from, to)]).toEqual([heading, cm(length)]);
      }
    }
  });

  test('the points themselves hardly ever are that far apart, so nothing may be measured along the way', () => {
    const exact = HEADINGS.filter((heading) => {
      const from = { x: 0, y: 0 };
      const [to = from] = courseFrom(CM, from, [{ heading, length: cm(10) }]);
      return between(from, to) === cm(10);
    });
    expect(exact.length).toBeLessThan(30);
  });

  test('so is a course of many legs, and each of them', () => {
    const leg = fc.record({
      heading: fc.nat(CM.turn - 1),
      length: fc.integer({ min: 1, max: 600 }).map((n) => n * 100),
    });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 40 }), (legs) => {
        const from = { x: 50_000, y: 50_000 };
        const ends = courseFrom(CM, from, legs);
        expect(courseLength(legs)).toBe(legs.reduce((sum, { length }) => sum + length, 0));
        legs.forEach(({ length }, i) => {
          const [a, b] = [i === 0 ? from : ends[i - 1], ends[i]];
          if (!a || !b) throw new Error('a leg without an end');
          expect(distanceAsMeasured(CM, a, b)).toBe(length);
        });
      }),
    );
  });

  test('rounding does not add up: there and back is where it began', () => {
    const from = { x: 7, y: 11 };
    for (const heading of HEADINGS) {
      const out = Array.from({ length: 20 }, (): Leg => ({ heading, length: 700 }));
      const back = Array.from({ length: 20 }, (): Leg => ({ heading: heading + CM.turn / 2, length: 700 }));
      expect(courseFrom(CM, from, [...out, ...back]).at(-1)).toEqual(from);
    }
  });

  test('directions go clockwise from north, and whole turns change nothing', () => {
    const to = (heading: number) => courseFrom(CM, { x: 0, y: 0 }, [{ heading, length: cm(10) }])[0];
    expect([0, 900, 1800, 2700, 3600, -900].map(to)).toEqual([
      { x: 0, y: -10_000 },
      { x: 10_000, y: 0 },
      { x: 0, y: 10_000 },
      { x: -10_000, y: 0 },
      { x: 0, y: -10_000 },
      { x: -10_000, y: 0 },
    ]);
    expect(() => to(0.5)).toThrow();
  });
});
