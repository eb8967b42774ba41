import { execFileSync, fork, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { compare, type Measured } from './measure.js';

/**
 * Deciding orders of kept matches in which no house rule of a league is on, by the rules of today and by those of the commit before
 * the first of these rules: each built from its source, in a process of its own, turn about.
 */
const BEFORE_LEAGUES = '115eaf06';
/** What was kept then by the rules of then. */
const KEPT = 'test/kept/battletech-shape-5-decisions-9.json.gz';
const ROUNDS = 21;
/** What is promised, with room for what the machine does beside. */
const MOST = 1.1;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const decided = z.array(z.object({ orders: z.number(), ms: z.number() }));
type Decided = z.infer<typeof decided>;

/** Nothing where the history does not go back so far, as in a shallow clone. */
export async function benchEarlier(): Promise<readonly Measured[]> {
  if (!isKnown(BEFORE_LEAGUES)) {
    console.log(`  (deciding is not compared: commit ${BEFORE_LEAGUES} is not in this clone)`);
    return [];
  }
  const processes = [ROOT, builtFrom(BEFORE_LEAGUES)].map((folder) =>
    fork(fileURLToPath(new URL('deciding.ts', import.meta.url)), [folder, join(ROOT, KEPT)]),
  );
  const [now, then] = processes;
  if (!now || !then) throw new Error('two are compared');
  try {
    // Of each match as far as both take its orders; where one is refused today, the matches part.
    const all = [await decide(now, []), await decide(then, [])];
    const most = all[0]?.map(({ orders }, i) => Math.min(orders, all[1]?.[i]?.orders ?? 0)) ?? [];
    const rounds: Decided[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
        rounds[at]?.push(await decide(at === 0 ? now : then, most));
      }
    }
    const [of, against] = rounds.map((played) => [leastOf(played)]);
    const orders = most.reduce((sum, one) => sum + one, 0);
    const names = { name: 'deciding', what: `${orders} kept orders`, against: 'before leagues', mostRatio: MOST };
    return [{ ...compare(names, of ?? [], against ?? []), samples: ROUNDS }];
  } finally {
    for (const one of processes) one.kill();
  }
}

const isKnown = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' }).status === 0;

/** The program of a commit, built; in a folder from which it finds the packages of today. */
function builtFrom(commit: string): string {
  const folder = join(ROOT, 'node_modules/.cache/earlier', commit);
  if (existsSync(join(folder, 'built'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'source.tar');
  execFileSync('git', ['archive', '-o', archive, commit, 'src', 'scenarios', 'package.json'], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  for (const name of ['tsconfig.json', 'tsconfig.build.json']) copyFileSync(join(ROOT, name), join(folder, name));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.build.json'], {
    cwd: folder,
    stdio: 'inherit',
  });
  mkdirSync(join(folder, 'built'));
  return folder;
}

/** The shortest time of each match: whatever else the machine does only adds to it. */
function leastOf(rounds: readonly Decided[]): number {
  const matches = rounds[0] ?? [];
  return matches.reduce((sum, _, i) => sum + Math.min(...rounds.map((round) => round[i]?.ms ?? Infinity)), 0);
}

function decide(child: ChildProcess, most: readonly number[]): Promise<Decided> {
  return new Promise((resolve) => {
    child.once('message', (answer) => {
      resolve(decided.parse(answer));
    });
    child.send(most);
  });
}
