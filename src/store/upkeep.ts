import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Lease } from '../match/ports.js';
import type { Instant } from '../match/header.js';
import { APPLICATION_ID, knownSchema } from './connection.js';
import { storeError, StoreError } from './errors.js';

/** What an operator does with the database file: look it over, copy it while it is in use, put a copy in its place. */

/** What is found in a database file. `damage` is empty when it is sound. */
export interface Examined {
  readonly schema: number;
  readonly known: number;
  readonly wal: boolean;
  readonly damage: readonly string[];
  readonly matches: number;
  readonly live: number;
  readonly leases: readonly Lease[];
  /** Posts that were put off, worst first. */
  readonly stuck: readonly {
    readonly match: string;
    readonly slot: string;
    readonly attempts: number;
    readonly notBefore: Instant;
  }[];
  readonly waiting: number;
}

/** Looks a database file over without changing it. Fails with a `StoreError` when it is none of Arbitre's. */
export function examineFile(path: string): Examined {
  return on(path, { readonly: true }, (file) => {
    const one = (sql: string): number => Number(file.prepare(sql).pluck().get());
    const schema = Number(file.pragma('user_version', { simple: true }));
    const known = knownSchema();
    const current = schema === known;
    const integrity = file.pragma('integrity_check(20)', { simple: false });
    const orphans = file.pragma('foreign_key_check');
    return {
      schema,
      known,
      wal: file.pragma('journal_mode', { simple: true }) === 'wal',
      damage: [...wordsOf(integrity).filter((word) => word !== 'ok'), ...wordsOf(orphans)],
      matches: one('SELECT count(*) FROM matches'),
      live: one("SELECT count(*) FROM matches WHERE status <> 'ended'"),
      // Older schemas lack tables and columns that came later.
      leases: schema >= LEASES_SINCE ? leasesIn(file) : [],
      stuck: current ? stuckIn(file) : [],
      waiting: one('SELECT count(*) FROM outbox'),
    };
  });
}

/** The migration with which leases came. */
const LEASES_SINCE = 2;

/**
 * Copies a database, whole as it stands at one moment, while others may go on writing it. The copy is examined before it
 * gets its name; nothing is overwritten.
 */
export function backUp(source: string, target: string): Examined {
  if (existsSync(target)) throw new Error(`${target} exists already; a backup overwrites nothing`);
  return copied(source, `${target}.part`, (part, found) => {
    renameSync(part, target);
    sync(dirname(target));
    return found;
  });
}

/**
 * Puts a backup in the place of a database. What was there stays beside it under the name that is given back (`null`: there
 * was nothing). At each moment the database is wholly the old one or wholly the new one. The caller has made sure that
 * nobody uses it.
 */
export function restoreFrom(backup: string, path: string, stamp: string): string | null {
  return copied(backup, `${path}.part`, (part) => {
    const before = existsSync(path) ? `${path}.before-${stamp}` : null;
    if (before !== null) {
      foldLog(path);
      keepBeside(path, before);
      // A log that could not be folded in belongs to the old file; the new one must not find it.
      for (const end of ['-wal', '-shm']) if (existsSync(path + end)) renameSync(path + end, before + end);
    }
    renameSync(part, path);
    sync(dirname(path));
    return before;
  });
}

/** Makes a checked copy under a passing name and hands it on; whatever happens, nothing is left under that name. */
function copied<T>(source: string, part: string, then: (part: string, found: Examined) => T): T {
  rmSync(part, { force: true });
  try {
    on(source, { readonly: true }, (file) => file.prepare('VACUUM INTO ?').run(part));
    const found = examineFile(part);
    if (found.damage.length > 0) throw new StoreError(source, 'corrupt', found.damage[0] ?? '');
    if (found.schema > found.known) {
      throw new StoreError(source, 'newer-schema', `schema ${found.schema}, this version knows ${found.known}`);
    }
    sync(part);
    return then(part, found);
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true });
  }
}

/** The same file under a second name, so that there is never none under the first; a copy where there are no such links. */
function keepBeside(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name, constants.COPYFILE_EXCL);
  }
}

/** Writes what is still in the log beside a database into it. A damaged one is left as it is. */
function foldLog(path: string): void {
  try {
    on(path, {}, (file) => file.pragma('wal_checkpoint(TRUNCATE)'));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

function on<T>(path: string, options: Database.Options, use: (file: Database.Database) => T): T {
  try {
    const file = new Database(path, { ...options, fileMustExist: true, timeout: 5_000 });
    try {
      const id = file.pragma('application_id', { simple: true });
      if (id !== APPLICATION_ID) throw new StoreError(path, 'not-ours', `application id ${String(id)}`);
      return use(file);
    } finally {
      file.close();
    }
  } catch (error) {
    throw storeError(path, error);
  }
}

const leasesIn = (file: Database.Database): readonly Lease[] =>
  file.prepare<[], Lease>('SELECT shards, holder, beat_at AS beatAt, expires_at AS expiresAt FROM leases').all();

const stuckIn = (file: Database.Database): Examined['stuck'] =>
  file
    .prepare<[], Examined['stuck'][number]>(
      'SELECT match, slot, attempts, not_before AS notBefore FROM outbox WHERE attempts > 0 ORDER BY attempts DESC LIMIT 50',
    )
    .all();

const wordsOf = (rows: unknown): readonly string[] =>
  Array.isArray(rows) ? rows.map((row: unknown) => wordsOfRow(row)) : [];
const wordsOfRow = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).map(String).join(' ') : String(row);

/** Waits until a file or folder is on the disk and not only in memory. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
