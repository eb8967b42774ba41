import { and, asc, between, desc, eq, gt, lte, max, min, or, sql } from 'drizzle-orm';
import type { Appended, Batch, LoadedMatch, OutboxItem, StoredEvent, StoredOrder } from '../match/ports.js';
import type { Instant, MatchHeader, MatchId } from '../match/header.js';
import type { Chapter, MatchEvent } from '../rules/kernel/contract.js';
import { countedIn, isRewound, type Jump } from '../rules/kernel/rewind.js';
import type { AnyGame } from '../rules/registry.js';
import type { Db, Tx } from './connection.js';
import { putDeadlines } from './deadlines.js';
import { dropDrafts } from './drafts.js';
import { forgetStanding, removePass, restoreStanding, useStanding } from './standing.js';
import { commandFrom, eventFrom, stateFrom } from './json.js';
import { send } from './mail.js';
import { countsOf, headerOf, insertMatch, liveIn, updateMatch } from './matches.js';
import { queue } from './outbox.js';
import { prepared } from './prepared.js';
import { events, orders, snapshots } from './schema.js';

/** Makes a lobby with its first order. To be called in a transaction. */
export function create(
  db: Db,
  header: MatchHeader,
  seed: string,
  order: StoredOrder,
  items: readonly OutboxItem[],
): 'created' | 'duplicate' | 'taken' {
  if (countsOf(db, header.id)) return 'duplicate';
  if (liveIn(db, header.channel)) return 'taken';
  insertMatch(db, header, seed);
  insertOrder(db, header.id, header.revision, order);
  queue(db, header.id, items, order.at);
  return 'created';
}

/** Appends one order and all that follows from it. To be called in a transaction. */
export function append(db: Db, match: MatchId, expected: number, batch: Batch): Appended {
  const now = countsOf(db, match);
  if (!now) throw new Error(`there is no match ${match}`);
  if (orderNumber(db, match, batch.order.key) !== null) return 'duplicate';
  if (now.revision !== expected) return 'conflict';
  const revision = now.revision + 1;
  const version = now.version + batch.events.length;
  insertOrder(db, match, revision, batch.order);
  insertEvents(db, match, now.version, revision, batch);
  if (batch.snapshot) {
    db.insert(snapshots)
      .values({ match, seq: version, shape: batch.order.shape, state: JSON.stringify(batch.snapshot) })
      .run();
  }
  queue(db, match, batch.outbox, batch.order.at);
  putDeadlines(db, match, batch.deadlines);
  for (const question of batch.closed) {
    dropDrafts(db, match, question);
    removePass(db, match, question);
  }
  if (batch.mail) send(db, match, batch.mail, batch.order.at);
  if (batch.standing !== undefined) useStanding(db, match, batch.standing);
  for (const { standing, question } of batch.unused ?? []) restoreStanding(db, match, standing, question);
  for (const { event } of batch.events) {
    if (event.type === 'Substituted' && 'seat' in event) forgetStanding(db, match, event.seat);
  }
  if (batch.header.status === 'ended') forgetStanding(db, match, null);
  updateMatch(db, match, batch.header, { version, revision, owed: batch.owed });
  return 'appended';
}

/**
 * A match up to an event, or all of it: then from a snapshot before the chapter at work, since whoever gives an order is told of
 * that chapter from its beginning. To be called in a transaction, for it to be as it stood at one moment.
 */
export function load(db: Db, match: MatchId, shape: number, upTo?: number): LoadedMatch | null {
  const header = headerOf(db, match);
  if (!header) return null;
  const newest = newestSnapshot(db).get({ match, shape, upTo: upTo ?? beforeChapterOf(db, header) });
  const snapshot = newest ? { seq: newest.seq, state: stateFrom(newest.state) } : null;
  return { header, snapshot, events: eventsBetween(db, match, (snapshot?.seq ?? 0) + 1, upTo ?? header.version) };
}

/** The last event before the chapter in which a match is. */
function beforeChapterOf(db: Db, { id, version }: MatchHeader): number {
  const [newest] = eventsBetween(db, id, version, version);
  const span = newest ? wholeSpan(db, id, newest.chapter) : null;
  return (span?.from ?? version + 1) - 1;
}

const newestSnapshot = prepared((db) =>
  db
    .select({ seq: snapshots.seq, state: snapshots.state })
    .from(snapshots)
    .where(
      and(
        eq(snapshots.match, sql.placeholder('match')),
        eq(snapshots.shape, sql.placeholder('shape')),
        lte(snapshots.seq, sql.placeholder('upTo')),
      ),
    )
    .orderBy(desc(snapshots.seq))
    .limit(1)
    .prepare(),
);

/** Events from one number to another, inclusive. */
export const eventsBetween = (db: Db, match: MatchId, from: number, to: number): readonly StoredEvent[] =>
  stretch(db).all({ match, from, to }).map(eventOf);

