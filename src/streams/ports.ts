import type { Locale } from '../i18n/locales.js';
import type { ChannelId, Instant, MatchId, PlayerId, StreamId } from '../match/header.js';
import type { Visit } from '../match/people.js';
import type { Appended, Mail, OutboxItem, Versions } from '../match/ports.js';

/** What campaigns and leagues need of the store: streams that are no matches. Their orders, events and states are plain JSON to it. */

export type StreamKind = 'campaign' | 'league';

/** What is known of a stream without its events. */
export interface StreamHeader {
  readonly id: StreamId;
  readonly kind: StreamKind;
  readonly guild: string | null;
  readonly channel: ChannelId;
  readonly locale: Locale;
  readonly owner: PlayerId;
  /** What its kind keeps beside the events: titles, where things stand on a map. Never changed. */
  readonly about: unknown;
  /** SHA-256 of its secret seed, shown when it is founded. */
  readonly commitment: string;
  readonly createdAt: Instant;
  /** `null`: it goes on. */
  readonly endedAt: Instant | null;
  /** The public key of the installation to which it was handed over, where it goes on; `null`: it was not. */
  readonly moved: string | null;
  /** How many events and how many orders there are. */
  readonly version: number;
  readonly revision: number;
}

/** Whether what is secret of one may be shown: it is over, and goes on nowhere else. */
export const isOver = ({ endedAt, moved }: Pick<StreamHeader, 'endedAt' | 'moved'>): boolean =>
  endedAt !== null && moved === null;

/** Dice that are used no more, since it was handed over: their secret, and up to which order and event they were used. */
export interface PastDice {
  readonly commitment: string;
  readonly seed: string;
  readonly orders: number;
  readonly events: number;
  /** In which era of its open dice; `null`: it has none. */
  readonly era: number | null;
}

/**
 * Who takes part, and as what: a faction, a team, `OFFICIAL` who judges its matches and has the orders of its master. The rules know
 * parts, not people, who come and go.
 */
export interface Member {
  readonly player: PlayerId;
  readonly part: string;
  readonly since: Instant;
}

/** The part of those who judge. */
export const OFFICIAL = 'official';

/** An order of a stream: `order` as its rules take it; `null`: it concerns members alone, and `word` says how. */
export interface StoredStreamOrder extends Versions {
  readonly key: string;
  readonly at: Instant;
  readonly player: PlayerId;
  readonly word: string;
  readonly order: unknown;
}

export interface StoredStreamEvent {
  readonly seq: number;
  readonly at: Instant;
  readonly shape: number;
  /** The number of the order that caused it, from 1. */
  readonly order: number;
  readonly event: unknown;
}

/** What falls due in a stream: `what`, for a `subject` of it (a turn, a pairing). */
export interface StreamDeadline {
  readonly stream: StreamId;
  readonly subject: string;
  readonly what: string;
  readonly at: Instant;
}

/** Everything that one order of a stream changes, in one transaction. */
export interface StreamBatch {
  readonly order: StoredStreamOrder;
  readonly events: readonly unknown[];
  readonly outbox: readonly OutboxItem[];
  readonly mail: readonly Mail[];
  /** What falls due from now on, in the place of what did before. */
  readonly deadlines: readonly Omit<StreamDeadline, 'stream'>[];
  /** Who takes part from now on; left out: as before. */
  readonly members?: readonly Member[];
  readonly endedAt?: Instant;
  /** To whom it is handed over with it. */
  readonly moved?: string;
  /** The state after the events, where it is to be kept. */
  readonly snapshot: unknown;
  /** The mail that this order was, delivered with it. */
  readonly delivers?: number;
}

/** A stream as loaded: the newest state of the shape asked for, and the events after it. */
export interface LoadedStream {
  readonly header: StreamHeader;
  readonly members: readonly Member[];
  readonly snapshot: { readonly seq: number; readonly state: unknown } | null;
  readonly events: readonly StoredStreamEvent[];
}

