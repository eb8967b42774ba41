import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { KEYS, templateOf } from '../support/words.js';

/** Part 4 of the findings: each language has one word for a thing, and `docs/glossary.md` names those that are not to be used. */

const HEADINGS: Readonly<Record<Locale, string>> = { en: 'English', fr: 'French', ru: 'Russian' };

/** What the table of a language forbids, each pattern with the word to use instead. */
function forbidden(locale: Locale): readonly { readonly word: string; readonly pattern: RegExp }[] {
  const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split(`## ${HEADINGS[locale]}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`/'))
    .flatMap((line) => {
      const word = line.split('|')[1]?.trim() ?? '';
      return [...line.matchAll(/`\/(?<pattern>.+?)\/`/g)].map((found) => ({
        word,
        pattern: new RegExp((found.groups?.['pattern'] ?? '').replaceAll('\\|', '|'), 'u'),
      }));
    });
}

/** Words by which orders are read: players type what they like. */
const typed = (key: string): boolean => /\.(?:word|fact-word|if)\./.test(key);

/** The words that a reader sees: what is typed as a command stays as it is. */
const prose = (template: string): string => template.toLowerCase().replaceAll(/\{[^{}@:]*@[^{}]*\}/g, '{}');

test.each(LOCALES)('words that are not to be used stand in no sentence: %s', (locale) => {
  const rules = forbidden(locale);
  expect(rules.length).toBeGreaterThan(5);
  const found = KEYS.filter((key) => !typed(key)).flatMap((key) =>
    rules
      .filter(({ pattern }) => pattern.test(prose(templateOf(locale, key))))
      .map(({ word }) => `${key}: say "${word}": ${templateOf(locale, key)}`),
  );
  expect(found).toEqual([]);
});
