import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  lengthOf,
  pathRunsInto,
  runsInto,
  strides,
  touching,
} from '../../../../src/rules/geometry/plane/path.js';
import { at, between, directions } from '../../../../src/rules/geometry/plane/point.js';
import { disc, gap, polygon, rectangle } from '../../../../src/rules/geometry/plane/shape.js';

const coordinate = fc.integer({ min: 0, max: 60_000 });
const point = fc.record({ x: coordinate, y: coordinate });

describe('paths swept by a base', () => {
  const house = rectangle(at(2, 2), at(6, 5));
  test('along a wall without running into it, one step nearer and it does', () => {
    expect(runsInto(at(0, 1.5), at(9, 1.5), 500, house)).toBe(false);
    expect(runsInto(at(0, 1.501), at(9, 1.501), 500, house)).toBe(true);
  });
  test('a bent path goes round; the straight one does not', () => {
    const round = [at(1, 3), at(1, 6), at(7, 6)];
    expect(pathRunsInto(round, 500, house)).toBe(false);
    expect(pathRunsInto([at(1, 3), at(7, 6)], 500, house)).toBe(true);
    expect(lengthOf(round)).toBe(9000);
  });
  test('a leg that never leaves a shape runs into it', () => {
    expect(runsInto(at(3.9, 3.5), at(4.1, 3.5), 100, house)).toBe(true);
    expect(runsInto(at(4, 3.5), at(4, 8), 100, house)).toBe(true);
    expect(runsInto(at(4, 8), at(4, 3.5), 100, house)).toBe(true);
  });
  test('a leg right through a shape runs into it, however thin the base; one that ends at its edge does not', () => {
    expect(runsInto(at(0, 3), at(9, 3.5), 1, house)).toBe(true);
    expect(runsInto(at(0, 3), at(1.999, 3), 1, house)).toBe(false);
    expect(runsInto(at(0, 3), at(2, 3), 0, house)).toBe(false);
  });
  test('it runs into what its edge reaches by more than a hair, with its rim or at its ends', () => {
    const reach = (far: number) => runsInto({ x: 0, y: 1500 - far }, { x: 9000, y: 1500 - far }, 500, house);
    expect([0, 5e-7, -5e-7, -2e-6].map(reach)).toEqual([false, false, false, true]);
    const pond = disc(at(4, 4), 1000);
    expect(runsInto(at(0, 2.5), at(9, 2.5), 500, pond)).toBe(false);
    expect(runsInto(at(0, 2.501), at(9, 2.501), 500, pond)).toBe(true);
    expect(runsInto(at(0, 4), at(2.5, 4), 500, pond)).toBe(false);
    expect(runsInto(at(0, 4), at(2.501, 4), 500, pond)).toBe(true);
  });
  test('a leg beside a shape in the line of one of its sides does not run into it', () => {
    expect(runsInto(at(7, 0), at(7, 9), 500, house)).toBe(false);
    expect(runsInto(at(7, 2), at(9, 2), 500, house)).toBe(false);
    expect(runsInto(at(2, 5.6), at(2, 9), 500, house)).toBe(false);
  });
  test('a leg that ends before a slanted side, though it points there, does not run into it', () => {
    const roof = polygon([at(10, 10), at(16, 18), at(10, 18)]);
    expect(runsInto(at(16, 10), at(14, 12), 1999, roof)).toBe(false);
    expect(runsInto(at(16, 10), at(14, 12), 2001, roof)).toBe(true);
    expect(runsInto(at(14, 12), at(16, 10), 1999, roof)).toBe(false);
  });
  test('one leg of a path is enough', () => {
    expect(pathRunsInto([at(0, 0), at(1, 0), at(4, 3)], 100, house)).toBe(true);
    expect(pathRunsInto([at(4, 3), at(4, 1), at(1, 0)], 100, house)).toBe(true);
  });
  test('a corner at the side of a leg counts', () => {
    const post = polygon([at(5, 5), at(6, 6), at(6, 5)]);
    expect(runsInto(at(0, 5), at(4.6, 5), 500, post)).toBe(true);
    expect(runsInto(at(0, 5), at(4.5, 5), 500, post)).toBe(false);
  });
  test('strides come every so far, at every bend and at the end', () => {
    const found = strides([at(0, 0), at(0.25, 0), at(0.25, 0.1)], 100);
    expect(found).toEqual([at(0.1, 0), at(0.2, 0), at(0.25, 0), at(0.25, 0.1)]);
    expect(strides([at(1, 1), at(1, 1), at(1, 1.3)], 100)).toEqual([at(1, 1.1), at(1, 1.2), at(1, 1.3)]);
    expect(strides([at(1, 1), at(1, 1)], 100)).toEqual([]);
  });
  test('advancing never runs into anything, and stops next to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 71 }), fc.integer({ min: 500, max: 8000 }), (i, most) => {
        const way = directions(72)[i] ?? { x: 0, y: 1 };
        const from = at(8, 3.5);
        const to = advance(from, way, most, 500, [house]);
        expect(runsInto(from, to, 500, house)).toBe(false);
        expect(between(from, to)).toBeLessThanOrEqual(most);
        if (between(from, to) < most - 3) expect(gap(disc(to, 500), house)).toBeLessThan(5);
      }),
    );
  });
  test('advancing stops before the first of several, and goes all the way where nothing stands', () => {
    const far = rectangle(at(2, 12), at(6, 13));
    const south = { x: 0, y: 1 };
    expect(advance(at(4, 0), south, 8000, 500, [far, house])).toEqual(at(4, 1.5));
    expect(advance(at(8, 0), south, 8000, 500, [far, house])).toEqual(at(8, 8));
    expect(advance(at(4, 7), south, 8000, 500, [house, far])).toEqual(at(4, 11.5));
    expect(advance(at(4, 7), south, 4500, 500, [house, far])).toEqual(at(4, 11.5));
    expect(advance(at(4, 7), south, 0, 500, [house, far])).toEqual(at(4, 7));
  });
  test('bases are brought together on the line between their middles, from wherever they come', () => {
    const pond = disc(at(20, 20), 1000);
    expect(touching(at(20, 10), 500, pond)).toEqual(at(20, 18.5));
    expect(touching(at(20, 30), 500, pond)).toEqual(at(20, 21.5));
    expect(touching(at(10, 20), 500, pond)).toEqual(at(18.5, 20));
    expect(touching(at(23, 24), 500, pond)).toEqual(at(20.9, 21.2));
    expect(touching(at(19.9, 20), 500, pond)).toEqual(at(18.5, 20));
    expect(touching(at(20, 20), 500, pond)).toBeNull();
  });
  test('bases brought together touch and do not overlap', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(between(from, to) > 1200);
        const there = touching(from, 500, disc(to, 500));
        const found = there ? gap(disc(there, 500), disc(to, 500)) : -1;
        expect(found).toBeGreaterThanOrEqual(-1e-6);
        expect(found).toBeLessThan(1.5);
      }),
    );
  });
});
