import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connect } from '../../src/store/connection.js';
import { storeOn, type WholeStore } from '../../src/store/index.js';

/** A store whose program dies at a statement: what was not committed is undone, and nothing is written any more. */
export interface DyingStore {
  /** The store of a program that dies at its n-th statement from now on; `null`: it lives. */
  live(dies: number | null): WholeStore;
  /** How many statements the last one has come to. */
  statements(): number;
}

class Death extends Error {}

export function dyingStore(): DyingStore {
  const connection = connect(':memory:');
  let count = 0;
  return {
    statements: () => count,
    live(dies) {
      count = 0;
      const logQuery = () => {
        count++;
        if (dies !== null && count >= dies) throw new Death(`at statement ${count}`);
      };
      const db = drizzle({ client: connection.db.$client, logger: { logQuery } });
      return storeOn(':memory:', { ...connection, db });
    },
  };
}
