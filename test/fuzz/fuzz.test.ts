import { describe, expect, test } from 'vitest';
import { libraryOf } from '../support/library.js';
import type { Scenario } from '../../src/library/contract.js';
import { PROPERTIES } from './checks.js';
import { fuzz } from './fuzz.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

/**
 * The random player. `FUZZ_GAMES` sets how many matches, `FUZZ_SEED` plays the one match of that seed again.
 */
const GAMES = Number(process.env['FUZZ_GAMES'] ?? (inSoak ? 4 : 2));
const ONE = process.env['FUZZ_SEED'];
const PARTS = Math.min(8, GAMES);

const { scenarios } = libraryOf();
/** A match over a measured table or with whole 'Mechs takes as long as ten at quick-start: of fifty seeds one is of each kind. */
const levelOf = (scenario: Scenario): string => {
  const setup = scenario.setup({}, {});
  return 'level' in setup ? setup.level : scenario.ruleset;
};
const kinds = { measured: 'tactic148', air: 'finest-hour', whole: 'standard', quick: 'quick-start' } as const;
const kindOf = (seed: string): keyof typeof kinds => {
  const number = Number(seed.replace(/\D/g, '')) % 50;
  return number === 9 ? 'measured' : number === 7 ? 'air' : number === 5 ? 'whole' : 'quick';
};
const among = (seed: string) => scenarios.filter((scenario) => levelOf(scenario) === kinds[kindOf(seed)]);
const seeds = ONE === undefined ? Array.from({ length: GAMES }, (_, i) => `fuzz-${i}`) : [ONE];

describe(`random matches over ${scenarios.length} scenarios and all options`, () => {
  test.each(Array.from({ length: PARTS }, (_, part) => part))(
    'end, never stick, never crash, and hold every property at each step (part %i)',
    (part) => {
      const played = seeds.filter((_, i) => i % PARTS === part).map((seed) => fuzz(seed, among(seed), PROPERTIES));
      // Two cripples out of each other's sight are rare; many of them would mean that matches stick.
      expect(played.filter(({ stopped }) => stopped).length).toBeLessThanOrEqual(played.length / 20);
    },
    Math.max(180_000, GAMES * 2000),
  );

  // One between mixed forces: test/fuzz/mixed.test.ts.
  test.runIf(inSoak)(
    `AMB-SEQ-07 a match of three sides ends and holds every property at each step${SOAK_ALONE}`,
    () => {
      const three = scenarios.filter(({ sides }) => sides.length > 2);
      expect(three.length).toBeGreaterThan(0);
      expect(fuzz('fuzz-three-1', three, PROPERTIES).stopped).toBe(false);
    },
  );
});
