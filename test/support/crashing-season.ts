import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connect } from '../../src/store/connection.js';
import { storeOn } from '../../src/store/index.js';
import { twoBattles } from './season.js';

/**
 * A process that keeps a tiny campaign of two battles in the given file and dies by its own hand as kill -9 would have it: at the
 * n-th SQL statement, within transactions too, or right after the n-th commit. One that is not to die ends by itself.
 *
 *     crashing-season.ts FILE statement|commit N
 */
const [path = '', when = '', n = ''] = process.argv.slice(2);

let counted = 0;
const count = (what: string): void => {
  if (what === when && ++counted === Number(n)) process.kill(process.pid, 'SIGKILL');
};

const connection = connect(path);
const db = drizzle({ client: connection.db.$client, logger: { logQuery: () => count('statement') } });
await twoBattles(storeOn(path, { ...connection, db }), () => count('commit'));
