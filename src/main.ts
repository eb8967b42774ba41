import { dirname, join } from 'node:path';
import { startApp } from './app/index.js';
import type { AppSettings } from './app/settings.js';
import { loadEnvironment, readConfig, type Config } from './config.js';
import type { Ending } from './discord/publisher.js';
import { createDraw } from './render/pool.js';
import { createLog, type Log } from './log.js';
import { startSandbox, type Sandbox } from './sandbox.js';

/** The program: reads the configuration, starts Arbitre on Discord or, without a token, on a sandbox of its own, and ends on SIGTERM. */

/** How long the end may take: to answer what is at hand and post what is due, in milliseconds. */
const DRAIN: Ending = { drain: true, limit: 10_000 };

/** What Discord refuses cannot be posted: only answers at hand are given. */
const AT_ONCE: Ending = { drain: false, limit: 2_000 };

/** Between Arbitre's own orders in a match that people only watch: time to read what happened, in milliseconds. */
const REST = 3_000;

async function main(): Promise<void> {
  const read = readConfig(loadEnvironment());
  if (!read.ok) {
    for (const fault of read.error) process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
    return;
  }
  const config = read.value;
  const log = createLog(config.logLevel, (line) => process.stdout.write(`${line}\n`), {
    format: config.logFormat,
    secrets: config.token === null ? [] : [config.token],
  });
  const stopping = new AbortController();
  const sandbox = config.token === null ? await openSandbox(config) : null;
  const leave = leaving(log, async (how) => {
    stopping.abort();
    // Who is told to stop while it waits for another Arbitre to go has nothing to finish.
    const running = await starting.catch(() => null);
    await running?.stop(how);
    await sandbox?.close();
  });
  const starting = startOn(config, log, sandbox, { signal: stopping.signal, refused: () => leave(1, AT_ONCE) });
  onSignal(log, () => leave(0, DRAIN));
  const { invite } = await starting.catch((error: unknown) => {
    // Another way out is being taken.
    if (stopping.signal.aborted) return new Promise<never>(() => undefined);
    throw error;
  });
  if (sandbox) process.stdout.write(`\nThe sandbox is open: ${sandbox.pageUrl}\n`);
  else process.stdout.write(`\nArbitre is on Discord. Invite it: ${invite}\n`);
}

type Ends = Pick<AppSettings, 'signal' | 'refused'>;

async function startOn(config: Config, log: Log, sandbox: Sandbox | null, ends: Ends) {
  const { databaseFile, scenarios, health, api, webhooks, shards } = config;
  const token = sandbox?.token ?? config.token ?? '';
  const apiUrl = sandbox?.restBase ?? config.apiUrl;
  const pool = createDraw({ workers: config.renderWorkers });
  const own = { token, apiUrl, draw: pool.draw, workers: pool.state, log, ...ends };
  const app = await startApp({ ...own, databaseFile, scenarios, health, api, webhooks, shards, rest: REST });
  if (app.health) log.info('health endpoint', { at: app.health });
  if (app.api) log.info('other programs may read', { at: app.api });
  const stop = async (how: Ending) => {
    await app.stop(how);
    await pool.close();
  };
  return { stop, invite: app.bot.invite };
}

/** The sandbox keeps its channels beside the database, whose messages refer to them. */
async function openSandbox({ sandboxPort: port, databaseFile }: Config): Promise<Sandbox> {
  try {
    return await startSandbox({ port, saveTo: join(dirname(databaseFile), 'sandbox.json') });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(
      `port ${port} is taken by another program, perhaps another Arbitre. ` +
        'Stop it, or set SANDBOX_PORT to a free port (0 takes any).',
    );
  }
}

/** Ctrl-C reaches us from the terminal and again from npm: so soon a second signal is the same one. */
const SAME_SIGNAL_MS = 1000;

/** Ends in good order, once, with an exit code. */
function leaving(log: Log, stop: (how: Ending) => Promise<void>): (code: number, how: Ending) => void {
  let left = false;
  return (code, how) => {
    if (left) return;
    left = true;
    // Also where the process ends of itself meanwhile, because nothing is left to wait for.
    process.exitCode = code;
    stop(how).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error('the end was not in good order', { error });
        process.exit(1);
      },
    );
  };
}

/**
 * Ends in good order on the first signal, at once on the second: by SIGKILL, since a thread that draws makes an orderly exit crash
 * now and then.
 */
function onSignal(log: Log, leave: () => void): void {
  let since: number | null = null;
  const end = (signal: NodeJS.Signals): void => {
    if (since !== null) {
      if (Date.now() - since > SAME_SIGNAL_MS) process.kill(process.pid, 'SIGKILL');
      return;
    }
    since = Date.now();
    log.info('stopping', { signal });
    leave();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

main().catch((error: unknown) => {
  process.stderr.write(`Arbitre could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
