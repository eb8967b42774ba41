import { mkdirSync, openSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { openStore, StoreError, storeOn } from '../../src/store/index.js';
import type { Submission } from '../../src/match/acts.js';
import { connect } from '../../src/store/connection.js';
import { accepted, toy } from '../support/counting.js';
import { temporaryFolder } from '../support/files.js';
import { ANN, begin, BOB, openHouse, order } from '../support/table.js';

const TABLES = ['matches', 'seats', 'orders', 'events', 'snapshots', 'outbox', 'slots', 'drafts'];

/** The fault that a call fails with. */
async function faultOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StoreError) return error.fault;
    throw error;
  }
  return 'none';
}

describe('a database that cannot be used is refused with what would help', () => {
  test('a file that is no database', async () => {
    const path = join(temporaryFolder(), 'notes.txt');
    writeFileSync(path, 'not a database at all, but long enough to look at\n'.repeat(100));
    await expect(openStore(path)).rejects.toThrow(`Database ${path}: the file is not an SQLite database.`);
    expect(await faultOf(openStore(path))).toBe('not-a-database');
  });

  test("another program's database", async () => {
    const path = join(temporaryFolder(), 'other.sqlite');
    const other = new Database(path);
    other.exec('CREATE TABLE matches (id)');
    other.close();
    expect(await faultOf(openStore(path))).toBe('not-ours');
    const after = new Database(path, { readonly: true });
    expect(after.prepare('SELECT count(*) FROM sqlite_master').pluck().get()).toBe(1);
    after.close();
  });

  test('a newer schema than the program knows', async () => {
    const path = join(temporaryFolder(), 'arbitre.sqlite');
    await (await openStore(path)).close();
    const newer = new Database(path);
    newer.pragma('user_version = 999');
    newer.close();
    expect(await faultOf(openStore(path))).toBe('newer-schema');
  });

  test('a path that is a folder, and one below a file', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'a'));
    expect(await faultOf(openStore(join(folder, 'a')))).toBe('unreachable');
    writeFileSync(join(folder, 'b'), '');
    expect(await faultOf(openStore(join(folder, 'b', 'c.sqlite')))).toBe('unreachable');
  });
});

/** A match in play in a file, and a store on the same file over a connection of its own. */
async function twoDoors() {
  const path = join(temporaryFolder(), 'arbitre.sqlite');
  const match = await begin(await openHouse({ store: await openStore(path) }), { scenario: 'toy/long' });
  const connection = connect(path);
  const house = await openHouse({ store: storeOn(path, connection, { lockPatience: 50 }) });
  return { path, match, house, sqlite: connection.db.$client };
}

describe('a write that fails leaves nothing half done', () => {
  test('a locked database: a clear fault, and the order goes through when the lock is gone', async () => {
    const { path, match, house, sqlite } = await twoDoors();
    sqlite.pragma('busy_timeout = 20');
    const before = await house.store.header(match);
    const act = order(house, match, ANN, toy({ type: 'add', n: 1 }));
    const lock = new Database(path);
    lock.exec('BEGIN IMMEDIATE');
    expect(await faultOf(house.referee.submit(act))).toBe('locked');
    lock.exec('ROLLBACK');
    lock.close();
    expect(await house.store.header(match)).toEqual(before);
    expect(accepted(await house.referee.submit(act)).duplicate).toBe(false);
  });

  test('a full disk: a clear fault, nothing of the order is there, and play goes on when there is room', async () => {
    const { match, house, sqlite } = await twoDoors();
    const pages = Number(sqlite.pragma('page_count', { simple: true }));
    sqlite.pragma(`max_page_count = ${pages + 2}`);
    const turn = [
      [ANN, { type: 'add', n: 1 }],
      [BOB, { type: 'add', n: 1 }],
      [ANN, { type: 'guess', n: 1 }],
      [BOB, { type: 'guess', n: 1 }],
    ] as const;
    const dump = () => TABLES.map((table) => sqlite.prepare(`SELECT * FROM ${table}`).all());
    let applied = 0;
    let failed: Submission | null = null;
    for (; !failed && applied < 1000; applied++) {
      const [player, command] = turn[applied % turn.length] ?? turn[0];
      const act = order(house, match, player, toy(command));
      const before = dump();
      const fault = await faultOf(house.referee.submit(act));
      if (fault === 'none') continue;
      expect(fault).toBe('full');
      expect(dump()).toEqual(before);
      failed = act;
    }
    expect(applied).toBeGreaterThan(1);
    expect(house.store.trouble()).toContain('is full');
    sqlite.pragma('max_page_count = 1000000');
    expect(failed && accepted(await house.referee.submit(failed)).duplicate).toBe(false);
    expect(house.store.trouble()).toBeNull();
    const events = await house.store.events(match, 1, 100_000);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  });
});

describe('D-08 a damaged page', () => {
  test('is known from the first call that meets it, and is not forgotten while others go through', async () => {
    const path = join(temporaryFolder(), 'arbitre.sqlite');
    const house = await openHouse({ store: await openStore(path) });
    const match = await begin(house, { scenario: 'toy/long' });
    await house.store.close();
    const file = new Database(path);
    const size = Number(file.pragma('page_size', { simple: true }));
    const root = Number(file.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'events'").pluck().get());
    file.close();
    const handle = openSync(path, 'r+');
    writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (root - 1) * size);
    closeSync(handle);

    const store = await openStore(path);
    expect(store.trouble()).toBeNull();
    expect(await faultOf(store.events(match, 1, 100))).toBe('corrupt');
    expect(store.trouble()).toContain('damaged');
    await store.putPreferences({ ...(await store.preferences(ANN)), zone: 'Europe/Paris' });
    expect(store.trouble()).toContain('damaged');
    await store.close();
  });
});
