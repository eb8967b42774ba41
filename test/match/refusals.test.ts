import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MATCH_REFUSALS } from '../../src/match/refusals.js';

/** Codes that stand in the sources of a folder, with the names of their figures. */
function refusalsIn(folder: string): readonly { readonly code: string; readonly params: readonly string[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'refusals.ts')
    .flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      return [...source.matchAll(/'(match\/[a-z-]+)'(?:,\s*\{([^}]*)\})?/gu)].map(([, code = '', fields = '']) => ({
        code,
        params: [...fields.matchAll(/(?:^|,)\s*(\w+)/gu)].map(([, name = '']) => name),
      }));
    });
}

const kernel = refusalsIn('src/rules/kernel');
const written = [...kernel, ...refusalsIn('src/match'), ...refusalsIn('src/commands/match')];

// The figures of the match room's own are the compiler's care; the kernel knows nothing of the list.
test('every refusal of the kernel, the match room and its commands is listed, with its figures', () => {
  const listed = new Map<string, readonly string[]>(Object.entries(MATCH_REFUSALS));
  expect(written.length).toBeGreaterThan(15);
  for (const { code } of written) expect(listed.has(code), code).toBe(true);
  for (const { code, params } of kernel) {
    for (const param of params) expect(listed.get(code), code).toContain(param);
  }
});

test('no refusal is listed that nothing makes', () => {
  const made = new Set(written.map(({ code }) => code));
  for (const code of Object.keys(MATCH_REFUSALS)) expect(made.has(code), code).toBe(true);
});
