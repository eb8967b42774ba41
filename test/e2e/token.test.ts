import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../src/app/settings.js';
import { instant } from '../../src/match/header.js';
import { begin, goOn, openArena, order, posted, startHere, violations, type Arena, type Run } from '../faults/arena.js';
import { startChild, type ChildBot } from '../support/child-bot.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

/** Discord does not take the bot's token, once or for good, over REST or over the gateway. */

let arena: Arena;
let app: App | null;
let bots: ChildBot[];
let said: string[];

beforeEach(async () => {
  bots = [];
  said = [];
  app = null;
  arena = await openArena(() => [...said, ...bots.map((bot) => bot.output())].join('\n'));
});
afterEach(async () => {
  for (const bot of bots) await bot.kill();
  await app?.stop();
  await arena.close();
});

const FAR = instant(8_640_000_000_000_000);
const MESSAGES = /^\/channels\/\d+\/messages/;
const ME = /^\/users\/(@|%40)me$/;
const REFUSED = 'Discord refuses the bot';
const EVER = Number.MAX_SAFE_INTEGER;

/** A bot in this process. */
async function here(): Promise<App> {
  app = await startHere(arena, said, { health: { host: '127.0.0.1', port: 0 } });
  return app;
}
/** The shipped program. */
async function child(until?: string): Promise<ChildBot> {
  const bot = await startChild(arena.sandbox, arena.path, until === undefined ? {} : { until });
  bots.push(bot);
  return bot;
}
const health = async (): Promise<{ readonly status: number; readonly body: string }> => {
  const response = await fetch(`${app?.health ?? ''}/healthz`);
  return { status: response.status, body: await response.text() };
};
/** What waits in the outbox, but for calls to people who play. */
const waiting = async () => (await arena.store.due(FAR, 1000)).filter(({ post }) => !post.startsWith('ping:'));
const refuse = (status: number, path: RegExp, times: number) =>
  arena.sandbox.faults.add({ path, times, what: { kind: 'status', status } });
/** How often the bot has asked who it is. */
const asked = () => arena.sandbox.requests.filter(({ path }) => ME.test(path)).length;
const isWhole = async (run: Run): Promise<void> => {
  await posted(run);
  expect(await violations(run), arena.said()).toEqual([]);
};

const OTHER = 'another-host/0/1/0';
/** Another Arbitre takes the place of the one that answers. */
const takeOver = (gone: string | null) =>
  arena.store.beat(OTHER, { now: instant(Date.now()), expires: instant(Date.now() + 60_000), gone });
const says = (bot: ChildBot, words: string) =>
  vi.waitFor(() => expect(bot.output()).toContain(words), { timeout: 40_000, interval: 25 });

describe('D-03: a request is refused though the token is good', () => {
  it.each([401, 403])('one %i costs no post: the bot asks whether its token is taken, and goes on', async (status) => {
    await here();
    const run = await begin(arena, 1);
    refuse(status, MESSAGES, 1);
    await goOn(run, 6);
    await isWhole(run);
    expect(asked()).toBe(1);
    expect(arena.said()).not.toContain('given up');
    expect((await health()).status).toBe(200);
  });

  it('403 again and again in a channel: its posts wait until it has an end', async () => {
    await here();
    const run = await begin(arena, 2);
    await isWhole(run);
    const stop = refuse(403, MESSAGES, EVER);
    await goOn(run, 2);
    // More often than a fault of our own would be tried.
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(3), { timeout: 20_000 });
    // A fault of our own that comes then is the first.
    refuse(400, MESSAGES, 1);
    stop();
    await goOn(run, 2);
    await isWhole(run);
    expect(arena.said()).not.toContain('given up');
    expect((await health()).status).toBe(200);
  });

  it('an interaction whose own token has run out (50027) is no reason to doubt', async () => {
    await here();
    const run = await begin(arena, 3);
    arena.sandbox.faults.add({ path: '/webhooks/', times: 2, what: { kind: 'refusal', error: 'invalidWebhookToken' } });
    await order(run);
    await goOn(run, 2);
    await isWhole(run);
    expect(asked()).toBe(0);
  });

  it('while it is not known whether the token is taken, health says so, and no post is lost', async () => {
    await here();
    const run = await begin(arena, 4);
    await isWhole(run);
    const stops = [refuse(401, MESSAGES, EVER), refuse(503, ME, EVER)];
    await goOn(run, 6);
    await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 503 }), { timeout: 10_000 });
    expect((await health()).body).toContain('Discord has refused the token');
    for (const stop of stops) stop();
    await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 200 }), { timeout: 30_000 });
    await isWhole(run);
    expect(arena.said()).not.toContain('given up');
  });
});

