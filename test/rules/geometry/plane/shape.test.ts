import { describe, expect, test } from 'vitest';
import { at, type Point } from '../../../../src/rules/geometry/plane/point.js';
import {
  contains,
  disc,
  gap,
  isConvex,
  isFarFrom,
  isWithin,
  middle,
  overlaps,
  polygon,
  rectangle,
  sidesOf,
  toShape,
  toStretch,
  touches,
} from '../../../../src/rules/geometry/plane/shape.js';

const house = rectangle(at(2, 2), at(6, 5));
const pond = disc(at(4, 4), 2000);

describe('corners', () => {
  test('convex corners, in either sense; a dent, a star or a line is none', () => {
    const square = [at(0, 0), at(2, 0), at(2, 2), at(0, 2)];
    const triangle = [at(0, 0), at(2, 0), at(0, 2)];
    for (const corners of [square, triangle]) {
      expect([isConvex(corners), isConvex([...corners].reverse())]).toEqual([true, true]);
    }
    expect(isConvex([at(0, 0), at(4, 0), at(1, 1), at(0, 4)])).toBe(false);
    expect(isConvex([at(0, 0), at(2, 0)])).toBe(false);
    expect(isConvex([at(0, 0), at(1, 0), at(2, 0)])).toBe(false);
    expect(isConvex([at(0, 0), at(1, 0), at(2, 0), at(2, 2), at(0, 2)])).toBe(false);
    expect(isConvex(star(5, 2))).toBe(false);
    // Twice around: every turn is in the same sense.
    expect(isConvex([...star(5, 1), ...star(5, 1)])).toBe(false);
  });
  test('sides go from each corner to the next and back to the first', () => {
    const [a, b, c] = [at(0, 0), at(3, 0), at(0, 4)];
    const triangle = polygon([a, b, c]);
    expect(sidesOf(triangle)).toEqual([
      [a, b],
      [b, c],
      [c, a],
    ]);
    expect(sidesOf(triangle)).toBe(sidesOf(triangle));
  });
  test('the middle', () => {
    expect(middle(house)).toEqual(at(4, 3.5));
    expect(middle(polygon([at(0, 0), at(3, 0), at(0, 4)]))).toEqual({ x: 1000, y: 1333 });
    expect(middle(pond)).toEqual(at(4, 4));
  });
});

describe('what lies in a shape', () => {
  test('the inside of a polygon, its edge and its corners, whichever way they go round', () => {
    const inside = [at(4, 3), at(2, 3), at(6, 3), at(4, 2), at(4, 5), at(2, 2), at(6, 2), at(6, 5), at(2, 5)];
    const outside = [1, 4, 7]
      .flatMap((x) => [1, 3, 6].map((y) => at(x, y)))
      .filter(({ x, y }) => x !== 4000 || y !== 3000);
    // In line with a side, but not on it.
    const inLine = [at(1, 2), at(7, 2), at(1, 5), at(7, 5), at(2, 1), at(2, 6), at(6, 1), at(6, 6)];
    for (const shape of [house, polygon([...house.corners].reverse())]) {
      for (const point of inside) expect([point, contains(shape, point)]).toEqual([point, true]);
      for (const point of [...outside, ...inLine]) expect([point, contains(shape, point)]).toEqual([point, false]);
    }
  });
  test('the inside of a disc and its edge', () =>
    expect([at(4, 4), at(5.9, 4), at(6, 4), at(6.001, 4), at(5.5, 5.5)].map((point) => contains(pond, point))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]));
});

