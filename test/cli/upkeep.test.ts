import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backup } from '../../src/cli/backup.js';
import { restore } from '../../src/cli/restore.js';
import { newHolder } from '../../src/lease/holder.js';
import { hashOf } from '../../src/match/hash.js';
import type { Store } from '../../src/match/ports.js';
import { channelId, instant } from '../../src/match/header.js';
import { openStore } from '../../src/store/index.js';
import { temporaryFolder } from '../support/files.js';
import { begin, CHANNEL, openHouse } from '../support/table.js';
import { run } from './run.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'arbitre.sqlite');
  vi.stubEnv('DATABASE_FILE', path);
});
afterEach(() => vi.unstubAllEnvs());

/** The state of the match in the channel, and how many orders made it. */
async function standing(store: Store): Promise<readonly [hash: string, revision: number]> {
  const match = await store.liveIn(CHANNEL);
  const services = await openHouse({ store });
  const table = match && (await services.referee.table(match));
  if (!table) throw new Error('the match is gone');
  return [hashOf(table), table.header.revision];
}

const made = async (): Promise<void> => {
  const store = await openStore(path);
  await begin(await openHouse({ store }), { scenario: 'toy/long' });
  await store.close();
};

describe('arbitre backup', () => {
  it('during play under load: each copy is the match as it stood, and what was acknowledged before is in it', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/playing.ts', path]);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    let acknowledged = 0;
    let errors = '';
    child.stdout.on('data', (data: Buffer) => (acknowledged += data.toString().split('\n').length - 1));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    const taken: { readonly file: string; readonly atLeast: number }[] = [];
    try {
      for (let i = 0; i < 5; i++) {
        const from = acknowledged;
        await vi.waitFor(() => expect(acknowledged, errors).toBeGreaterThan(from + 20), { timeout: 30_000 });
        const file = join(folder, `copy-${i}.sqlite`);
        const atLeast = acknowledged;
        expect((await run(backup, [file])).code).toBe(0);
        taken.push({ file, atLeast });
      }
    } finally {
      child.kill('SIGKILL');
      await gone;
    }
    for (const { file, atLeast } of taken) {
      expect((await run(restore, [file])).code).toBe(0);
      const [original, copy] = [await openStore(file), await openStore(path)];
      const [hash, revision] = await standing(copy);
      expect(await standing(original)).toEqual([hash, revision]);
      expect(revision).toBeGreaterThanOrEqual(atLeast);
      const match = await copy.liveIn(CHANNEL);
      const orders = match ? await copy.orders(match) : [];
      expect(orders).toHaveLength(revision);
      await original.close();
      await copy.close();
    }
  });

  it('goes into a folder by its time and keeps the newest, and only its own', async () => {
    await made();
    const kept = join(folder, 'kept');
    mkdirSync(kept);
    const old = [
      'arbitre-20250101T000000000Z.sqlite',
      'arbitre-20250102T000000000Z.sqlite',
      'arbitre-20250103T000000000Z.sqlite',
    ];
    for (const name of [...old, 'arbitre-mine.sqlite']) writeFileSync(join(kept, name), '');
    const { code, lines } = await run(backup, [kept, '--keep', '2']);
    expect([code, lines[0]?.['dropped']]).toEqual([0, [join(kept, old[0] ?? ''), join(kept, old[1] ?? '')]]);
    expect(readdirSync(kept)).toHaveLength(3);
    expect(readdirSync(kept)).toContain('arbitre-mine.sqlite');
  });

  it('overwrites nothing, and leaves nothing behind when it fails', async () => {
    await made();
    const target = join(folder, 'taken.sqlite');
    writeFileSync(target, 'precious');
    expect((await run(backup, [target])).errors).toContain('overwrites nothing');
    vi.stubEnv('DATABASE_FILE', target);
    expect((await run(backup, [join(folder, 'new.sqlite')])).errors).toContain('not an SQLite database');
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect(readdirSync(folder).filter((name) => name.includes('new'))).toEqual([]);
  });

  it.each([[['--keep', '0', 'x']], [['a', 'b']], [['file.sqlite', '--keep', '3']]])(
    'makes no sense of %j',
    async (args) => {
      await expect(run(backup, args)).rejects.toThrow();
    },
  );
});

describe('arbitre restore', () => {
  it('is refused while an Arbitre holds the lease, and then changes nothing', async () => {
    await made();
    const copy = join(folder, 'copy.sqlite');
    await run(backup, [copy]);
    const store = await openStore(path);
    // Of this machine, but another living process: the one that runs the tests.
    const holder = newHolder().replace(`/${process.pid}/`, `/${process.ppid}/`);
    await store.beat(holder, { now: instant(Date.now()), expires: instant(Date.now() + 15_000), gone: null });
    const refused = await run(restore, [copy]);
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('Stop it first')]);
    await store.release(holder);
    await store.close();
    expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([]);
    expect((await run(restore, [copy])).code).toBe(0);
  });

  it('keeps the old file beside, whole, its log included', async () => {
    await made();
    const copy = join(folder, 'copy.sqlite');
    await run(backup, [copy]);
    const store = await openStore(path);
    const services = await openHouse({ store });
    await begin(services, { channel: channelId('2002') });
    // As after a kill: what was written last stands in the log alone.
    for (const end of ['', '-wal']) copyFileSync(path + end, join(folder, `killed.sqlite${end}`));
    await store.close();
    vi.stubEnv('DATABASE_FILE', join(folder, 'killed.sqlite'));
    const { lines } = await run(restore, [copy]);
    const matches = (file: string) => {
      const database = new Database(file, { readonly: true });
      const count = database.prepare('SELECT count(*) FROM matches').pluck().get();
      database.close();
      return count;
    };
    expect([matches(join(folder, 'killed.sqlite')), matches(String(lines[0]?.['before']))]).toEqual([1, 2]);
  });

  it.each<[string, (file: string) => void, string]>([
    ['a damaged backup', (file) => truncateSync(file, 20_000), 'damaged'],
    ['what is no database', (file) => writeFileSync(file, 'x'.repeat(5000)), 'not an SQLite database'],
    [
      'a newer schema',
      (file) => {
        const database = new Database(file);
        database.pragma('user_version = 999');
        database.close();
      },
      'a newer Arbitre has written it',
    ],
  ])('refuses %s and leaves the database as it is', async (_, spoil, words) => {
    await made();
    const copy = join(folder, 'copy.sqlite');
    await run(backup, [copy]);
    spoil(copy);
    const before = readFileSync(path);
    const { code, errors } = await run(restore, [copy]);
    expect([code, errors]).toEqual([1, expect.stringContaining(words)]);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => /part|before/.test(name))).toEqual([]);
  });

  it('puts a backup in the place of a damaged database', async () => {
    await made();
    const copy = join(folder, 'copy.sqlite');
    await run(backup, [copy]);
    truncateSync(path, 10_000);
    expect((await run(restore, [copy])).code).toBe(0);
    const store = await openStore(path);
    expect(await store.liveIn(CHANNEL)).not.toBe(null);
    await store.close();
    expect(existsSync(copy)).toBe(true);
  });
});
