import { describe, expect, test } from 'vitest';
import { libraryOf } from '../../support/library.js';
import { PROPERTIES } from '../../fuzz/checks.js';
import { fuzz } from '../../fuzz/fuzz.js';

const { scenarios, faults } = libraryOf('test/games/ambush/scenarios');
const own = scenarios.filter(({ ruleset }) => ruleset === 'ambush');
const GAMES = Number(process.env['FUZZ_GAMES'] ?? 4);

describe('random matches of Ambush', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => `fuzz-${i}`))('%s ends and holds every property', (seed) => {
    expect(faults).toEqual([]);
    expect(fuzz(seed, own, PROPERTIES).stopped).toBe(false);
  });
});
