import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, type Point } from '../../../../src/rules/geometry/plane/point.js';
import { disc, polygon, rectangle, type Disc, type Shape } from '../../../../src/rules/geometry/plane/shape.js';
import { canMatter, clearLine, isOpen, mark, sight, type Seen } from '../../../../src/rules/geometry/plane/sight.js';
import { entry } from '../../../../src/rules/geometry/plane/tangents.js';

const base = (x: number, y: number): Disc => disc(at(x, y), 500);
const wall = (x1: number, y1: number, x2: number, y2: number): Shape => rectangle(at(x1, y1), at(x2, y2));
const HOW_MUCH: Readonly<Record<Seen, number>> = { none: 0, partly: 1, wholly: 2 };

describe('what a base sees of another (T48-49, T48-50)', () => {
  const [a, b] = [base(5, 5), base(5, 12)];

  test('nothing between: wholly', () => expect(sight(a, b, [])).toBe('wholly'));
  test('a wall wider than both: none', () => expect(sight(a, b, [wall(4, 8, 6, 8.3)])).toBe('none'));
  test('a wall exactly as wide as both: none, for the last lines left have no width', () => {
    expect(sight(a, b, [wall(4.5, 8, 5.5, 8.3)])).toBe('none');
    expect(sight(a, b, [wall(4.501, 8, 5.5, 8.3)])).toBe('partly');
  });
  test('a wall that only touches the band between them hides nothing', () => {
    expect(sight(a, b, [wall(5.5, 8, 6.5, 8.3)])).toBe('wholly');
  });
  test('two walls that meet leave no gap; one step apart they do', () => {
    expect(sight(a, b, [wall(3, 8, 5, 8.3), wall(5, 8, 7, 8.3)])).toBe('none');
    expect(sight(a, b, [wall(3, 8, 5, 8.3), wall(5.001, 8, 7, 8.3)])).toBe('partly');
    expect(sight(a, b, [wall(3, 8, 5, 8.3), wall(5, 8.3, 7, 8.6)])).toBe('none');
  });
  test('walls that hide it together only: none', () => {
    const both = [wall(2, 7, 5.3, 7.2), wall(4.7, 9, 8, 9.2)];
    expect(both.map((one) => sight(a, b, [one]))).toEqual(['partly', 'partly']);
    expect(sight(a, b, [wall(2, 8, 5.1, 8.2), wall(4.9, 8.4, 8, 8.6)])).toBe('none');
  });
  test('a wall behind either of them hides nothing', () => {
    expect(sight(a, b, [wall(3, 13, 7, 14), wall(3, 3, 7, 4)])).toBe('wholly');
  });
  test('a round house hides like a square one', () => {
    expect(sight(a, b, [disc(at(5, 8.5), 1500)])).toBe('none');
    expect(sight(a, b, [disc(at(5.9, 8.5), 1200)])).toBe('partly');
  });
  test('a base that stands in a shape is not seen past it; one half in it is', () => {
    expect(isOpen(a, b, [wall(3, 11, 7, 13)])).toBe(false);
    expect(isOpen(a, b, [wall(3, 12, 7, 13)])).toBe(true);
  });
  test('a marker is a point', () => {
    expect(sight(a, mark(at(5, 12)), [wall(4, 11, 6, 11.5)])).toBe('none');
    expect(sight(a, mark(at(5, 12)), [wall(4, 11, 5, 11.5)])).toBe('wholly');
  });
});

describe('what can matter to what a base sees of another', () => {
  const [a, b] = [base(5, 5), base(5, 12)];
  test('what comes into the band between them, as wide as the wider of the two', () => {
    const beside = (x: number, to = b) => [canMatter(a, to, wall(x, 8, 7, 9)), canMatter(to, a, wall(x, 8, 7, 9))];
    expect([5.4, 5.499, 5.5, 6].map((x) => beside(x))).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    const wide = disc(at(5, 12), 1000);
    expect([5.999, 6].map((x) => beside(x, wide))).toEqual([
      [true, true],
      [false, false],
    ]);
    expect([canMatter(a, b, wall(4, 2, 6, 4.5)), canMatter(a, b, wall(4, 2, 6, 4.501))]).toEqual([false, true]);
    expect([canMatter(a, b, wall(4, 12.5, 6, 14)), canMatter(a, b, wall(4, 12.499, 6, 14))]).toEqual([false, true]);
    expect([canMatter(a, b, disc(at(7, 8), 1500)), canMatter(a, b, disc(at(7, 8), 1501))]).toEqual([false, true]);
  });
  test('across the table it is the shape that counts and not the box around it', () => {
    const [from, to] = [base(5, 5), base(11, 13)];
    const far = (by: number) => canMatter(from, to, polygon([at(9 + by, 7), at(10 + by, 6), at(10 + by, 7)]));
    // The nearest corner is 2 u from the line between them, less 0.8 of what it is moved to the west.
    expect([0, -1, -1.874, -1.876].map(far)).toEqual([false, false, false, true]);
    expect(canMatter(from, to, wall(8, 9, 8.1, 9.1))).toBe(true);
    expect(canMatter(to, from, wall(1, 8, 15, 8.1))).toBe(true);
  });
  test('of two in the same place it is what reaches under them', () => {
    expect([canMatter(a, a, wall(5.4, 5, 6, 6)), canMatter(a, a, wall(5.5, 5, 6, 6))]).toEqual([true, false]);
    expect(canMatter(a, a, wall(4, 4, 6, 6))).toBe(true);
  });
});

