import type { Locale } from '../i18n/locales.js';
import type { BroughtMap, Forces } from '../library/contract.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import type { Brand, SeatId, SideId } from '../rules/kernel/ids.js';
import type { RulesetId } from '../rules/registry.js';

/** Whose match it is, where and of what: what is known of a match without its events. */

export type MatchId = Brand<string, 'MatchId'>;
/** A person by their Discord id (decimal snowflake), or `referee` for a seat that Arbitre plays itself. */
export type PlayerId = Brand<string, 'PlayerId'>;
export type ChannelId = Brand<string, 'ChannelId'>;
/** UTC milliseconds. */
export type Instant = Brand<number, 'Instant'>;

/** A campaign or league. No match has the id of one: what posts, holds and calls is keyed to either. */
export type StreamId = Brand<string, 'StreamId'>;

export const streamId = (text: string): StreamId => text as StreamId;
export const matchId = (text: string): MatchId => text as MatchId;
export const playerId = (text: string): PlayerId => text as PlayerId;
export const channelId = (text: string): ChannelId => text as ChannelId;
export const instant = (ms: number): Instant => ms as Instant;
/** The player who is no person: Arbitre itself in a seat. */
export const REFEREE: PlayerId = playerId('referee');

/** Somebody on a side. `seat` is `null` in the lobby; the seats are dealt when the match starts, in the order of joining. */
export interface Holder {
  readonly player: PlayerId;
  readonly side: SideId;
  readonly seat: SeatId | null;
  readonly joinedAt: Instant;
  /**
   * What this person adds to the chance of the dice: the text given on joining, else the id of that interaction; empty for
   * Arbitre itself. It stays with the place once the match has begun, whoever sits there later: the dice hang on it.
   */
  readonly salt: string;
}

/** What a match belongs to. */
export interface Belonging {
  readonly stream: StreamId;
  readonly subject: string;
}

/** Dice of a match that was reopened: from die `since` on; `commitment` and `salt` as for the first ones. */
export interface Era {
  readonly since: number;
  readonly commitment: string;
  readonly salt: string;
}

export type MatchStatus = 'lobby' | 'playing' | 'ended';

/** By whose words a match is told: those of its game, with the names that its scenario has for the sides. */
export type Played = Pick<MatchHeader, 'ruleset' | 'scenario'>;

/** What is known of a match without its events. */
export interface MatchHeader {
  readonly id: MatchId;
  readonly ruleset: RulesetId;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** Rosters of players that take the place of the scenario's forces. */
  readonly forces: Forces;
  /** The map that takes the place of the scenario's; `null`: none. */
  readonly map: BroughtMap | null;
  /** How it is to be timed, as the lobby has it; once begun, as its state says. */
  readonly clock: ClockSettings;
  readonly locale: Locale;
  readonly guild: string | null;
  readonly channel: ChannelId;
  readonly owner: PlayerId;
  readonly status: MatchStatus;
  readonly holders: readonly Holder[];
  /** SHA-256 of the secret seed, in hex: shown in the lobby before anybody joins. */
  readonly commitment: string;
  /** The dice since it was reopened, era by era; left out: it never was. */
  readonly eras?: readonly Era[];
  /** The campaign or league that it is fought for, and what it is there (a mission, a pairing); left out: none. */
  readonly of?: Belonging;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** Number of stored events. */
  readonly version: number;
  /** Number of orders applied, the making of the match included: what the next append must expect (orders in the lobby make no events). */
  readonly revision: number;
}
