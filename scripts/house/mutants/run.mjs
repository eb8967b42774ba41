import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../run.mjs';
import { Stop } from '../say.mjs';
import { nameOf, STRYKER } from './list.mjs';
import { noticed } from './noticed.mjs';

/** Copied for each run of Stryker, so what no test of the rules reads stays out. */
const NOT_COPIED = ['/dist', '/data', '/bench', '/.cache'];

/** A mutant that loops is ended by its count of hits long before this; a busy machine is no reason to end one. */
const TIMEOUT_MS = 60_000;

/** The first run of all tests, which notes what each comes across: minutes on a quiet machine. */
const FIRST_RUN_MINUTES = 60;

/** What the thousands of tests of the largest game come across, each noted by itself, takes more than Node gives by itself. */
const HEAP_MB = 12_288;

/** Stryker wants columns counted from 0 in ranges. */
const range = ({ file, location: { start, end } }) =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** Runs the tests against each mutant; resolves to them as reported, with `status`, `coveredBy` and `killedBy`. */
export async function tryMutants(mutants, tests, concurrency) {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-mutants-'));
  const [config, report, drawn] = ['stryker.json', 'report.json', 'drawn.json'].map((name) => join(folder, name));
  const names = new Set(mutants.map((mutant) => nameOf(mutant.file, mutant)));
  writeFileSync(drawn, JSON.stringify([...names]));
  const options = {
    mutate: mutants.map(range),
    plugins: [
      import.meta.resolve('@stryker-mutator/vitest-runner'),
      import.meta.resolve('./sample.mjs'),
      import.meta.resolve('./found.mjs'),
    ],
    testRunner: 'vitest',
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    vitest: { configFile: fileURLToPath(import.meta.resolve('./vitest.config.mjs')), related: false },
    reporters: ['found', 'progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    ignorePatterns: NOT_COPIED,
    tempDirName: join(folder, 'sandbox'),
    concurrency,
    timeoutMS: TIMEOUT_MS,
    dryRunTimeoutMinutes: FIRST_RUN_MINUTES,
    testRunnerNodeArgs: [`--max-old-space-size=${HEAP_MB}`],
    allowEmpty: true,
    warnings: { slow: false },
  };
  writeFileSync(config, JSON.stringify(options));
  // Of what is kept all is looked at: it comes across what no other test does.
  const env = { MUTANTS_DRAWN: drawn, MUTANTS_TESTS: JSON.stringify(tests), KEPT: 'all' };
  const code = await run(process.execPath, [STRYKER, 'run', config], { env });
  const reported = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 || reported === null) throw new Stop('Stryker did not get to its end: why stands above.');
  const everyTest = Object.values(reported.testFiles).flatMap(({ tests }) => tests).length;
  const all = Object.entries(reported.files).flatMap(([file, { mutants: some }]) =>
    some.map((mutant) => ({ file, ...mutant, status: noticed(mutant, everyTest) ? 'Killed' : mutant.status })),
  );
  return all.filter((mutant) => names.has(nameOf(mutant.file, mutant)));
}
