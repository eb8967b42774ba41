import { describe, expect, test } from 'vitest';
import type { RulesetId } from '../../src/rules/registry.js';
import { keptMatches, playAgain } from './kept.js';

/** What the one who changed the rules is to do. */
const RAISE = (game: string): string =>
  `the rules of ${game} decide otherwise than they did under these versions: raise DECISIONS (or add to UPCASTS) in ` +
  `src/rules/${game}/versions.ts, then \`npm run kept -- add\``;

/** The gate of a game: what its rules decide under the versions of today is what they decided when it was kept. */
export function testDecided(game: RulesetId): void {
  describe(`H-01 what the rules of ${game} decide`, () => {
    const kept = keptMatches(game);

    test('is kept under the versions of today', () => {
      expect(kept, `nothing is kept yet: \`npm run kept -- add\``).not.toBeNull();
    });

    test.each(kept ?? [])('stays as it was under the same versions: $seed', (match) => {
      expect(playAgain(game, match), RAISE(game)).toBe(match.hash);
    });
  });
}