describe('D-03: the token is good no more', { timeout: 120_000 }, () => {
  it('a request and another get 401: it ends with a word, and all comes out later', async () => {
    const first = await child();
    const run = await begin(arena, 5);
    await isWhole(run);
    const stops = [refuse(401, MESSAGES, EVER), refuse(401, ME, EVER)];
    await order(run);
    expect(await first.exited).toBe(1);
    expect(first.output()).toContain(REFUSED);
    expect(first.output()).not.toContain('given up');
    expect((await waiting()).map(({ attempts }) => attempts)).toContain(0);
    expect((await arena.store.leases()).map(({ holder }) => holder)).toEqual([null]);
    for (const stop of stops) stop();
    await here();
    await isWhole(run);
    await goOn(run, 2);
    await isWhole(run);
  });

  it('the token is reset while it runs: it ends with a word, and begins again with the new one', async () => {
    const first = await child();
    const run = await begin(arena, 6);
    await goOn(run, 1);
    arena.sandbox.resetToken();
    expect(await first.exited).toBe(1);
    expect(first.output()).toContain(REFUSED);
    expect(first.output()).toContain('4004');
    await here();
    await goOn(run, 2);
    await isWhole(run);
  });

  it.runIf(inSoak)(`the token is reset while it waits for another Arbitre to go${SOAK_ALONE}`, async () => {
    const bot = await child();
    const [lease] = await arena.store.leases();
    await takeOver(lease?.holder ?? null);
    await says(bot, 'this one answers no more');
    arena.sandbox.resetToken();
    await arena.store.release(OTHER);
    expect(await bot.exited).toBe(1);
    expect(bot.output()).toContain(REFUSED);
  });

  it.runIf(inSoak)(
    `it waits for another Arbitre to go, and Discord is away when it has gone: it tries again${SOAK_ALONE}`,
    async () => {
      const bot = await child();
      const [lease] = await arena.store.leases();
      await takeOver(lease?.holder ?? null);
      await says(bot, 'this one answers no more');
      await arena.sandbox.goDown();
      await arena.store.release(OTHER);
      await says(bot, 'could not come back to Discord; trying again');
      await arena.sandbox.comeUp();
      await says(bot, 'an outage was credited');
      // What the silenced one had open has not come back beside it, nor said that Discord is there.
      expect(bot.output().match(/on duty/g)).toHaveLength(3);
      await vi.waitFor(() => expect(arena.sandbox.gateway.connected, bot.output()).toBe(1), { timeout: 5_000 });
      const run = await begin(arena, 7);
      await goOn(run, 2);
      await isWhole(run);
    },
  );

  it.runIf(inSoak)(`the token is reset at the moment of the login${SOAK_ALONE}`, async () => {
    const starting = child();
    await arena.sandbox.until(() => arena.sandbox.gateway.online, 'the login', 30_000);
    arena.sandbox.resetToken();
    const bot = await starting.catch(() => null);
    // Where the bot was too quick it has come up; else it says why it has not.
    if (bot) expect(await bot.exited).toBe(1);
    else await expect(starting).rejects.toThrow(REFUSED);
  });

  it('a start with a wrong token', async () => {
    arena.sandbox.resetToken();
    const bot = startChild(arena.sandbox, arena.path, { env: { DISCORD_TOKEN: 'sandbox-token' } });
    await expect(bot).rejects.toThrow(REFUSED);
  });
});
