import type { ChannelId, Instant, MatchHeader, StreamId } from '../match/header.js';
import type { Mail, OutboxItem } from '../match/ports.js';
import type { Referee } from '../match/contract.js';
import type { UnattendedMatch } from '../match/unattended.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { Era, Stream, StreamTypes } from '../rules/kernel/stream.js';
import type { Awaited } from './awaited.js';
import type { Mark } from './marks.js';
import type { Member, StreamDeadline, StreamHeader, StreamKind } from './ports.js';

/** What a campaign or a league is to the house, beside its rules. Whoever adds a kind writes one of these. */

/** The types of a stream that the house keeps: its state counts dice, its orders say when. */
export interface KeptTypes extends StreamTypes {
  state: { readonly diceRolled: number };
  order: { readonly at: number; readonly command: { readonly type: string } };
  deciding: { readonly dice: Dice; readonly open?: Dice };
}

/** A stream as it stands. */
export interface Standing<T extends KeptTypes> {
  readonly header: StreamHeader;
  readonly members: readonly Member[];
  readonly state: T['state'];
}

/** What follows from an order beside its events. */
export interface Following {
  readonly outbox: readonly OutboxItem[];
  readonly mail: readonly Mail[];
  readonly deadlines: readonly Omit<StreamDeadline, 'stream'>[];
  readonly endedAt?: Instant;
}

/** That something has become of a match which belongs to a stream; `seq`: its last event then. */
export interface BattleNews {
  readonly type: 'battle';
  readonly subject: string;
  readonly match: MatchHeader['id'];
  readonly seq: number;
}

/** That the house is to open a match for a stream. */
export interface OpenMatch {
  readonly type: 'open';
  readonly stream: StreamId;
  readonly subject: string;
}

/** What a kind may ask of the matches. */
export type Matches = Pick<Referee, 'table' | 'stateAt' | 'export'>;

export interface Kind<T extends KeptTypes> {
  readonly kind: StreamKind;
  readonly rules: Stream<T>;
  /** Which turn or round ends with an event, at which a link of its chain is shown; `null`: none. */
  readonly mark: Mark<T['event']>;
  /** Which era its open dice are in; `null`: all its dice are of one. */
  readonly era: (state: T['state']) => Era | null;
  /**
   * What follows from an order given at an instant: posts of its channel, mail, and all that falls due from then on.
   * `before`: `null` when it is founded.
   */
  follows(before: Standing<T> | null, after: Standing<T>, events: readonly T['event'][], at: Instant): Following;
  /** Who is awaited, and for what: they are called for it. */
  awaits(standing: Standing<T>): readonly Awaited[];
  /** The order that news of a match lead to; `null`: none. */
  hears(standing: Standing<T>, news: BattleNews, matches: Matches, at: Instant): Promise<T['order'] | null>;
  /** The posts that a deadline brings up to date without an order; `null`: it leads to an order. */
  reminds(standing: Standing<T>, deadline: StreamDeadline): readonly OutboxItem[] | null;
  /** The order that a deadline leads to; `null`: it is void. */
  timeUp(standing: Standing<T>, deadline: StreamDeadline): T['order'] | null;
  /** The subjects whose matches are on or to be made: as long as there are any, it cannot be handed over. */
  matchesOn(state: T['state']): readonly string[];
  /** What it keeps, and orders with which it goes on, after it has rested for so many milliseconds up to an instant: so that nobody loses time by that. */
  rested(
    standing: Standing<T>,
    ms: number,
    at: Instant,
  ): { readonly about: unknown; readonly orders: readonly T['order'][] };
  /** The match to be opened for a subject, but for its place; `null`: none any more. `keys`: those of its orders, for salts. */
  matchFor(standing: Standing<T>, subject: string, orders: readonly KeyedOrder<T>[]): WantedMatch | null;
  /** The post of its channel from which the thread of a subject's match starts, and what that thread is called. */
  thread(standing: Standing<T>, subject: string): { readonly post: string; readonly title: string };
}

/** A match as a campaign or league wants it, but for its place and its dice. */
export type WantedMatch = Omit<UnattendedMatch, 'channel' | 'guild' | 'key' | 'at' | 'seed' | 'commitment'>;

/** An order with the key that made it count once: the id of an interaction. */
export interface KeyedOrder<T extends KeptTypes> {
  readonly key: string;
  readonly order: T['order'];
}

/** Opens the thread of a message, once: there can be only one, and it has the id of the message. */
export type OpenThread = (channel: ChannelId, message: string, title: string) => Promise<ChannelId | null>;
