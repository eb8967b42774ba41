import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EN } from '../../page/words-en.js';
import { FR } from '../../page/words-fr.js';
import { RU } from '../../page/words-ru.js';

const blanks = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([key, sentence]) => [key, ...(sentence.match(/\{\w+\}/g) ?? []).sort()].join(' '));

describe("the page's words", () => {
  it.each([
    ['fr', FR],
    ['ru', RU],
  ])('%s has every sentence of English, with the same blanks', (_, words) => {
    expect(blanks(words).sort()).toEqual(blanks(EN).sort());
  });

  it('holds no sentence that nobody uses', () => {
    const folder = new URL('../../page/', import.meta.url);
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js') && !name.startsWith('words-'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    expect(Object.keys(EN).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });
});
