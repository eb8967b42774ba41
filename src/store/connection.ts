import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from './errors.js';

export type Db = BetterSQLite3Database & { readonly $client: Database.Database };
/** A transaction at work, or the database itself for a single statement. */
export type Tx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

export interface Connection {
  readonly db: Db;
  /** Does something without waiting until the disk has it. */
  readonly unhurried: <Answer>(work: () => Answer) => Answer;
  readonly close: () => void;
}

/** The same folder from `src/store` and from `dist/store`. */
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** "ARBT": marks a database file as Arbitre's. */
export const APPLICATION_ID = 0x41524254;
/** How long SQLite itself waits for another process that is writing, in milliseconds; all of ours stands still meanwhile. */
const BUSY_TIMEOUT = 20;

/**
 * Opens the database (`:memory:` or a file; its folder is made where it is missing) and brings its tables up to date.
 * WAL lets others read while one writes; `synchronous = FULL` because an order that was acknowledged must survive a power cut.
 */
export function connect(path: string): Connection {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const sqlite = new Database(path, { timeout: BUSY_TIMEOUT });
  try {
    refuseForeign(path, sqlite);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    migrate(path, sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return {
    db: drizzle({ client: sqlite }),
    unhurried(work) {
      sqlite.pragma('synchronous = NORMAL');
      try {
        return work();
      } finally {
        sqlite.pragma('synchronous = FULL');
      }
    },
    close: () => sqlite.close(),
  };
}

/** How many migrations this version knows. */
export const knownSchema = (): number => readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;

function refuseForeign(path: string, sqlite: Database.Database): void {
  const id = sqlite.pragma('application_id', { simple: true });
  if (id === APPLICATION_ID) return;
  const tables = sqlite.prepare('SELECT count(*) FROM sqlite_master').pluck().get();
  if (tables !== 0) throw new StoreError(path, 'not-ours', `application id ${String(id)}`);
}

/** Applies the migrations that are missing, all or none; two processes that start at once take turns. */
function migrate(path: string, sqlite: Database.Database): void {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  sqlite
    .transaction(() => {
      const applied = Number(sqlite.pragma('user_version', { simple: true }));
      if (applied > migrations.length) {
        throw new StoreError(path, 'newer-schema', `schema ${applied}, this version knows ${migrations.length}`);
      }
      for (const migration of migrations.slice(applied)) {
        for (const statement of migration.sql) sqlite.exec(statement);
      }
      sqlite.pragma(`user_version = ${migrations.length}`);
      sqlite.pragma(`application_id = ${APPLICATION_ID}`);
    })
    .immediate();
}
