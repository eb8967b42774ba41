import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, isChapter, translationIn, withTranslation } from '../../scripts/house/chapters.js';
import { KEYS } from '../support/words.js';

const CHAPTER = `import type { Sentences } from '../sentences.js';

export const shots = {
  'shot.hits': { en: '{unit} hits', fr: '{unit} touche', ru: '{unit} попадает' },
  'shot.left': {
    en: '{n:# round|# rounds} left',
    fr: 'reste {n:# coup|# coups}',
    ru: 'осталось {n:# залп|# залпа|# залпов}',
  },
} as const satisfies Sentences;
`;

describe('H-05 a language as one file for translators', () => {
  test('is read from the chapters whole, every sentence, the common ones and those of the games', () => {
    const chapters = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => isChapter(name));
    const sources = chapters.map((name) => readFileSync(join('src', name), 'utf8'));
    expect(Object.keys(translationIn(sources, 'ru')).sort()).toEqual([...KEYS].sort());
  });

  test('has every sentence of the language by its key', () => {
    expect(translationIn([CHAPTER], 'fr')).toEqual({
      'shot.hits': '{unit} touche',
      'shot.left': 'reste {n:# coup|# coups}',
    });
  });

  test('read back as it was written changes nothing', () => {
    expect(withTranslation(CHAPTER, 'ru', translationIn([CHAPTER], 'ru'))).toBe(CHAPTER);
  });

  test('a sentence of it takes the place of the old one, and no other', () => {
    const read = withTranslation(CHAPTER, 'fr', { 'shot.hits': "l'unité {unit} touche" });
    expect(translationIn([read], 'fr')).toEqual({
      'shot.hits': "l'unité {unit} touche",
      'shot.left': 'reste {n:# coup|# coups}',
    });
    expect(translationIn([read], 'ru')).toEqual(translationIn([CHAPTER], 'ru'));
  });

  test.each([
    ['fr', { 'shot.misses': 'à côté' }, 'shot.misses: there is no such sentence'],
    ['fr', { 'shot.hits': ' ' }, 'shot.hits: is empty'],
    ['fr', { 'shot.hits': '{unité} touche' }, 'shot.hits: has the parameters none, the English has unit'],
    ['ru', { 'shot.left': 'осталось {n:# залп|# залпа}' }, 'shot.left: {n} needs 3 forms, separated by |'],
  ] as const)('what is wrong with it is said: %s %o', (locale, translation, fault) => {
    expect(faultsOf([CHAPTER], locale, translation)).toEqual([fault]);
  });
});
