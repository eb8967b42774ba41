import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../src/rules/geometry/plane/point.js';
import { disc, polygon, rectangle } from '../../../../src/rules/geometry/plane/shape.js';
import {
  crossings,
  entry,
  onCircle,
  passes,
  tangents,
  type Line,
  type Spot,
} from '../../../../src/rules/geometry/plane/tangents.js';

const spot = (x: number, y: number, r: number): Spot => ({ x, y, r });
const line = (x: number, y: number, wayX: number, wayY: number): Line => ({
  from: { x, y },
  way: { x: wayX, y: wayY },
});
const rounded = ({ x, y }: Point): string => `${Math.round(x * 1e6) / 1e6 + 0},${Math.round(y * 1e6) / 1e6 + 0}`;
const sorted = (points: readonly Point[]): readonly string[] => points.map(rounded).sort();

describe('lines that touch two spots', () => {
  test.each([
    ['two corners', spot(3, 5, 0), spot(-6, 17, 0), 1],
    ['a corner and a disc', spot(3, 5, 0), spot(11, 20, 4), 2],
    ['a disc and a corner', spot(11, 20, 4), spot(3, 5, 0), 2],
    ['two discs apart', spot(3, 5, 2), spot(-20, 13, 4), 4],
    ['two discs as large as each other', spot(3, 5, 3), spot(3, 25, 3), 4],
    ['discs that touch from outside: the one between them counts twice', spot(0, 0, 2), spot(6, 8, 8), 4],
    ['discs that overlap', spot(3, 5, 6), spot(11, 20, 14), 2],
    ['discs one in the other', spot(3, 5, 2), spot(4, 6, 9), 0],
    ['a corner in a disc', spot(3, 5, 0), spot(4, 6, 9), 0],
    ['the same middle', spot(3, 5, 2), spot(3, 5, 9), 0],
    ['the same corner', spot(3, 5, 0), spot(3, 5, 0), 0],
  ])('%s', (_, a, b, count) => {
    const found = tangents(a, b);
    expect(found).toHaveLength(count);
    for (const one of found) {
      expect(Math.hypot(one.way.x, one.way.y)).toBeCloseTo(1, 9);
      expect(Math.hypot(one.from.x - a.x, one.from.y - a.y)).toBeCloseTo(a.r, 6);
      expect([passes(one, a), passes(one, b)].map((far) => far.toFixed(6))).toEqual(
        [a.r, b.r].map((far) => far.toFixed(6)),
      );
    }
    const apart = new Set(
      found.map(
        ({ from, way }) => `${rounded(from)} ${rounded({ x: way.x * Math.sign(way.y || 1), y: Math.abs(way.y) })}`,
      ),
    );
    expect(apart.size).toBe(count === 4 && Math.hypot(b.x - a.x, b.y - a.y) === a.r + b.r ? 3 : count);
  });
});

describe('lines and circles', () => {
  test('how far a line passes from a spot', () => {
    expect(passes(line(1, 1, 1, 0), spot(9, 4, 7))).toBe(3);
    expect(passes(line(1, 1, 0, 1), spot(9, 4, 7))).toBe(8);
    expect(passes(line(1, 1, 0.6, 0.8), spot(1 + 8, 1 - 6, 1))).toBeCloseTo(10, 9);
  });
  test('where a line meets a circle: behind as well as ahead', () => {
    expect(sorted(onCircle(line(-10, 13, 1, 0), spot(1, 10, 5)))).toEqual(['-3,13', '5,13']);
    expect(sorted(onCircle(line(20, 13, 1, 0), spot(1, 10, 5)))).toEqual(['-3,13', '5,13']);
    expect(sorted(onCircle(line(4, -2, 0, 1), spot(1, 10, 5)))).toEqual(['4,14', '4,6']);
    expect(sorted(onCircle(line(1, 2, 0.6, 0.8), spot(7, 10, 5)))).toEqual(['10,14', '4,6']);
    expect(sorted(onCircle(line(1, 2, 0.8, 0.6), spot(7.2, 10.4, 5)))).toEqual(['12.2,10.4', '5.8,5.6']);
    expect(sorted(onCircle(line(-10, 15, 1, 0), spot(1, 10, 5)))).toEqual(['1,15', '1,15']);
    expect(onCircle(line(-10, 15.001, 1, 0), spot(1, 10, 5))).toEqual([]);
  });
});

