import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/settings.js';
import type { Store } from '../../src/match/ports.js';
import { channelId, instant, type MatchHeader } from '../../src/match/header.js';
import { startSandbox } from '../../src/sandbox.js';
import type { PageMessage, Sandbox } from 'discord-sandbox';
import { openStore } from '../../src/store/index.js';
import { startHere } from '../faults/arena.js';
import { buttonOf, chapterOf, controlsOf, wordsOf } from '../support/bot.js';
import { startChild, type ChildBot } from '../support/child-bot.js';
import { until } from '../support/time.js';
import { usually } from '../support/soak.js';

/** The bot is killed at each stage of an order and started again: same state, nothing lost, nothing posted twice. */

let folder: string;
let sandbox: Sandbox;
let store: Store;
let table: string;
let bot: ChildBot;
let app: App | null;
let said: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-kill-'));
  sandbox = await startSandbox({ rateLimits: 'off', windows: { answer: 6_000 } });
  store = await openStore(join(folder, 'test.sqlite'));
  table = sandbox.stage.channelNamed('table-1').id;
  bot = await startChild(sandbox, join(folder, 'test.sqlite'));
  app = null;
  said = [];
}, 120_000);
afterEach(async () => {
  await bot.kill();
  await app?.stop();
  expect(sandbox.unknownRoutes).toEqual([]);
  await sandbox.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const LONG = 30_000;
const posts = (): readonly PageMessage[] => sandbox.messages(table, 'Vera');
const header = async (): Promise<MatchHeader> => {
  const match = await store.matchIn(channelId(table));
  const found = match && (await store.header(match));
  if (!found) throw new Error('no match');
  return found;
};
const slash = async (who: string, path: string, options: Record<string, string> = {}) => {
  const outcome = await sandbox.as(who).slash(table, path, options);
  await outcome.answered(LONG);
  return outcome;
};
const patience = { seen: () => [bot.output(), ...said].join('\n') };
/** Waits until the outbox is empty: all that was to be posted is. */
const posted = () => until('an empty outbox', async () => (await store.due(FAR, 1)).length === 0, patience);
const committed = (version: number) =>
  until('the commit of the order', async () => (await header()).version > version, patience);
const startMatch = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await posted();
};
/** What each post is for, by the buttons that it carries. */
const kinds = (): readonly string[] =>
  posts().map((post) => {
    const ids = controlsOf(post).map(({ id }) => id.replace(/#.*$/, ''));
    if (ids.some((id) => id.startsWith('my|'))) return 'panel';
    const chapter = chapterOf(post);
    if (chapter !== null) return chapter;
    return post.content.startsWith('<@') ? 'ping' : 'lobby';
  });
const deploy = () => sandbox.as('Ann').slash(table, 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });

/** Starts it again, in this process: nobody kills that one. */
const startAgain = async () => {
  app = await startHere({ sandbox, path: join(folder, 'test.sqlite') }, said);
};

describe('killed without warning', () => {
  it('before the order was acknowledged: nothing has happened, and it can be given again', async () => {
    await startMatch();
    const before = await header();
    sandbox.faults.add({ method: 'POST', path: '/callback', what: { kind: 'delay', ms: 60_000 } });
    expect((await deploy()).failed).toBe('The application did not respond');
    await bot.kill();
    await startAgain();
    expect((await header()).version).toBe(before.version);
    expect(wordsOf((await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' })).reply)).toBe('');
    await committed(before.version);
    await posted();
    expect([...kinds()].sort()).toEqual(['0:deployment', 'lobby', 'panel', 'ping']);
  });

  it.each(
    usually([
      ['after the commit, before the post', { kind: 'status', status: 503 }, 50],
      ['while the post is on its way', { kind: 'delay', ms: 1_500 }, 1],
      ['after the post, before it is noted', { kind: 'resetAfter' }, 1],
    ] as const),
  )(
    '%s: all is posted, nothing twice, and P-15 *Details* are told from what is stored',
    async (_stage, what, times) => {
      await startMatch();
      const before = await header();
      const seen = sandbox.requests.length;
      const stop = sandbox.faults.add({ method: 'POST', path: /^\/channels\/\d+\/messages$/, times, what });
      await deploy();
      await committed(before.version);
      if (what.kind !== 'delay') await sandbox.until(() => sandbox.requests.slice(seen).some(isPost), 'a post', LONG);
      await bot.kill();
      stop();
      const after = await header();
      await startAgain();
      await posted();
      expect(await header()).toEqual(after);
      const now = kinds();
      expect(new Set(now).size, now.join(' ')).toBe(now.length);
      expect(now).toContain('panel');
      expect(now).toContain('0:deployment');
      const report = posts().find((post) => chapterOf(post) === '0:deployment');
      const pressed = await sandbox.as('Ann').press(report ?? '', buttonOf(report, 'details')?.id ?? '');
      await sandbox.until(() => wordsOf(pressed.reply).includes('0815'), 'the details', LONG);
      expect(wordsOf(pressed.reply)).toContain('**HBK-4G** deploys in 0815, facing N');
      expect(pressed.reply?.ephemeral).toBe(true);
      const next = await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
      expect(wordsOf(next.reply)).toBe('');
    },
  );
}, 240_000);

const isPost = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && /^\/channels\/\d+\/messages$/.test(path);

const FAR = instant(8_640_000_000_000_000);
