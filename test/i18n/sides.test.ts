import { expect, test } from 'vitest';
import { nameOf, nameSides } from '../../src/i18n/index.js';

const title = { en: 'Raiders', fr: 'Pillards', ru: 'Налётчики' };

test('a side that a scenario brings along has the name that it says, in every language, seats of it too', () => {
  expect(nameOf('fr', 'side', 'raiders')).toBe('raiders');
  nameSides([{ id: 'raiders', title }]);
  expect(nameOf('fr', 'side', 'raiders')).toBe('Pillards');
  expect(nameOf('ru', 'seat', 'raiders-2')).toBe('Налётчики 2');
});

test('a side that the catalogue knows keeps its name', () => {
  nameSides([{ id: 'attacker', title }]);
  expect(nameOf('en', 'side', 'attacker')).toBe('Attacker');
});
