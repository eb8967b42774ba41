import type Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/settings.js';
import { connect } from '../../src/store/connection.js';
import { storeOn } from '../../src/store/index.js';
import { timePasses } from '../support/time.js';
import {
  begin,
  end,
  goOn,
  header,
  lost,
  openArena,
  order,
  posted,
  startHere,
  violations,
  type Arena,
} from './arena.js';
import { FAULTS } from './faults.js';
import { note } from './tally.js';

/**
 * Each fault at random moments of matches, `FAULT_RUNS` times (once when left out) from `FAULT_SEED` on: nothing is lost,
 * nothing doubled, nothing leaked, and the match goes on to its end.
 */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 1);
const SEED = Number(process.env['FAULT_SEED'] ?? 1);

/** Each much like another one: in `npm run soak` alone. */
const ALIKE = [
  'gateway reconnect (op 7)',
  '5xx',
  'connection reset',
  'answers after 2.9 s',
  'message deleted',
  'late press',
];

let arena: Arena;
let app: App;
let database: Database.Database;
const said: string[] = [];

beforeAll(async () => {
  arena = await openArena(() => said.join('\n'));
  app = await startHere(arena, said, {
    openStore: (path, settings) => {
      const connection = connect(path);
      database = connection.db.$client;
      return Promise.resolve(storeOn(path, connection, settings));
    },
  });
});
afterAll(async () => {
  await app.stop();
  await arena.close();
});

describe(`faults from seed ${SEED}`, () => {
  it.each(FAULTS.filter(({ name }) => RUNS > 1 || !ALIKE.includes(name)))(
    '$name: nothing lost, doubled or leaked, and the match goes on',
    async ({ name, put }) => {
      for (let i = 0; i < RUNS; i++) {
        const seed = SEED * 100_000 + FAULTS.findIndex((fault) => fault.name === name) * 1_000 + i;
        said.length = 0;
        const run = await begin(arena, seed);
        await goOn(run, run.chance(6));
        // The fault comes before an order, or at some moment while it is under way.
        const first = run.chance(2) === 0 ? null : order(run);
        await timePasses(run.chance(60), 'the fault comes at any moment of the order');
        const takeOut = await put(run, { database: () => database });
        await first;
        for (let more = run.chance(3); more > 0; more--) await order(run);
        await takeOut();
        await goOn(run, 2 + run.chance(3));
        await posted(run);
        const wrong = [...(await violations(run))];
        await end(run);
        wrong.push(...(await violations(run)));
        note(name, wrong.length);
        expect(wrong, `${name}, seed ${seed}\n${said.slice(-30).join('\n')}`).toEqual([]);
      }
    },
    RUNS * 180_000,
  );

  it(
    'channel deleted: nothing of its match is lost, and the others go on',
    async () => {
      for (let i = 0; i < RUNS; i++) {
        const gone = await begin(arena, SEED * 100_000 + 90_000 + 2 * i);
        const other = await begin(arena, SEED * 100_000 + 90_001 + 2 * i);
        await goOn(gone, 1 + gone.chance(4));
        await timePasses(gone.chance(60), 'the channel goes at any moment of the posts');
        arena.sandbox.stage.deleteChannel(gone.channel);
        await goOn(other, 2);
        await posted(other);
        const wrong = [...(await lost(gone, await header(gone))), ...(await violations(other))];
        expect((await header(gone)).status).toBe('playing');
        await end(other);
        note('channel deleted', wrong.length);
        expect(wrong, said.slice(-30).join('\n')).toEqual([]);
      }
    },
    RUNS * 180_000,
  );
});
