import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import { unchosen, type Forgotten } from '../match/people.js';
import { matchId, type Instant, type MatchId, type PlayerId } from '../match/header.js';
import type { Db, Tx } from './connection.js';
import { putPreferences } from './people.js';
import { members, streamOrders, streams, streamVisits } from './stream-schema.js';
import { hooks, tokens } from './tools-schema.js';
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

/** Deletes all that is kept of a person alone, and takes their id out of the matches that have ended. */
export function forget(db: Db, player: PlayerId, pseudonym: PlayerId, at: Instant): Forgotten {
  return db.transaction(
    (tx) => {
      tx.delete(drafts).where(eq(drafts.player, player)).run();
      tx.delete(visits).where(eq(visits.player, player)).run();
      tx.delete(streamVisits).where(eq(streamVisits.player, player)).run();
      tx.delete(tellings).where(eq(tellings.player, player)).run();
      tx.delete(people).where(eq(people.player, player)).run();
      tx.update(rosters).set({ player: null }).where(eq(rosters.player, player)).run();
      tx.update(shelf).set({ player: null }).where(eq(shelf.player, player)).run();
      tx.update(tokens).set({ player: null }).where(eq(tokens.player, player)).run();
      tx.update(hooks).set({ player: null }).where(eq(hooks.player, player)).run();
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
