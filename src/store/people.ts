import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  like,
  max,
  min,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { unchosen, type Forgotten, type Given, type Preferences, type Telling, type Visit } from '../match/people.js';
import { matchId, type Instant, type MatchHeader, type MatchId, type PlayerId } from '../match/header.js';
import type { ShardSet } from '../match/ports.js';
import type { MatchEvent } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { headerOf } from './matches.js';
import { prepared } from './prepared.js';
import { members, streamOrders, streams } from './stream-schema.js';
import {
  drafts,
  events,
  matches,
  orders,
  people,
  rosters,
  seats,
  shelf,
  snapshots,
  tellings,
  visits,
} from './schema.js';

/** What a person has chosen; the defaults for one who has chosen nothing. */
export function preferencesOf(db: Db, player: PlayerId): Preferences {
  const row = person(db).get({ player });
  if (!row) return unchosen(player);
  const { quietFrom, quietTo, awayFrom, awayTo, forgetAt: _, ...rest } = row;
  return {
    ...rest,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    away: awayFrom === null || awayTo === null ? null : { from: awayFrom, to: awayTo },
  };
}

const person = prepared((db) =>
  db
    .select()
    .from(people)
    .where(eq(people.player, sql.placeholder('player')))
    .prepare(),
);

/** Keeps what a person has chosen. Whoever chooses anew is not on the way to be forgotten any more. */
export function putPreferences(tx: Tx, { player, quiet, away, ...rest }: Preferences): void {
  const content = {
    ...rest,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    awayFrom: away?.from ?? null,
    awayTo: away?.to ?? null,
    forgetAt: null,
  };
  tx.insert(people)
    .values({ player, ...content })
    .onConflictDoUpdate({ target: people.player, set: content })
    .run();
}

/** When a player last gave an order in a match, and the last event by then. */
export const lastActOf = (tx: Tx, match: MatchId, player: PlayerId): Given | null =>
  newestAct(tx, and(eq(orders.match, match), eq(orders.player, player)));

/** What was only said beside the questions nobody else notices, nor that a sealed answer took the place of another. */
export function lastNoticedOf(tx: Tx, match: MatchId, player: PlayerId): Given | null {
  const led = (...types: readonly MatchEvent<AnyGame>['type'][]) =>
    exists(
      tx
        .select({ seq: events.seq })
        .from(events)
        .where(and(eq(events.match, match), eq(events.order, orders.number), inArray(events.type, types))),
    );
  const isNoticed = or(not(led('Said', 'AnswerChanged')), led('Answered', 'Rewound'));
  return newestAct(tx, and(eq(orders.match, match), eq(orders.player, player), isNoticed));
}

function newestAct(tx: Tx, which: SQL | undefined): Given | null {
  const order = tx
    .select({ match: orders.match, at: orders.at, number: orders.number })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.number))
    .limit(1)
    .get();
  if (!order) return null;
  const span = tx
    .select({ first: min(events.seq), last: max(events.seq) })
    .from(events)
    .where(and(eq(events.match, order.match), eq(events.order, order.number)))
    .get();
  return { first: span?.first ?? 0, seq: span?.last ?? 0, at: order.at };
}

export function visitOf(tx: Tx, match: MatchId, player: PlayerId): Visit | null {
  const row = tx
    .select({ seq: visits.seq, at: visits.at })
    .from(visits)
    .where(and(eq(visits.match, match), eq(visits.player, player)))
    .get();
  return row ?? null;
}

export function putVisit(tx: Tx, match: MatchId, player: PlayerId, visit: Visit): void {
  tx.insert(visits)
    .values({ match, player, ...visit })
    .onConflictDoUpdate({ target: [visits.match, visits.player], set: visit })
    .run();
}

/** Those of the matches of a shard set. */
export const tellingsIn = (tx: Tx, set: ShardSet): readonly Telling[] =>
  tx
    .select(getTableColumns(tellings))
    .from(tellings)
    .innerJoin(matches, eq(matches.id, tellings.match))
    .where(ofShards(set))
    .all();

export function putTelling(tx: Tx, telling: Telling): void {
  tx.insert(tellings)
    .values(telling)
    .onConflictDoUpdate({ target: [tellings.match, tellings.player], set: telling })
    .run();
}

export function dropTelling(tx: Tx, match: MatchId, player: PlayerId): void {
  tx.delete(tellings)
    .where(and(eq(tellings.match, match), eq(tellings.player, player)))
    .run();
}

/** The matches not ended in which a player has a place, oldest first. */
export function matchesOf(tx: Tx, player: PlayerId): readonly MatchHeader[] {
  return tx
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        ne(matches.status, 'ended'),
        inArray(matches.id, tx.select({ id: seats.match }).from(seats).where(eq(seats.player, player))),
      ),
    )
    .orderBy(asc(matches.createdAt))
    .all()
    .flatMap(({ id }) => headerOf(tx, id) ?? []);
}

/** The matches of a server that were played and are over, the last first. */
export const endedIn = (tx: Tx, guild: string, most: number): readonly MatchHeader[] =>
  tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.guild, guild), eq(matches.status, 'ended'), isNotNull(matches.startedAt)))
    .orderBy(desc(matches.endedAt))
    .limit(most)
    .all()
    .flatMap(({ id }) => headerOf(tx, id) ?? []);

