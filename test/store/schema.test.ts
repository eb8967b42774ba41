import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import * as schema from '../../src/store/schema.js';
import * as streamSchema from '../../src/store/stream-schema.js';
import * as toolsSchema from '../../src/store/tools-schema.js';
import { temporaryFolder } from '../support/files.js';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as Journal;

test('the migrations lead to the schema: nothing is left to generate (else run npm run migrations)', async () => {
  const last = String(journal.entries.length - 1).padStart(4, '0');
  const before: unknown = JSON.parse(readFileSync(`migrations/meta/${last}_snapshot.json`, 'utf8'));
  const after: unknown = await generateSQLiteDrizzleJson({ ...schema, ...streamSchema, ...toolsSchema });
  expect(await generateSQLiteMigration(before, after)).toEqual([]);
});

test('migrations are numbered without gaps and there is a file for each', () => {
  journal.entries.forEach(({ idx, tag }, i) => {
    expect(idx).toBe(i);
    expect(tag.startsWith(String(i).padStart(4, '0'))).toBe(true);
    expect(readFileSync(`migrations/${tag}.sql`, 'utf8')).not.toBe('');
  });
});

test('three processes that open a new file at once all find it whole', async () => {
  const path = join(temporaryFolder(), 'arbitre.sqlite');
  const script = `
    import { openStore } from './src/store/index.ts';
    await (await openStore(process.argv[1])).close();`;
  const open = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, path]);
  for (const { stderr } of await Promise.all([open(), open(), open()])) expect(stderr).toBe('');
  const store = await openStore(path);
  expect(await store.live()).toEqual([]);
  await store.close();
});

test('a fresh file is made, folder included, with WAL, and opened again without a change', async () => {
  const path = join(temporaryFolder(), 'deep', 'arbitre.sqlite');
  await (await openStore(path)).close();
  const version = () => {
    const file = new Database(path, { readonly: true });
    const facts = [
      file.pragma('journal_mode', { simple: true }),
      file.pragma('user_version', { simple: true }),
      file.prepare('SELECT sql FROM sqlite_master ORDER BY name').all(),
    ];
    file.close();
    return facts;
  };
  const first = version();
  expect(first.slice(0, 2)).toEqual(['wal', journal.entries.length]);
  await (await openStore(path)).close();
  expect(version()).toEqual(first);
});
