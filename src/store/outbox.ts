import { and, asc, count, eq, gt, inArray, lte, notExists, notLike, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Backlog, OutboxItem, ShardSet, Post, StoredOutboxItem } from '../match/ports.js';
import { instant, matchId, type Instant, type MatchId, type StreamId } from '../match/header.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { prepared } from './prepared.js';
import { matches, outbox, posts } from './schema.js';
import { streams } from './stream-schema.js';

/**
 * Adds items to a match's outbox. A newer item of the same post takes the place of one that has not gone out: what counts is how
 * the match stands now. It inherits the wait of the older one, which was for the channel's sake, not for the message's, and
 * its age. `at`: when this is asked for.
 */
export function queue(db: Db, id: MatchId | StreamId, items: readonly OutboxItem[], at: Instant): void {
  // What posts is keyed to is a match, or a campaign or league; the table makes no difference.
  const match = matchId(id);
  for (const item of items) {
    const [older] = takenOut(db).all({ match, post: item.post });
    if (item.action === 'delete' && !older && !postOf(db, match, item.post)) continue;
    putIn(db).run({ ...item, match, attempts: 0, notBefore: instant(0), queuedAt: at, ...older });
  }
}

const takenOut = prepared((db) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.match, sql.placeholder('match')), eq(outbox.post, sql.placeholder('post'))))
    .returning({ attempts: outbox.attempts, notBefore: outbox.notBefore, queuedAt: outbox.queuedAt })
    .prepare(),
);

const putIn = prepared((db) =>
  db
    .insert(outbox)
    .values({
      match: sql.placeholder('match'),
      post: sql.placeholder('post'),
      action: sql.placeholder('action'),
      seq: sql.placeholder('seq'),
      attempts: sql.placeholder('attempts'),
      notBefore: sql.placeholder('notBefore'),
      queuedAt: sql.placeholder('queuedAt'),
    })
    .prepare(),
);

/**
 * Asks for items of a shard set that may go out now, oldest first. One that was put off holds back the later ones of its match,
 * unless it is a call.
 */
export function dueIn(db: Db, set: ShardSet): (now: Instant, limit: number) => readonly StoredOutboxItem[] {
  const earlier = alias(outbox, 'earlier');
  const heldBack = db
    .select({ held: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.match, outbox.match),
        lte(earlier.id, outbox.id),
        gt(earlier.notBefore, sql.placeholder('now')),
        // Calls wait for people, not for the channel.
        or(eq(earlier.id, outbox.id), notLike(earlier.post, 'ping:%')),
      ),
    );
  const items = db
    .select()
    .from(outbox)
    .where(and(ofOurs(db, set), notExists(heldBack)))
    .orderBy(asc(outbox.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  return (now, limit) => items.all({ now, limit });
}

/** What belongs to a match, campaign or league of a shard set. */
function ofOurs(tx: Tx, set: ShardSet): SQL | undefined {
  const ours = ofShards(set);
  return (
    ours &&
    or(
      inArray(outbox.match, tx.select({ id: matches.id }).from(matches).where(ours)),
      inArray(
        outbox.match,
        tx
          .select({ id: sql<MatchId>`${streams.id}` })
          .from(streams)
          .where(ofShards(set, streams.guild)),
      ),
    )
  );
}

/** How much of a shard set has still to be shown. */
export function backlog(tx: Tx, set: ShardSet): Backlog {
  const mine = ofOurs(tx, set);
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
export function postpone(db: Db, id: number, until: Instant): void {
  putOff(db).run({ id, until });
}

const putOff = prepared((db) =>
  db
    .update(outbox)
    .set({ notBefore: sql`${sql.placeholder('until')}`, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, sql.placeholder('id')))
    .prepare(),
);

/** Lets items go out at once, and forgets how often they failed. */
export function hasten(tx: Tx, ids: readonly number[]): void {
  tx.update(outbox)
    .set({ notBefore: instant(0), attempts: 0 })
    .where(inArray(outbox.id, [...ids]))
    .run();
}

/** A post of a match. */
export const postOf = (db: Db, match: MatchId, name: string): Post | null => postNamed(db).get({ match, name }) ?? null;

const isPost = and(eq(posts.match, sql.placeholder('match')), eq(posts.name, sql.placeholder('name')));
const postNamed = prepared((db) => db.select().from(posts).where(isPost).prepare());

/** All posts of a match. */
export const postsOf = (db: Db, match: MatchId): readonly Post[] => postsIn(db).all({ match });

const postsIn = prepared((db) =>
  db
    .select()
    .from(posts)
    .where(eq(posts.match, sql.placeholder('match')))
    .prepare(),
);

/** Writes what a post is now. */
export function putPost(db: Db, { match, name, ...content }: Post): void {
  filledPost(db).run({ match, name, ...content });
}

const filledPost = prepared((db) => {
  const content = {
    channel: sql.placeholder('channel'),
    message: sql.placeholder('message'),
    marker: sql.placeholder('marker'),
    published: sql.placeholder('published'),
  };
  return db
    .insert(posts)
    .values({ match: sql.placeholder('match'), name: sql.placeholder('name'), ...content })
    .onConflictDoUpdate({
      target: [posts.match, posts.name],
      set: {
        channel: sql`excluded.channel`,
        message: sql`excluded.message`,
        marker: sql`excluded.marker`,
        published: sql`excluded.published`,
      },
    })
    .prepare();
});

/** Notes what the post of an item is now, and takes the item away. */
export function settle(db: Db, id: number, message: Post | null): void {
  db.transaction(
    () => {
      const item = shown(db).get({ id });
      if (message) putPost(db, message);
      else if (item) emptied(db).run(item);
    },
    { behavior: 'immediate' },
  );
}

const emptied = prepared((db) => db.delete(posts).where(isPost).prepare());
const shown = prepared((db) =>
  db
    .delete(outbox)
    .where(eq(outbox.id, sql.placeholder('id')))
    .returning({ match: outbox.match, name: outbox.post })
    .prepare(),
);
