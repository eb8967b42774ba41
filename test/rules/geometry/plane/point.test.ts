import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  along,
  at,
  between,
  directions,
  headed,
  isWhole,
  same,
  steps,
  written,
} from '../../../../src/rules/geometry/plane/point.js';

const coordinate = fc.integer({ min: 0, max: 60_000 });
const point = fc.record({ x: coordinate, y: coordinate });

describe('whole steps', () => {
  test('a tenth of u is a whole number of steps', () =>
    expect([steps(0.1), steps(12.5), steps(0.3)]).toEqual([100, 12_500, 300]));
  test('a point is written as it is read in blanks', () => expect(written(at(12.5, 8))).toBe('12500,8000'));
  test('a point is whole when both its coordinates are', () =>
    expect([at(1, 2), { x: 1, y: 0.5 }, { x: 0.5, y: 1 }, { x: 0.5, y: 0.5 }].map(isWhole)).toEqual([
      true,
      false,
      false,
      false,
    ]));
  test('two points are the same when both coordinates are', () =>
    expect([at(1, 2), at(1, 3), at(2, 2), at(2, 1)].map((other) => same(at(1, 2), other))).toEqual([
      true,
      false,
      false,
      false,
    ]));
});

describe('going straight', () => {
  test('going along never goes too far', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 9000 }), (from, to, far) => {
        const there = along(from, to, far);
        expect(between(from, there)).toBeLessThanOrEqual(far);
        expect(between(from, there)).toBeGreaterThan(Math.min(far, between(from, to)) - 2);
      }),
    );
  });
  test('going along ends where it is meant to, also when that is just so far', () => {
    const [from, to] = [at(1, 1), at(4, 5)];
    expect([4000, 5000, 6000].map((far) => along(from, to, far))).toEqual([at(3.4, 4.2), to, to]);
    expect(along(to, from, 4000)).toEqual(at(1.6, 1.8));
    expect(along(from, from, 0)).toBe(from);
    // A point that is not whole is come to as it is.
    const odd = { x: 1000.5, y: 1000 };
    expect(along(from, odd, 0.5)).toBe(odd);
  });
  test('whole points are rounded back towards where one comes from, but for what is rounding itself', () => {
    const from = at(1, 1);
    expect(headed(from, { x: 0.6, y: -0.8 }, 11)).toEqual({ x: 1006, y: 992 });
    expect(headed(from, { x: -0.6, y: 0.8 }, 11)).toEqual({ x: 994, y: 1008 });
    expect(headed(from, { x: 0.6 - 1e-13, y: -0.8 + 1e-13 }, 5)).toEqual({ x: 1003, y: 996 });
  });
  test('directions go round clockwise from north, the compass points exact', () => {
    expect(directions(4)).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]);
    const [, northEast, ...others] = directions(8);
    expect(northEast?.x).toBeCloseTo(Math.SQRT1_2, 12);
    expect(northEast?.y).toBeCloseTo(-Math.SQRT1_2, 12);
    expect(others).toHaveLength(6);
  });
});
