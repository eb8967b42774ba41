import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readLibrary } from '../../../../src/library/read.js';
import { CHECKS } from '../../../fuzz/checks.js';
import { fuzz } from '../../../fuzz/fuzz.js';

/** Random matches of the scenarios of the standard level that are not offered yet; the released ones are in the great run. */

const BATTLETECH = fileURLToPath(new URL('../../../../scenarios/battletech/', import.meta.url));
const GAMES = Number(process.env['STANDARD_GAMES'] ?? 4);

const dir = mkdtempSync(join(tmpdir(), 'arbitre-standard-'));
for (const folder of ['units', 'boards']) {
  cpSync(join(BATTLETECH, folder), join(dir, 'battletech', folder), { recursive: true });
}
cpSync(join(BATTLETECH, 'unreleased'), join(dir, 'battletech'), { recursive: true });
const { scenarios } = readLibrary(dir);
afterAll(() => rmSync(dir, { recursive: true }));

describe('random matches of the standard level, with all options', () => {
  test(
    'end, never stick, never crash, and hold every property at each step',
    () => {
      expect(scenarios.length).toBeGreaterThan(0);
      for (let i = 0; i < GAMES; i++) expect(fuzz(`standard-${i}`, scenarios, CHECKS).orders).toBeGreaterThan(0);
    },
    Math.max(120_000, GAMES * 60_000),
  );
});
