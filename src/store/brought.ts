import { and, asc, eq } from 'drizzle-orm';
import { matchId, type StreamId } from '../match/header.js';
import type { BroughtStream, Member, PastDice, StreamHeader } from '../streams/ports.js';
import type { Db, Tx } from './connection.js';
import { queue } from './outbox.js';
import { outbox as waiting, posts } from './schema.js';
import { members, streamBattles, streamEvents, streamOrders, streamPasts, streams } from './stream-schema.js';
import { streamHeaderOf, streamOrdersOf, streamsIn, write } from './streams.js';

/** Campaigns and leagues that were played elsewhere, or handed over from here and come back. */

/** Keeps one that was played elsewhere, or goes on with one that was handed over from here. To be called in a transaction. */
export function bring(db: Db, brought: BroughtStream): 'brought' | 'here' | 'taken' {
  const { header, goesOn } = brought;
  const { id: stream, kind, channel } = header;
  const before = streamHeaderOf(db, stream);
  const known = before && goesOn ? knownOf(db, before, brought) : null;
  if (before && known === null) return 'here';
  if (goesOn && streamsIn(db, null, kind, channel).length > 0) return 'taken';
  if (before && known !== null) comeBack(db, before, known, brought);
  else insert(db, brought);
  brought.past.forEach((dice, i) => {
    db.insert(streamPasts)
      .values({ stream, number: i + 1, ...dice })
      .onConflictDoNothing()
      .run();
  });
  for (const batch of goesOn ?? []) {
    const now = streamHeaderOf(db, stream);
    if (now) write(db, stream, now, batch);
  }
  return 'brought';
}

/** How many orders of the rules are here of one that was handed over from here; `null`: it was not, or another went on elsewhere. */
function knownOf(db: Db, { id, moved }: StreamHeader, { orders }: BroughtStream): number | null {
  const known = streamOrdersOf(db, id).filter(({ order }) => order !== null);
  return moved !== null && known.every(({ key }, i) => key === orders[i]?.key) ? known.length : null;
}

/** What was handed over from here goes on here, with what came of it elsewhere; in another channel its posts begin anew. */
function comeBack(db: Db, before: StreamHeader, known: number, brought: BroughtStream): void {
  const { header, seed, orders, events, members: seated, battles } = brought;
  const { id: stream, guild, channel, about, commitment, version } = header;
  const since = before.revision - known;
  const revision = since + orders.length;
  db.update(streams)
    .set({
      guild,
      channel,
      commitment,
      seed,
      about: JSON.stringify(about),
      endedAt: null,
      moved: null,
      version,
      revision,
    })
    .where(eq(streams.id, stream))
    .run();
  const more = events
    .filter(({ seq }) => seq > before.version)
    .map((happened) => ({ ...happened, order: happened.order + since }));
  keep(db, stream, { orders: orders.slice(known), after: before.revision, events: more, battles });
  db.delete(members).where(eq(members.stream, stream)).run();
  seat(db, stream, seated);
  if (before.channel === channel) return;
  db.delete(posts)
    .where(eq(posts.match, matchId(stream)))
    .run();
  db.delete(waiting)
    .where(eq(waiting.match, matchId(stream)))
    .run();
}

function insert(db: Db, { header, seed, orders, events, members: seated, battles, outbox, at }: BroughtStream): void {
  const { about, ...rest } = header;
  const { id: stream } = header;
  db.insert(streams)
    .values({ ...rest, seed, about: JSON.stringify(about) })
    .run();
  keep(db, stream, { orders, after: 0, events, battles });
  seat(db, stream, seated);
  queue(db, stream, outbox, at);
}

/** Keeps orders, behind so many, with what came of them. */
function keep(
  db: Db,
  stream: StreamId,
  { orders, after, events, battles }: Pick<BroughtStream, 'orders' | 'events' | 'battles'> & { readonly after: number },
): void {
  orders.forEach(({ order, ...given }, i) => {
    db.insert(streamOrders)
      .values({ ...given, stream, number: after + i + 1, order: JSON.stringify(order) })
      .run();
  });
  for (const { event, ...happened } of events) {
    db.insert(streamEvents)
      .values({ ...happened, stream, body: JSON.stringify(event) })
      .run();
  }
  for (const battle of battles) {
    db.insert(streamBattles)
      .values({ stream, ...battle })
      .onConflictDoNothing()
      .run();
  }
}

const seat = (db: Db, stream: StreamId, seated: readonly Member[]): void => {
  for (const member of seated) {
    db.insert(members)
      .values({ stream, ...member })
      .run();
  }
};

/** The dice that one used before it was handed over, the earliest first. */
export const pastDiceOf = (tx: Tx, stream: StreamId): readonly PastDice[] =>
  tx
    .select()
    .from(streamPasts)
    .where(eq(streamPasts.stream, stream))
    .orderBy(asc(streamPasts.number))
    .all()
    .map(({ commitment, seed, orders, events, era }) => ({ commitment, seed, orders, events, era }));

export const broughtBattle = (tx: Tx, stream: StreamId, match: string): string | null =>
  tx
    .select({ text: streamBattles.text })
    .from(streamBattles)
    .where(and(eq(streamBattles.stream, stream), eq(streamBattles.match, match)))
    .get()?.text ?? null;
