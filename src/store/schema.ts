import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ShelfKind } from '../match/shelf.js';
import type { Locale } from '../i18n/locales.js';
import type { HoldReason, PingMode, Place, Palette } from '../match/people.js';
import type { Deadline, OutboxItem, StoredOrder } from '../match/ports.js';
import {
  instant,
  type ChannelId,
  type Instant,
  type MatchId,
  type MatchStatus,
  type PlayerId,
  type StreamId,
} from '../match/header.js';
import type { AutoPass, StandingOrderState } from '../match/standing.js';
import type { QuestionId, SeatId, SideId } from '../rules/kernel/ids.js';
import type { RulesetId } from '../rules/registry.js';

/**
 * The tables. Instants are UTC milliseconds; columns named `…_json` hold JSON. After a change run `npm run migrations`:
 * migrations are generated, and those that were released are never edited.
 */

export const matches = sqliteTable(
  'matches',
  {
    id: text().$type<MatchId>().primaryKey(),
    ruleset: text().$type<RulesetId>().notNull(),
    scenario: text().notNull(),
    options: text('options_json').notNull(),
    forces: text('forces_json').notNull().default('{}'),
    /** A map in the place of the scenario's, with its name and the text of its file. */
    map: text('map_json'),
    clock: text('clock_json').notNull().default('{"kind":"none"}'),
    locale: text().$type<Locale>().notNull(),
    guild: text(),
    channel: text().$type<ChannelId>().notNull(),
    owner: text().$type<PlayerId>().notNull(),
    status: text().$type<MatchStatus>().notNull(),
    commitment: text().notNull(),
    seed: text().notNull(),
    createdAt: integer('created_at').$type<Instant>().notNull(),
    startedAt: integer('started_at').$type<Instant>(),
    endedAt: integer('ended_at').$type<Instant>(),
    version: integer().notNull(),
    revision: integer().notNull(),
    /** The campaign or league that it is fought for, and what it is there. */
    stream: text().$type<StreamId>(),
    subject: text(),
    /** Whether Arbitre has something to do next by itself; not known of matches of before it was noted. */
    owed: integer({ mode: 'boolean' }),
  },
  (table) => [
    // One live match per channel or thread: the database itself holds to it.
    uniqueIndex('matches_live_in_channel')
      .on(table.channel)
      .where(sql`${table.status} <> 'ended'`),
    index('matches_by_channel').on(table.channel, table.createdAt),
    index('matches_by_status').on(table.status),
  ],
);

/** The column that says which match a row belongs to. */
const ofMatch = () =>
  text()
    .$type<MatchId>()
    .notNull()
    .references(() => matches.id);

/** The column of what posts and waits: a match's id, or that of a campaign or league, which no match has. */
const ofAny = () => text().$type<MatchId>().notNull();

/** The dice of matches that were reopened, era by era from 1 on. Laid in before they are used (`since` is then empty), for their fingerprint to be shown first. */
export const eras = sqliteTable(
  'eras',
  {
    match: ofMatch(),
    number: integer().notNull(),
    seed: text().notNull(),
    commitment: text().notNull(),
    since: integer(),
    salt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.match, table.number] })],
);

/** Who sits at a match, in the order of joining. */
export const seats = sqliteTable(
  'seats',
  {
    match: ofMatch(),
    place: integer().notNull(),
    player: text().$type<PlayerId>().notNull(),
    side: text().$type<SideId>().notNull(),
    seat: text().$type<SeatId>(),
    joinedAt: integer('joined_at').$type<Instant>().notNull(),
    /** Added to the chance of the dice; empty for Arbitre itself, and in matches from before there were salts. */
    salt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.match, table.place] }), index('seats_by_player').on(table.player)],
);

/** Every order applied, for audit and so that none counts twice. `number` is the revision that it made. */
export const orders = sqliteTable(
  'orders',
  {
    match: ofMatch(),
    number: integer().notNull(),
    key: text().notNull(),
    at: integer().$type<Instant>().notNull(),
    by: text().$type<StoredOrder['by']>().notNull(),
    seat: text().$type<SeatId>(),
    player: text().$type<PlayerId>().notNull(),
    /** The question that it answered; none of orders from before it was written down. */
    question: text().$type<QuestionId>(),
    command: text('command_json').notNull(),
    shape: integer().notNull().default(1),
    decisions: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.number] }),
    uniqueIndex('orders_key').on(table.match, table.key),
  ],
);

