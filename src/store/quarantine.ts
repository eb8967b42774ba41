import { eq, sql } from 'drizzle-orm';
import type { Instant, MatchId } from '../match/header.js';
import type { Db } from './connection.js';
import { queue } from './outbox.js';
import { prepared } from './prepared.js';
import { quarantine } from './schema.js';

/** Notes that the rules have failed in a match and, the first time, that its channel is to be told. Yields whether it was the first time. */
export function setApart(db: Db, match: MatchId, at: Instant): boolean {
  return db.transaction(
    (tx) => {
      const first = tx.insert(quarantine).values({ match, since: at }).onConflictDoNothing().run().changes > 0;
      if (first) queue(db, match, [{ post: 'apology', action: 'put', seq: 0 }], at);
      return first;
    },
    { behavior: 'immediate' },
  );
}

const apart = prepared((db) =>
  db
    .select()
    .from(quarantine)
    .where(eq(quarantine.match, sql.placeholder('match')))
    .prepare(),
);

/** A match is set apart no longer. Yields since when it was; `null`: it was not. */
export function mend(db: Db, match: MatchId): Instant | null {
  const row = apart(db).get({ match });
  if (!row) return null;
  db.delete(quarantine).where(eq(quarantine.match, match)).run();
  return row.since;
}
