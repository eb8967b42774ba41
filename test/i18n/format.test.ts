import { describe, expect, test } from 'vitest';
import { anyOf, clausesOf, listOf, numberOf, opening, percentOf, pluralForm, signedOf } from '../../src/i18n/format.js';
import { t } from '../support/words.js';
import { localeOf } from '../../src/i18n/locales.js';
import { fill, placeholdersOf } from '../../src/i18n/template.js';
import { typeset } from '../../src/i18n/typeset.js';

const bare = (_namespace: string, code: string): string => `<${code}>`;

describe('numbers, lists, plurals', () => {
  test('Russian counts in three forms', () => {
    const forms = ['гекс', 'гекса', 'гексов'];
    const counted = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].map((n) => pluralForm('ru', n, forms));
    expect(counted.join(' ')).toBe('гексов гекс гекса гекса гексов гексов гексов гексов гекс гекса гексов гекс гексов');
  });

  test('French counts nought as one, English does not', () => {
    expect(t('fr', 'roll.successes', { good: 0, times: 2 })).toBe('0 réussite sur 2');
    expect(t('en', 'battletech.term.range-short', { n: 0 })).toBe('short range (0 hexes)');
  });

  test('lists by and, lists by or', () => {
    expect(listOf('en', ['A', 'B', 'C'])).toBe('A, B, and C');
    expect(listOf('fr', ['A', 'B', 'C'])).toBe('A, B et C');
    expect(anyOf('ru', ['A', 'B', 'C'])).toBe('A, B или C');
    expect(clausesOf('en', ['A, B', 'C'])).toBe('A, B; C');
    expect(clausesOf('fr', ['A, B', 'C'])).toBe('A, B\u202f; C');
  });

  test('a button begins with a capital', () => {
    expect(opening('fr', 'déplacer HBK-4G')).toBe('Déplacer HBK-4G');
    expect(opening('ru', 'объявить атаки')).toBe('Объявить атаки');
    expect(opening('en', '')).toBe('');
  });

  test('P-07: a line that begins with a code leaves it as it is typed', () => {
    expect(opening('en', 'm1 is not yours.')).toBe('m1 is not yours.');
    expect(opening('fr', 'b12 : rien.')).toBe('b12 : rien.');
  });

  test('signs and percentages', () => {
    expect([2, -4, 0].map((n) => signedOf('en', n))).toEqual(['+2', '-4', '+0']);
    expect(numberOf('fr', 1234)).toBe('1\u202f234');
    expect(percentOf('en', 15, 36)).toBe('42%');
    expect(percentOf('fr', 15, 36)).toMatch(/^42\s%$/u);
  });

  test('only certainty is 100 %, only the impossible is 0 %', () => {
    expect(percentOf('en', 999, 1000)).toBe('99%');
    expect(percentOf('en', 1, 1000)).toBe('1%');
    expect([percentOf('en', 36, 36), percentOf('en', 0, 36)]).toEqual(['100%', '0%']);
  });
});

describe('templates', () => {
  test('fill values, plurals, names, signs and lists', () => {
    const template = '{a} {n:# hex|# hexes} {x+} {where@place} {many@place} {some?} {some?@place}';
    const params = { a: 'A', n: 2, x: 3, where: 'HD', many: ['LT', 'RT'], some: ['b', 'c'] };
    expect(fill(template, params, 'en', bare)).toBe('A 2 hexes +3 <HD> <LT> and <RT> b or c <b> or <c>');
  });

  test('show what is missing instead of hiding it', () => {
    expect(fill('{a} {b}', { a: 1 }, 'en', bare)).toBe('1 {b}');
  });

  test('know their parameters', () => {
    expect(placeholdersOf('{a} {n:x|y} {z?@q.r}').map(({ name, use, any }) => `${name}:${use}:${any}`)).toEqual([
      'a:value:false',
      'n:plural:false',
      'z:named:true',
    ]);
  });
});

describe('typesetting', () => {
  test('French blanks and apostrophes, but not in what is typed', () => {
    expect(typeset('fr', "L'ordre : « oui » ? `/move unit: it's` 42 %")).toBe(
      "L’ordre\u202f: «\u202foui\u202f»\u202f? `/move unit: it's` 42\u202f%",
    );
  });

  test('Russian dashes keep to the word before', () => {
    expect(typeset('ru', 'Гекс — да')).toBe('Гекс\u00a0— да');
  });
});

test('languages by the codes of Discord', () => {
  expect(['en-GB', 'fr', 'ru', 'de', ''].map(localeOf)).toEqual(['en', 'fr', 'ru', 'en', 'en']);
});
