import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitTo } from './limit.mjs';
import { note } from './say.mjs';

/** The project's folder; every command runs in it, wherever the script was called from. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const TICK_MS = 15_000;

/**
 * Runs a command in the project's folder and resolves to its exit code.
 * `quiet`: its output is kept and shown only if it fails, and a line now and then says that it is still at work.
 * `beside`: it gets of the processor what others leave, and its output is kept and shown when it has ended.
 * `env`: variables added to the environment. `limit`: after so many milliseconds it is ended with all that it started.
 */
export function run(command, args, { quiet = false, beside = false, env = {}, limit = null } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: limit !== null && process.platform !== 'win32',
      // Standard output belongs to the program that the person asked for, so what helps along goes to standard error.
      stdio: quiet || beside ? ['ignore', 'pipe', 'pipe'] : ['ignore', process.stderr, process.stderr],
    });
    // A child that could not be started has no number.
    if (beside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let kept = '';
    child.stdout?.on('data', (data) => (kept += data));
    child.stderr?.on('data', (data) => (kept += data));
    const begun = Date.now();
    const tick = () => note(`still at work, ${Math.round((Date.now() - begun) / 1000)} s`);
    const ticker = quiet ? setInterval(tick, TICK_MS) : undefined;
    const release = limit === null ? () => {} : limitTo(limit, child);
    child.on('error', (error) => {
      clearInterval(ticker);
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearInterval(ticker);
      release();
      if (beside || (quiet && code !== 0)) process.stderr.write(kept);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/** Runs npm itself: the one that started this script where there is one, so that no shell is needed on Windows. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], options) : run('npm', args, options);
}

/** Runs a file of an installed package with Node, e.g. `node_modules/typescript/bin/tsc`. */
export const tool = (file, args, options) =>
  run(process.execPath, [join(ROOT, 'node_modules', file), ...args], options);

/** Hands the terminal over to a Node program and ends with its exit code; signals reach it. */
export function handOver(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

/** Whether a command answers, e.g. `answers('make', ['--version'])`. */
export function answers(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'ignore' }).status === 0;
}
