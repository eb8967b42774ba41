import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp } from '../../src/app/index.js';
import type { App } from '../../src/app/settings.js';
import { createLog } from '../../src/log.js';
import { startSandbox } from '../../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import { libraryOf } from '../support/library.js';
import { controlsOf, pixel } from '../support/bot.js';

let folder: string;
let sandbox: Sandbox;
let apps: App[];
const logs: string[][] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-shards-'));
  sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0, answer: 10_000 } });
  apps = [];
  for (const shard of [0, 1]) {
    const log: string[] = [];
    logs[shard] = log;
    const app = await startApp({
      token: sandbox.token,
      apiUrl: sandbox.restBase,
      databaseFile: join(folder, 'test.sqlite'),
      scenarios: 'scenarios',
      readLibrary: libraryOf,
      draw: pixel,
      log: createLog('debug', (line) => log.push(line)),
      shards: { shards: [shard], count: 2 },
      // Both live in this process.
      isDead: () => false,
    });
    apps.push(app);
  }
});
afterEach(async () => {
  for (const app of apps) await app.stop();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

it('two processes with a shard each: each answers and posts in its own servers alone', async () => {
  const ann = sandbox.as('Ann');
  const channels = new Map<number, string>();
  for (let i = 0; channels.size < 2; i++) {
    const guild = sandbox.stage.addGuild(`server ${i}`, [ann.id]);
    const shard = Number((BigInt(guild.id) >> 22n) % 2n);
    if (!channels.has(shard)) channels.set(shard, sandbox.stage.addChannel('table', 0, guild.id).id);
  }
  for (const [shard, channel] of channels) {
    const made = await ann.slash(channel, 'match new', { scenario: 'battletech/green', side: 'defender' });
    await made.answered();
    await sandbox.waitFor(channel, (post) => controlsOf(post).length > 0);
    for (const app of apps) await app.settled();
    expect(sandbox.messages(channel, ann.id)).toHaveLength(1);
    const answered = logs.map((log) => log.filter((line) => line.includes('answered')).length);
    expect(answered[shard]).toBe(1);
    logs.forEach((log) => log.splice(0));
  }
});
