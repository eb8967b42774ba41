import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Command } from '../../src/cli/command.js';

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly errors: string;
}

const object = z.record(z.string(), z.unknown());

/** Runs a command in this process; every line that it writes must be a JSON object. */
export async function run(command: Command, args: readonly string[]): Promise<Ran> {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const errors: string[] = [];
  const code = await command.run(
    args,
    (line) => void lines.push(object.parse(JSON.parse(line))),
    (line) => void errors.push(line),
  );
  return { code, lines, errors: errors.join('\n') };
}

/** Runs a test in a fresh folder, which is gone afterwards. */
export async function inFolder<T>(test: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'arbitre-cli-'));
  try {
    return await test(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Runs a command on a file with these lines. */
export async function runOn(command: Command, lines: readonly (object | string)[]): Promise<Ran> {
  return inFolder((dir) => {
    const file = join(dir, 'lines.jsonl');
    writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
    return run(command, [file]);
  });
}
