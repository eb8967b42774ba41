import { and, asc, count, eq, gt, inArray, lte, notExists, notLike, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  instant,
  type Backlog,
  type Instant,
  type MatchId,
  type OutboxItem,
  type ShardSet,
  type SlotMessage,
  type StoredOutboxItem,
} from '../match/ports.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { matches, outbox, slots } from './schema.js';

/**
 * Adds items to a match's outbox. A newer item of a slot takes the place of one that has not gone out: what counts is how
 * the match stands now. It inherits the wait of the older one, which was for the channel's sake, not for the message's, and
 * its age. `at`: when this is asked for.
 */
export function queue(tx: Tx, match: MatchId, items: readonly OutboxItem[], at: Instant): void {
  for (const item of items) {
    const [older] = tx
      .delete(outbox)
      .where(and(eq(outbox.match, match), eq(outbox.slot, item.slot)))
      .returning({ attempts: outbox.attempts, notBefore: outbox.notBefore, queuedAt: outbox.queuedAt })
      .all();
    if (item.action === 'delete' && !older && !slotOf(tx, match, item.slot)) continue;
    tx.insert(outbox)
      .values({ ...item, match, attempts: 0, notBefore: instant(0), queuedAt: at, ...older })
      .run();
  }
}

/**
 * Items of a shard set that may go out now, oldest first. One that was put off holds back the later ones of its match,
 * unless it is a call.
 */
export function due(tx: Tx, set: ShardSet, now: Instant, limit: number): readonly StoredOutboxItem[] {
  const earlier = alias(outbox, 'earlier');
  const heldBack = tx
    .select({ held: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.match, outbox.match),
        lte(earlier.id, outbox.id),
        gt(earlier.notBefore, now),
        // Calls wait for people, not for the channel.
        or(eq(earlier.id, outbox.id), notLike(earlier.slot, 'ping:%')),
      ),
    );
  const ours = ofShards(set);
  const mine = ours && inArray(outbox.match, tx.select({ id: matches.id }).from(matches).where(ours));
  return tx
    .select()
    .from(outbox)
    .where(and(mine, notExists(heldBack)))
    .orderBy(asc(outbox.id))
    .limit(limit)
    .all();
}

/** How much of a shard set has still to be shown. */
export function backlog(tx: Tx, set: ShardSet): Backlog {
  const ours = ofShards(set);
  const mine = ours && inArray(outbox.match, tx.select({ id: matches.id }).from(matches).where(ours));
  const row = tx
    .select({
      waiting: count(),
      oldest: sql<Instant | null>`min(nullif(${outbox.queuedAt}, 0))`,
      putOff: sql<number>`coalesce(sum(${outbox.attempts} > 0), 0)`,
    })
    .from(outbox)
    .where(mine)
    .get();
  return row ?? { waiting: 0, oldest: null, putOff: 0 };
}

/** Puts an item off and counts the attempt. */
export function postpone(tx: Tx, id: number, until: Instant): void {
  tx.update(outbox)
    .set({ notBefore: until, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id))
    .run();
}

/** The message that fills a slot. */
export function slotOf(tx: Tx, match: MatchId, slot: string): SlotMessage | null {
  const row = tx
    .select()
    .from(slots)
    .where(and(eq(slots.match, match), eq(slots.slot, slot)))
    .get();
  return row ?? null;
}

/** All slots of a match. */
export function slotsOf(tx: Tx, match: MatchId): readonly SlotMessage[] {
  return tx.select().from(slots).where(eq(slots.match, match)).all();
}

/** Writes what fills a slot, in place of what did. */
export function putSlot(tx: Tx, { match, slot, ...content }: SlotMessage): void {
  tx.insert(slots)
    .values({ match, slot, ...content })
    .onConflictDoUpdate({ target: [slots.match, slots.slot], set: content })
    .run();
}

/** Notes what now fills the slot of an item, and takes the item away. */
export function settle(db: Db, id: number, message: SlotMessage | null): void {
  db.transaction(
    (tx) => {
      const item = tx.select().from(outbox).where(eq(outbox.id, id)).get();
      if (message) putSlot(tx, message);
      else if (item) {
        tx.delete(slots)
          .where(and(eq(slots.match, item.match), eq(slots.slot, item.slot)))
          .run();
      }
      tx.delete(outbox).where(eq(outbox.id, id)).run();
    },
    { behavior: 'immediate' },
  );
}
