import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Deadline, OutboxItem, ShardSet } from '../match/ports.js';
import type { Instant, MatchId } from '../match/header.js';
import type { Db, Tx } from './connection.js';
import { nameOf, ofShards } from './lease.js';
import { queue } from './outbox.js';
import { prepared } from './prepared.js';
import { deadlines, matches, reached } from './schema.js';

/** Replaces the deadlines of a match. */
export function putDeadlines(db: Db, match: MatchId, rows: readonly Omit<Deadline, 'match'>[]): void {
  cleared(db).run({ match });
  for (const row of rows) put(db).run({ ...row, match });
}

const cleared = prepared((db) =>
  db
    .delete(deadlines)
    .where(eq(deadlines.match, sql.placeholder('match')))
    .prepare(),
);

const put = prepared((db) =>
  db
    .insert(deadlines)
    .values({
      match: sql.placeholder('match'),
      question: sql.placeholder('question'),
      what: sql.placeholder('what'),
      seat: sql.placeholder('seat'),
      at: sql.placeholder('at'),
    })
    .prepare(),
);

/** Asks for the deadlines of a shard set up to an instant, the earliest first. */
export function fallenIn(db: Db, set: ShardSet): (upTo: Instant, limit: number) => readonly Deadline[] {
  const fallen = select(db)
    .where(and(lte(deadlines.at, sql.placeholder('upTo')), ofShards(set)))
    .orderBy(asc(deadlines.at))
    .limit(sql.placeholder('limit'))
    .prepare();
  return (upTo, limit) => fallen.all({ upTo, limit });
}

/** Asks for the next instant at which something falls due in a shard set; `null`: nothing does. */
export function nextDeadlineIn(db: Db, set: ShardSet): () => Instant | null {
  const next = select(db).where(ofShards(set)).orderBy(asc(deadlines.at)).limit(1).prepare();
  return () => next.get()?.at ?? null;
}

/** Takes a deadline away, and shows what it came to; nothing happens when it is gone already. */
export function settleDeadline(db: Db, row: Deadline, items: readonly OutboxItem[], now: Instant): void {
  db.transaction(
    (tx) => {
      const { match, question, what, at } = row;
      const same = and(
        eq(deadlines.match, match),
        eq(deadlines.question, question),
        eq(deadlines.what, what),
        eq(deadlines.at, at),
      );
      if (tx.delete(deadlines).where(same).run().changes > 0) queue(db, match, items, now);
    },
    { behavior: 'immediate' },
  );
}

/** When the servers of a shard set could last reach Arbitre; `null`: not known. */
export const reachedAt = (tx: Tx, set: ShardSet): Instant | null =>
  tx
    .select({ at: reached.at })
    .from(reached)
    .where(eq(reached.shards, nameOf(set)))
    .get()?.at ?? null;

/** Notes that they can reach it now. */
export function putReached(tx: Tx, set: ShardSet, at: Instant): void {
  tx.insert(reached)
    .values({ shards: nameOf(set), at })
    .onConflictDoUpdate({ target: reached.shards, set: { at } })
    .run();
}

function select(tx: Tx) {
  return tx
    .select({
      match: deadlines.match,
      question: deadlines.question,
      seat: deadlines.seat,
      what: deadlines.what,
      at: deadlines.at,
    })
    .from(deadlines)
    .innerJoin(matches, eq(matches.id, deadlines.match));
}
