import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from './house/prepare.mjs';
import { tool } from './house/run.mjs';
import { main, step, Stop } from './house/say.mjs';

const GAMES = 10_000;
/** Matches of the simulated fortnight. */
const FORTNIGHT = '200';
/** Matches in two worlds at once, for each kind of secret. */
const LEAKS = '20';
/** Matches in which every offer is taken, at each level. */
const OFFERS = '20';
/** How often properties are tried on cases of their own. */
const DRAWS = 20;
/** Matches between mixed forces of whole 'Mechs, for each so many random ones. */
const MIXED = 5;
/** Matches by the house rules of a league, for each so many random ones. */
const LEAGUE = 3;
const FAULTS = 25;
const CALLS = 100_000;

/**
 * `npm run soak [-- GAMES [FAULTS [SEED [CALLS]]]]`: random matches by the ten thousand, then each fault so many times at
 * random moments of matches on the sandbox, then so many hostile calls at the whole program. 0 leaves a part out.
 */
await main(async () => {
  await prepare();
  // Every test of every step tries all that it has (test/support/soak.ts).
  process.env.SOAK = 'all';
  const [games, faults, seed, calls] = [GAMES, FAULTS, 1, CALLS].map(
    (usual, i) => process.argv[2 + i] ?? String(usual),
  );
  for (const number of [games, faults, seed, calls]) {
    if (!/^\d{1,7}$/.test(number)) throw new Stop(`How many? A whole number, not ${number}.`);
  }
  if (Number(games) > 0) await randomMatches(games);
  if (Number(faults) > 0) await randomFaults(faults, seed);
  if (Number(calls) > 0) await hostileCalls(calls, seed);
});

async function randomMatches(games) {
  step(`A fortnight of ${FORTNIGHT} matches by the clock`);
  const fortnight = ['run', 'test/fortnight/fortnight.test.ts', '--disable-console-intercept'];
  const fair = await tool('vitest/vitest.mjs', fortnight, { env: { FORTNIGHT_MATCHES: FORTNIGHT } });
  if (fair !== 0) throw new Stop('The clocks went wrong: how stands above.');
  step('A match by the chrono in real seconds');
  const chrono = await tool('vitest/vitest.mjs', ['run', 'test/e2e/chrono.test.ts'], { env: { CHRONO_SECONDS: '1' } });
  if (chrono !== 0) throw new Stop('The chrono went wrong: how stands above.');
  step(`Secrets kept through ${LEAKS} matches each`);
  const secrets = await tool('vitest/vitest.mjs', ['run', 'test/leaks'], { env: { LEAK_RUNS: LEAKS } });
  if (secrets !== 0) throw new Stop('Somebody could see what they are not told: how stands above.');
  step('Matches over measured tables, to victory by slash and by buttons');
  const tables = readdirSync('src/games')
    .map((game) => `test/e2e/${game}.test.ts`)
    .filter((file) => existsSync(file))
    .concat('test/page/whole-match.test.ts');
  const played = await tool('vitest/vitest.mjs', ['run', ...tables], { env: { TO_VICTORY: '1' } });
  if (played !== 0) throw new Stop('A match at the table went wrong: how stands above.');
  step('Every scenario by Arbitre against itself');
  const alone = await tool('vitest/vitest.mjs', ['run', 'test/match/self-play.test.ts'], { env: { SELF_PLAY: 'all' } });
  if (alone !== 0) throw new Stop('Arbitre did not get to the end of a match: how stands above.');
  step('What `npm test` leaves out: every language, every moment of the same fault');
  const whole = await tool('vitest/vitest.mjs', ['run', ...leftOut()]);
  if (whole !== 0) throw new Stop('What takes long went wrong: which stands above.');
  step('All kept matches and their replay pages');
  const pages = await tool('vitest/vitest.mjs', ['run', 'test/match/kept.test.ts'], { env: { KEPT: 'all' } });
  if (pages !== 0) throw new Stop('A kept match is not what it was, or has no replay page: why stands above.');
  step('The databases of earlier versions, each match to its own end');
  const live = await tool('vitest/vitest.mjs', ['run', 'test/match/live.test.ts'], { env: { LIVE_ORDERS: 'all' } });
  if (live !== 0) throw new Stop('A match of an earlier version did not come to its end: how stands above.');
  step('Campaigns whose program dies, and is killed, at every statement and after every commit');
  const once = await tool('vitest/vitest.mjs', ['run', 'test/streams/once.test.ts'], { env: { DEATHS: 'all' } });
  if (once !== 0) throw new Stop('A battle was booked twice, or not at all: where it died stands above.');
  await properties();
  step(`What is offered, through ${OFFERS} matches each`);
  const offers = ['test/fuzz/offers.test.ts', 'test/games/tactic148/orders/offers.test.ts'];
  const offered = await tool('vitest/vitest.mjs', ['run', ...offers], { env: { OFFERS_GAMES: OFFERS } });
  if (offered !== 0) throw new Stop('An offer was not kept: which stands above.');
  step(`${games} random matches`);
  const code = await tool('vitest/vitest.mjs', ['run', 'test/fuzz/fuzz.test.ts'], { env: { FUZZ_GAMES: games } });
  if (code !== 0) throw new Stop('A match went wrong: its seed and its transcript are named above.');
  const mixed = String(Math.ceil(Number(games) / MIXED));
  const league = String(Math.ceil(Number(games) / LEAGUE));
  step(`${mixed} random matches between mixed forces of whole 'Mechs, ${league} by any of a league's rules`);
  const env = { MIXED_GAMES: mixed, LEAGUE_GAMES: league };
  const forces = await tool('vitest/vitest.mjs', ['run', 'test/fuzz/mixed.test.ts'], { env });
  if (forces !== 0) throw new Stop('A match went wrong: its seed and its transcript are named above.');
}

