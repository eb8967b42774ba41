import type { Chapter, MatchEvent, MatchState, Order } from '../rules/kernel/contract.js';
import type { QuestionId, SeatId } from '../rules/kernel/ids.js';
import type { Blanks } from '../rules/kernel/choices.js';
import type { Jump } from '../rules/kernel/rewind.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import type { AnyGame } from '../rules/registry.js';
import type { ChannelId, Instant, MatchHeader, MatchId, PlayerId, StreamId } from './header.js';
import type { People, Servers } from './people.js';
import type { Shelves } from './shelf.js';
import type { Standings } from './standing.js';

/** What the match room needs of the world, as interfaces: the store, the clock on the wall, chance. No Discord, no SQL. */

/** The versions under which something was written: of the shape that events and orders have, and of the decisions that the rules make. */
export interface Versions {
  readonly shape: number;
  readonly decisions: number;
}

/** An event as stored: `seq` from 1 in its match; `shape` the one that it was written in; `order` the key of the order that caused it. */
export interface StoredEvent {
  readonly seq: number;
  readonly at: Instant;
  readonly shape: number;
  readonly order: string;
  readonly chapter: Chapter;
  readonly event: MatchEvent<AnyGame>;
}

/**
 * An order as kept beside the events that it caused, complete, so that it can be decided again. `key` is what makes it count
 * once: the interaction's id. What concerns the lobby or the place alone is a plain word. The set-up of a `start` stands in
 * the event that it caused.
 */
export interface StoredOrder extends Versions {
  readonly key: string;
  readonly at: Instant;
  readonly by: Order<AnyGame>['by'];
  readonly seat: SeatId | null;
  readonly question: QuestionId | null;
  readonly player: PlayerId;
  readonly command: { readonly type: string };
}

/**
 * A post of a match is one message in its channel, by its name: `lobby`, `report:<turn>:<phase>`, `panel`, `ping:<question>`, `end`.
 * A `put` brings it up to what the match is at `seq` (posting or editing), a `delete` removes it.
 */
export interface OutboxItem {
  readonly post: string;
  readonly action: 'put' | 'delete';
  readonly seq: number;
}

export interface StoredOutboxItem extends OutboxItem {
  readonly id: number;
  readonly match: MatchId;
  readonly attempts: number;
  readonly notBefore: Instant;
  /** When the oldest order asked for it that it has not yet shown; 0 when unknown. */
  readonly queuedAt: Instant;
}

/** What has still to be shown: how many posts, since when the oldest waits (`null`: none, or unknown), how many were put off after a failure. */
export interface Backlog {
  readonly waiting: number;
  readonly oldest: Instant | null;
  readonly putOff: number;
}

/** A post of a match, by its name, and the message that it is. `marker` is looked for in the channel when it is not known whether a post went out. */
export interface Post {
  readonly match: MatchId;
  readonly name: string;
  readonly channel: ChannelId;
  readonly message: string | null;
  readonly marker: string;
  /** Hash of what was last published, so that nothing is edited to the same. */
  readonly published: string | null;
}

/**
 * An instant at which something falls due for a question: its time is up (`due`), or its seat is reminded before: at half of
 * its time, at nine tenths, or 15 s before the end under the chrono (`warn`).
 */
export interface Deadline {
  readonly match: MatchId;
  readonly question: QuestionId;
  readonly seat: SeatId;
  readonly what: 'half' | 'ninety' | 'warn' | 'due';
  readonly at: Instant;
}

/** A command for another stream, sent in the transaction of what brought it about and delivered once. `key` is unique where it goes. */
export interface Mail {
  readonly to: StreamId | MatchId;
  readonly key: string;
  readonly command: { readonly type: string };
}

/** What an order may change of a header. */
export type HeaderChange = {
  readonly [
    K in
      | 'status'
      | 'owner'
      | 'options'
      | 'forces'
      | 'map'
      | 'clock'
      | 'holders'
      | 'startedAt'
      | 'endedAt'
      | 'channel'
      | 'eras'
      | 'guild'
  ]?: MatchHeader[K];
};

