import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '../../src/app/index.js';
import type { App } from '../../src/app/settings.js';
import { createLog } from '../../src/log.js';
import { startSandbox } from '../../src/sandbox.js';
import { libraryOf } from '../support/library.js';
import { pixel, wordsOf } from '../support/bot.js';
import { awaited, type Awaited } from '../support/play.js';
import { press } from '../support/press.js';

const MOST_ORDERS = 60;

test('P-03 what came of an order is told by the Arbitre that is started after the one that took it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-restart-'));
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { answer: 10_000, identify: 0 } });
  const channel = sandbox.stage.channelNamed('table-1').id;
  const logged: string[] = [];
  const start = (): Promise<App> =>
    startApp({
      token: sandbox.token,
      apiUrl: sandbox.restBase,
      databaseFile: join(folder, 'test.sqlite'),
      scenarios: 'scenarios',
      readLibrary: libraryOf,
      draw: pixel,
      log: createLog('warn', (line) => logged.push(line)),
      playing: 0,
      randomBytes: (size: number) => Buffer.alloc(size, 'fixed'),
      saltOf: () => 'fixed',
    });
  let app = await start();
  const slash = async (user: string, path: string, options: Readonly<Record<string, string>>): Promise<void> => {
    await (await sandbox.as(user).slash(channel, path, options)).answered();
    await app.settled();
  };
  const give = async (next: Awaited): Promise<void> => {
    const { bot, services, metrics, settled } = app;
    await press({ sandbox, bot, services, metrics, logged, settled, close: () => app.stop() }, channel, next, {
      count: 0,
    });
    await settled();
  };
  const toldTo = (user: string): readonly string[] =>
    sandbox
      .messages(channel, user)
      .filter(({ ephemeral }) => ephemeral)
      .map(wordsOf)
      .filter((words) => words.includes('What came of your orders'));
  try {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start', {});
    // Until somebody has declared fire and the other, who declares after them, is awaited: then the shots fall.
    let shooter: string | null = null;
    for (let orders = 0; orders < MOST_ORDERS; orders++) {
      const next = await awaited(app, channel);
      if (!next) throw new Error('nobody is awaited');
      const isFire = 'type' in next.command && next.command.type === 'declare';
      if (isFire && shooter !== null && shooter !== next.user) break;
      shooter = isFire && 'mounts' in next.command && next.command.mounts.length > 0 ? next.user : null;
      await give(next);
    }
    if (shooter === null) throw new Error(`nobody fired:\n${logged.join('\n')}`);
    const before = toldTo(shooter).length;
    await app.stop();
    app = await start();
    const next = await awaited(app, channel);
    if (!next) throw new Error('nobody is awaited');
    await give(next);
    expect(toldTo(shooter)).toHaveLength(before + 1);
    expect(logged).toEqual([]);
  } finally {
    await app.stop();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
});
