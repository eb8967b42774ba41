import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, spotOf } from '../../../src/commands/roll/faults.js';
import { exampleFor, parseDice } from '../../../src/commands/roll/parse.js';
import { oneLine } from '../../../src/i18n/of-people.js';
import type { Die, Rolled } from '../../../src/commands/roll/roll.js';
import { rollDice } from '../../../src/commands/roll/roll.js';
import { asked, faces, wrong } from './support.js';
import { inSoak } from '../../support/soak.js';

/** What a roll shows and comes to, with these faces. */
const rolled = (text: string, ...fall: readonly number[]): readonly [string, number] => {
  const { pieces, value } = rollDice(asked(text).roll, faces(fall));
  return [pieces.map(shown).join(''), value];
};
const shown = (piece: Rolled['pieces'][number]): string => {
  if (piece.kind === 'text') return piece.text;
  return piece.kind === 'label' ? `[${piece.label}]` : `{${piece.dice.map(lies).join(' ')}}`;
};
const lies = ({ face, fate, exploded }: Die): string =>
  `${{ kept: '', dropped: '-', rerolled: '~' }[fate]}${face}${exploded ? '!' : ''}`;

describe('P-14: /roll reads what users of dice bots type', () => {
  it.each([
    ['1d20 adv', [7, 15], '{-7 15}', 15],
    ['1d20 dis', [7, 15], '{7 -15}', 7],
    ['1d20+5 dis', [7, 15], '{7 -15} + 5', 12],
    ['d20adv+2', [3, 4], '{-3 4} + 2', 6],
    ['1d20+1d4 adv', [3, 4, 2], '{-3 4} + {2}', 6],
    ['1d20 avantage', [3, 4], '{-3 4}', 4],
    ['1d20 désavantage', [3, 4], '{3 -4}', 3],
    ['1к20 преимущество', [3, 4], '{-3 4}', 4],
    ['1д20 помеха', [3, 4], '{3 -4}', 3],
    ['4d6kh3', [4, 6, 1, 5], '{4 6 -1 5}', 15],
    ['4d6k3', [4, 6, 1, 5], '{4 6 -1 5}', 15],
    ['4d6 kh3', [4, 6, 1, 5], '{4 6 -1 5}', 15],
    ['4d6kl1', [4, 6, 1, 5], '{-4 -6 1 -5}', 1],
    ['2d20kh', [4, 6], '{-4 6}', 6],
    ['4d6d1', [4, 6, 1, 5], '{4 6 -1 5}', 15],
    ['4d6dl1', [4, 6, 1, 5], '{4 6 -1 5}', 15],
    ['4d6pl1', [4, 6, 1, 5], '{4 6 -1 5}', 15],
    ['4d6dh1', [4, 6, 1, 5], '{4 -6 1 5}', 10],
    ['4d6ph1', [4, 6, 1, 5], '{4 -6 1 5}', 10],
    ['3d6r1', [1, 2, 1, 1, 3, 4], '{~1 2 ~1 ~1 3 4}', 9],
    ['3d6rr1', [1, 2, 1, 1, 3, 4], '{~1 2 ~1 ~1 3 4}', 9],
    ['2d6ro1', [1, 1, 4], '{~1 1 4}', 5],
    ['2d6r<3', [2, 3, 4], '{~2 3 4}', 7],
    ['2d6r<=2', [2, 3, 4], '{~2 3 4}', 7],
    ['2d6!', [6, 6, 2, 1], '{6! 6! 2 1}', 15],
    ['2d6!>=5', [5, 2, 1], '{5! 2 1}', 8],
    ['2d6e6', [6, 2, 1], '{6! 2 1}', 9],
    ['3d6!kh2', [6, 2, 1, 4], '{6! -2 -1 4}', 10],
    ['2d6!d1', [6, 2, 1], '{6! 2 -1}', 8],
    ['2d6r1!', [1, 6, 3, 4], '{~1 6! 3 4}', 13],
    ['4dF', [-1, 0, 1, 1], '{-1 0 1 1}', 1],
    ['4df+2', [-1, 0, 1, 1], '{-1 0 1 1} + 2', 3],
    ['d%', [55], '{55}', 55],
    ['D100', [55], '{55}', 55],
    ['2к6', [1, 2], '{1 2}', 3],
    ['(2d6+3)*2', [3, 4], '({3 4} + 3) × 2', 20],
    ['2*(1d6-1)', [3], '2 × ({3} − 1)', 4],
    ['2d6 × 3', [3, 4], '{3 4} × 3', 21],
    ['2d6/2', [3, 4], '{3 4} ÷ 2', 3],
    ['2d6-1d4*2', [3, 4, 2], '{3 4} − {2} × 2', 3],
    ['-2d6+20', [3, 4], '−{3 4} + 20', 13],
    ['10 - -1d6', [3], '10 − −{3}', 13],
    ['2d6[fire]+1d4[cold]', [3, 4, 1], '{3 4}[fire] + {1}[cold]', 8],
    ['(2d6+3)[fire] * 2', [3, 4], '({3 4} + 3)[fire] × 2', 20],
    ['2d6 + 3 [piloting]', [3, 4], '{3 4} + 3[piloting]', 10],
  ] as const)('%s', (text, fall, line, value) => {
    expect(rolled(text, ...fall)).toEqual([line, value]);
  });

  it.each([
    ['2d6+3 attack', '2d6+3', 'attack'],
    ['2d6+3 атака по гексу 0815!', '2d6+3', 'атака по гексу 0815!'],
    ['1d20 adv Stealth', '1d20 adv', 'Stealth'],
    ['1d20 disarm', '1d20', 'disarm'],
    ['2d6 kick', '2d6', 'kick'],
    ['2d6 dodge', '2d6', 'dodge'],
    ['2d6 regardless', '2d6', 'regardless'],
    ['2d6 + 5 damage', '2d6 + 5', 'damage'],
    ['2d6 # 12 is enough', '2d6', '12 is enough'],
    ['2d6 >= 8 piloting', '2d6 >= 8', 'piloting'],
    ['2d6 contre lui', '2d6', 'contre lui'],
    ['2d6 vs the world', '2d6', 'vs the world'],
  ])('%s: a label behind the roll', (text, notation, label) => {
    expect(asked(text)).toMatchObject({ notation, label });
  });

  it.each([
    ['2d6 >= 8', '>=', 8],
    ['2d6>=8', '>=', 8],
    ['2d6 ≥ 8', '>=', 8],
    ['2d6 > 8', '>', 8],
    ['2d6 <= 8', '<=', 8],
    ['2d6 ≤ 8', '<=', 8],
    ['2d6 < 8', '<', 8],
    ['2d6 = 8', '=', 8],
    ['2d6 == 8', '=', 8],
    ['2d6 vs 8', '>=', 8],
    ['2d6 vs 8+', '>=', 8],
    ['2d6 contre 8', '>=', 8],
    ['2d6 против 8', '>=', 8],
    ['2d6 8+', '>=', 8],
    ['2d6 8+ to hit', '>=', 8],
    ['1d6-1d6 >= -2', '>=', -2],
    ['1d20+5 >= 15 adv', '>=', 15],
  ] as const)('%s: a number to reach', (text, how, n) => {
    expect(asked(text).against).toEqual({ how, n });
  });

  it.each([
    ['6x4d6kh3', 6],
    ['6 x 4d6kh3', 6],
    ['6х4к6', 6],
    ['3#2d6+1', 3],
    ['3x(2d6+1)*2', 3],
    ['2d6', 1],
  ])('%s: repeats', (text, repeats) => {
    expect(asked(text).repeats).toBe(repeats);
  });
});

