import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultText, rollText } from '../../../src/commands/roll/index.js';
import { parseDice } from '../../../src/commands/roll/parse.js';
import { oneLine } from '../../../src/i18n/of-people.js';
import { byChance } from '../../../src/commands/roll/roll.js';
import { LIMITS } from '../../../src/discord/limits.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import { asked, faces, rollsTyped, wrong } from './support.js';

const said = (text: string, ...fall: readonly number[]): string => rollText(asked(text), '<@1>', 'en', faces(fall));

describe('P-14: the answer of /roll', () => {
  it('strikes through what was dropped or rolled again', () => {
    expect(said('4d6kh3', 4, 6, 1, 5)).toBe('<@1> rolls `4d6kh3`: (4, 6, ~~1~~, 5) = **15**');
    expect(said('2d6r1!', 1, 6, 3, 4)).toBe('<@1> rolls `2d6r1!`: (~~1~~ → 6!, 3, 4) = **13**');
    expect(said('4dF', -1, 0, 1, -1)).toBe('<@1> rolls `4dF`: (−, 0, +, −) = **−1**');
  });

  it('tells the odds before and the result after', () => {
    expect(said('2d6 >= 8', 3, 6)).toBe('<@1> rolls `2d6 >= 8` (15/36, 41.7% to succeed): (3, 6) = **9**, **success**');
    expect(said('2d6 >= 8', 3, 4)).toBe('<@1> rolls `2d6 >= 8` (15/36, 41.7% to succeed): (3, 4) = **7**, **failure**');
  });

  it('has a line for each repeat, and counts successes', () => {
    expect(said('3x1d6+1 >= 4', 1, 3, 5)).toBe(
      [
        '<@1> rolls `3x1d6+1 >= 4` (4/6, 66.7% to succeed), 3 times:',
        '- (1) + 1 = **2**, **failure**',
        '- (3) + 1 = **4**, **success**',
        '- (5) + 1 = **6**, **success**',
        '2 of 3 succeeded',
      ].join('\n'),
    );
  });

  it('D-05: labels are words, never markup, mentions or links', () => {
    expect(said('1d6[**x**]', 3)).toContain('\\*\\*x\\*\\*');
    const line = said('1d6 bold **x** [y](https://z.z) <@2> `code`', 3);
    expect(line).toContain('*bold \\*\\*x\\*\\* \\[y\\]\\(https:\\//z.z\\) \\<\\@2\\> \\`code\\`*');
  });

  it.each([
    ['en', 'A sign is missing here: +, −, * or /.\n```\n2d6 2d6\n    ^\n```\nLike this: `2d6 +2d6`'],
    ['fr', 'Il manque ici un signe\u202f: +, −, * ou /.\n```\n2d6 2d6\n    ^\n```\nPar exemple\u202f: `2d6 +2d6`'],
    ['ru', 'Здесь не хватает знака: +, −, * или /.\n```\n2d6 2d6\n    ^\n```\nНапример, так: `2d6 +2d6`'],
  ] as const)('says in %s what is wrong, where, and what would be right', (locale, words) => {
    expect(faultText(wrong('2d6 2d6'), '2d6 2d6', locale)).toBe(words);
  });

  it('D-04: no answer is longer than Discord takes', () => {
    const typed = fc.oneof(
      rollsTyped,
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        '100d1000!>2',
        '20x5d1000r<999!',
        `1d6 ${'*'.repeat(140)}`,
        `2d6[${'*'.repeat(140)}]`,
        '`'.repeat(200),
      ),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
        const line = oneLine(text);
        const read = parseDice(line);
        const words = read.ok
          ? rollText(read.value, `<@${'1'.repeat(20)}>`, locale, byChance)
          : faultText(read.error, line, locale);
        expect(words.length).toBeLessThan(LIMITS.texts - 100);
      }),
      { numRuns: 200 },
    );
  });
});