/**
 * The event log. Rows are never changed, except that the id of a person who asks to be forgotten gives way to a pseudonym;
 * what was written in an earlier shape is brought up to date when it is read.
 */
export const events = sqliteTable(
  'events',
  {
    match: ofMatch(),
    seq: integer().notNull(),
    order: integer('order_number').notNull(),
    at: integer().$type<Instant>().notNull(),
    shape: integer('rules').notNull(),
    turn: integer().notNull(),
    phase: text().notNull(),
    type: text().notNull(),
    body: text('body_json').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.seq] }),
    foreignKey({ columns: [table.match, table.order], foreignColumns: [orders.match, orders.number] }),
    index('events_by_order').on(table.match, table.order),
    index('events_by_chapter').on(table.match, table.turn, table.phase, table.seq),
  ],
);

/** States as folded up to an event: a cache that can be dropped. */
export const snapshots = sqliteTable(
  'snapshots',
  {
    match: ofMatch(),
    seq: integer().notNull(),
    shape: integer('rules').notNull(),
    state: text('state_json').notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.seq] })],
);

const UNKNOWN = instant(0);

/** What has still to be shown in a channel; at most one row a post, the newest. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    match: ofAny(),
    post: text('slot').notNull(),
    action: text().$type<OutboxItem['action']>().notNull(),
    seq: integer().notNull(),
    attempts: integer().notNull(),
    notBefore: integer('not_before').$type<Instant>().notNull(),
    // When the oldest order asked for it that it has not yet shown; 0 is unknown.
    queuedAt: integer('queued_at').$type<Instant>().notNull().default(UNKNOWN),
  },
  (table) => [uniqueIndex('outbox_slot').on(table.match, table.post)],
);

/** The messages that stand in a channel. */
export const posts = sqliteTable(
  'slots',
  {
    match: ofAny(),
    name: text('slot').notNull(),
    channel: text().$type<ChannelId>().notNull(),
    message: text(),
    marker: text().notNull(),
    published: text(),
  },
  (table) => [primaryKey({ columns: [table.match, table.name] })],
);

/** Half-made orders. */
export const drafts = sqliteTable(
  'drafts',
  {
    match: ofMatch(),
    player: text().$type<PlayerId>().notNull(),
    question: text().$type<QuestionId>().notNull(),
    partial: text('partial_json').notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.player, table.question] })],
);

/** Who answers for a set of shards (`0/1`, `0,1/4`). A holder renews its row; `holder` is `null` when it left in good order. */
export const leases = sqliteTable('leases', {
  shards: text().primaryKey(),
  holder: text(),
  beatAt: integer('beat_at').$type<Instant>().notNull(),
  expiresAt: integer('expires_at').$type<Instant>().notNull(),
});

/** What people have chosen for themselves. `forgetAt`: to be forgotten wholly once the matches still running then have ended. */
export const people = sqliteTable('people', {
  player: text().$type<PlayerId>().primaryKey(),
  locale: text().$type<Locale>(),
  pings: text().$type<PingMode>().notNull(),
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  zone: text(),
  awayFrom: text('away_from'),
  awayTo: text('away_to'),
  direct: integer({ mode: 'boolean' }).notNull(),
  shut: integer({ mode: 'boolean' }).notNull(),
  forgetAt: integer('forget_at').$type<Instant>(),
  /** Until when nobody is to call them. */
  snoozedUntil: integer('snoozed_until').$type<Instant>(),
  /** Hours after which they are told again of what waits for them; none: they are called once. */
  remindEvery: integer('remind_every'),
  /** The time of day, in minutes, at which they are told of all that is new and waits. */
  digestAt: integer('digest_at'),
  /** When they were last told of what waits, and of all. */
  remindedAt: integer('reminded_at').$type<Instant>(),
  digestedAt: integer('digested_at').$type<Instant>(),
});

/** What servers have chosen. */
export const servers = sqliteTable('servers', {
  guild: text().primaryKey(),
  locale: text().$type<Locale>(),
  arbiterRole: text('arbiter_role'),
  channels: text('channels_json').notNull(),
  clock: text(),
  presets: text('presets_json').notNull(),
  place: text().$type<Place>().notNull(),
  forum: text().$type<ChannelId>(),
  palette: text().$type<Palette>().notNull().default('light'),
});

