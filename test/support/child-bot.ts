import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sandbox } from 'discord-sandbox';

/** The bot as a process of its own, the shipped program, to be killed at will. */
export interface ChildBot {
  /** What it wrote. */
  readonly output: () => string;
  /** Kills it on the spot, like a power cut. */
  kill(): Promise<void>;
  /** Sends a signal; `SIGSTOP` freezes it, `SIGCONT` lets it go on. */
  signal(signal: NodeJS.Signals): void;
  /** Resolves when it has ended, with its exit code; `null`: by a signal. */
  readonly exited: Promise<number | null>;
}

const READY = 'Arbitre is on Discord';

/**
 * The program and what it is started with, in any folder that holds `node_modules`: as it was just built where `npm test` says so,
 * which takes a third of the time, else from the sources.
 */
export const PROGRAM: readonly string[] =
  process.env['TEST_PROGRAM'] === 'built'
    ? [resolve('dist/main.js')]
    : ['--conditions=discord-sandbox-source', '--import', 'tsx', resolve('src/main.ts')];

/** How a process is started otherwise than usual. */
export interface Otherwise {
  /** Until it says this it is waited for. */
  readonly until?: string;
  /** Variables beside the usual ones, or in their place. */
  readonly env?: Readonly<Record<string, string>>;
  /** These variables and no others. */
  readonly only?: Readonly<Record<string, string>>;
  /** The folder in which it runs; the project's when left out. */
  readonly cwd?: string;
}

/** Starts the program on a sandbox and waits until it is connected, or until it says `until`. */
export async function startChild(
  sandbox: Sandbox,
  databaseFile: string,
  { until = READY, env = {}, only, cwd }: Otherwise = {},
): Promise<ChildBot> {
  const usual = {
    DISCORD_TOKEN: sandbox.token,
    DISCORD_API_URL: sandbox.restBase,
    DATABASE_FILE: databaseFile,
    RENDER_WORKERS: '1',
  };
  const child: ChildProcess = spawn(process.execPath, PROGRAM, {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...(only ?? { ...usual, ...env }),
    },
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes(until)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then(() => reject(new Error(`the bot ended: ${output}`)));
  });
  return { output: () => output, kill, signal: (signal) => void child.kill(signal), exited };
}

/** An empty folder in which the program finds what it needs to run, and nobody's `.env`; `remove` takes it away. */
export function freshFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'arbitre-fresh-'));
  for (const name of ['node_modules', 'scenarios']) symlinkSync(resolve(name), join(path, name));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