// Walls stand in the band between the two bases, never on them.
const shape = fc.oneof(
  fc
    .record({
      x: fc.integer({ min: 2000, max: 8000 }),
      y: fc.integer({ min: 6000, max: 10000 }),
      w: fc.integer({ min: 50, max: 1500 }),
      h: fc.integer({ min: 50, max: 800 }),
    })
    .map(({ x, y, w, h }): Shape => rectangle({ x, y }, { x: x + w, y: y + h })),
  fc
    .record({
      x: fc.integer({ min: 2000, max: 8000 }),
      y: fc.integer({ min: 6500, max: 10000 }),
      r: fc.integer({ min: 50, max: 800 }),
    })
    .map(({ x, y, r }): Shape => disc({ x, y }, r)),
  fc
    .tuple(
      fc.integer({ min: 3000, max: 7000 }),
      fc.integer({ min: 6000, max: 10000 }),
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: 100, max: 900 }),
    )
    .map(([x, y, slant, h]): Shape =>
      polygon([
        { x, y },
        { x: x + 300, y },
        { x: x + 300 + slant, y: y + h },
        { x: x + slant, y: y + h },
      ]),
    ),
);
const scene = fc.record({
  from: fc.integer({ min: 3000, max: 7000 }).map((x): Disc => disc({ x, y: 4500 }, 500)),
  to: fc.integer({ min: 3000, max: 7000 }).map((x): Disc => disc({ x, y: 11600 }, 500)),
  walls: fc.array(shape, { minLength: 1, maxLength: 5 }),
});

/** A slanted wall of which all is seen past but a quarter of a step of the base's edge. */
const hiddenByAHair = {
  from: disc({ x: 3000, y: 4500 }, 500),
  to: disc({ x: 3503, y: 11600 }, 500),
  walls: [
    polygon([
      { x: 3221, y: 8141 },
      { x: 3521, y: 8141 },
      { x: 3710, y: 8632 },
      { x: 3410, y: 8632 },
    ]),
  ],
};