/** Rosters that players have brought to a server: the text of each file. */
export const rosters = sqliteTable(
  'rosters',
  {
    guild: text().notNull(),
    id: text().notNull(),
    text: text().notNull(),
    player: text().$type<PlayerId>(),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guild, table.id] })],
);

/** Units and maps that players have brought to a server: the text of each file, and what lists need of it. */
export const shelf = sqliteTable(
  'shelf',
  {
    guild: text().notNull(),
    kind: text().$type<ShelfKind | 'campaign'>().notNull(),
    id: text().notNull(),
    source: text().notNull(),
    facts: text('facts_json').notNull(),
    bytes: integer().notNull(),
    player: text().$type<PlayerId>(),
    at: integer().$type<Instant>().notNull(),
    /** Last, so that lists need not read over it. */
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guild, table.kind, table.id] })],
);

/** Up to which event somebody has seen a match. */
export const visits = sqliteTable(
  'visits',
  {
    match: ofMatch(),
    player: text().$type<PlayerId>().notNull(),
    seq: integer().notNull(),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.player] }), index('visits_by_player').on(table.player)],
);

/** Who is told what comes of their last order, by the interaction that gave it: its `token` is good for a quarter of an hour. */
export const tellings = sqliteTable(
  'tellings',
  {
    match: ofMatch(),
    player: text().$type<PlayerId>().notNull(),
    locale: text().$type<Locale>().notNull(),
    app: text().notNull(),
    token: text().notNull(),
    at: integer().$type<Instant>().notNull(),
    told: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.player] }), index('tellings_by_player').on(table.player)],
);

/** Matches whose posts wait until their channel takes them again. */
export const holds = sqliteTable('holds', {
  match: ofAny().primaryKey(),
  why: text().$type<HoldReason>().notNull(),
  since: integer().$type<Instant>().notNull(),
});

/** Secrets of the installation by name: `transcripts` signs exported matches (Ed25519, hex). */
export const keys = sqliteTable('keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});

/** When time is up in a match, and when somebody is to be reminded before: what its clock comes to, written anew with each order. */
export const deadlines = sqliteTable(
  'deadlines',
  {
    match: ofMatch(),
    question: text().$type<QuestionId>().notNull(),
    what: text().$type<Deadline['what']>().notNull(),
    seat: text().$type<SeatId>().notNull(),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.question, table.what] }),
    index('deadlines_by_time').on(table.at),
  ],
);

/** When the servers of a shard set could last reach Arbitre: from then on an outage counts. */
export const reached = sqliteTable('reached', {
  shards: text().primaryKey(),
  at: integer().$type<Instant>().notNull(),
});

/** Orders that a seat keeps for later; nobody else ever sees them. They go when they are given, or when the match ends. */
export const standing = sqliteTable(
  'standing',
  {
    match: ofMatch(),
    id: integer().notNull(),
    seat: text().$type<SeatId>().notNull(),
    text: text('text_json').notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<StandingOrderState>().notNull(),
    tries: integer().notNull(),
    tried: text().$type<QuestionId>(),
    refusal: text('refusal_json'),
    at: integer().$type<Instant>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.id] })],
);

/** What a seat has passed for it without being asked. */
export const autoPasses = sqliteTable(
  'auto_passes',
  { match: ofMatch(), seat: text().$type<SeatId>().notNull(), mode: text().$type<AutoPass>().notNull() },
  (table) => [primaryKey({ columns: [table.match, table.seat] })],
);

/** Questions that are to be passed for their seat, and when. */
export const passes = sqliteTable(
  'passes',
  {
    match: ofMatch(),
    question: text().$type<QuestionId>().notNull(),
    seat: text().$type<SeatId>().notNull(),
    due: integer().$type<Instant>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.question] }), index('passes_by_time').on(table.due)],
);

/** Matches in which the rules failed by a fault of Arbitre's: said once in the channel; the clocks stand until an order goes through. */
export const quarantine = sqliteTable('quarantine', {
  match: ofMatch().primaryKey(),
  since: integer().$type<Instant>().notNull(),
});