/** Everything that one order changes, in one transaction. */
export interface Batch {
  readonly order: StoredOrder;
  readonly events: readonly { readonly event: MatchEvent<AnyGame>; readonly chapter: Chapter }[];
  readonly outbox: readonly OutboxItem[];
  /** Questions that this order closed: half-made orders for them die with them. */
  readonly closed: readonly QuestionId[];
  readonly header: HeaderChange;
  /** What falls due from now on: takes the place of the match's earlier deadlines. */
  readonly deadlines: readonly Omit<Deadline, 'match'>[];
  /** Whether Arbitre has something to do next by itself: a seat of its own is awaited, or one that has conceded. */
  readonly owed: boolean;
  /** What follows for other streams; left out: nothing. */
  readonly mail?: readonly Mail[];
  /** The kept order that this one was, to be kept no longer. */
  readonly standing?: number;
  /** Kept orders whose use at a question is taken back: those that were to be given once are kept again. */
  readonly unused?: readonly { readonly standing: number; readonly question: QuestionId }[];
  /** The state after the events, where it is to be kept as a snapshot. */
  readonly snapshot: MatchState<AnyGame> | null;
}

/** `appended` done · `duplicate` this key was applied before: nothing changed · `conflict` somebody else was faster: load and decide again. */
export type Appended = 'appended' | 'duplicate' | 'conflict';

/** A match as loaded: its header, a snapshot of the shape asked for, and the events after it. */
export interface LoadedMatch {
  readonly header: MatchHeader;
  readonly snapshot: { readonly seq: number; readonly state: MatchState<AnyGame> } | null;
  readonly events: readonly StoredEvent[];
}

/**
 * How far a player has come with an order: `blanks` filled one by one · `passing` they would rather pass and have still to
 * confirm it · `typed` the text of an order that they gave before and are asked about once more.
 */
export type HalfOrder =
  | { readonly kind: 'blanks'; readonly blanks: Blanks }
  | { readonly kind: 'passing' }
  | { readonly kind: 'typed'; readonly order: string };

/** A half-made order of a player: dies with its question. */
export interface Draft {
  readonly match: MatchId;
  readonly player: PlayerId;
  readonly question: QuestionId;
  readonly order: HalfOrder;
}

/** The part of Discord's servers that a process serves: these shards of `count`. A server is on shard `(id >> 22) % count`. */
export interface ShardSet {
  readonly shards: readonly number[];
  readonly count: number;
}

/** Every server: one process for all. */
export const ALL_SHARDS: ShardSet = { shards: [0], count: 1 };

/** Who answers for a shard set, by its name (`0,1/4`), and when it was last heard of; `holder` is `null` once it was given up. */
export interface Lease {
  readonly shards: string;
  readonly holder: string | null;
  readonly beatAt: Instant;
  readonly expiresAt: Instant;
}

/**
 * What became of a heartbeat. `held`: the caller has the lease; `before` is when its last holder was last heard of before
 * this beat (`null`: there was none). Otherwise somebody else has it.
 */
export type Beat =
  | { readonly held: true; readonly before: Instant | null }
  | { readonly held: false; readonly by: Lease };

