import { and, asc, desc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import type { Batch, ShardSet } from '../match/ports.js';
import type { ChannelId, Holder, MatchHeader, MatchId } from '../match/header.js';
import type { Db, Tx } from './connection.js';
import { clockFrom, mapFrom, textsFrom } from './json.js';
import { ofShards } from './lease.js';
import { prepared } from './prepared.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import { erasOf, openEra } from './eras.js';
import { autoPasses, deadlines, matches, seats, standing } from './schema.js';

type Row = typeof matches.$inferSelect;

/** The header of a match; `null` when there is none. */
export function headerOf(db: Db, match: MatchId): MatchHeader | null {
  const row = called(db).get({ match });
  return row ? headerFrom(db, row) : null;
}

const called = prepared((db) =>
  db
    .select()
    .from(matches)
    .where(eq(matches.id, sql.placeholder('match')))
    .prepare(),
);

/** How many orders have been applied to a match; `null` when there is none. */
export const revisionOf = (db: Db, match: MatchId): number | null => countsOf(db, match)?.revision ?? null;

/** How many events and orders a match has; `null` when there is none. */
export const countsOf = (db: Db, match: MatchId): Pick<MatchHeader, 'version' | 'revision'> | null =>
  counted(db).get({ match }) ?? null;

const counted = prepared((db) =>
  db
    .select({ version: matches.version, revision: matches.revision })
    .from(matches)
    .where(eq(matches.id, sql.placeholder('match')))
    .prepare(),
);

/** The match in the lobby or playing in a channel. */
export const liveIn = (db: Db, channel: ChannelId): MatchId | null => liveOne(db).get({ channel })?.id ?? null;

const liveOne = prepared((db) =>
  db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.channel, sql.placeholder('channel')), ne(matches.status, 'ended')))
    .prepare(),
);

/** The same, else the newest that ended there. */
export const matchIn = (db: Db, channel: ChannelId): MatchId | null =>
  liveIn(db, channel) ??
  db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.channel, channel))
    .orderBy(desc(matches.createdAt), desc(matches.id))
    .limit(1)
    .get()?.id ??
  null;

/** All matches of a shard set not ended, oldest first; of one server where it is named. */
export const live = (tx: Tx, set: ShardSet, guild?: string): readonly MatchId[] =>
  tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(ofShards(set), ne(matches.status, 'ended'), guild === undefined ? undefined : eq(matches.guild, guild)))
    .orderBy(asc(matches.createdAt))
    .all()
    .map(({ id }) => id);

/** Those in play in which Arbitre may have something to do: a seat of its own, an order that is kept, a question to be passed. */
export const owed = (tx: Tx, set: ShardSet): readonly MatchId[] =>
  tx
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        ofShards(set),
        eq(matches.status, 'playing'),
        or(
          isNull(matches.owed),
          matches.owed,
          exists(
            tx
              .select({ one: sql`1` })
              .from(standing)
              .where(eq(standing.match, matches.id)),
          ),
          exists(
            tx
              .select({ one: sql`1` })
              .from(autoPasses)
              .where(eq(autoPasses.match, matches.id)),
          ),
        ),
      ),
    )
    .orderBy(asc(matches.createdAt))
    .all()
    .map(({ id }) => id);

/** Those in which time runs against somebody. */
export const timed = (
  tx: Tx,
  set: ShardSet,
): readonly { readonly match: MatchId; readonly kind: ClockSettings['kind'] }[] =>
  tx
    .selectDistinct({ match: matches.id, clock: matches.clock })
    .from(deadlines)
    .innerJoin(matches, eq(matches.id, deadlines.match))
    .where(and(ofShards(set), eq(matches.status, 'playing'), eq(deadlines.what, 'due')))
    .all()
    .map(({ match, clock }) => ({ match, kind: clockFrom(clock).kind }));

/** The secret seed of a match's dice. */
export function seedOf(db: Db, match: MatchId): string {
  const row = called(db).get({ match });
  if (!row) throw new Error(`there is no match ${match}`);
  return row.seed;
}

/** Writes a new match; its id must be new. */
export function insertMatch(tx: Tx, header: MatchHeader, seed: string): void {
  const { holders, options, forces, map, clock, eras: _none, of, ...rest } = header;
  tx.insert(matches)
    .values({
      ...rest,
      ...of,
      seed,
      owed: false,
      options: JSON.stringify(options),
      forces: JSON.stringify(forces),
      map: map && JSON.stringify(map),
      clock: JSON.stringify(clock),
    })
    .run();
  seat(tx, header.id, holders);
}

/** Writes what an order changed of a header, and its new counts. */
export function updateMatch(
  db: Db,
  match: MatchId,
  changes: Batch['header'],
  counts: Pick<MatchHeader, 'version' | 'revision'> & Pick<Batch, 'owed'>,
): void {
  newCounts(db).run({ match, ...counts, owed: counts.owed ? 1 : 0 });
  if (Object.keys(changes).length === 0) return;
  const { holders, options, forces, map, clock, eras, ...columns } = changes;
  const texts = {
    ...(options ? { options: JSON.stringify(options) } : {}),
    ...(forces ? { forces: JSON.stringify(forces) } : {}),
    ...(map === undefined ? {} : { map: map && JSON.stringify(map) }),
    ...(clock ? { clock: JSON.stringify(clock) } : {}),
  };
  if (Object.keys({ ...columns, ...texts }).length > 0) {
    db.update(matches)
      .set({ ...columns, ...texts })
      .where(eq(matches.id, match))
      .run();
  }
  const era = eras?.at(-1);
  if (era) openEra(db, match, era);
  if (!holders) return;
  db.delete(seats).where(eq(seats.match, match)).run();
  seat(db, match, holders);
}

const newCounts = prepared((db) =>
  db
    .update(matches)
    .set({
      version: sql`${sql.placeholder('version')}`,
      revision: sql`${sql.placeholder('revision')}`,
      owed: sql`${sql.placeholder('owed')}`,
    })
    .where(eq(matches.id, sql.placeholder('match')))
    .prepare(),
);

function seat(tx: Tx, match: MatchId, holders: readonly Holder[]): void {
  if (holders.length === 0) return;
  tx.insert(seats)
    .values(holders.map((holder, place) => ({ match, place, ...holder })))
    .run();
}

const seated = prepared((db) =>
  db
    .select({ player: seats.player, side: seats.side, seat: seats.seat, joinedAt: seats.joinedAt, salt: seats.salt })
    .from(seats)
    .where(eq(seats.match, sql.placeholder('match')))
    .orderBy(asc(seats.place))
    .prepare(),
);

function headerFrom(db: Db, row: Row): MatchHeader {
  const holders = seated(db).all({ match: row.id });
  const { seed: _secret, owed: _owed, options, forces, map, clock, stream, subject, ...header } = row;
  const eras = erasOf(db, row.id);
  return {
    ...header,
    ...(eras.length > 0 ? { eras } : {}),
    ...(stream !== null && subject !== null ? { of: { stream, subject } } : {}),
    options: textsFrom(options),
    forces: textsFrom(forces),
    map: map === null ? null : mapFrom(map),
    clock: clockFrom(clock),
    holders,
  };
}
