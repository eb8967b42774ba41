import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Hooked, TokenKind } from '../match/access.js';
import type { Instant, PlayerId } from '../match/header.js';

/** The tables of what other programs may do, written as those in `schema.ts`. */

/** What lets other programs read what everybody on a server may know. Of the token itself only its hash is kept. */
export const tokens = sqliteTable(
  'tokens',
  {
    id: text().primaryKey(),
    guild: text().notNull(),
    kind: text().$type<TokenKind>().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    /** Who made it; `null` once they are forgotten. */
    player: text().$type<PlayerId>(),
    at: integer().$type<Instant>().notNull(),
    usedAt: integer('used_at').$type<Instant>(),
  },
  (table) => [index('tokens_by_guild').on(table.guild)],
);

/** Addresses that are told when something changes in a match, a campaign or a league: an outbox of their own, in which each waits with what it was told last. */
export const hooks = sqliteTable(
  'hooks',
  {
    id: text().primaryKey(),
    /** A match, or a campaign or league, whose ids no match has. */
    of: text('match').$type<Hooked>().notNull(),
    url: text().notNull(),
    player: text().$type<PlayerId>(),
    at: integer().$type<Instant>().notNull(),
    /** Up to which revision it has been told, of a campaign or league up to which event, how often, and the hash of what it was told last. */
    told: integer().notNull(),
    events: integer().notNull().default(0),
    deliveries: integer().notNull().default(0),
    hash: text(),
    /** Tries that failed since it was last told something, why, and when it is tried again. */
    attempts: integer().notNull().default(0),
    failure: text(),
    notBefore: integer('not_before').$type<Instant>().notNull(),
    /** Since when it is not tried any more. */
    stoppedAt: integer('stopped_at').$type<Instant>(),
  },
  (table) => [uniqueIndex('hooks_of_match').on(table.of, table.url)],
);
