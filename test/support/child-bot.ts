import { spawn, type ChildProcess } from 'node:child_process';
import type { Sandbox } from '../../src/sandbox/index.js';

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

/** Starts the program on a sandbox and waits until it is connected, or until it says `until`. */
export async function startChild(
  sandbox: Sandbox,
  databaseFile: string,
  { until = READY, env = {} }: { readonly until?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ChildBot> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      DISCORD_TOKEN: sandbox.token,
      DISCORD_API_URL: sandbox.restBase,
      DATABASE_FILE: databaseFile,
      RENDER_WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
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
