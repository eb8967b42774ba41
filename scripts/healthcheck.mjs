import { createRequire } from 'node:module';

/** For the container's HEALTHCHECK: exit code 0 when the database can be read and is one of ours with its tables. */
const Database = createRequire(import.meta.url)('better-sqlite3');
const database = new Database(process.env.DATABASE_FILE ?? 'data/arbitre.sqlite', { readonly: true });
database.prepare('SELECT count(*) FROM matches').get();
database.close();
