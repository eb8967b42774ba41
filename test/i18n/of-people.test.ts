import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, oneLine, quoted, shortened } from '../../src/i18n/of-people.js';
import { refusalText } from '../../src/present/refusal.js';
import { refuse } from '../../src/rules/kernel/refusal.js';
import { anyTongue } from '../../src/games/words.js';

describe('D-05 a text of a person’s', () => {
  it.each([
    ['a right-to-left override', 'Arbitre\u202Eertibra', 'Arbitreertibra'],
    ['what has no width', 'a\u200Bb\u200Dc\uFEFFd\u2060e\u00AD', 'abcde'],
    ['blanks that are letters', '\u3164\u115F\u2800x', 'x'],
    [
      'headings and lists on lines of their own',
      'because\n# Arbitre says\r\n- this',
      'because; # Arbitre says; - this',
    ],
    ['separators of lines and paragraphs', 'a\u2028b\u2029c\u0085d\vf', 'a; b; c; d; f'],
    ['controls', 'a\u0000b\u001B[31mc\tz', 'ab[31mc z'],
    ['half a character', 'a\uD800b', 'ab'],
    ['marks heaped over a letter', `Z${'\u0334\u0335'.repeat(40)}x`, 'Z\u0334\u0335x'],
    ['blanks around it', '  walk  F  ', 'walk  F'],
  ])('becomes one line without %s', (_what, typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('is no longer than it may be, and no character is cut in two', () => {
    expect(oneLine('x'.repeat(100_000))).toHaveLength(LONGEST_TEXT);
    expect(oneLine('🎲'.repeat(50), 40)).toBe(`${'🎲'.repeat(39)}…`);
    expect(shortened('🎲🎲', 2)).toBe('🎲🎲');
  });

  it.each([
    ['a masked link', '[the rules](https://evil.example)'],
    ['a heading', '# Arbitre'],
    ['a mention of all', '@everyone'],
    ['a mention', '<@100000000000000001> <#1> <@&2> </help:3>'],
    ['a list', '- a'],
    ['a numbered list', '1. a'],
    ['a quotation', '> a'],
    ['bold, spoiler, code', '**a** ||b|| `c` ~~d~~ __e__'],
    ['an address', 'https://evil.example'],
    ['an escape', 'a\\'],
  ])('is shown sign by sign: %s', (_what, typed) => {
    // Discord shows a sign behind a backslash as it is; what is left must not be markup.
    const shown = quoted(typed);
    expect(shown.replaceAll(/\\([^0-9A-Za-z\s])/gu, '$1')).toBe(typed);
    expect(shown.replaceAll(/\\[^0-9A-Za-z\s]/gu, '')).not.toMatch(/[*_~|`<>[\]()@#\\]|:\/\/|^[-+]|^\d+\./u);
  });

  it('is one line of the length that was asked for, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 200 }), (text, most) => {
        const line = oneLine(text, most);
        expect([...line].length).toBeLessThanOrEqual(most);
        expect(line).not.toMatch(/[\r\n\u2028\u2029\p{C}]/u);
        expect(quoted(text)).not.toMatch(/[\r\n\u2028\u2029\p{C}]/u);
      }),
    );
  });
});

describe('D-06 a refusal', () => {
  const tongue = anyTongue('en');
  it('shows no more than the beginning of what was typed', () => {
    const said = refusalText(refuse('discord/not-a-place', { given: 'x'.repeat(4_000) }), tongue);
    expect(said).toContain(`\`${'x'.repeat(99)}…\``);
    expect(said.length).toBeLessThan(300);
  });

  it('keeps what was typed within its marks of code', () => {
    const said = refusalText(refuse('discord/not-a-place', { given: '` [rules](https://evil.example) `' }), tongue);
    expect(said).toContain("`' [rules](https://evil.example) '`");
  });

  it('shows a seat that is none of the match’s sign by sign', () => {
    const said = refusalText(refuse('match/no-such-seat', { seat: '``` ||spoiler|| ```' }), tongue);
    expect(said).toBe('There is no place \\`\\`\\` \\|\\|spoiler\\|\\| \\`\\`\\` in this match.');
  });
});
