import { describe, expect, test } from 'vitest';
import { commitmentOf, faceOf, newSeed, seededDice } from '../../src/match/dice.js';

const faces = (seed: string, sides: number, count: number) =>
  Array.from({ length: count }, (_, index) => faceOf(seed, index, sides));

describe('dice from a seed', () => {
  // Derived from the docstring of faceOf by programs in two other languages.
  test('known answers', () => {
    expect(faces('arbitre', 6, 24)).toEqual([4, 3, 1, 5, 4, 2, 3, 2, 2, 5, 3, 6, 5, 2, 5, 4, 1, 5, 5, 6, 2, 3, 3, 4]);
    expect(faces('00'.repeat(32), 20, 8)).toEqual([8, 18, 10, 7, 18, 18, 10, 15]);
    expect(faces('arbitre', 3_000_000_000, 6)).toEqual([
      2554838722, 758818527, 2726306790, 1512731219, 567041098, 576771167,
    ]);
    expect(commitmentOf('arbitre')).toBe('e9be3957ddf0a3adc056cd2acf316f70a7c6aeafdd35ff7230d712915a6a89d3');
  });

  test('a die whose first eight numbers are all passed over takes the next counter', () => {
    expect(faceOf('arbitre', 482, 2 ** 31 + 1)).toBe(1656764227);
  });

  test('a die depends on seed, index and sides alone, not on what was rolled before', () => {
    const dice = seededDice('arbitre', 0);
    dice.roll(3, 6, 'before');
    expect(dice.roll(2, 6, 'now')).toEqual({ index: 3, sides: 6, faces: [5, 4], purpose: 'now' });
    expect(seededDice('arbitre', 3).roll(2, 6, 'now')).toEqual({ index: 3, sides: 6, faces: [5, 4], purpose: 'now' });
  });

  test.each([2, 3, 6, 10, 20, 100])('a die of %i sides shows each face as often as the others', (sides) => {
    const rolls = 600 * sides;
    const counts = new Array<number>(sides).fill(0);
    for (const face of faces('a fixed seed', sides, rolls)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 600) ** 2 / 600, 0);
    // Mean sides − 1, variance 2 (sides − 1): four standard deviations either way.
    expect(Math.abs(chiSquare - (sides - 1))).toBeLessThan(4 * Math.sqrt(2 * (sides - 1)));
  });

  test('two dice in a row do not depend on each other', () => {
    const pairs = new Array<number>(36).fill(0);
    const rolled = faces('another fixed seed', 6, 36 * 400);
    for (let i = 0; i + 1 < rolled.length; i += 2) {
      const pair = ((rolled[i] ?? 1) - 1) * 6 + ((rolled[i + 1] ?? 1) - 1);
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    const chiSquare = pairs.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(Math.abs(chiSquare - 35)).toBeLessThan(4 * Math.sqrt(70));
  });

  test('a seed is all the chance that it was given', () => {
    expect(newSeed((size) => new Uint8Array(size).fill(255))).toBe('ff'.repeat(32));
  });

  test('there is no die of 0, 1½ or too many sides', () => {
    for (const sides of [0, 1.5, -6, 2 ** 32 + 1]) expect(() => faceOf('arbitre', 0, sides)).toThrow(/no die/u);
    expect(faceOf('arbitre', 0, 1)).toBe(1);
  });
});
