import { expect, test } from 'vitest';
import { nameOf } from '../../src/i18n/index.js';
import { COMMON, type Tongue } from '../../src/i18n/tongue.js';
import type { Locale } from '../../src/i18n/locales.js';

const title = { en: 'Raiders', fr: 'Pillards', ru: 'Налётчики' };
const spoken = (locale: Locale, ...ids: readonly string[]): Tongue => ({
  locale,
  catalogue: COMMON,
  sides: ids.map((id) => ({ id, title })),
});

test('a side that a scenario brings along has the name that it says, in every language, seats of it too', () => {
  expect(nameOf(spoken('fr'), 'side', 'raiders')).toBe('raiders');
  expect(nameOf(spoken('fr', 'raiders'), 'side', 'raiders')).toBe('Pillards');
  expect(nameOf(spoken('ru', 'raiders'), 'seat', 'raiders-2')).toBe('Налётчики 2');
});

test('a side that the catalogue knows keeps its name', () => {
  expect(nameOf(spoken('en', 'attacker'), 'side', 'attacker')).toBe('Attacker');
});
