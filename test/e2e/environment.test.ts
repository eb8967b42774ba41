import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VARIABLES } from '../../src/config.js';
import { startSandbox } from '../../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import { freshFolder, startChild, type ChildBot } from '../support/child-bot.js';

/** The shipped program, started as people start it: with a copy of `.env.example`, or with variables that are there and blank. */

let sandbox: Sandbox;
let folder: ReturnType<typeof freshFolder>;
let bot: ChildBot | null;

beforeEach(async () => {
  sandbox = await startSandbox({ rateLimits: 'off' });
  folder = freshFolder();
  bot = null;
});
afterEach(async () => {
  await bot?.kill();
  await sandbox.close();
  folder.remove();
});

const EXAMPLE = readFileSync('.env.example', 'utf8');
/** `.env.example` as people fill it in. */
const filledIn = (): string => EXAMPLE.replace('DISCORD_TOKEN=\n', `DISCORD_TOKEN=${sandbox.token}\n`);

/** Variables as `docker --env-file` reads them: those that are there, blank or not. */
const asDockerReads = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    file
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]),
  );

/** Starts the program with these variables alone; that it does not come up is an error that says why. */
const start = async (only: Readonly<Record<string, string>>): Promise<void> => {
  bot = await startChild(sandbox, '', { only, cwd: folder.path });
  expect(bot.output()).toContain('on duty');
};

describe('D-01: blank variables are not set', () => {
  it('a verbatim copy of .env.example with the token filled in comes up', async () => {
    writeFileSync(join(folder.path, '.env'), filledIn());
    await start({ DISCORD_API_URL: sandbox.restBase });
  });

  it('so does the same copy given as `docker --env-file` gives it', async () => {
    await start({ ...asDockerReads(filledIn()), DISCORD_API_URL: sandbox.restBase });
  });

  it('so it does when every other variable is there and blank', async () => {
    const blank = Object.fromEntries(VARIABLES.map(({ name }, i) => [name, i % 2 === 0 ? '' : '  ']));
    await start({ ...blank, DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.restBase });
  });
});