/** Mail that waits. */
export interface StoredMail extends Mail {
  readonly id: number;
  readonly from: StreamId | MatchId;
  readonly at: Instant;
}

/** A stream that was played elsewhere, as it is brought here: whole, with the transcripts of its matches. */
export interface BroughtStream {
  readonly header: StreamHeader;
  readonly seed: string;
  readonly orders: readonly StoredStreamOrder[];
  readonly events: readonly StoredStreamEvent[];
  readonly members: readonly Member[];
  readonly battles: readonly { readonly match: string; readonly text: string }[];
  readonly outbox: readonly OutboxItem[];
  readonly at: Instant;
  /** The dice that it used before it was handed over. */
  readonly past: readonly PastDice[];
  /** The orders with which it goes on here; `null`: it is over. */
  readonly goesOn: readonly StreamBatch[] | null;
}

export interface StreamStore {
  /**
   * Keeps one that was played elsewhere, all of it or nothing; one that was handed over from here goes on here again. `here`: it is
   * here already; `taken`: another of its kind goes on in the channel.
   */
  bring(brought: BroughtStream): Promise<'brought' | 'here' | 'taken'>;
  /** The transcript of a match that was brought with a stream; `null`: none was. */
  broughtBattle(stream: StreamId, match: string): Promise<string | null>;
  /** `taken`: another of its kind goes on in the channel. */
  found(header: StreamHeader, seed: string, batch: StreamBatch): Promise<'created' | 'duplicate' | 'taken'>;
  /** The header and members; `null`: there is none. */
  streamHeader(stream: StreamId): Promise<StreamHeader | null>;
  /** Those of a kind that go on in a channel, the newest first; without one, all of the store's shards. */
  streamsIn(kind: StreamKind, channel?: ChannelId): Promise<readonly StreamHeader[]>;
  /** Those of a server, the newest first, those that go on before those that are over; so many at most. */
  streamsOn(guild: string, most: number): Promise<readonly StreamHeader[]>;
  /** The newest in a channel, one that goes on before those that are over; `null`: there never was one. */
  streamAt(channel: ChannelId): Promise<StreamHeader | null>;
  loadStream(stream: StreamId, shape: number): Promise<LoadedStream | null>;
  streamSeed(stream: StreamId): Promise<string>;
  /** The dice that it used before it was handed over, the earliest first. */
  pastDice(stream: StreamId): Promise<readonly PastDice[]>;
  streamEvents(stream: StreamId, from: number, to: number): Promise<readonly StoredStreamEvent[]>;
  streamOrders(stream: StreamId): Promise<readonly StoredStreamOrder[]>;
  members(stream: StreamId): Promise<readonly Member[]>;
  appendStream(stream: StreamId, expected: number, batch: StreamBatch): Promise<Appended>;
  /** Mail of the store's shards, oldest first. */
  mail(limit: number): Promise<readonly StoredMail[]>;
  /** Mail that has led to what is stored elsewhere, or that nothing follows from, goes. */
  dropMail(id: number): Promise<void>;
  /** What has fallen due in streams of the store's shards, and when the next will. */
  streamsDue(upTo: Instant): Promise<readonly StreamDeadline[]>;
  /** Takes a deadline away and queues what it came to, in one transaction; nothing when it is gone already. */
  settleStreamDeadline(row: StreamDeadline, outbox: readonly OutboxItem[], now: Instant): Promise<void>;
  /** When somebody was last in one, and up to which event they know it: they looked at its news, or gave an order; `null`: never. */
  lastIn(stream: StreamId, player: PlayerId): Promise<Visit | null>;
  putStreamVisit(stream: StreamId, player: PlayerId, visit: Visit): Promise<void>;
  /** Those that go on in which somebody takes part, oldest first. */
  streamsOf(player: PlayerId): Promise<readonly StreamHeader[]>;
  /** The message that a post is; `null`: none yet. */
  postedAs(stream: StreamId, post: string): Promise<string | null>;
  /** Asks that a post of a stream be brought up to date although no order was given. */
  renewPost(stream: StreamId, post: string, at: Instant): Promise<void>;
}
