import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT } from './house/run.mjs';
import { main, Stop } from './house/say.mjs';

/** `npm run backup -- TARGET`: copies the database, whole and consistent, while Arbitre may be running. */
await main(async () => {
  process.chdir(ROOT);
  const require = createRequire(import.meta.url);
  require('dotenv').config({ quiet: true });
  const source = process.env.DATABASE_FILE?.trim() || 'data/arbitre.sqlite';
  const target = process.argv[2];
  if (target === undefined) throw new Stop('Where to? npm run backup -- TARGET');
  if (!existsSync(source)) throw new Stop(`There is no database ${source} (DATABASE_FILE).`);
  if (existsSync(target)) throw new Stop(`${target} exists already; a backup overwrites nothing.`);
  const Database = require('better-sqlite3');
  const database = new Database(source, { readonly: true });
  try {
    await database.backup(target);
  } finally {
    database.close();
  }
  process.stdout.write(`${source} → ${target}\n`);
});