describe('P-14: wrong input gets the spot and an example like it', () => {
  it.each([
    ['', 'no-dice', 0, '2d6+3'],
    ['hello', 'no-dice', 0, '2d6+3'],
    ['3', 'no-dice', 0, '2d6+3'],
    ['2d', 'no-sides', 2, '2d6'],
    ['2d+3', 'no-sides', 2, '2d6+3'],
    ['d0', 'range', 1, 'd1'],
    ['1d1001', 'range', 2, '1d1000'],
    ['0d6', 'range', 0, '1d6'],
    ['101d6', 'range', 0, '100d6'],
    ['21x1d6', 'range', 0, '20x1d6'],
    ['1d6+100001', 'range', 4, '1d6+100000'],
    ['6x20d6', 'dice', 0, '6x4d6kh3'],
    ['60d6+60d6', 'dice', 0, '6x4d6kh3'],
    ['2d6 2d6', 'no-sign', 4, '2d6 +2d6'],
    ['2d6(3)', 'no-sign', 3, '2d6+(3)'],
    ['2d6+', 'no-value', 4, '2d6+3'],
    ['2d6+*3', 'no-value', 4, '2d6+3'],
    ['2d6+attack', 'no-value', 4, '2d6+3'],
    ['(2d6+3', 'open', 0, '(2d6+3)'],
    ['(2d6 3)', 'no-sign', 5, '(2d6 +3)'],
    ['2d6)+3', 'close', 3, '2d6+3'],
    ['2d6x3', 'unknown', 3, '2d6*3'],
    ['2d6 x3', 'unknown', 4, '2d6 *3'],
    ['2d6!!', 'twice', 4, '2d6!'],
    ['4d6kh3kl1', 'twice', 6, '4d6kh3'],
    ['4d6r1ro2', 'twice', 5, '4d6r1'],
    ['2d6;', 'unknown', 3, '2d6'],
    ['{1d6}', 'no-value', 0, '2d6+3'],
    ['3d6r', 'no-faces', 4, '3d6r1'],
    ['3d6r<7', 'endless', 3, '3d6'],
    ['1d1!', 'endless', 3, '1d1'],
    ['3d6!7', 'never', 3, '3d6'],
    ['2d6!>=8', 'never', 3, '2d6'],
    ['4d6k0', 'nothing', 3, '4d6k1'],
    ['4d6d4', 'nothing', 3, '4d6d1'],
    ['2d6 adv', 'advantage', 3, '2d6'],
    ['2d6[fire', 'label', 8, '2d6[fire]'],
    ['2d6 >=', 'no-target', 6, '2d6 >=8'],
    ['2d6 >= eight', 'no-target', 7, '2d6 >= 8'],
    ['2d6/0', 'zero', 4, '2d6/2'],
    ['6/(1d6-3)', 'zero', 2, '2d6/2'],
    ['1d6*100000*100000', 'large', 11, '1d6*100000*2'],
    [`1d6${'+1'.repeat(25)}`, 'terms', 0, '2d6+1d4+3'],
    [`2d6 ${'attack '.repeat(30)}`.trim(), 'long', 150, null],
  ])('%s', (text, why, at, example) => {
    const fault = wrong(text);
    expect([fault.why, fault.at]).toEqual([why, at]);
    if (example !== null) expect(exampleFor(fault)).toBe(example);
  });

  it('shows the spot below the line, and only what is around it of a long one', () => {
    expect(spotOf('2d6 2d6', 4)).toBe('2d6 2d6\n    ^');
    expect(spotOf(`${'1+'.repeat(20)}*2d6`, 40)).toBe(`…${'1+'.repeat(12)}*2d6\n${' '.repeat(25)}^`);
  });

  it('has examples that are right', () => {
    for (const example of Object.values(EXAMPLES)) expect(parseDice(example).ok, example).toBe(true);
  });

  const alphabet = fc.constantFrom(
    ...'0123456789dkhlrop!<>=+-*/()[]xF% .,;:"\'`~|@#'.split(''),
    'adv',
    ' vs ',
    '2d6',
    'к',
    '\n',
    '\u202e',
    '🎲',
  );
  it('P-14: whatever is typed is read, or has a spot within it and an example that is right', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(alphabet, { maxLength: 40 }).map((parts) => parts.join('')),
          fc.string({ unit: 'binary', maxLength: 200 }),
        ),
        (typed) => {
          const line = oneLine(typed);
          const read = parseDice(line);
          if (read.ok) return;
          expect(read.error.at).toBeGreaterThanOrEqual(0);
          expect(read.error.at).toBeLessThanOrEqual(line.length);
          expect(parseDice(exampleFor(read.error)).ok, exampleFor(read.error)).toBe(true);
        },
      ),
      { numRuns: inSoak ? 500 : 150 },
    );
  });
});
