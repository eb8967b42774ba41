import { and, asc, between, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { ChannelId, Instant, PlayerId, StreamId } from '../match/header.js';
import type { Visit } from '../match/people.js';
import type { Appended, OutboxItem, ShardSet } from '../match/ports.js';
import type {
  LoadedStream,
  Member,
  StoredStreamEvent,
  StoredStreamOrder,
  StreamBatch,
  StreamDeadline,
  StreamHeader,
  StreamKind,
} from '../streams/ports.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { send, takeOut } from './mail.js';
import { queue } from './outbox.js';
import {
  members,
  streamDeadlines,
  streamEvents,
  streamOrders,
  streams,
  streamStates,
  streamVisits,
} from './stream-schema.js';

/** Campaigns and leagues: what matches have in their own tables, for streams that ask nobody anything. */

/** Founds one with its first order. To be called in a transaction. */
export function found(
  db: Db,
  { about, ...header }: StreamHeader,
  seed: string,
  batch: StreamBatch,
): 'created' | 'duplicate' | 'taken' {
  if (streamHeaderOf(db, header.id)) return 'duplicate';
  if (streamsIn(db, null, header.kind, header.channel).length > 0) return 'taken';
  db.insert(streams)
    .values({ ...header, seed, about: JSON.stringify(about), version: 0, revision: 0 })
    .run();
  write(db, header.id, { version: 0, revision: 0 }, batch);
  return 'created';
}

/** Appends one order and all that follows from it. To be called in a transaction. */
export function appendStream(db: Db, stream: StreamId, expected: number, batch: StreamBatch): Appended {
  const now = streamHeaderOf(db, stream);
  if (!now) throw new Error(`there is no stream ${stream}`);
  const { key } = batch.order;
  const before = and(eq(streamOrders.stream, stream), eq(streamOrders.key, key));
  if (db.select({ key: streamOrders.key }).from(streamOrders).where(before).get()) {
    if (batch.delivers !== undefined) takeOut(db, batch.delivers);
    return 'duplicate';
  }
  if (now.revision !== expected) return 'conflict';
  // Whoever else delivered it has done so with another order: this one comes too late.
  if (batch.delivers !== undefined && !takeOut(db, batch.delivers)) return 'duplicate';
  write(db, stream, now, batch);
  return 'appended';
}

/** Writes an order with all that follows from it. To be called in a transaction. */
export function write(
  db: Db,
  stream: StreamId,
  before: Pick<StreamHeader, 'version' | 'revision'>,
  {
    order: { order, ...given },
    events,
    outbox,
    mail,
    deadlines,
    members: seated,
    endedAt,
    moved,
    snapshot,
  }: StreamBatch,
): void {
  const number = before.revision + 1;
  const version = before.version + events.length;
  const { at, shape } = given;
  db.insert(streamOrders)
    .values({ ...given, stream, number, order: JSON.stringify(order) })
    .run();
  events.forEach((event, i) => {
    const seq = before.version + i + 1;
    db.insert(streamEvents)
      .values({ stream, seq, order: number, at, shape, body: JSON.stringify(event) })
      .run();
  });
  db.update(streams)
    .set({
      version,
      revision: number,
      ...(endedAt === undefined ? {} : { endedAt }),
      ...(moved === undefined ? {} : { moved }),
    })
    .where(eq(streams.id, stream))
    .run();
  if (snapshot !== null) {
    const kept = { seq: version, shape, state: JSON.stringify(snapshot) };
    db.insert(streamStates)
      .values({ stream, ...kept })
      .onConflictDoUpdate({ target: streamStates.stream, set: kept })
      .run();
  }
  if (seated) {
    db.delete(members).where(eq(members.stream, stream)).run();
    if (seated.length > 0)
      db.insert(members)
        .values(seated.map((one) => ({ stream, ...one })))
        .run();
  }
  db.delete(streamDeadlines).where(eq(streamDeadlines.stream, stream)).run();
  if (deadlines.length > 0)
    db.insert(streamDeadlines)
      .values(deadlines.map((one) => ({ stream, ...one })))
      .run();
  queue(db, stream, outbox, at);
  send(db, stream, mail, at);
}

type Row = typeof streams.$inferSelect;

const headerFrom = ({ seed: _secret, about, ...header }: Row): StreamHeader => ({
  ...header,
  about: JSON.parse(about) as unknown,
});

export function streamHeaderOf(tx: Tx, stream: StreamId): StreamHeader | null {
  const row = tx.select().from(streams).where(eq(streams.id, stream)).get();
  return row ? headerFrom(row) : null;
}

/** Those of a kind that go on, the newest first: in a channel, or of a shard set. */
export const streamsIn = (
  tx: Tx,
  set: ShardSet | null,
  kind: StreamKind,
  channel?: ChannelId,
): readonly StreamHeader[] =>
  tx
    .select()
    .from(streams)
    .where(
      and(
        eq(streams.kind, kind),
        isNull(streams.endedAt),
        channel === undefined ? undefined : eq(streams.channel, channel),
        set === null ? undefined : ofShards(set, streams.guild),
      ),
    )
    .orderBy(desc(streams.createdAt))
    .all()
    .map(headerFrom);

/** Those of a server, the newest first, those that go on before those that are over; so many at most. */
export const streamsOn = (tx: Tx, guild: string, most: number): readonly StreamHeader[] =>
  tx
    .select()
    .from(streams)
    .where(eq(streams.guild, guild))
    .orderBy(sql`${streams.endedAt} is not null`, desc(streams.createdAt))
    .limit(most)
    .all()
    .map(headerFrom);

/** The newest in a channel, one that goes on before those that are over. */
export function streamAt(tx: Tx, channel: ChannelId): StreamHeader | null {
  const row = tx
    .select()
    .from(streams)
    .where(eq(streams.channel, channel))
    .orderBy(sql`${streams.endedAt} is not null`, desc(streams.createdAt))
    .get();
  return row ? headerFrom(row) : null;
}

export function streamSeedOf(tx: Tx, stream: StreamId): string {
  const row = tx.select({ seed: streams.seed }).from(streams).where(eq(streams.id, stream)).get();
  if (!row) throw new Error(`there is no stream ${stream}`);
  return row.seed;
}

export const membersOf = (tx: Tx, stream: StreamId): readonly Member[] =>
  tx
    .select({ player: members.player, part: members.part, since: members.since })
    .from(members)
    .where(eq(members.stream, stream))
    .orderBy(asc(members.since), asc(members.part))
    .all();

/** A stream as it stood at one moment. */
export function loadStream(db: Db, stream: StreamId, shape: number): LoadedStream | null {
  return db.transaction((tx) => {
    const header = streamHeaderOf(tx, stream);
    if (!header) return null;
    const kept = tx
      .select()
      .from(streamStates)
      .where(and(eq(streamStates.stream, stream), eq(streamStates.shape, shape)))
      .get();
    const snapshot = kept ? { seq: kept.seq, state: JSON.parse(kept.state) as unknown } : null;
    const events = tx
      .select()
      .from(streamEvents)
      .where(and(eq(streamEvents.stream, stream), gt(streamEvents.seq, snapshot?.seq ?? 0)))
      .orderBy(asc(streamEvents.seq))
      .all()
      .map(eventFrom);
    return { header, members: membersOf(tx, stream), snapshot, events };
  });
}

const eventFrom = ({ stream: _of, body, ...event }: typeof streamEvents.$inferSelect): StoredStreamEvent => ({
  ...event,
  event: JSON.parse(body) as unknown,
});

/** Events from one number to another, inclusive. */
export const streamEventsOf = (tx: Tx, stream: StreamId, from: number, to: number): readonly StoredStreamEvent[] =>
  tx
    .select()
    .from(streamEvents)
    .where(and(eq(streamEvents.stream, stream), between(streamEvents.seq, from, to)))
    .orderBy(asc(streamEvents.seq))
    .all()
    .map(eventFrom);

export const streamOrdersOf = (tx: Tx, stream: StreamId): readonly StoredStreamOrder[] =>
  tx
    .select()
    .from(streamOrders)
    .where(eq(streamOrders.stream, stream))
    .orderBy(asc(streamOrders.number))
    .all()
    .map(({ stream: _of, number: _number, order, ...given }) => ({ ...given, order: JSON.parse(order) as unknown }));

/** When somebody was last in one: they looked at its news, or gave an order. */
export function lastIn(tx: Tx, stream: StreamId, player: PlayerId): Visit | null {
  const visit = tx
    .select({ seq: streamVisits.seq, at: streamVisits.at })
    .from(streamVisits)
    .where(and(eq(streamVisits.stream, stream), eq(streamVisits.player, player)))
    .get();
  const act = tx
    .select({ seq: streamEvents.seq, at: streamOrders.at })
    .from(streamOrders)
    .innerJoin(
      streamEvents,
      and(eq(streamEvents.stream, streamOrders.stream), eq(streamEvents.order, streamOrders.number)),
    )
    .where(and(eq(streamOrders.stream, stream), eq(streamOrders.player, player)))
    .orderBy(desc(streamEvents.seq))
    .limit(1)
    .get();
  if (!visit || !act) return visit ?? act ?? null;
  return visit.seq >= act.seq ? visit : act;
}

export function putStreamVisit(tx: Tx, stream: StreamId, player: PlayerId, visit: Visit): void {
  tx.insert(streamVisits)
    .values({ stream, player, ...visit })
    .onConflictDoUpdate({ target: [streamVisits.stream, streamVisits.player], set: visit })
    .run();
}

/** Those that go on in which somebody takes part, oldest first. */
export const streamsOf = (tx: Tx, player: PlayerId): readonly StreamHeader[] =>
  tx
    .select()
    .from(streams)
    .where(
      and(
        isNull(streams.endedAt),
        inArray(streams.id, tx.select({ id: members.stream }).from(members).where(eq(members.player, player))),
      ),
    )
    .orderBy(asc(streams.createdAt))
    .all()
    .map(headerFrom);

/** Takes a deadline away and queues what it came to; nothing when it is gone already. To be called in a transaction. */
export function settleStreamDeadline(
  db: Db,
  { stream, subject, what, at }: StreamDeadline,
  items: readonly OutboxItem[],
  now: Instant,
): void {
  const same = and(
    eq(streamDeadlines.stream, stream),
    eq(streamDeadlines.subject, subject),
    eq(streamDeadlines.what, what),
    eq(streamDeadlines.at, at),
  );
  if (db.delete(streamDeadlines).where(same).run().changes > 0) queue(db, stream, items, now);
}

/** Asks for what has fallen due, the earliest first. */
export function streamsDueIn(db: Db, set: ShardSet): (upTo: Instant) => readonly StreamDeadline[] {
  const fallen = db
    .select({
      stream: streamDeadlines.stream,
      subject: streamDeadlines.subject,
      what: streamDeadlines.what,
      at: streamDeadlines.at,
    })
    .from(streamDeadlines)
    .innerJoin(streams, eq(streams.id, streamDeadlines.stream))
    .where(and(lte(streamDeadlines.at, sql.placeholder('upTo')), isNull(streams.endedAt), ofShards(set, streams.guild)))
    .orderBy(asc(streamDeadlines.at))
    .prepare();
  return (upTo) => fallen.all({ upTo });
}