/** The one door to what lasts. Asynchronous, so that another database can stand where SQLite stands. */
export interface Store extends People, Servers, Shelves, Standings {
  /** Makes a lobby. `duplicate` when the match is there already, `taken` when the channel has another live match. */
  create(
    header: MatchHeader,
    seed: string,
    order: StoredOrder,
    outbox: readonly OutboxItem[],
  ): Promise<'created' | 'duplicate' | 'taken'>;
  header(match: MatchId): Promise<MatchHeader | null>;
  /** How many orders have been applied to a match; `null` when there is none. */
  revision(match: MatchId): Promise<number | null>;
  /** The match in the lobby or playing in a channel or thread; there is at most one. */
  liveIn(channel: ChannelId): Promise<MatchId | null>;
  /** The same, else the newest match that ended there. */
  matchIn(channel: ChannelId): Promise<MatchId | null>;
  /** All matches of the store's shards not ended, oldest first; of one server where it is named. */
  live(guild?: string): Promise<readonly MatchId[]>;
  /** Those of them in which Arbitre may have something to do by itself, for the start of the program. */
  owed(): Promise<readonly MatchId[]>;
  /** Those of them in which time runs against somebody, and how they are timed. */
  timed(): Promise<readonly { readonly match: MatchId; readonly kind: ClockSettings['kind'] }[]>;
  /**
   * A match up to event `upTo`, from the newest snapshot; when left out all of it, from one before the chapter that it is in. Only
   * snapshots of this shape count: others are folded anew.
   */
  load(match: MatchId, shape: number, upTo?: number): Promise<LoadedMatch | null>;
  /** The secret of the dice; only the match room asks for it. */
  seed(match: MatchId): Promise<string>;
  /** Those of the dice since it was reopened, era by era. */
  laterSeeds(match: MatchId): Promise<readonly string[]>;
  /** Lays in the secret of the next era, if none lies there; yields the fingerprint of what lies there. */
  layIn(match: MatchId, seed: string, commitment: string): Promise<string>;
  /** The secret half of the key that signs transcripts, one for the installation; `fresh` becomes it where there is none yet. */
  signingKey(fresh: string): Promise<string>;
  /** Events from one number to another, inclusive. */
  events(match: MatchId, from: number, to: number): Promise<readonly StoredEvent[]>;
  /** The events that an order caused; `null` when no order with that key was applied. */
  eventsOf(match: MatchId, key: string): Promise<readonly StoredEvent[] | null>;
  /**
   * The numbers by which people call the orders of a match, by their first events: 1, 2, 3 … What was only said beside the
   * questions has none, nor has a sealed answer that takes the place of another: nobody else is to notice that there was any.
   */
  orderNumbers(match: MatchId): Promise<ReadonlyMap<number, number>>;
  /** Where the match went back, in order. */
  rewinds(match: MatchId): Promise<readonly Jump[]>;
  /** The first and last event of a chapter so far that count; `null` when there is none. */
  span(match: MatchId, chapter: Chapter): Promise<{ readonly from: number; readonly to: number } | null>;
  orders(match: MatchId): Promise<readonly StoredOrder[]>;
  /** Appends one order and all that follows from it, or nothing at all. `expected`: the revision that it was decided on. */
  append(match: MatchId, expected: number, batch: Batch): Promise<Appended>;

  draft(match: MatchId, player: PlayerId, question: QuestionId): Promise<Draft | null>;
  putDraft(draft: Draft): Promise<void>;
  dropDrafts(match: MatchId, question: QuestionId): Promise<void>;

  /** Outbox items of the store's shards that may go out now, oldest first. An item that was put off holds back the later ones of its match. */
  due(now: Instant, limit: number): Promise<readonly StoredOutboxItem[]>;
  backlog(): Promise<Backlog>;
  /** What was wrong with the database when a call last failed by it, until calls show otherwise; `null`: nothing that is known. */
  trouble(): string | null;
  /** Puts an item off after a failure, and counts the attempt. */
  postpone(id: number, until: Instant): Promise<void>;
  /** Items that were put off may go out at once, as if they had never failed. */
  hasten(ids: readonly number[]): Promise<void>;
  /** What has fallen due in the store's shards up to an instant, the earliest first. */
  fallen(upTo: Instant, limit: number): Promise<readonly Deadline[]>;
  /** The next instant at which something falls due; `null`: nothing does. */
  nextDeadline(): Promise<Instant | null>;
  /** Takes a deadline away and queues what it came to, in one transaction; nothing when it is gone already. */
  settleDeadline(row: Deadline, outbox: readonly OutboxItem[], now: Instant): Promise<void>;
  /** When players could last reach Arbitre; `null`: not known. */
  reachedAt(): Promise<Instant | null>;
  putReached(at: Instant): Promise<void>;
  post(match: MatchId, post: string): Promise<Post | null>;
  /** All posts of a match that hold a message, or are about to. */
  posts(match: MatchId): Promise<readonly Post[]>;
  /** Notes that a post is about to be tried, before it is. */
  reservePost(post: Post): Promise<void>;
  /** Notes what now fills a post (`null`: nothing more) and takes the outbox item away, in one transaction. */
  settle(item: number, post: Post | null): Promise<void>;

  /** Notes that the rules have failed in a match; the first time its channel is told. Yields whether it was the first time. */
  setApart(match: MatchId, at: Instant): Promise<boolean>;
  /** A match is set apart no longer. Yields since when it was; `null`: it was not. */
  mend(match: MatchId): Promise<Instant | null>;

  /**
   * A sign of life that takes or renews the lease of the store's shard set until `expires`. `gone`: a holder known to be
   * dead. From the first lease held on, nothing is written once somebody else has it.
   */
  beat(
    holder: string,
    at: { readonly now: Instant; readonly expires: Instant; readonly gone: string | null },
  ): Promise<Beat>;
  /** Gives up the leases of a holder. */
  release(holder: string): Promise<void>;
  leases(): Promise<readonly Lease[]>;
  close(): Promise<void>;
}
