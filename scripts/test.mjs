import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../packages/discord-sandbox/test/page/chromium.mjs';
import { bringNative } from './house/dependencies.mjs';
import { prepareSources } from './house/prepare.mjs';
import { ROOT, run, tool } from './house/run.mjs';
import { main, note, sign, step, Stop } from './house/say.mjs';
import { failedOf, TYPES } from './house/types.mjs';

/**
 * `npm test`: prepares what is missing, then everything that must hold. `npm test -- PATH…` runs only those test files.
 * The last line on standard output is `N passed, N failed`: tests, and each check below as one.
 */

/** Room for young objects, in MiB: with the usual 16 a tenth of the processor's time goes into looking which are still used. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/**
 * Checks have what the compiler of native parts and the tests leave of the processor; each in one thread, since more find out anew
 * what types are. They keep nearly all that they make, so looking for what is no longer used (a quarter of their time) may wait.
 */
const BESIDE = { beside: true, env: { NODE_OPTIONS, GOMAXPROCS: '1', GOGC: '300' } };

/** What takes most memory first: while the tests run there is less of it. */
const CHECKS = [
  ['Linter', (how) => tool('oxlint/bin/oxlint', ['--format=stylish', '--threads=1'], how)],
  ...TYPES,
  ['Formatter', (how) => tool('oxfmt/bin/oxfmt', ['--list-different', '--threads=1'], how)],
  ['Unused code and packages', (how) => tool('knip/bin/knip.js', ['--treat-config-hints-as-errors'], how)],
  ['Rulebook', (how) => run(process.execPath, [join(ROOT, 'scripts/rulebook.mjs'), '--check'], how)],
];

/** A whole run takes minutes; one that takes longer than this hangs. */
const LIMIT_MS = 30 * 60_000;

/** A file system in memory, and the room that it must have: a whole run writes some hundred megabytes. */
const MEMORY = '/dev/shm';
const ROOM = 2 * 2 ** 30;

/** Where tests write: hundreds of databases wait for the disk with each commit, so in memory where there is room. */
function scratch() {
  const at = existsSync(MEMORY) ? statfsSync(MEMORY) : null;
  const hasRoom = at !== null && at.bavail * at.bsize >= ROOM;
  return mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), 'arbitre-test-'));
}

/** Runs vitest and counts; a test file that does not load counts as a failure. */
async function vitest(paths, env) {
  const folder = scratch();
  const file = join(folder, 'report.json');
  const code = await tool('vitest/vitest.mjs', ['run', `--outputFile.json=${file}`, ...paths], {
    // What was just built starts faster than the sources do.
    env: { ...env, NODE_OPTIONS, TEST_REPORT: 'json', TEST_PROGRAM: 'built', TMPDIR: folder },
    limit: LIMIT_MS,
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    // A run that ends badly without a failed test (an unhandled error) has failed all the same.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

await main(async () => {
  await prepareSources();
  const paths = process.argv.slice(2);
  const isWhole = paths.length === 0;
  const checking = failedOf(isWhole ? CHECKS : [], BESIDE);
  await bringNative();
  const chromium = findChromium();
  if (chromium === null)
    sign([
      'NO CHROMIUM HERE: the tests of the sandbox page are left out.',
      'Install it (Debian: apt-get install chromium fonts-noto-color-emoji) or set CHROMIUM_PATH.',
    ]);
  step('Tests');
  const counted = await vitest(paths, chromium === null ? {} : { CHROMIUM_PATH: chromium });
  const failedChecks = await checking;
  for (const name of failedChecks) note(`✗ ${name}`);
  const passedChecks = isWhole ? CHECKS.length - failedChecks.length : 0;
  const failed = counted.failed + failedChecks.length;
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  process.stdout.write(`\n${counted.passed + passedChecks} passed, ${failed} failed${skipped}\n`);
  if (failed > 0) throw new Stop('Not all is well.');
});
