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
import { along, at, between, directions, steps } from '../../../../src/rules/geometry/plane/point.js';
import {
  disc,
  gap,
  isConvex,
  isWithin,
  overlaps,
  polygon,
  rectangle,
  touches,
} from '../../../../src/rules/geometry/plane/shape.js';

const coordinate = fc.integer({ min: 0, max: 60_000 });
const point = fc.record({ x: coordinate, y: coordinate });

describe('whole steps', () => {
  test('a tenth of u is a whole number of steps', () =>
    expect([steps(0.1), steps(12.5), steps(0.3)]).toEqual([100, 12_500, 300]));
  test('going along never goes too far', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 9000 }), (from, to, far) => {
        const there = along(from, to, far);
        expect(between(from, there)).toBeLessThanOrEqual(far);
        expect(between(from, there)).toBeGreaterThan(Math.min(far, between(from, to)) - 2);
      }),
    );
  });
});

describe('shapes', () => {
  test('convex corners, in either sense; a dent, a star or a line is none', () => {
    const square = [at(0, 0), at(2, 0), at(2, 2), at(0, 2)];
    expect([isConvex(square), isConvex([...square].reverse())]).toEqual([true, true]);
    expect(isConvex([at(0, 0), at(4, 0), at(1, 1), at(0, 4)])).toBe(false);
    expect(isConvex([at(0, 0), at(1, 0), at(2, 0)])).toBe(false);
    const star = [0, 2, 4, 1, 3].map((i) => ({
      x: Math.round(9000 * Math.cos(1.2566 * i)),
      y: Math.round(9000 * Math.sin(1.2566 * i)),
    }));
    expect(isConvex(star)).toBe(false);
  });
  test('edge to edge: overlapping, touching, apart; wholly inside', () => {
    const house = rectangle(at(2, 2), at(6, 5));
    expect(gap(disc(at(4, 1), 500), house)).toBe(500);
    expect([touches(disc(at(4, 1.5), 500), house), overlaps(disc(at(4, 1.5), 500), house)]).toEqual([true, false]);
    expect(overlaps(disc(at(4, 1.501), 500), house)).toBe(true);
    expect([isWithin(disc(at(4, 2.5), 500), house), isWithin(disc(at(4, 2.499), 500), house)]).toEqual([true, false]);
    expect(touches(disc(at(4, 1.4), 500), house)).toBe(false);
  });
  test('a base lies in a round shape as far as its own edge; beside a shape, however near its middle, it does not', () => {
    const pond = disc(at(4, 4), 2000);
    expect([isWithin(disc(at(5.5, 4), 500), pond), isWithin(disc(at(5.501, 4), 500), pond)]).toEqual([true, false]);
    const house = rectangle(at(2, 2), at(6, 5));
    expect(isWithin(disc(at(8, 3.5), 500), house)).toBe(false);
  });
});

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
  test('a corner at the side of a leg counts', () => {
    const post = polygon([at(5, 5), at(6, 6), at(6, 5)]);
    expect(runsInto(at(0, 5), at(4.6, 5), 500, post)).toBe(true);
    expect(runsInto(at(0, 5), at(4.5, 5), 500, post)).toBe(false);
  });
  test('strides come every so far, at every bend and at the end', () => {
    const found = strides([at(0, 0), at(0.25, 0), at(0.25, 0.1)], 100);
    expect(found).toEqual([at(0.1, 0), at(0.2, 0), at(0.25, 0), at(0.25, 0.1)]);
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
  test('bases brought together touch and do not overlap', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(between(from, to) > 1200);
        const there = touching(from, 500, disc(to, 500));
        const found = there ? gap(disc(there, 500), disc(to, 500)) : -1;
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThan(2);
      }),
    );
  });
});
