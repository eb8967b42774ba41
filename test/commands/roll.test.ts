import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/commands/roll/chance.js';
import { DICE_LIMITS, parseDice, rollDice } from '../../src/commands/roll/dice.js';

const asked = (text: string) => {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
};
const refusal = (text: string) => {
  const parsed = parseDice(text);
  return parsed.ok ? null : parsed.error.code;
};
const chance = (text: string) => {
  const exact = chanceOf(asked(text));
  return exact && `${exact.good}/${exact.all}`;
};

describe('quick dice', () => {
  it.each([
    ['2d6 vs 8', '15/36'],
    ['2d6 vs 2', '36/36'],
    ['2d6+3 vs 12', '10/36'],
    ['1d6-1d6 >= 0', '21/36'],
    ['d% vs 51', '50/100'],
    ['2d6 contre 12', '1/36'],
    ['2d6 против 12', '1/36'],
    ['2d20kh1 vs 11', '300/400'],
    ['2d20kl1 vs 11', '100/400'],
    ['4d6kh3 vs 18', '21/1296'],
    ['4d6dl1 vs 18', '21/1296'],
    ['4d6dh1 vs 18', '1/1296'],
    ['10-1d6 vs 9', '1/6'],
  ])('reckon %s exactly: %s', (text, ways) => {
    expect(chance(text)).toBe(ways);
  });

  it('reckon kept dice as counting them all does', () => {
    let good = 0;
    for (let n = 0; n < 6 ** 4; n++) {
      const faces = [0, 1, 2, 3].map((i) => (Math.floor(n / 6 ** i) % 6) + 1).sort((a, b) => b - a);
      if ((faces[0] ?? 0) + (faces[1] ?? 0) >= 9) good++;
    }
    expect(chance('4d6kh2 vs 9')).toBe(`${good}/1296`);
  });

  it('give no chance where dice explode or the reckoning is too long', () => {
    expect(chance('2d6! vs 8')).toBeNull();
    expect(chance('100d1000kh50 vs 8')).toBeNull();
    expect(chance('2d6')).toBeNull();
  });

  it('stay within the bounds of their faces', () => {
    for (let i = 0; i < 200; i++) {
      const { total } = rollDice(asked('4d6kh3+2'));
      expect(total).toBeGreaterThanOrEqual(5);
      expect(total).toBeLessThanOrEqual(20);
    }
  });

  it('show each face', () => {
    expect(rollDice(asked('3d1+2'))).toEqual({ faces: '[1, 1, 1]+2', total: 5 });
  });

  it('take a minus before the first dice', () => {
    expect(rollDice(asked('-2d1+5'))).toEqual({ faces: '-[1, 1]+5', total: 3 });
    expect(rollDice(asked('10-2d1'))).toEqual({ faces: '10-[1, 1]', total: 8 });
  });

  it('explode without running on for ever', () => {
    const { total } = rollDice(asked('100d2!'));
    expect(total).toBeGreaterThanOrEqual(100);
  });

  it.each([
    '',
    'hello',
    '2d',
    'd0',
    '0d6',
    '1d1!',
    '3',
    '2d6 2d6',
    '2d6*3',
    '(2d6)',
    '2d6;',
    '{1d6}',
    '2d6r<3',
    '1d6**9',
    '2d6!!',
    '4d6k0',
    '4d6kl0',
    '4d6d4',
    '4d6dl9',
    '4d6dh4',
  ])('refuse %j with what would be right', (text) => {
    expect(refusal(text)).toBe('discord/bad-dice');
  });

  it.each(['101d6', '60d6+60d6', '1d1001', '1d6+100001', '1d6+1d6+1d6+1d6+1d6+1d6+1d6+1d6+1d6', '1'.repeat(70)])(
    'refuse what is too much: %s',
    (text) => {
      expect(refusal(text)).toBe('discord/too-much-dice');
    },
  );

  it('take the largest allowed roll in good time', () => {
    const start = performance.now();
    rollDice(asked(`${DICE_LIMITS.dice}d${DICE_LIMITS.sides}! vs 8`));
    chanceOf(asked('100d20 vs 1000'));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
