import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  max,
  min,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { unchosen, type Given, type Preferences, type Telling, type Visit } from '../match/people.js';
import type { Instant, MatchHeader, MatchId, PlayerId } from '../match/header.js';
import type { ShardSet } from '../match/ports.js';
import type { MatchEvent } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { headerOf } from './matches.js';
import { prepared } from './prepared.js';
import { events, matches, orders, people, seats, tellings, visits } from './schema.js';

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

/** Those who want to be told, unasked, of what waits for them. */
export const remindedIn = (tx: Tx): readonly PlayerId[] =>
  tx
    .select({ player: people.player })
    .from(people)
    .where(or(isNotNull(people.remindEvery), isNotNull(people.digestAt), isNotNull(people.snoozedUntil)))
    .all()
    .map(({ player }) => player);

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
export const lastActOf = (db: Db, match: MatchId, player: PlayerId): Given | null =>
  given(db, match, newestAct(db).get({ match, player }));

/** What was only said beside the questions nobody else notices, nor that a sealed answer took the place of another. */
export const lastNoticedOf = (db: Db, match: MatchId, player: PlayerId): Given | null =>
  given(db, match, newestNoticed(db).get({ match, player }));

function given(
  db: Db,
  match: MatchId,
  order: { readonly at: Instant; readonly number: number } | undefined,
): Given | null {
  if (!order) return null;
  const span = spanOfOrder(db).get({ match, order: order.number });
  return { first: span?.first ?? 0, seq: span?.last ?? 0, at: order.at };
}

const newestAct = prepared((db) => newest(db, undefined));

const newestNoticed = prepared((db) => {
  const led = (...types: readonly MatchEvent<AnyGame>['type'][]) =>
    exists(
      db
        .select({ seq: events.seq })
        .from(events)
        .where(and(eq(events.match, orders.match), eq(events.order, orders.number), inArray(events.type, types))),
    );
  return newest(db, or(not(led('Said', 'AnswerChanged')), led('Answered', 'Rewound')));
});

const newest = (db: Db, which: SQL | undefined) =>
  db
    .select({ at: orders.at, number: orders.number })
    .from(orders)
    .where(and(eq(orders.match, sql.placeholder('match')), eq(orders.player, sql.placeholder('player')), which))
    .orderBy(desc(orders.number))
    .limit(1)
    .prepare();

const spanOfOrder = prepared((db) =>
  db
    .select({ first: min(events.seq), last: max(events.seq) })
    .from(events)
    .where(and(eq(events.match, sql.placeholder('match')), eq(events.order, sql.placeholder('order'))))
    .prepare(),
);

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

export function putTelling(db: Db, telling: Telling): void {
  newTelling(db).run({ ...telling });
}

const newTelling = prepared((db) =>
  db
    .insert(tellings)
    .values({
      match: sql.placeholder('match'),
      player: sql.placeholder('player'),
      locale: sql.placeholder('locale'),
      app: sql.placeholder('app'),
      token: sql.placeholder('token'),
      at: sql.placeholder('at'),
      told: sql.placeholder('told'),
    })
    .onConflictDoUpdate({
      target: [tellings.match, tellings.player],
      set: {
        locale: sql`excluded.locale`,
        app: sql`excluded.app`,
        token: sql`excluded.token`,
        at: sql`excluded.at`,
        told: sql`excluded.told`,
      },
    })
    .prepare(),
);

export function dropTelling(tx: Tx, match: MatchId, player: PlayerId): void {
  tx.delete(tellings)
    .where(and(eq(tellings.match, match), eq(tellings.player, player)))
    .run();
}

/** The matches not ended in which a player has a place, oldest first. */
export function matchesOf(db: Db, player: PlayerId): readonly MatchHeader[] {
  return db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        ne(matches.status, 'ended'),
        inArray(matches.id, db.select({ id: seats.match }).from(seats).where(eq(seats.player, player))),
      ),
    )
    .orderBy(asc(matches.createdAt))
    .all()
    .flatMap(({ id }) => headerOf(db, id) ?? []);
}

/** The matches of a server that were played and are over, the last first. */
export const endedIn = (db: Db, guild: string, most: number): readonly MatchHeader[] =>
  db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.guild, guild), eq(matches.status, 'ended'), isNotNull(matches.startedAt)))
    .orderBy(desc(matches.endedAt))
    .limit(most)
    .all()
    .flatMap(({ id }) => headerOf(db, id) ?? []);
