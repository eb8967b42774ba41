import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Era, MatchId } from '../match/header.js';
import type { Db, Tx } from './connection.js';
import { prepared } from './prepared.js';
import { eras } from './schema.js';

/** What is known of the dice since a match was reopened, era by era. */
export const erasOf = (db: Db, match: MatchId): readonly Era[] =>
  opened(db)
    .all({ match })
    .map(({ since, commitment, salt }) => ({ since: since ?? 0, commitment, salt }));

/** Their secrets. */
export const laterSeedsOf = (db: Db, match: MatchId): readonly string[] =>
  opened(db)
    .all({ match })
    .map(({ seed }) => seed);

const opened = prepared((db) =>
  db
    .select()
    .from(eras)
    .where(and(eq(eras.match, sql.placeholder('match')), isNotNull(eras.since)))
    .orderBy(asc(eras.number))
    .prepare(),
);

const waiting = (match: MatchId) => and(eq(eras.match, match), isNull(eras.since));

/** Lays in the secret of the next era, if none lies there; yields the fingerprint of what lies there. */
export function layIn(db: Db, match: MatchId, seed: string, commitment: string): string {
  const there = db.select({ commitment: eras.commitment }).from(eras).where(waiting(match)).get();
  if (there) return there.commitment;
  const number = opened(db).all({ match }).length + 1;
  db.insert(eras).values({ match, number, seed, commitment }).run();
  return commitment;
}

/** What was laid in is used from now on. It must be what its fingerprint says. */
export function openEra(tx: Tx, match: MatchId, { since, commitment, salt }: Era): void {
  const used = tx
    .update(eras)
    .set({ since, salt })
    .where(and(waiting(match), eq(eras.commitment, commitment)))
    .run();
  if (used.changes !== 1) throw new Error(`match ${match} has no dice of fingerprint ${commitment}`);
}