describe('edges and circles', () => {
  const house = rectangle({ x: 20, y: 30 }, { x: 30, y: 36 });

  test('sides are met between their corners alone, a corner by both of its sides', () => {
    expect(sorted(crossings(house, disc({ x: 24, y: 36 }, 5)))).toEqual(['20,33', '29,36']);
    const back = polygon([...house.corners].reverse());
    expect(sorted(crossings(back, disc({ x: 24, y: 36 }, 5)))).toEqual(['20,33', '29,36']);
    const cornered = sorted(crossings(house, disc({ x: 27, y: 32 }, 5)));
    expect(cornered).toEqual(['22.417424,30', '24,36', '30,36', '30,36']);
    expect(crossings(house, disc({ x: 25, y: 33 }, 2))).toEqual([]);
    expect(crossings(house, disc({ x: 25, y: 33 }, 50))).toEqual([]);
  });
  test('slanted sides, and a corner that is named twice', () => {
    const [a, b, c] = [
      { x: 20, y: 30 },
      { x: 26, y: 38 },
      { x: 20, y: 46 },
    ] as const;
    const circle = disc({ x: 25.4, y: 32.2 }, 5);
    expect(sorted(crossings(polygon([a, b, c]), circle))).toEqual(['20.6,30.8', '25.4,37.2']);
    expect(sorted(crossings(polygon([a, a, b, c]), circle))).toEqual(['20.6,30.8', '25.4,37.2']);
  });
  test('two discs meet in two points, in one that counts twice, or not at all', () => {
    expect(sorted(crossings(disc({ x: 2, y: 3 }, 10), disc({ x: 14.6, y: 19.8 }, 17)))).toEqual(['-0.8,12.6', '12,3']);
    expect(sorted(crossings(disc({ x: 14.6, y: 19.8 }, 17), disc({ x: 2, y: 3 }, 10)))).toEqual(['-0.8,12.6', '12,3']);
    expect(sorted(crossings(disc({ x: 1, y: 2 }, 5), disc({ x: 11, y: 2 }, 5)))).toEqual(['6,2', '6,2']);
    expect(crossings(disc({ x: 1, y: 2 }, 5), disc({ x: 12, y: 2 }, 5))).toEqual([]);
    expect(crossings(disc({ x: 1, y: 2 }, 9), disc({ x: 2, y: 2 }, 5))).toEqual([]);
    expect(crossings(disc({ x: 1, y: 2 }, 5), disc({ x: 1, y: 2 }, 5))).toEqual([]);
  });
});

describe('where a ray comes to a shape', () => {
  test('a disc: ahead, around it, behind it, beside it', () => {
    const to = (x: number, y: number, r = 5) => entry(line(3, 4, 0.6, 0.8), disc({ x, y }, r));
    expect(to(3 + 9.6, 4 + 17.8)).toBeCloseTo(16, 9);
    expect(to(3 + 0.6, 4 + 0.8)).toBe(0);
    expect(to(3 - 0.6, 4 - 0.8)).toBe(0);
    expect(to(3 - 9.6, 4 - 17.8)).toBe(Infinity);
    expect(to(3 + 20, 4)).toBe(Infinity);
    // Behind, with its rim where the ray begins; beside, with its rim on the ray.
    expect(entry(line(0, 0, 1, 0), disc({ x: -5, y: 0 }, 5))).toBe(Infinity);
    expect(entry(line(0, 0, 1, 0), disc({ x: 9, y: 5 }, 5))).toBe(Infinity);
    expect(entry(line(0, 0, 1, 0), disc({ x: 5, y: 0 }, 5))).toBe(0);
  });
  test('a polygon, whichever way its corners go round', () => {
    const house = rectangle({ x: 20, y: 30 }, { x: 30, y: 36 });
    for (const shape of [house, polygon([...house.corners].reverse())]) {
      const to = (...[x, y, wayX, wayY]: readonly [number, number, number, number]) =>
        entry(line(x, y, wayX, wayY), shape);
      expect([to(10, 33, 1, 0), to(40, 33, -1, 0), to(25, 20, 0, 1), to(25, 40, 0, -1)]).toEqual([10, 10, 10, 4]);
      expect([to(10, 33, -1, 0), to(40, 33, 1, 0), to(25, 20, 0, -1), to(25, 40, 0, 1)]).toEqual(
        Array(4).fill(Infinity),
      );
      expect(to(15, 28, 0.6, 0.8)).toBeCloseTo(5 / 0.6, 9);
      expect([to(25, 33, 0.6, 0.8), to(20, 33, 1, 0)]).toEqual([0, 0]);
      // Along a side it is met, at a corner alone it is not, nor from its edge outwards.
      expect([to(10, 30, 1, 0), to(10, 29.9, 1, 0)]).toEqual([10, Infinity]);
      expect([to(24, 24, 1, 1), to(30, 33, 1, 0)]).toEqual([Infinity, Infinity]);
    }
  });
  test('a polygon far from where the table begins, with a slanted side', () => {
    const roof = polygon([
      { x: 1000, y: 2000 },
      { x: 1600, y: 2800 },
      { x: 1000, y: 2800 },
    ]);
    expect(entry(line(1700, 2400, -1, 0), roof)).toBeCloseTo(400, 9);
    expect(entry(line(1300, 1500, 0, 1), roof)).toBeCloseTo(900, 9);
  });
});