describe('sight in random scenes', () => {
  test('symmetry: if one sees anything of the other, the other sees something of it', () => {
    fc.assert(
      fc.property(scene, ({ from, to, walls }) => {
        expect(sight(from, to, walls) === 'none').toBe(sight(to, from, walls) === 'none');
        expect(isOpen(from, to, walls)).toBe(sight(from, to, walls) !== 'none');
      }),
      { numRuns: 300 },
    );
  });

  test('monotony: one wall more never shows more', () => {
    fc.assert(
      fc.property(scene, shape, ({ from, to, walls }, more) => {
        expect(HOW_MUCH[sight(from, to, [...walls, more])]).toBeLessThanOrEqual(HOW_MUCH[sight(from, to, walls)]);
      }),
      { numRuns: 300 },
    );
  });

  test('a wall that grows by one step never shows more', () => {
    fc.assert(
      fc.property(
        scene,
        fc.integer({ min: 3000, max: 6500 }),
        fc.integer({ min: 1, max: 1500 }),
        ({ from, to, walls }, x, w) => {
          const grown = (by: number): Seen =>
            sight(from, to, [...walls, rectangle({ x, y: 8000 }, { x: x + w + by, y: 8200 })]);
          expect(HOW_MUCH[grown(1)]).toBeLessThanOrEqual(HOW_MUCH[grown(0)]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a wall pushed across step by step hides and shows without going back and forth', () => {
    const [a, b] = [base(5, 5), base(5, 12)];
    for (const start of [4499, 4999, 5499]) {
      const seen = Array.from(
        { length: 5 },
        (_, i) => HOW_MUCH[sight(a, b, [rectangle({ x: start + i, y: 8000 }, { x: 9000, y: 8300 })])],
      );
      expect([...seen].sort((x, y) => x - y)).toEqual(seen);
    }
  });

  test('agreement with dense sampling', () => {
    fc.assert(
      fc.property(scene, ({ from, to, walls }) => {
        const seen = sight(from, to, walls);
        const sampled = sample(from, to, walls);
        // Sampling misses narrow slits, so it can only ever see less.
        if (seen === 'none') expect(sampled).toBe(0);
        if (sampled === 1 && seen !== 'wholly') expect(hiddenNarrowly(from, to, walls)).toBe(true);
        if (seen === 'wholly' && sampled <= 0.97) expect(sample(from, to, walls, 10_000)).toBeGreaterThan(0.97);
      }),
      { numRuns: 150, examples: [[hiddenByAHair]] },
    );
  });
});

const rim = (d: Disc, count: number, r = d.r): readonly Point[] =>
  Array.from({ length: count }, (_, i) => ({
    x: d.x + r * Math.cos((2 * Math.PI * i) / count),
    y: d.y + r * Math.sin((2 * Math.PI * i) / count),
  }));

/** The part of points of `to`, inside and on its edge, that see one of many points of `from`. */
function sample(from: Disc, to: Disc, walls: readonly Shape[], count = 96): number {
  const eyes = [...rim(from, count), ...rim(from, 12, from.r / 2), from];
  const spots = [...rim(to, 48), ...rim(to, 24, to.r / 2), to];
  const seen = spots.filter((spot) => eyes.some((eye) => isFree(spot, eye, walls)));
  return seen.length / spots.length;
}

function isFree(a: Point, b: Point, walls: readonly Shape[]): boolean {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const way = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  return walls.every((one) => entry({ from: a, way }, one) >= far);
}

describe('the line that is drawn for a sight', () => {
  const [a, b] = [base(5, 5), base(5, 12)];
  const wallAt = (left: number): Shape => rectangle({ x: left, y: 8000 }, { x: 9000, y: 8300 });

  test('from middle to middle when that is clear, rim to rim', () => {
    expect(clearLine(a, b, [])).toEqual([at(5, 5.5), at(5, 11.5)]);
    expect(clearLine(a, b, [wallAt(5001)])).toEqual([at(5, 5.5), at(5, 11.5)]);
  });
  test('past a wall that hides the middles, with room beside it', () => {
    const [first, last] = clearLine(a, b, [wallAt(4700)]) ?? [at(5, 5), at(5, 12)];
    const atWall = first.x + ((last.x - first.x) * (8000 - first.y)) / (last.y - first.y);
    expect(atWall).toBeGreaterThan(4400);
    expect(atWall).toBeLessThan(4650);
  });
  test('none when nothing is seen, and none between bases that touch', () => {
    expect(clearLine(a, b, [wallAt(3000)])).toBeNull();
    expect(clearLine(a, base(5, 6), [])).toBeNull();
  });
  test('in random scenes it is there whenever something is seen, touches both rims and crosses nothing', () => {
    fc.assert(
      fc.property(scene, ({ from, to, walls }) => {
        const line = clearLine(from, to, walls);
        if (isOpen(from, to, walls)) expect(line).not.toBeNull();
        if (!line) return;
        expect(isFree(line[1], line[0], walls)).toBe(true);
        expect(Math.hypot(line[0].x - from.x, line[0].y - from.y)).toBeCloseTo(from.r, 3);
        expect(Math.hypot(line[1].x - to.x, line[1].y - to.y)).toBeCloseTo(to.r, 3);
      }),
      { numRuns: 300 },
    );
  });
});

/** Whether a finer look at the edge finds a hidden spot after all: the finest where the fewest eyes see it. */
function hiddenNarrowly(from: Disc, to: Disc, walls: readonly Shape[]): boolean {
  const eyes = rim(from, 400);
  const seenBy = (spot: Point): number => eyes.filter((eye) => isFree(spot, eye, walls)).length;
  const count = 2000;
  const least = rim(to, count)
    .map((spot, i) => ({ angle: (2 * Math.PI * i) / count, seen: seenBy(spot) }))
    .sort((a, b) => a.seen - b.seen)
    .slice(0, 8);
  const width = (2 * Math.PI) / count;
  return least.some(({ angle }) =>
    Array.from({ length: 100 }, (_, i) => angle + (i / 50 - 1) * width).some(
      (near) => seenBy({ x: to.x + to.r * Math.cos(near), y: to.y + to.r * Math.sin(near) }) === 0,
    ),
  );
}
