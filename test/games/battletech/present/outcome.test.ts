import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { describe, expect, it } from 'vitest';
import { verdictText } from '../../../../src/games/battletech/present/outcome.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';

const verdict = (sides: readonly string[], reason: string): string => {
  const scores = Object.fromEntries(sides.map((side) => [side, 1]));
  return verdictText({ winners: [sideId('red')], reason, scores, fates: {} }, tongueOf('en'));
};

describe('AMB-SEQ-07 why a match has ended', () => {
  it('speaks of the other side where there are two, of the others where there are more', () => {
    expect(verdict(['red', 'blue'], 'conceded')).toBe('**Victory: red** (the other side has conceded)');
    expect(verdict(['red', 'blue', 'green'], 'conceded')).toBe('**Victory: red** (all the others have conceded)');
  });

  it('says the same where that fits any number', () => {
    expect(verdict(['red', 'blue', 'green'], 'goal')).toBe(verdict(['red', 'blue'], 'goal'));
  });
});
