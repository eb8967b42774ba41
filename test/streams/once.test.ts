import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore, type WholeStore } from '../../src/store/index.js';
import { streamIdOf } from '../../src/streams/desk.js';
import { dyingStore } from '../support/dying.js';
import { temporaryFolder } from '../support/files.js';
import { twoBattles } from '../support/season.js';

/** How many of the deaths there could be are tried: all of them in a long run. */
const isLong = process.env['DEATHS'] === 'all';
const EVERY = isLong ? 1 : 41;

/** When programs of their own are killed: at these statements and right after these commits; in a long run wherever they can be. */
const KILLS: Readonly<Record<'statement' | 'commit', Iterable<number>>> = isLong
  ? { statement: fromOne(), commit: fromOne() }
  : { statement: [97], commit: [4] };

function* fromOne(): Iterable<number> {
  for (let n = 1; ; n++) yield n;
}

/** Lets a program keep the campaign in a file until it kills itself; whether it came to that. */
function killedAt(path: string, when: string, n: number): boolean {
  const program = ['--import', 'tsx', 'test/support/crashing-season.ts', path, when, String(n)];
  const child = spawnSync(process.execPath, program, { encoding: 'utf8', timeout: 60_000 });
  expect(child.stderr, `${when} ${n}`).toBe('');
  return child.signal === 'SIGKILL';
}

const TOLD = { battles: { 1: ['blue'], 2: ['blue'] }, bookings: 2, diceRolled: 2 };

/** Nothing is left to deliver, and no order stands twice. */
async function isTidy(store: WholeStore): Promise<void> {
  expect(await store.mail(10)).toEqual([]);
  const keys = (await store.streamOrders(streamIdOf('found'))).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
}

test(
  'a program that dies at any statement books each battle once (issue 18, ground 2)',
  { timeout: 300_000 },
  async () => {
    const whole = dyingStore();
    const state = await twoBattles(whole.live(null));
    expect(state).toMatchObject(TOLD);
    const statements = whole.statements();
    expect(statements).toBeGreaterThan(100);
    for (let dies = 1; dies <= statements; dies += EVERY) {
      const store = dyingStore();
      await twoBattles(store.live(dies)).catch(() => undefined);
      const left = store.live(null);
      expect(await twoBattles(left), `died at ${dies}`).toEqual(state);
      await isTidy(left);
    }
  },
);

test(
  'kill -9 at any statement and after any commit: each battle is booked once (issue 18, ground 2)',
  { timeout: 3_600_000 },
  async () => {
    let kills = 0;
    for (const when of ['statement', 'commit'] as const) {
      for (const n of KILLS[when]) {
        const path = join(temporaryFolder(), 'arbitre.sqlite');
        if (!killedAt(path, when, n)) break;
        kills++;
        const store = await openStore(path);
        expect(await twoBattles(store), `killed at ${when} ${n}`).toMatchObject(TOLD);
        await isTidy(store);
        await store.close();
      }
    }
    expect(kills).toBeGreaterThanOrEqual(isLong ? 200 : 2);
  },
);
