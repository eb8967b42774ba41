import { eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Beat, Lease, ShardSet } from '../match/ports.js';
import type { Instant } from '../match/header.js';
import type { Db, Tx } from './connection.js';
import { prepared } from './prepared.js';
import { leases, matches } from './schema.js';

/**
 * Who answers for a set of shards: one row a set, renewed by its holder. Two sets that have a shard in common, or that
 * count the shards differently, keep each other off.
 */

/** The name of a shard set as its row bears it: `0/1`, `0,1/4`. */
export const nameOf = ({ shards, count }: ShardSet): string =>
  `${[...shards].sort((a, b) => a - b).join(',')}/${count}`;

/**
 * Takes the lease of a shard set, or renews it. Another's lease that has not expired by `now` keeps the caller off, unless
 * its holder is `gone`: one that the caller knows to be dead.
 */
export function beat(
  db: Db,
  set: ShardSet,
  holder: string,
  { now, expires, gone }: { readonly now: Instant; readonly expires: Instant; readonly gone: string | null },
): Beat {
  const shards = nameOf(set);
  return db.transaction(
    (tx) => {
      const others = tx
        .select()
        .from(leases)
        .all()
        .filter((row) => row.holder !== holder && overlaps(row.shards, set));
      const by = others.find((row) => row.holder !== null && row.holder !== gone && row.expiresAt > now);
      if (by) return { held: false, by };
      const before = lastBeat(tx, shards);
      const stale = others.map((row) => row.shards).filter((name) => name !== shards);
      if (stale.length > 0) tx.delete(leases).where(inArray(leases.shards, stale)).run();
      const content = { holder, beatAt: now, expiresAt: expires };
      tx.insert(leases)
        .values({ shards, ...content })
        .onConflictDoUpdate({ target: leases.shards, set: content })
        .run();
      return { held: true, before };
    },
    { behavior: 'immediate' },
  );
}

/** Gives the lease up, so that the next one need not wait; the time of the last beat stays known. */
export function release(db: Db, holder: string): void {
  db.update(leases).set({ holder: null }).where(eq(leases.holder, holder)).run();
}

/** All leases, given up and expired ones too. */
export const leasesOf = (tx: Tx): readonly Lease[] => tx.select().from(leases).all();

/** Whether the row of a set still bears this holder's name. To be asked in the transaction that depends on it. */
export const isHolder = (db: Db, set: ShardSet, holder: string): boolean =>
  holderOf(db).get({ shards: nameOf(set) })?.holder === holder;

const holderOf = prepared((db) =>
  db
    .select({ holder: leases.holder })
    .from(leases)
    .where(eq(leases.shards, sql.placeholder('shards')))
    .prepare(),
);

/** The condition that a match is of a shard set: a server lies on shard `(id >> 22) % count`, what is of no server on 0. */
export const ofShards = ({ shards, count }: ShardSet, guild: SQLiteColumn = matches.guild): SQL | undefined =>
  count === 1 ? undefined : inArray(sql`((coalesce(cast(${guild} as integer), 0) >> 22) % ${count})`, [...shards]);

/** When a holder of this set was last heard of; where the set is new, a holder of any. */
function lastBeat(tx: Tx, shards: string): Instant | null {
  const own = tx.select({ at: leases.beatAt }).from(leases).where(eq(leases.shards, shards)).get();
  return (
    own?.at ??
    tx
      .select({ at: max(leases.beatAt) })
      .from(leases)
      .get()?.at ??
    null
  );
}

function overlaps(name: string, { shards, count }: ShardSet): boolean {
  const [list = '', of] = name.split('/');
  return Number(of) !== count || list.split(',').some((shard) => shards.includes(Number(shard)));
}
