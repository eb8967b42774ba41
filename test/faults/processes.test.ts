import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChild, type ChildBot } from '../support/child-bot.js';
import { timePasses } from '../support/time.js';
import type { App } from '../../src/app/settings.js';
import { begin, end, goOn, openArena, order, posted, startHere, violations, type Arena } from './arena.js';
import { note } from './tally.js';

/** Faults of whole processes, on the shipped program: killed, told to end, two by mistake. `FAULT_RUNS` as in faults.test.ts. */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 1);
const SEED = Number(process.env['FAULT_SEED'] ?? 1);
const SECOND = 'another Arbitre answers on this database; waiting';
const TAKEN_OVER = 'another Arbitre has taken over';

let arena: Arena;
let bots: ChildBot[];
let app: App | null;
let said: string[];
beforeEach(async () => {
  bots = [];
  app = null;
  said = [];
  arena = await openArena(() => [...said, ...bots.map((bot) => bot.output())].join('\n'));
});
afterEach(async () => {
  for (const bot of bots) await bot.kill();
  await app?.stop();
  await arena.close();
});

const start = async (until?: string, env: Readonly<Record<string, string>> = {}): Promise<ChildBot> => {
  const bot = await startChild(arena.sandbox, arena.path, { env, ...(until === undefined ? {} : { until }) });
  bots.push(bot);
  return bot;
};
const says = (bot: ChildBot, words: string, timeout = 60_000) =>
  vi.waitFor(() => expect(bot.output()).toContain(words), { timeout, interval: 25 });

/** What acknowledges an order: from then on it is at hand. */
const isCallback = ({ path }: { readonly path: string }): boolean => path.endsWith('/callback');

describe(`processes from seed ${SEED}`, () => {
  // Killed at each stage of an order: test/e2e/kill.test.ts. At any moment of it: in `npm run soak`.
  it.runIf(RUNS > 1)(
    'kill -9: nothing lost, doubled or leaked, and the match goes on',
    async () => {
      let bot = await start();
      for (let i = 0; i < RUNS; i++) {
        const run = await begin(arena, SEED * 100_000 + 50_000 + i);
        await goOn(run, run.chance(4));
        const given = order(run);
        await timePasses(run.chance(120), 'the kill comes at any moment of the order');
        await bot.kill();
        bot = await start();
        await given;
        await goOn(run, 2);
        await posted(run);
        const wrong = [...(await violations(run))];
        await end(run);
        wrong.push(...(await violations(run)));
        note('kill -9', wrong.length);
        expect(wrong, arena.said()).toEqual([]);
      }
    },
    RUNS * 240_000,
  );

  it('told to end: finishes the order at hand and its posts, gives the lease up, and exits with 0', async () => {
    const bot = await start();
    const run = await begin(arena, SEED * 100_000 + 60_000);
    await goOn(run, 2);
    const { sandbox } = arena;
    const seen = sandbox.requests.length;
    const given = order(run);
    await sandbox.until(() => sandbox.requests.slice(seen).some(isCallback), 'the acknowledgement of the order');
    bot.signal('SIGTERM');
    expect(await bot.exited).toBe(0);
    await given;
    expect((await arena.store.leases()).map(({ holder }) => holder)).toEqual([null]);
    app = await startHere(arena, said);
    await goOn(run, 2);
    await posted(run);
    expect(await violations(run), arena.said()).toEqual([]);
  }, 240_000);

  it('told to end twice: ends at once, even if Discord does not answer', async () => {
    const bot = await start();
    const run = await begin(arena, SEED * 100_000 + 61_000);
    arena.sandbox.faults.add({ path: '/messages', times: 50, what: { kind: 'delay', ms: 60_000 } });
    await order(run);
    bot.signal('SIGTERM');
    await says(bot, 'stopping');
    await timePasses(1_100, 'a second signal within a second counts as the same');
    bot.signal('SIGTERM');
    const before = performance.now();
    expect(await bot.exited, 'killed').toBeNull();
    expect(performance.now() - before).toBeLessThan(2_000);
  }, 240_000);

  it(
    'two by mistake: the second waits and says so, and takes over when the first is killed',
    async () => {
      let first = await start();
      for (let i = 0; i < RUNS; i++) {
        const run = await begin(arena, SEED * 100_000 + 70_000 + i);
        const second = await start(SECOND, { HEALTH_PORT: '0' });
        const health = /"at":"([^"]+)"/.exec(second.output())?.[1];
        if (health) expect(await (await fetch(`${health}/healthz`)).json()).toMatchObject({ status: 'waiting' });
        await goOn(run, 1 + run.chance(3));
        expect(second.output()).not.toContain('answered');
        const given = order(run);
        await timePasses(run.chance(120), 'the kill comes at any moment of the order');
        await first.kill();
        await says(second, 'Arbitre is on Discord');
        await given;
        await goOn(run, 2);
        await posted(run);
        const wrong = [...(await violations(run))];
        await end(run);
        note('two processes', wrong.length);
        expect(wrong, arena.said()).toEqual([]);
        first = second;
      }
    },
    RUNS * 240_000,
  );

  // Half a minute of waiting: in `npm run soak` alone. Who is on duty is also in test/lease, on a clock that the test moves.
  it.runIf(RUNS > 1)(
    'frozen and thawed: the second takes over after 15 s, and the first answers no more',
    async () => {
      const first = await start();
      const run = await begin(arena, SEED * 100_000 + 80_000);
      const second = await start(SECOND);
      await goOn(run, 2);
      first.signal('SIGSTOP');
      const frozen = performance.now();
      await says(second, 'Arbitre is on Discord');
      expect(performance.now() - frozen).toBeGreaterThan(9_000);
      await goOn(run, 1);
      const thawed = order(run);
      first.signal('SIGCONT');
      await thawed;
      await says(first, TAKEN_OVER);
      await goOn(run, 3);
      await posted(run);
      const wrong = await violations(run);
      note('two processes, one frozen', wrong.length);
      expect(wrong, arena.said()).toEqual([]);
      // It waits in its turn, and takes over when it is wanted.
      await second.kill();
      await vi.waitFor(() => expect(first.output().split('on duty').length).toBeGreaterThan(2), { timeout: 20_000 });
      await goOn(run, 1);
      await end(run);
      expect(await violations(run), arena.said()).toEqual([]);
    },
    120_000,
  );
});
