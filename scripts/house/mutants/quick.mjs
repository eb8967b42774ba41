import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT, tool } from '../run.mjs';
import { Stop } from '../say.mjs';
import { nameOf } from './list.mjs';

/**
 * Stryker loads tests and rules anew for each mutant, which takes many times as long as the tests themselves. So first all mutants of
 * a chapter are built into its sources together, each behind a switch, and every test is run again with each that it comes across,
 * right after it has passed. Most are noticed so; only the others are Stryker's to try.
 */

/** Stryker's log is of no interest here. */
const SILENT = new Proxy({}, { get: (_, name) => (String(name).startsWith('is') ? () => false : () => undefined) });

/** Instrumented sources by path, and the names of the mutants by the number of their switch. */
async function instrumented(mutants) {
  const paths = [...new Set(mutants.map(({ file }) => file))];
  // All that a file can be changed to, drawn or not: where a mutant sends a test round in a loop, the clock is looked at by any switch.
  const sources = paths.map((name) => ({ name, content: readFileSync(join(ROOT, name), 'utf8'), mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const built = await new Instrumenter(SILENT).instrument(sources, options);
  const drawn = new Set(mutants.map((mutant) => nameOf(mutant.file, mutant)));
  const named = built.mutants.map(({ id, fileName, location: { start, end }, ...mutant }) => {
    const location = { start: countedFromOne(start), end: countedFromOne(end) };
    return [id, nameOf(fileName, { ...mutant, location })];
  });
  return {
    files: Object.fromEntries(built.files.map(({ name, content }) => [join(ROOT, name), content])),
    names: Object.fromEntries(named.filter(([, name]) => drawn.has(name))),
  };
}

/** The instrumenter counts lines and columns from 0, Stryker's lists from 1. */
const countedFromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/** The names (`nameOf`) of those of these mutants that one of these tests notices. */
export async function quicklyNoticed(mutants, tests) {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-quick-mutants-'));
  const [built, found] = ['built.json', 'noticed.txt'].map((name) => join(folder, name));
  writeFileSync(built, JSON.stringify(await instrumented(mutants)));
  writeFileSync(found, '');
  const config = fileURLToPath(import.meta.resolve('./quick.config.mjs'));
  const env = { MUTANTS_BUILT: built, MUTANTS_NOTICED: found, MUTANTS_TESTS: JSON.stringify(tests) };
  const code = await tool('vitest/vitest.mjs', ['run', '--config', config, '--reporter', 'dot'], { env });
  const names = new Set(readFileSync(found, 'utf8').split('\n').filter(Boolean));
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Stop('Tests fail without a mutant: which stands above.');
  return names;
}
