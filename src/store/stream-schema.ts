import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '../i18n/locales.js';
import type { ChannelId, Instant, MatchId, PlayerId, StreamId } from '../match/header.js';
import type { StreamKind } from '../streams/ports.js';

/** The tables of streams that are no matches, written as those in `schema.ts`. */

/** Campaigns and leagues: streams of events that are no matches. */
export const streams = sqliteTable(
  'streams',
  {
    id: text().$type<StreamId>().primaryKey(),
    kind: text().$type<StreamKind>().notNull(),
    guild: text(),
    channel: text().$type<ChannelId>().notNull(),
    locale: text().$type<Locale>().notNull(),
    owner: text().$type<PlayerId>().notNull(),
    about: text('about_json').notNull(),
    commitment: text().notNull(),
    seed: text().notNull(),
    createdAt: integer('created_at').$type<Instant>().notNull(),
    endedAt: integer('ended_at').$type<Instant>(),
    /** The public key of the installation to which it was handed over. */
    moved: text(),
    version: integer().notNull(),
    revision: integer().notNull(),
  },
  (table) => [index('streams_by_channel').on(table.channel, table.kind)],
);

/** The column that says which campaign or league a row belongs to. */
const ofStream = () =>
  text()
    .$type<StreamId>()
    .notNull()
    .references(() => streams.id);

/** The dice that one used before it was handed over, by the order in which they were used, and up to which order of its rules and which event. */
export const streamPasts = sqliteTable(
  'stream_pasts',
  {
    stream: ofStream(),
    number: integer().notNull(),
    commitment: text().notNull(),
    seed: text().notNull(),
    orders: integer().notNull(),
    events: integer().notNull(),
    era: integer(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.number] })],
);

/** Who takes part in one, and as what; `official` judges. */
export const members = sqliteTable(
  'members',
  {
    stream: ofStream(),
    player: text().$type<PlayerId>().notNull(),
    part: text().notNull(),
    since: integer().$type<Instant>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stream, table.player, table.part] }),
    index('members_by_player').on(table.player),
  ],
);

/** Every order applied to one, so that none counts twice; those about members alone have no `order_json` of the rules. */
export const streamOrders = sqliteTable(
  'stream_orders',
  {
    stream: ofStream(),
    number: integer().notNull(),
    key: text().notNull(),
    at: integer().$type<Instant>().notNull(),
    player: text().$type<PlayerId>().notNull(),
    word: text().notNull(),
    order: text('order_json').notNull(),
    shape: integer().notNull(),
    decisions: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stream, table.number] }),
    uniqueIndex('stream_orders_key').on(table.stream, table.key),
  ],
);

/** Its events; never changed. */
export const streamEvents = sqliteTable(
  'stream_events',
  {
    stream: ofStream(),
    seq: integer().notNull(),
    order: integer('order_number').notNull(),
    at: integer().$type<Instant>().notNull(),
    shape: integer().notNull(),
    body: text('body_json').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.seq] })],
);

/** The transcripts of its matches, where those were played elsewhere and it was brought here. */
export const streamBattles = sqliteTable(
  'stream_battles',
  { stream: ofStream(), match: text().notNull(), text: text('transcript').notNull() },
  (table) => [primaryKey({ columns: [table.stream, table.match] })],
);

/** Its state as folded up to an event: a cache that can be dropped. */
export const streamStates = sqliteTable('stream_states', {
  stream: ofStream().primaryKey(),
  seq: integer().notNull(),
  shape: integer().notNull(),
  state: text('state_json').notNull(),
});

/** Up to which event somebody has seen one. */
export const streamVisits = sqliteTable(
  'stream_visits',
  {
    stream: ofStream(),
    player: text().$type<PlayerId>().notNull(),
    seq: integer().notNull(),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.player] }), index('stream_visits_by_player').on(table.player)],
);

/** When something falls due in one. */
export const streamDeadlines = sqliteTable(
  'stream_deadlines',
  {
    stream: ofStream(),
    subject: text().notNull(),
    what: text().notNull(),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stream, table.subject, table.what] }),
    index('stream_deadlines_by_time').on(table.at),
  ],
);

/** Commands on their way to other streams: put in with what brought them about, taken out with what comes of them. */
export const mail = sqliteTable(
  'mail',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    from: text('from_stream').$type<StreamId | MatchId>().notNull(),
    to: text('to_stream').$type<StreamId | MatchId>().notNull(),
    key: text().notNull(),
    command: text('command_json').notNull(),
    /** The server of both, whose process delivers it. */
    guild: text(),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [uniqueIndex('mail_key').on(table.to, table.key)],
);