describe('distances', () => {
  test('from a point to a stretch: square to it, or to the nearer end', () => {
    const [from, to] = [at(2, 2), at(6, 5)];
    const far = (x: number, y: number) => toStretch(at(x, y), from, to);
    expect(far(2, 2)).toBe(0);
    expect(far(4, 3.5)).toBe(0);
    expect(far(2.6, 7.2)).toBeCloseTo(3800, 9);
    expect([far(2, 0), far(0, 2), far(6, 9), far(9, 5)]).toEqual([2000, 2000, 4000, 3000]);
    // Square to its ends, to either side: as far as the ends are.
    expect([far(-1, 6), far(5, -2), far(3, 9), far(9, 1)]).toEqual([5000, 5000, 5000, 5000]);
    expect(toStretch(at(2, 5), at(2, 2), at(2, 2))).toBe(3000);
  });
  test('from a point to a shape: nothing within a polygon, less than nothing within a disc', () => {
    expect([at(4, 3), at(6, 5), at(4, 1), at(9, 9), at(0, 3)].map((point) => toShape(point, house))).toEqual([
      0, 0, 1000, 5000, 2000,
    ]);
    expect([at(4, 4), at(6, 4), at(4, 9)].map((point) => toShape(point, pond))).toEqual([-2000, 0, 3000]);
  });
  test('what lies so far off to one side, by its box, is far; a step nearer it is not', () => {
    const [from, to] = [at(10, 10), at(14, 20)];
    const isFar = (a: Point, b: Point): boolean => {
      const ways = [
        [from, to],
        [to, from],
      ] as const;
      const found = ways.map(([one, other]) => isFarFrom(one, other, 1000, rectangle(a, b)));
      expect(found[0]).toBe(found[1]);
      return found[0] === true;
    };
    const sides = [
      [at(8, 12), at(9, 13), at(0.001, 0)],
      [at(15, 12), at(16, 13), at(-0.001, 0)],
      [at(12, 8), at(13, 9), at(0, 0.001)],
      [at(12, 21), at(13, 22), at(0, -0.001)],
    ] as const;
    for (const [a, b, by] of sides) {
      const nearer = (point: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
      expect([a, isFar(a, b), isFar(nearer(a), nearer(b))]).toEqual([a, true, false]);
      const round = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      expect([round, isFarFrom(from, to, 1000, disc(round, 500))]).toEqual([round, true]);
      expect([round, isFarFrom(from, to, 1000, disc(nearer(round), 500))]).toEqual([round, false]);
    }
    const shape = rectangle(at(8, 12), at(9, 13));
    expect([isFarFrom(from, to, 1000, shape), isFarFrom(from, to, 1001, shape)]).toEqual([true, false]);
  });
  test('distances are exact at the tie (T48-47)', () => {
    const base = (x: number, y: number) => disc(at(x, y), 500);
    expect(gap(base(5, 5), base(5, 16))).toBe(10_000);
    expect(gap(base(5, 5), base(11, 13))).toBe(9_000);
    expect(gap(base(5, 5), base(5, 16.001))).toBeGreaterThan(10_000);
  });
});

describe('bases', () => {
  test('edge to edge: overlapping, touching, apart; wholly inside', () => {
    expect(gap(disc(at(4, 1), 500), house)).toBe(500);
    expect([touches(disc(at(4, 1.5), 500), house), overlaps(disc(at(4, 1.5), 500), house)]).toEqual([true, false]);
    expect(overlaps(disc(at(4, 1.501), 500), house)).toBe(true);
    expect([isWithin(disc(at(4, 2.5), 500), house), isWithin(disc(at(4, 2.499), 500), house)]).toEqual([true, false]);
  });
  test('T48-27 T48-56 two hundredths of u are contact yet, a step more is not', () =>
    expect([1.48, 1.479].map((y) => touches(disc(at(4, y), 500), house))).toEqual([true, false]));
  test('a base lies in a round shape as far as its own edge; beside a shape, however near its middle, it does not', () => {
    expect([isWithin(disc(at(5.5, 4), 500), pond), isWithin(disc(at(5.501, 4), 500), pond)]).toEqual([true, false]);
    expect(isWithin(disc(at(8, 3.5), 500), house)).toBe(false);
  });
  test('what is less than a hair is rounding, neither an overlap nor out of a shape', () => {
    const near = (y: number) => disc({ x: 4000, y }, 500);
    expect([1500 + 5e-7, 1500 + 2e-6].map((y) => overlaps(near(y), house))).toEqual([false, true]);
    expect([2500 - 5e-7, 2500 - 2e-6].map((y) => isWithin(near(y), house))).toEqual([true, false]);
    expect([2500 - 5e-7, 2500 - 2e-6].map((y) => isWithin(near(y), pond))).toEqual([true, false]);
  });
});

/** The corners of a star: every `next`th of so many around. */
function star(count: number, next: number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i * next) / count;
    return { x: Math.round(9000 * Math.cos(angle)), y: Math.round(9000 * Math.sin(angle)) };
  });
}
