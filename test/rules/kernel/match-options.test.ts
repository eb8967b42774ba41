import { expect, test } from 'vitest';
import { ofGame, takeBackOf } from '../../../src/rules/kernel/match-options.js';

test('P-08 what is chosen for a match of any game is not handed to the rules of the game, and all else is', () => {
  expect(ofGame({ takeBack: 'once', declare: 'sealed' })).toEqual({ declare: 'sealed' });
  expect(takeBackOf({ takeBack: 'once', declare: 'sealed' })).toBe('once');
  // A match of before there was a choice.
  expect(takeBackOf({ declare: 'sealed' })).toBe('always');
});
