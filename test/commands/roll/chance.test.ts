import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../src/commands/roll/chance.js';
import { passes, rangeOf } from '../../../src/commands/roll/notation.js';
import { parseDice } from '../../../src/commands/roll/parse.js';
import { oneLine } from '../../../src/i18n/of-people.js';
import { byChance, rollDice } from '../../../src/commands/roll/roll.js';
import { asked, rollsTyped } from './support.js';

const chance = (text: string) => {
  const exact = chanceOf(asked(text));
  return exact && `${exact.good}/${exact.all}`;
};
const share = (text: string) => {
  const exact = chanceOf(asked(text));
  return exact && Number((exact.good * 10_000n) / exact.all) / 10_000;
};

describe('P-14: the odds of quick dice are exact', () => {
  it.each([
    ['2d6 >= 8', '15/36'],
    ['2d6 > 8', '10/36'],
    ['2d6 < 8', '21/36'],
    ['2d6 <= 8', '26/36'],
    ['2d6 = 7', '6/36'],
    ['2d6 >= 2', '36/36'],
    ['2d6+3 vs 12', '10/36'],
    ['1d6-1d6 >= 0', '21/36'],
    ['d% vs 51', '50/100'],
    ['2d20kh1 vs 11', '300/400'],
    ['1d20 adv >= 11', '300/400'],
    ['1d20 dis >= 11', '100/400'],
    ['4d6kh3 vs 18', '21/1296'],
    ['4d6dl1 vs 18', '21/1296'],
    ['4d6dh1 vs 18', '1/1296'],
    ['10-1d6 vs 9', '1/6'],
    ['-1d6 >= -1', '1/6'],
    ['(2d6+3)*2 >= 30', '1/36'],
    ['2d6*1d6 >= 72', '1/216'],
    ['2d6/2 >= 6', '1/36'],
    ['4dF >= 4', '1/81'],
    ['1d6r1 = 2', '1/5'],
    ['1d6ro1 = 1', '1/36'],
    ['1d6ro1 = 2', '7/36'],
    ['2d6ro<3kh1 >= 6', '512/1296'],
  ])('%s: %s', (text, ways) => {
    expect(chance(text)).toBe(ways);
  });

  it('of dice that explode are those of the chain that may fall', () => {
    expect(share('1d6! >= 7')).toBe(0.1666);
    expect(share('1d6! >= 13')).toBe(0.0277);
    expect(share('2d2! >= 3')).toBe(0.75);
  });

  it('of kept dice are those that counting them all gives', () => {
    let good = 0;
    for (let n = 0; n < 6 ** 4; n++) {
      const faces = [0, 1, 2, 3].map((i) => (Math.floor(n / 6 ** i) % 6) + 1).sort((a, b) => b - a);
      if ((faces[0] ?? 0) + (faces[1] ?? 0) >= 9) good++;
    }
    expect(chance('4d6kh2 vs 9')).toBe(`${good}/1296`);
  });

  it.each(['2d6', '4d6!kh3 >= 9', '100d1000kh50 >= 8', '1d1000*1d1000 >= 8'])('are not given for %s', (text) => {
    expect(chance(text)).toBeNull();
  });

  it('P-14: a roll stays within its range, and what cannot fall has no odds', () => {
    fc.assert(
      fc.property(rollsTyped, (typed) => {
        const read = parseDice(oneLine(typed));
        if (!read.ok) return;
        const { value } = rollDice(read.value.roll, byChance);
        const { least, most } = rangeOf(read.value.roll);
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(most);
        const exact = chanceOf(read.value);
        if (!exact || !read.value.against) return;
        expect(exact.good).toBeLessThanOrEqual(exact.all);
        if (passes(read.value.against, value)) expect(exact.good).toBeGreaterThan(0n);
        else expect(exact.good).toBeLessThan(exact.all);
      }),
      { numRuns: 300 },
    );
  });

  it('takes the largest allowed rolls in good time', () => {
    const start = performance.now();
    for (const text of ['100d1000!>2 >= 8', '100d20 vs 1000', '50d100kh20 >= 9', '10d1000!>500 >= 9']) {
      rollDice(asked(text).roll, byChance);
      chanceOf(asked(text));
    }
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});
