import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { SandboxOptions } from '../src/index.js';
import { raw, run, textChannel, type Running } from './bot.js';

let running: Running;
afterEach(() => running.close());
const start = async (options: SandboxOptions = {}, client = {}): Promise<Running> =>
  (running = await run(options, client));

/** A hundredth of Discord's speed: the windows outlast any test, however busy the machine is. */
const SLOW = 0.01;

describe('sandbox: rate limits', () => {
  it('give headers by which the real client waits, so that it never gets a 429', async () => {
    await start({ rateLimits: 20 });
    const room = textChannel(running);
    await Promise.all(Array.from({ length: 12 }, (_, index) => room.send(`${index}`)));
    expect(running.sandbox.requests.filter((each) => each.status === 429)).toEqual([]);
    expect(running.sandbox.counters.of(room.id).posts).toBe(12);
  });

  it('refuse who does not wait, with the time to wait for', async () => {
    await start({ rateLimits: SLOW });
    const path = `/channels/${textChannel(running).id}/messages`;
    const replies = [];
    for (let count = 0; count < 6; count += 1) replies.push(await raw(running.sandbox, 'POST', path, { content: 'x' }));
    expect(replies.map((reply) => reply.headers.get('x-ratelimit-remaining'))).toEqual(['4', '3', '2', '1', '0', '0']);
    expect(replies[5]).toMatchObject({ status: 429, body: { global: false, message: 'You are being rate limited.' } });
    expect(replies[5]?.headers.get('x-ratelimit-scope')).toBe('user');
    expect(Number(replies[5]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(400);
  });

  it('another channel has its own bucket, all routes together fifty a second', async () => {
    await start({ rateLimits: SLOW });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        raw(running.sandbox, 'GET', index % 2 === 0 ? '/users/@me' : '/gateway/bot'),
      ),
    );
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    expect(refused[0]).toMatchObject({ body: { global: true } });
    expect(refused[0]?.headers.get('x-ratelimit-global')).toBe('true');
  });
});

describe('sandbox: faults that tests put in', () => {
  it('a 429 is waited out by the client', async () => {
    await start();
    running.sandbox.faults.add({ path: '/messages', what: { kind: 'rateLimited', seconds: 0.1 } });
    expect((await textChannel(running).send('x')).content).toBe('x');
    expect(running.sandbox.requests.filter((each) => each.status === 429)).toHaveLength(1);
  });

  it('a 429 can reach a client that will not wait', async () => {
    await start({}, { rest: { rejectOnRateLimit: () => true } });
    running.sandbox.faults.add({ path: '/messages', what: { kind: 'rateLimited', seconds: 1, global: true } });
    await expect(textChannel(running).send('x')).rejects.toBeInstanceOf(RateLimitError);
  });

  it('a 5xx is tried again three times, then given up', async () => {
    await start();
    running.sandbox.faults.add({ path: '/messages', times: 3, what: { kind: 'status', status: 503 } });
    await textChannel(running).send('x');
    running.sandbox.faults.add({ path: '/messages', times: 4, what: { kind: 'status', status: 500 } });
    await expect(textChannel(running).send('x')).rejects.toBeInstanceOf(HTTPError);
  });

  it('a broken connection reaches the bot; whether the post stands depends on when it broke', async () => {
    await start();
    const room = textChannel(running);
    running.sandbox.faults.add({ path: '/messages', what: { kind: 'reset' } });
    await expect(room.send('x')).rejects.toThrow();
    expect(running.sandbox.counters.of(room.id).posts).toBe(0);
    running.sandbox.faults.add({ method: 'POST', path: /messages$/, what: { kind: 'resetAfter' } });
    await expect(room.send('x')).rejects.toThrow();
    expect(running.sandbox.counters.of(room.id).posts).toBe(1);
  });

  it('a fault can be taken back, and a delay only delays', async () => {
    await start();
    running.sandbox.faults.add({ what: { kind: 'status', status: 500 }, times: 99 })();
    running.sandbox.faults.add({ path: '/messages', what: { kind: 'delay', ms: 50 } });
    const before = performance.now();
    await textChannel(running).send('x');
    expect(performance.now() - before).toBeGreaterThanOrEqual(45);
  });

  it('a kick makes everything unknown', async () => {
    await start();
    const room = textChannel(running);
    running.sandbox.stage.kickBot();
    await running.sandbox.until(() => running.client.guilds.cache.size === 0);
    await expect(room.send('x')).rejects.toBeInstanceOf(DiscordAPIError);
  });
});
