import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/match/dice.js';
import { chiSquareTail, diceStatistics, expectedOf } from '../../src/match/statistics.js';
import type { Roll } from '../../src/rules/kernel/dice.js';

const roll = (index: number, faces: readonly number[], sides = 6): Roll => ({ index, sides, faces, purpose: 'test' });

describe('statistics of dice', () => {
  test('faces are counted by the number of sides, sums by the dice rolled', () => {
    const rolls = [roll(0, [1, 2]), roll(2, [6, 6]), roll(4, [5]), roll(5, [20], 20)];
    const { rolls: count, faces, sums } = diceStatistics(rolls);
    expect(count).toBe(4);
    expect(faces).toMatchObject([
      { sides: 6, dice: 5, counts: [1, 1, 0, 0, 1, 2], p: null },
      { sides: 20, dice: 1 },
    ]);
    expect(sums).toMatchObject([
      { count: 2, sides: 6, rolls: 2, mean: 7.5, expected: { mean: 7 } },
      { count: 1, sides: 6, rolls: 1, mean: 5, expected: { mean: 3.5 } },
      { count: 1, sides: 20, rolls: 1, mean: 20, expected: { mean: 10.5 } },
    ]);
  });

  test('the mean of 2d6 has a standard deviation of 2.415 over the root of the rolls', () => {
    const [sum] = diceStatistics(Array.from({ length: 100 }, (_, i) => roll(2 * i, [3, 4]))).sums;
    expect(sum?.expected.low).toBeCloseTo(7 - 1.96 * 0.2415, 3);
    expect(sum?.expected.high).toBeCloseTo(7 + 1.96 * 0.2415, 3);
  });

  // From the printed tables of the chi-square distribution.
  test.each([
    [11.07, 5, 0.05],
    [15.086, 5, 0.01],
    [1.145, 5, 0.95],
    [30.144, 19, 0.05],
    [3.841, 1, 0.05],
    [5.991, 2, 0.05],
    [124.342, 99, 0.043],
  ])('chi-square %d with %i degrees of freedom: %d', (x, freedom, p) => {
    expect(chiSquareTail(x, freedom)).toBeCloseTo(p, 3);
  });

  test('fair dice lie in the range in about 95 of 100 matches, and p below 5 % in about 5', () => {
    let [inside, rare] = [0, 0];
    for (let match = 0; match < 400; match++) {
      const rolls = Array.from({ length: 40 }, (_, i) =>
        roll(2 * i, [faceOf(`match ${match}`, 2 * i, 6), faceOf(`match ${match}`, 2 * i + 1, 6)]),
      );
      const { sums, faces } = diceStatistics(rolls);
      const [sum] = sums;
      if (sum && sum.mean >= sum.expected.low && sum.mean <= sum.expected.high) inside++;
      if ((faces[0]?.p ?? 1) < 0.05) rare++;
    }
    expect(inside / 400).toBeGreaterThan(0.92);
    expect(inside / 400).toBeLessThan(0.98);
    expect(rare / 400).toBeGreaterThan(0.02);
    expect(rare / 400).toBeLessThan(0.09);
  });

  test('dice that always show the same stand out', () => {
    expect(diceStatistics(Array.from({ length: 20 }, (_, i) => roll(2 * i, [1, 1]))).faces[0]?.p).toBeLessThan(1e-9);
  });
});

describe('what was to be expected', () => {
  test('ten even chances', () => {
    // Binomial: P(at most 1) = 1.07 %, P(at most 2) = 5.47 %; and the same from above.
    const ten = Array.from({ length: 10 }, () => ({ chance: 0.5, value: 1 }));
    expect(expectedOf(ten)).toEqual({ mean: 5, low: 2, high: 8 });
  });

  test('what is certain has no range, and nothing is nothing', () => {
    expect(
      expectedOf([
        { chance: 1, value: 20 },
        { chance: 0, value: 5 },
      ]),
    ).toEqual({ mean: 20, low: 20, high: 20 });
    expect(expectedOf([])).toEqual({ mean: 0, low: 0, high: 0 });
  });

  test('chances of different worth', () => {
    const { mean, low, high } = expectedOf([
      { chance: 0.5, value: 20 },
      { chance: 0.5, value: 5 },
    ]);
    expect([mean, low, high]).toEqual([12.5, 0, 25]);
  });
});
