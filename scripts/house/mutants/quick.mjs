import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT, tool } from '../run.mjs';
import { Stop } from '../say.mjs';
import { nameOf } from './list.mjs';

/**
 * Stryker loads tests and rules anew for each mutant, which takes many times as long as the tests themselves. So first all that are
 * drawn of a chapter are built into its sources together, each behind a switch, and every test is run again with each that it comes across,
 * right after it has passed. Most are noticed so; only the others are Stryker's to try.
 */

/** Stryker's log is of no interest here. */
const SILENT = new Proxy({}, { get: (_, name) => (String(name).startsWith('is') ? () => false : () => undefined) });

/** Instrumented sources by path, and the names of the mutants by the number of their switch. */
async function instrumented(mutants) {
  const paths = [...new Set(mutants.map(({ file }) => file))];
  const sources = paths.map((name) => ({
    name,
    content: readFileSync(join(ROOT, name), 'utf8'),
    mutate: mutants.filter(({ file }) => file === name).map(fromZero),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const built = await new Instrumenter(SILENT).instrument(sources, options);
  const drawn = new Set(mutants.map((mutant) => nameOf(mutant.file, mutant)));
  const named = built.mutants.map(({ id, fileName, location, ...mutant }) => [
    id,
    nameOf(fileName, { ...mutant, location: fromOne(location) }),
  ]);
  return {
    files: Object.fromEntries(built.files.map(({ name, content }) => [join(ROOT, name), switchedWhenCalled(content)])),
    names: Object.fromEntries(named.filter(([, name]) => drawn.has(name))),
  };
}

/**
 * An arrow is switched off when it is made, which most are while their file loads. So it is made to ask whenever it is called, and the
 * most common mutant of what stands outside of functions can be tried without loading anything anew.
 */
const switchedWhenCalled = (content) =>
  content.replaceAll(
    /stryMutAct_9fa48\("(\d+)"\) \? \(\) => undefined : \(stryCov_9fa48\("\1"\), /g,
    'globalThis.__stryker__.arrow("$1", ',
  );

/** The instrumenter counts lines and columns from 0, Stryker's lists from 1. */
const fromZero = ({ location: { start, end } }) => ({ start: moved(start, -1), end: moved(end, -1) });
const fromOne = ({ start, end }) => ({ start: moved(start, 1), end: moved(end, 1) });
const moved = ({ line, column }, by) => ({ line: line + by, column: column + by });

/**
 * How long a test may take to be run with mutants, and for how long each mutant is tried by a file of tests and by all that a process
 * runs, in ms: what takes longer is for later. A mutant that all tests come across must not be given up before the tests of its chapter.
 */
const LONGEST = { test: 300, file: 500, mutant: 20_000 };
const LONGER = { test: 3_000, file: 6_000, mutant: 40_000 };

/**
 * What the quick way finds of these mutants, by name (`nameOf`): those that one of these tests notices, and those that are come across
 * only while tests load (a row of a table), which can only be tried by loading everything anew.
 */
export async function quickly(mutants, tests) {
  const isLeft = (mutant) => !noticed.has(nameOf(mutant.file, mutant));
  const noticed = new Set();
  const atLoad = new Set();
  for (const longest of [LONGEST, LONGER]) {
    const found = await tryAll(mutants.filter(isLeft), tests, longest);
    for (const name of found.noticed) noticed.add(name);
    for (const name of found.atLoad) atLoad.add(name);
    for (const name of found.met) atLoad.delete(name);
  }
  return { noticed, atLoad };
}

/** Every test once, and those that do not take longer than this again with each mutant. */
async function tryAll(mutants, tests, longest) {
  if (mutants.length === 0) return { noticed: [], atLoad: [], met: [] };
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-quick-mutants-'));
  const [built, noticed, atLoad, met] = ['built', 'noticed', 'at-load', 'met'].map((name) => join(folder, name));
  writeFileSync(built, JSON.stringify({ ...(await instrumented(mutants)), longest }));
  for (const file of [noticed, atLoad, met]) writeFileSync(file, '');
  const config = fileURLToPath(import.meta.resolve('./quick.config.mjs'));
  // All that is kept is looked at, and what npm test leaves out: it comes across what no other test does.
  const env = {
    MUTANTS_BUILT: built,
    MUTANTS_NOTICED: noticed,
    MUTANTS_AT_LOAD: atLoad,
    MUTANTS_MET: met,
    MUTANTS_TESTS: JSON.stringify(tests),
    KEPT: 'all',
    SOAK: 'all',
  };
  const code = await tool('vitest/vitest.mjs', ['run', '--config', config, '--reporter', 'dot'], { env });
  const found = { noticed: linesOf(noticed), atLoad: linesOf(atLoad), met: linesOf(met) };
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Stop('Tests fail without a mutant: which stands above.');
  return found;
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
