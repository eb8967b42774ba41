import { expect, test } from 'vitest';
import { nameOf } from '../../src/i18n/index.js';
import { COMMON, type Tongue } from '../../src/i18n/tongue.js';
import type { Locale } from '../../src/i18n/locales.js';
import { sidesIn } from '../../src/library/called.js';

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

// A scenario of one's own whose sides were called `south` and `north` was told of as the patrols of another one.
test('what a scenario calls a side wins over the name that the catalogue has for sides of that id', () => {
  expect(nameOf(spoken('en', 'south'), 'side', 'south')).toBe('Raiders');
  expect(nameOf(spoken('ru', 'south'), 'seat', 'south-2')).toBe('Налётчики 2');
});

test('a side of which no scenario says anything has the name of the catalogue', () => {
  expect(nameOf(spoken('en', 'raiders'), 'side', 'attacker')).toBe('Attacker');
});

test('of two scenarios with sides of the same ids each match is told by the names of its own', () => {
  const sides = (en: string) => [{ id: 'south', title: { en, fr: en, ru: en } }];
  const called = sidesIn([
    { id: 'patrols', sides: sides('Southern patrol') },
    { id: 'of-ones-own', sides: sides('Clan Wolf') },
  ]);
  const named = (scenario: string | null): string | undefined =>
    called(scenario === null ? null : { scenario })[0]?.title.en;
  expect(['patrols', 'of-ones-own', 'gone', null].map(named)).toEqual([
    'Southern patrol',
    'Clan Wolf',
    'Southern patrol',
    'Southern patrol',
  ]);
});
