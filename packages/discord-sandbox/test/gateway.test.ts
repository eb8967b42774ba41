import { once } from 'node:events';
import { Events, GatewayIntentBits, Options } from 'discord.js';
import { describe, expect, it, type TestContext } from 'vitest';
import { WebSocket, type RawData } from 'ws';
import { manualClock, startSandbox, type Sandbox, type SandboxOptions } from '../src/index.js';
import { isObject, readJson, type JsonObject } from '../src/json.js';
import { connect, run, textChannel, type Running } from './bot.js';

const PING = { name: 'ping', description: 'Is it there?' };

async function bot(test: TestContext, options: SandboxOptions = {}): Promise<Running> {
  const running = await run(options);
  test.onTestFinished(() => running.close());
  running.client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply('pong').catch(() => undefined);
  });
  await running.client.application.commands.set([PING]);
  return running;
}

async function bare(test: TestContext, options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox(options);
  test.onTestFinished(() => sandbox.close());
  return sandbox;
}

/** A bare websocket that keeps what it hears. */
async function socket(sandbox: Sandbox): Promise<{ ws: WebSocket; heard: JsonObject[]; closed: Promise<number> }> {
  const ws = new WebSocket(`${sandbox.origin.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  const heard: JsonObject[] = [];
  ws.on('message', (data: RawData) => {
    const json = readJson(Buffer.isBuffer(data) ? data.toString() : '');
    if (isObject(json)) heard.push(json);
  });
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  await once(ws, 'open');
  return { ws, heard, closed };
}

const identify = (sandbox: Sandbox, intents = 1, more: JsonObject = {}): string =>
  JSON.stringify({ op: 2, d: { token: sandbox.token, intents, properties: {}, ...more } });

// The client itself waits five seconds between two identifies: these tests wait side by side.
describe.concurrent('sandbox gateway with the real client', () => {
  it('replays to a resumed session what happened while the connection was cut', async (test) => {
    const { sandbox, client } = await bot(test);
    const resumed = once(client, Events.ShardResume);
    sandbox.gateway.drop();
    const seen = await sandbox.as('Ann').slash(sandbox.stage.channelNamed('general'), 'ping');
    await resumed;
    expect(seen.reply?.content).toBe('pong');
  });

  it('opcode 7 makes the client reconnect and resume', async (test) => {
    const { sandbox, client } = await bot(test);
    const resumed = once(client, Events.ShardResume);
    sandbox.gateway.askReconnect();
    await resumed;
    expect((await sandbox.as('Ann').slash(sandbox.stage.channelNamed('general'), 'ping')).reply?.content).toBe('pong');
  });

  it('opcode 9 makes the client identify anew', async (test) => {
    const { sandbox, client } = await bot(test);
    const before = sandbox.gateway.identifies.length;
    const ready = once(client, Events.ShardReady);
    sandbox.gateway.invalidate(false);
    await ready;
    expect(sandbox.gateway.identifies.length).toBe(before + 1);
  });

  it('a client whose heartbeats are not acknowledged takes the connection for dead and resumes', async (test) => {
    const { sandbox, client } = await bot(test, { windows: { heartbeat: 80 } });
    sandbox.gateway.deaf = true;
    const resumed = once(client, Events.ShardResume);
    await once(client, Events.ShardReconnecting);
    sandbox.gateway.deaf = false;
    await resumed;
  });

  it('is back after Discord was down, with a new session', async (test) => {
    const { sandbox, client } = await bot(test);
    const ready = once(client, Events.ShardReady);
    await sandbox.goDown();
    await expect(fetch(sandbox.restBase)).rejects.toThrow();
    await sandbox.comeUp();
    await ready;
    expect((await sandbox.as('Ann').slash(sandbox.stage.channelNamed('general'), 'ping')).reply?.content).toBe('pong');
  }, 15_000);

  it('closes with 4014 on privileged intents that are not switched on', async (test) => {
    const sandbox = await bare(test);
    await expect(connect(sandbox, { intents: [GatewayIntentBits.MessageContent] })).rejects.toThrow(
      /disallowed intents/i,
    );
  });

  it('withholds the words of others without the Message Content intent, save from those it is named in', async (test) => {
    const running = await bot(test);
    const { sandbox, client } = running;
    const channel = sandbox.stage.channelNamed('general');
    const heard: string[] = [];
    client.on(Events.MessageCreate, (message) => heard.push(message.content));
    sandbox.as('Ann').say(channel, 'secret');
    sandbox.as('Ann').say(channel, `hey <@${client.user.id}>`);
    await sandbox.until(() => heard.length === 2);
    expect(heard).toEqual(['', `hey <@${client.user.id}>`]);
  });

  it('tells of channels, threads, roles and messages as they change', async (test) => {
    const running = await bot(test);
    const { sandbox, client } = running;
    const made = sandbox.stage.addChannel('new-table');
    await sandbox.until(() => client.channels.cache.has(made.id));
    sandbox.stage.addThread(made.id, 'A thread', sandbox.as('Ann').id);
    const role = sandbox.stage.addRole('Arbiters', ['manageMessages']);
    await sandbox.until(() => client.guilds.cache.first()?.roles.cache.has(role.id) === true);
    const message = await textChannel(running, 'new-table').send('here');
    const gone = once(client, Events.MessageDelete);
    sandbox.stage.deleteMessage(message.id);
    await gone;
    sandbox.stage.deleteChannel(made.id);
    await sandbox.until(() => !client.channels.cache.has(made.id));
  });

  it('splits servers over shards as (id >> 22) % count', async (test) => {
    const sandbox = await bare(test, { windows: { identify: 0 } });
    const client = await connect(sandbox, { shards: [0, 1], shardCount: 2, makeCache: Options.cacheEverything() });
    test.onTestFinished(() => client.destroy());
    const guild = sandbox.stage.guild;
    expect(client.guilds.cache.get(guild.id)?.shardId).toBe(Number((BigInt(guild.id) >> 22n) % 2n));
  });
});

describe('sandbox gateway limits', () => {
  it('says hello and acknowledges heartbeats before identify', async (test) => {
    const sandbox = await bare(test);
    const { ws, heard } = await socket(sandbox);
    ws.send('{"op":1,"d":null}');
    await sandbox.until(() => heard.length === 2);
    expect(heard.map((each) => each['op'])).toEqual([10, 11]);
    ws.terminate();
  });

  it.for([
    ['a payload beyond 4096 bytes', () => JSON.stringify({ op: 1, d: 'x'.repeat(4096) }), 4002],
    ['something that is no JSON', () => 'hello', 4002],
    ['an unknown opcode', () => '{"op":42,"d":null}', 4001],
    ['a request before identify', () => '{"op":8,"d":{"guild_id":"1"}}', 4003],
    ['a wrong token', () => '{"op":2,"d":{"token":"wrong","intents":1,"properties":{}}}', 4004],
    ['an impossible shard', (sandbox: Sandbox) => identify(sandbox, 1, { shard: [2, 2] }), 4010],
    ['intents that do not exist', (sandbox: Sandbox) => identify(sandbox, -1), 4013],
    ['intents that are not switched on', (sandbox: Sandbox) => identify(sandbox, 1 << 15), 4014],
    ['a wrong token on resume', () => '{"op":6,"d":{"token":"wrong","session_id":"1","seq":1}}', 4004],
  ] as const)('closes on $0', async ([, payload, code], test) => {
    const sandbox = await bare(test);
    const { ws, closed } = await socket(sandbox);
    ws.send(payload(sandbox));
    expect(await closed).toBe(code);
  });

  it('closes with 4008 after more than 120 events in a minute', async (test) => {
    const sandbox = await bare(test);
    const { ws, closed } = await socket(sandbox);
    for (let count = 0; count < 121; count += 1) ws.send('{"op":1,"d":null}');
    expect(await closed).toBe(4008);
  });

  it('closes with 4005 on a second identify', async (test) => {
    const sandbox = await bare(test, { windows: { identify: 0 } });
    const { ws, closed } = await socket(sandbox);
    ws.send(identify(sandbox));
    ws.send(identify(sandbox));
    expect(await closed).toBe(4005);
  });

  it('answers a second identify within five seconds with opcode 9', async (test) => {
    const sandbox = await bare(test);
    const [first, second] = [await socket(sandbox), await socket(sandbox)];
    first.ws.send(identify(sandbox));
    await sandbox.until(() => first.heard.some((each) => each['t'] === 'READY'));
    second.ws.send(identify(sandbox));
    await sandbox.until(() => second.heard.some((each) => each['op'] === 9));
    expect(second.heard.at(-1)).toMatchObject({ op: 9, d: false });
    first.ws.terminate();
    second.ws.terminate();
  });

  it('answers a resume of an unknown or outlived session with opcode 9', async (test) => {
    const clock = manualClock();
    const sandbox = await bare(test, { clock });
    const first = await socket(sandbox);
    first.ws.send(identify(sandbox));
    await sandbox.until(() => first.heard.some((each) => each['t'] === 'READY'));
    const ready = first.heard.find((each) => each['t'] === 'READY')?.['d'];
    const session_id = isObject(ready) ? ready['session_id'] : undefined;
    first.ws.terminate();
    await sandbox.until(() => !sandbox.gateway.online);
    clock.advance(3 * 60_000 + 1);
    for (const id of ['unknown', session_id]) {
      const again = await socket(sandbox);
      again.ws.send(JSON.stringify({ op: 6, d: { token: sandbox.token, session_id: id, seq: 1 } }));
      await sandbox.until(() => again.heard.some((each) => each['op'] === 9));
      again.ws.terminate();
    }
  });
});
