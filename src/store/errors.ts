/** What can be wrong with the database, as an operator sees it. */
export type StoreFault =
  | 'full'
  | 'locked'
  | 'not-a-database'
  | 'not-ours'
  | 'newer-schema'
  | 'corrupt'
  | 'unreachable'
  | 'read-only'
  | 'superseded'
  | 'failed';

const ADVICE: Readonly<Record<StoreFault, string>> = {
  full: 'the disk (or the quota of the database) is full; nothing of this order was written. Make room and try again',
  locked:
    'another program holds the database; nothing of this order was written. Only one Arbitre may use it at a time',
  'not-a-database': 'the file is not an SQLite database. Give the path of another file, or move this one away',
  'not-ours': 'the file is an SQLite database of another program. Give the path of another file',
  'newer-schema': 'a newer Arbitre has written it. Start that version, or restore a backup made by this one',
  corrupt: 'its contents are damaged. Restore the last backup',
  unreachable: 'it cannot be opened or made. Its folder must exist and be writable',
  'read-only': 'it cannot be written. Its file and its folder must be writable',
  superseded: 'another Arbitre has taken over its matches; nothing of this was written. One Arbitre answers at a time',
  failed: 'the database refused what was asked of it: this is a fault of Arbitre',
};

/** An error of the store: which file, what is wrong, and what would help. */
export class StoreError extends Error {
  constructor(
    readonly path: string,
    readonly fault: StoreFault,
    detail: string,
    cause?: unknown,
  ) {
    super(`Database ${path}: ${ADVICE[fault]} (${detail}).`, { cause });
    this.name = 'StoreError';
  }
}

/** By the primary result code of SQLite (extended codes begin with it: `SQLITE_BUSY_SNAPSHOT`), or of the file system. */
const FAULTS: readonly (readonly [code: string, fault: StoreFault])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_NOTADB', 'not-a-database'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['ENOSPC', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'unreachable'],
  ['EEXIST', 'unreachable'],
  ['ENOTDIR', 'unreachable'],
];

/** Makes a `StoreError` of whatever the driver threw; the codes may sit in the error's cause. */
export function storeError(path: string, thrown: unknown): StoreError {
  if (thrown instanceof StoreError) return thrown;
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
    if (code === null) continue;
    const fault = FAULTS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'failed';
    return new StoreError(path, fault, `${code}: ${error.message}`, thrown);
  }
  return new StoreError(path, 'failed', thrown instanceof Error ? thrown.message : String(thrown), thrown);
}

/** What is wrong with the file itself, and not with one call. What is damaged stays so; the others end when something is written. */
const OF_THE_FILE: readonly StoreFault[] = ['corrupt', 'not-a-database', 'full', 'read-only', 'unreachable'];
const LASTING: readonly StoreFault[] = ['corrupt', 'not-a-database'];

/** What is known to be wrong with a database, from the calls that failed by it. */
export interface Trouble {
  now(): string | null;
  /** Notes what a call failed by, and throws it again. */
  readonly note: (thrown: unknown) => never;
  /** Something was written. */
  wrote(): void;
}

export function createTrouble(): Trouble {
  let known: StoreFault | null = null;
  return {
    now: () => (known === null ? null : ADVICE[known]),
    note(thrown) {
      const fault = thrown instanceof StoreError ? thrown.fault : null;
      if (fault !== null && OF_THE_FILE.includes(fault) && !(known !== null && LASTING.includes(known))) known = fault;
      throw thrown;
    },
    wrote() {
      if (known !== null && !LASTING.includes(known)) known = null;
    },
  };
}