const stretch = prepared((db) =>
  selectEvents(db)
    .where(
      and(
        eq(events.match, sql.placeholder('match')),
        between(events.seq, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(asc(events.seq))
    .prepare(),
);

/** The events of an applied order; `null` when there is no such order. */
export function eventsOfOrder(db: Db, match: MatchId, key: string): readonly StoredEvent[] | null {
  const number = orderNumber(db, match, key);
  if (number === null) return null;
  return selectEvents(db)
    .where(and(eq(events.match, match), eq(events.order, number)))
    .orderBy(asc(events.seq))
    .all()
    .map(eventOf);
}

/** All orders of a match, in the order of their application. */
export function ordersOf(tx: Tx, match: MatchId): readonly StoredOrder[] {
  return tx
    .select()
    .from(orders)
    .where(eq(orders.match, match))
    .orderBy(asc(orders.number))
    .all()
    .map(({ match: _, number: __, command, ...order }) => ({ ...order, command: commandFrom(command) }));
}

/** The numbers of the orders of a match, by their first events. */
export function orderNumbersOf(tx: Tx, match: MatchId): ReadonlyMap<number, number> {
  const isOf = (type: MatchEvent<AnyGame>['type']) => sql`sum(${events.type} = ${type})`;
  const first = min(events.seq);
  const rows = tx
    .select({ first })
    .from(events)
    .where(eq(events.match, match))
    .groupBy(events.order)
    // What was said is said again where the match has gone back: that it went back is an order all the same.
    .having(or(and(eq(isOf('Said'), 0), eq(isOf('AnswerChanged'), 0)), gt(isOf('Answered'), 0), gt(isOf('Rewound'), 0)))
    .orderBy(first)
    .all();
  return new Map(rows.flatMap(({ first: seq }, i) => (seq === null ? [] : [[seq, i + 1] as const])));
}

/** Where a match went back. */
export function rewindsOf(db: Db, match: MatchId): readonly Jump[] {
  return rewound(db)
    .all({ match })
    .flatMap(({ seq, body }) => {
      const event = eventFrom(body);
      return isRewound(event) ? [{ seq, to: event.to }] : [];
    });
}

const rewound = prepared((db) =>
  db
    .select({ seq: events.seq, body: events.body })
    .from(events)
    .where(and(eq(events.match, sql.placeholder('match')), eq(events.type, 'Rewound')))
    .orderBy(asc(events.seq))
    .prepare(),
);

/** The first and last event of a chapter that count. */
export function spanOf(db: Db, match: MatchId, chapter: Chapter): { from: number; to: number } | null {
  const jumps = rewindsOf(db, match);
  if (jumps.length === 0) return wholeSpan(db, match, chapter);
  const stretches = countedIn(jumps, 1, Number.MAX_SAFE_INTEGER);
  const seqs = db
    .select({ seq: events.seq })
    .from(events)
    .where(and(eq(events.match, match), eq(events.turn, chapter.turn), eq(events.phase, chapter.phase)))
    .orderBy(asc(events.seq))
    .all()
    .filter(({ seq }) => stretches.some(([from, to]) => seq >= from && seq <= to));
  const [first] = seqs;
  const last = seqs.at(-1);
  return first && last ? { from: first.seq, to: last.seq } : null;
}

function wholeSpan(db: Db, match: MatchId, { turn, phase }: Chapter): { from: number; to: number } | null {
  const { from, to } = edges(db).get({ match, turn, phase }) ?? { from: null, to: null };
  return from !== null && to !== null ? { from, to } : null;
}

const edges = prepared((db) =>
  db
    .select({ from: min(events.seq), to: max(events.seq) })
    .from(events)
    .where(
      and(
        eq(events.match, sql.placeholder('match')),
        eq(events.turn, sql.placeholder('turn')),
        eq(events.phase, sql.placeholder('phase')),
      ),
    )
    .prepare(),
);

const orderNumber = (db: Db, match: MatchId, key: string): number | null =>
  orderCalled(db).get({ match, key })?.number ?? null;

const orderCalled = prepared((db) =>
  db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.match, sql.placeholder('match')), eq(orders.key, sql.placeholder('key'))))
    .prepare(),
);

function insertOrder(db: Db, match: MatchId, number: number, order: StoredOrder): void {
  newOrder(db).run({ ...order, match, number, command: JSON.stringify(order.command) });
}

const newOrder = prepared((db) =>
  db
    .insert(orders)
    .values({
      match: sql.placeholder('match'),
      number: sql.placeholder('number'),
      key: sql.placeholder('key'),
      at: sql.placeholder('at'),
      by: sql.placeholder('by'),
      seat: sql.placeholder('seat'),
      player: sql.placeholder('player'),
      question: sql.placeholder('question'),
      command: sql.placeholder('command'),
      shape: sql.placeholder('shape'),
      decisions: sql.placeholder('decisions'),
    })
    .prepare(),
);

function insertEvents(db: Db, match: MatchId, version: number, order: number, batch: Batch): void {
  const { at, shape } = batch.order;
  batch.events.forEach(({ event, chapter: { turn, phase } }, i) => {
    const seq = version + i + 1;
    newEvent(db).run({ match, seq, order, at, shape, turn, phase, type: event.type, body: JSON.stringify(event) });
  });
}

const newEvent = prepared((db) =>
  db
    .insert(events)
    .values({
      match: sql.placeholder('match'),
      seq: sql.placeholder('seq'),
      order: sql.placeholder('order'),
      at: sql.placeholder('at'),
      shape: sql.placeholder('shape'),
      turn: sql.placeholder('turn'),
      phase: sql.placeholder('phase'),
      type: sql.placeholder('type'),
      body: sql.placeholder('body'),
    })
    .prepare(),
);

function selectEvents(tx: Tx) {
  return tx
    .select({
      seq: events.seq,
      at: events.at,
      shape: events.shape,
      order: orders.key,
      turn: events.turn,
      phase: events.phase,
      body: events.body,
    })
    .from(events)
    .innerJoin(orders, and(eq(orders.match, events.match), eq(orders.number, events.order)));
}

function eventOf(row: {
  readonly seq: number;
  readonly at: Instant;
  readonly shape: number;
  readonly order: string;
  readonly turn: number;
  readonly phase: string;
  readonly body: string;
}): StoredEvent {
  const { turn, phase, body, ...rest } = row;
  return { ...rest, chapter: { turn, phase }, event: eventFrom(body) };
}
