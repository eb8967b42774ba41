import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../src/app/index.js';
import type { App, AppSettings } from '../src/app/settings.js';
import { createLog } from '../src/log.js';
import { instant, playerId } from '../src/match/header.js';
import { createDraw } from '../src/render/pool.js';
import type { Sandbox } from 'discord-sandbox';
import type { Awaited } from '../test/support/play.js';

/** Arbitre itself on a sandbox, as it is measured: with its pool of drawers and, where none is named, a database of its own, which goes afterwards. */
export async function withArbitre<T>(
  sandbox: Pick<Sandbox, 'token' | 'restBase'>,
  work: (app: App) => Promise<T>,
  settings: Partial<Pick<AppSettings, 'databaseFile' | 'openStore'>> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-bench-'));
  const pool = createDraw();
  const app = await startApp({
    token: sandbox.token,
    apiUrl: sandbox.restBase,
    databaseFile: join(folder, 'bench.sqlite'),
    scenarios: 'scenarios',
    draw: pool.draw,
    log: createLog('error', (line) => {
      console.error(line);
    }),
    ...settings,
  });
  try {
    return await work(app);
  } finally {
    await app.stop();
    await pool.close();
    await rm(folder, { recursive: true });
  }
}

/** Gives the order of one who is not measured, past Discord: the same one typed again soon would be asked about. */
export async function passFor({ services }: App, { match, user, seat }: Awaited): Promise<void> {
  const act = { key: `bench-${randomBytes(8).toString('hex')}`, player: playerId(user), at: instant(Date.now()) };
  const passed = await services.referee.submit({ ...act, match, seat, command: { type: 'pass' }, question: null });
  if (!passed.ok) throw new Error(JSON.stringify(passed.error));
}

/** Up to six turns on the spot, different for each number below 126: the same order twice within two minutes would be asked about. */
export const turns = (n: number): string =>
  [...(n + 2).toString(2).slice(1)].map((bit) => (bit === '0' ? 'L' : 'R')).join('');