/** The properties of the rules and of the house, each time on cases that no run had before. */
async function properties() {
  const files = readdirSync('test', { recursive: true })
    .map((name) => join('test', name))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("from 'fast-check'"));
  for (let draw = 1; draw <= DRAWS; draw++) {
    const seed = String(randomInt(2 ** 31));
    step(`Properties on new cases, ${draw} of ${DRAWS}, from seed ${seed}`);
    const env = { PROPERTY_SEED: seed };
    const code = await tool('vitest/vitest.mjs', ['run', ...files], { env });
    if (code !== 0) throw new Stop(`A property does not hold: which stands above. Again: PROPERTY_SEED=${seed}.`);
  }
}

async function randomFaults(runs, seed) {
  step(`Each fault ${runs} times, from seed ${seed}`);
  const { code, noted } = await tallied('test/faults', 'FAULT_TALLY', { FAULT_RUNS: runs, FAULT_SEED: seed });
  process.stdout.write(table(noted));
  if (code !== 0) throw new Stop('A fault did harm: its seed is named above.');
}

async function hostileCalls(calls, seed) {
  step(`${calls} hostile calls, from seed ${seed}`);
  const { code, noted } = await tallied('test/hostile', 'HOSTILE_TALLY', { HOSTILE_CALLS: calls, HOSTILE_SEED: seed });
  process.stdout.write(times(noted));
  if (code !== 0) throw new Stop('A call did harm: which stands above.');
}

/** Runs tests that note what they did in a file, the name of which they are told. */
async function tallied(tests, variable, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-soak-'));
  const tally = join(folder, 'tally');
  // The program as it is built, as operators run it: from the sources each thread loads for seconds.
  const env = { ...settings, [variable]: tally, TEST_PROGRAM: 'built' };
  const code = await tool('vitest/vitest.mjs', ['run', tests, '--no-file-parallelism'], { env });
  const noted = existsSync(tally) ? readFileSync(tally, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });
  return { code, noted: noted.map((line) => JSON.parse(line)) };
}

/**
 * How long the calls of each kind took until they were answered, in milliseconds; how long the main thread worked without
 * a break, where that was noticed (`stretch`); and how many processes wanted to work (`load`).
 */
function times(noted) {
  const row = (...cells) =>
    `${cells.map((cell, i) => (i === 0 ? String(cell).padEnd(12) : String(cell).padStart(8))).join('')}\n`;
  const kinds = [...new Set(noted.map(({ kind }) => kind))].sort();
  const rows = kinds.map((name) => {
    const of = noted.filter(({ kind }) => kind === name);
    const sorted = of.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]);
    return row(name, of.length, of.filter(({ fault }) => fault).length, at(0.5), at(0.99), at(1));
  });
  return `\n${row('kind', 'calls', 'faults', 'half', 'p99', 'longest')}${rows.join('')}`;
}

/** Runs and violations by fault. */
function table(noted) {
  const names = [...new Set(noted.map(({ fault }) => fault))];
  const width = Math.max(5, ...names.map((name) => name.length));
  const row = (name, runs, wrong) =>
    `${name.padEnd(width)}  ${String(runs).padStart(5)}  ${String(wrong).padStart(10)}\n`;
  const of = (rows) => [rows.length, rows.reduce((sum, { violations }) => sum + violations, 0)];
  const rows = names.map((name) => row(name, ...of(noted.filter(({ fault }) => fault === name))));
  return `\n${row('fault', 'runs', 'violations')}${rows.join('')}${row('all', ...of(noted))}`;
}

/** The tests of which `npm test` does a part: those that ask `test/support/soak.ts`. */
function leftOut() {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('test', file))
    .filter((file) => readFileSync(file, 'utf8').includes('support/soak.js'));
}