/** Deletes all that is kept of a person alone, and takes their id out of the matches that have ended. */
export function forget(db: Db, player: PlayerId, pseudonym: PlayerId, at: Instant): Forgotten {
  return db.transaction(
    (tx) => {
      tx.delete(drafts).where(eq(drafts.player, player)).run();
      tx.delete(visits).where(eq(visits.player, player)).run();
      tx.delete(tellings).where(eq(tellings.player, player)).run();
      tx.delete(people).where(eq(people.player, player)).run();
      tx.update(rosters).set({ player: null }).where(eq(rosters.player, player)).run();
      tx.update(shelf).set({ player: null }).where(eq(shelf.player, player)).run();
      const left = takeOut(tx, player, pseudonym);
      if (left.running.length > 0) {
        putPreferences(tx, unchosen(player));
        tx.update(people).set({ forgetAt: at }).where(eq(people.player, player)).run();
      }
      return left;
    },
    { behavior: 'immediate' },
  );
}

/** Goes on with those who asked to be forgotten while matches of theirs still ran. Yields how many are forgotten now. */
export function forgetEnded(db: Db, name: () => PlayerId): number {
  return db.transaction(
    (tx) => {
      const waiting = tx.select({ player: people.player }).from(people).where(isNotNull(people.forgetAt)).all();
      const done = waiting.filter(({ player }) => takeOut(tx, player, name()).running.length === 0);
      for (const { player } of done) tx.delete(people).where(eq(people.player, player)).run();
      return done.length;
    },
    { behavior: 'immediate' },
  );
}

/** A seat that was handed over names who took it, in the order and in its event. What was kept of states is folded anew. */
function takeOutOfStory(tx: Tx, match: MatchId, player: PlayerId, pseudonym: PlayerId): void {
  const [id, name] = [JSON.stringify(player), JSON.stringify(pseudonym)];
  tx.update(orders)
    .set({ command: sql`replace(${orders.command}, ${id}, ${name})` })
    .where(and(eq(orders.match, match), like(orders.command, `%${id}%`)))
    .run();
  tx.update(events)
    .set({ body: sql`replace(${events.body}, ${id}, ${name})` })
    .where(and(eq(events.match, match), like(events.body, `%${id}%`)))
    .run();
  tx.delete(snapshots).where(eq(snapshots.match, match)).run();
}

/** Puts a pseudonym in the place of a player's id wherever a campaign or league has ended. Yields those that go on. */
function takeOutOfStreams(tx: Tx, player: PlayerId, pseudonym: PlayerId): readonly MatchId[] {
  const theirs = or(
    eq(streams.owner, player),
    inArray(streams.id, tx.select({ id: members.stream }).from(members).where(eq(members.player, player))),
    inArray(
      streams.id,
      tx.select({ id: streamOrders.stream }).from(streamOrders).where(eq(streamOrders.player, player)),
    ),
  );
  const found = tx.select({ id: streams.id, endedAt: streams.endedAt }).from(streams).where(theirs).all();
  for (const { id } of found.filter(({ endedAt }) => endedAt !== null)) {
    const set = { player: pseudonym };
    tx.update(members)
      .set(set)
      .where(and(eq(members.stream, id), eq(members.player, player)))
      .run();
    tx.update(streamOrders)
      .set(set)
      .where(and(eq(streamOrders.stream, id), eq(streamOrders.player, player)))
      .run();
    tx.update(streams)
      .set({ owner: pseudonym })
      .where(and(eq(streams.id, id), eq(streams.owner, player)))
      .run();
  }
  return found.filter(({ endedAt }) => endedAt === null).map(({ id }) => matchId(id));
}

/** Puts a pseudonym in the place of a player's id wherever a match has ended. */
function takeOut(tx: Tx, player: PlayerId, pseudonym: PlayerId): Forgotten {
  const theirs = or(
    eq(matches.owner, player),
    inArray(matches.id, tx.select({ id: seats.match }).from(seats).where(eq(seats.player, player))),
    inArray(matches.id, tx.select({ id: orders.match }).from(orders).where(eq(orders.player, player))),
  );
  const found = tx.select({ id: matches.id, status: matches.status }).from(matches).where(theirs).all();
  const ended = found.filter(({ status }) => status === 'ended');
  for (const { id } of ended) {
    const set = { player: pseudonym };
    tx.update(seats)
      .set(set)
      .where(and(eq(seats.match, id), eq(seats.player, player)))
      .run();
    tx.update(orders)
      .set(set)
      .where(and(eq(orders.match, id), eq(orders.player, player)))
      .run();
    takeOutOfStory(tx, id, player, pseudonym);
    tx.update(matches)
      .set({ owner: pseudonym })
      .where(and(eq(matches.id, id), eq(matches.owner, player)))
      .run();
  }
  const running = [
    ...found.filter(({ status }) => status !== 'ended').map(({ id }) => id),
    ...takeOutOfStreams(tx, player, pseudonym),
  ];
  return { running, ended: ended.length };
}
