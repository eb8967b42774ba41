import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../../src/config.js';
import { startSandbox } from '../../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import { wordsOf } from '../support/bot.js';
import { freshFolder, startChild, type ChildBot } from '../support/child-bot.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

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

/** `.env.example` with every variable in use, each at the value that it shows. */
const allInUse = (): string => filledIn().replaceAll(/^#(?=[A-Z])/gmu, '');
const linesOf = (file: string): readonly string[] => file.split('\n').filter((line) => /^#?[A-Z]/u.test(line));

describe("the README's steps, on the sandbox's address as if it were Discord's", () => {
  it('D-01: lead from a verbatim .env.example, in which most is blank, to the first match in less than five minutes', async () => {
    const begun = performance.now();
    writeFileSync(join(folder.path, '.env'), filledIn());
    await start({ DISCORD_API_URL: sandbox.restBase });
    expect(bot?.output()).toMatch(/Invite it: http\S+client_id=\d+/u);
    const table = sandbox.stage.channelNamed('table-1').id;
    const [ann, vera] = [sandbox.as('Ann'), sandbox.as('Vera')];
    await ann.slash(table, 'match new', { scenario: 'battletech/green', side: 'defender' });
    await vera.slash(table, 'match join', { side: 'attacker' });
    await ann.slash(table, 'match start');
    await sandbox.until(() => wordsOf(sandbox.messages(table, 'Ann').at(-1)).includes('HBK-4G'), 'the panel', 60_000);
    expect(bot?.output()).not.toMatch(/ (?:error|warn) /u);
    expect(performance.now() - begun).toBeLessThan(300_000);
  });

  it.runIf(inSoak)(
    `lead there with every variable in use as the example shows it, those without a value blank${SOAK_ALONE}`,
    async () => {
      writeFileSync(join(folder.path, '.env'), allInUse());
      await start({ DISCORD_API_URL: sandbox.restBase });
    },
  );

  it.each(VARIABLES.map(({ name }) => name).filter((name) => name !== 'DISCORD_TOKEN'))(
    'read the same configuration with %s in use, commented out and left out',
    (name) => {
      const without = (file: string) =>
        file.split('\n').filter((line) => !line.replace(/^#/u, '').startsWith(`${name}=`));
      const read = (file: string) => readConfig(asDockerReads(file));
      const plain = read(filledIn());
      expect(plain.ok).toBe(true);
      expect(linesOf(EXAMPLE).filter((line) => line.replace(/^#/u, '').startsWith(`${name}=`))).toHaveLength(1);
      expect(read(without(filledIn()).join('\n'))).toEqual(plain);
      expect(read(without(allInUse()).join('\n'))).toEqual(plain);
      expect(read(filledIn().replace(`#${name}=`, `${name}=`))).toEqual(plain);
    },
  );
});

describe('D-01: blank variables are not set', () => {
  it.runIf(inSoak)(
    `a verbatim copy of .env.example as \`docker --env-file\` gives it, with the token filled in, comes up${SOAK_ALONE}`,
    async () => {
      await start({ ...asDockerReads(filledIn()), DISCORD_API_URL: sandbox.restBase });
    },
  );

  it('it comes up when every other variable is there and blank', async () => {
    const blank = Object.fromEntries(VARIABLES.map(({ name }, i) => [name, i % 2 === 0 ? '' : '  ']));
    await start({ ...blank, DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: sandbox.restBase });
  });
});
