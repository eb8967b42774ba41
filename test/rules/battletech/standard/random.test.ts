import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../../../src/library/read.js';
import { CHECKS } from '../../../fuzz/checks.js';
import { fuzz } from '../../../fuzz/fuzz.js';

/** Random matches of the scenarios of the standard level; they are in the great run as well, among those of the others. */

const IDS = ['breakthrough', 'clan-trial', 'lance-duel', 'meeting-engagement'].map((id) => `battletech/${id}`);
const GAMES = Number(process.env['STANDARD_GAMES'] ?? 4);

const library = readLibrary(fileURLToPath(new URL('../../../../scenarios/', import.meta.url)));
const scenarios = library.scenarios.filter(({ id }) => IDS.includes(id));

describe('random matches of the standard level, with all options', () => {
  test(
    'end, never stick, never crash, and hold every property at each step',
    () => {
      expect(scenarios.length).toBe(IDS.length);
      for (let i = 0; i < GAMES; i++) expect(fuzz(`standard-${i}`, scenarios, CHECKS).orders).toBeGreaterThan(0);
    },
    Math.max(120_000, GAMES * 60_000),
  );
});
