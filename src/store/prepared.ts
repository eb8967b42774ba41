import type { Db } from './connection.js';

/**
 * A query that is asked with every order: built and compiled once for each database instead of each time. What it takes
 * stands in it as `sql.placeholder`. A prepared query takes part in whatever transaction is open on its database.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>();
  return (db) => {
    const before = known.get(db);
    if (before !== undefined) return before;
    const query = build(db);
    known.set(db, query);
    return query;
  };
}
