import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Era, MatchId } from '../match/header.js';
import type { Tx } from './connection.js';
import { eras } from './schema.js';

/** What is known of the dice since a match was reopened, era by era. */
export const erasOf = (tx: Tx, match: MatchId): readonly Era[] =>
  opened(tx, match).map(({ since, commitment, salt }) => ({ since: since ?? 0, commitment, salt }));

/** Their secrets. */
export const laterSeedsOf = (tx: Tx, match: MatchId): readonly string[] => opened(tx, match).map(({ seed }) => seed);

const opened = (tx: Tx, match: MatchId) =>
  tx
    .select()
    .from(eras)
    .where(and(eq(eras.match, match), isNotNull(eras.since)))
    .orderBy(asc(eras.number))
    .all();

const waiting = (match: MatchId) => and(eq(eras.match, match), isNull(eras.since));

/** Lays in the secret of the next era, if none lies there; yields the fingerprint of what lies there. */
export function layIn(tx: Tx, match: MatchId, seed: string, commitment: string): string {
  const there = tx.select({ commitment: eras.commitment }).from(eras).where(waiting(match)).get();
  if (there) return there.commitment;
  const number = opened(tx, match).length + 1;
  tx.insert(eras).values({ match, number, seed, commitment }).run();
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
