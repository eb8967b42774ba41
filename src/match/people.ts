import type { Locale } from '../i18n/locales.js';
import type { Chapter } from '../rules/kernel/contract.js';
import type { QuestionId } from '../rules/kernel/ids.js';
import type { ChannelId, Instant, MatchHeader, MatchId, PlayerId } from './header.js';

/** What is kept of people and servers beside their matches, and the part of the store that keeps it. */

/** When somebody wants to be called: always, never, or always but in their quiet hours. */
export const PING_MODES = ['always', 'quiet', 'never'] as const;
export type PingMode = (typeof PING_MODES)[number];

/** Hours in which nobody wants to be called, in minutes after midnight where they live; from 22:00 to 07:00 spans midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Days away, both inclusive, as `2026-12-24`, counted where they live. */
export interface Away {
  readonly from: string;
  readonly to: string;
}

/** What a person has chosen with `/me`. */
export interface Preferences {
  readonly player: PlayerId;
  /** `null`: as Discord shows itself to them. */
  readonly locale: Locale | null;
  readonly pings: PingMode;
  readonly quiet: QuietHours | null;
  /** IANA time zone; `null`: UTC. */
  readonly zone: string | null;
  readonly away: Away | null;
  /** Calls come as direct messages instead of into the channel. */
  readonly direct: boolean;
  /** Discord refused the last direct message: calls go into the channel until one gets through. */
  readonly shut: boolean;
  /** Until when nobody is to call them; `null`: they may be called. */
  readonly snoozedUntil: Instant | null;
  /** Hours after which they are told again of what waits for them; `null`: they are called once. */
  readonly remindEvery: number | null;
  /** The time of day, in minutes where they live, at which they are told of all that waits and is new; `null`: they are not. */
  readonly digestAt: number | null;
  /** When they were last told of what waits, and of all; where that was chosen since, when it was. */
  readonly remindedAt: Instant | null;
  readonly digestedAt: Instant | null;
}

/** What somebody has chosen who has chosen nothing. */
export const unchosen = (player: PlayerId): Preferences => ({
  player,
  locale: null,
  pings: 'quiet',
  quiet: null,
  zone: null,
  away: null,
  direct: false,
  shut: false,
  snoozedUntil: null,
  remindEvery: null,
  digestAt: null,
  remindedAt: null,
  digestedAt: null,
});

/** A named set of rules for the matches of one game. While any of a game is locked, `/match new` takes one of those locked. */
export interface Preset {
  readonly name: string;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, string>>;
  readonly locked: boolean;
}

/** Where the matches of a server open. */
export const PLACES = ['here', 'thread', 'forum'] as const;
export type Place = (typeof PLACES)[number];

/** On which paper pictures are drawn. */
export const PALETTES = ['light', 'dark'] as const;
export type Palette = (typeof PALETTES)[number];

/** What a server's managers have chosen with `/settings`. */
export interface Server {
  readonly guild: string;
  /** The language of new matches; `null`: the server's in Discord. */
  readonly locale: Locale | null;
  readonly arbiterRole: string | null;
  /** Channels where matches may be made; none named: all. */
  readonly channels: readonly ChannelId[];
  /** The clock of new matches, as `/match new` reads it; `null`: none. */
  readonly clock: string | null;
  readonly presets: readonly Preset[];
  readonly place: Place;
  /** The forum of the posts, for `forum`. */
  readonly forum: ChannelId | null;
  readonly palette: Palette;
}

/** A roster that a player has brought to a server: the text of its file, as it was read. `player` is `null` once they are forgotten. */
export interface StoredRoster {
  readonly guild: string;
  readonly id: string;
  readonly text: string;
  readonly player: PlayerId | null;
  readonly at: Instant;
}

/** What a server has chosen that has chosen nothing. */
export const unsettled = (guild: string): Server => ({
  guild,
  locale: null,
  arbiterRole: null,
  channels: [],
  clock: null,
  presets: [],
  place: 'here',
  forum: null,
  palette: 'light',
});

/** Up to which event somebody has seen a match, and when they saw it. */
export interface Visit {
  readonly seq: number;
  readonly at: Instant;
}

/** A visit by an order: `first` is its first event, 0 where it made none. */
export interface Given extends Visit {
  readonly first: number;
}

/**
 * Somebody who is told what comes of their last order, by the interaction that gave it: of which application, with which token.
 * `told`: up to which event they know.
 */
export interface Telling {
  readonly match: MatchId;
  readonly player: PlayerId;
  readonly locale: Locale;
  readonly app: string;
  readonly token: string;
  readonly at: Instant;
  readonly told: number;
}

/** Why the posts of a match wait: its channel is gone, shut to the bot, a locked thread, or the bot was thrown out. */
export type HoldReason = 'gone' | 'rights' | 'locked' | 'kicked';

export interface Hold {
  readonly match: MatchId;
  readonly why: HoldReason;
  readonly since: Instant;
}

/** What was deleted and what had to stay when somebody asked to be forgotten. */
export interface Forgotten {
  /** Matches that still run: the person's seats keep the id until these end, then it is taken out. */
  readonly running: readonly MatchId[];
  /** Ended matches where their id gave way to a pseudonym. */
  readonly ended: number;
}

/** The part of the store that is about people. */
export interface People {
  preferences(player: PlayerId): Promise<Preferences>;
  putPreferences(preferences: Preferences): Promise<void>;
  /** Those who want to be told, unasked, of what waits for them. */
  reminded(): Promise<readonly PlayerId[]>;
  /** When they last gave an order in a match, and from which event to which that led; `null`: never. */
  lastAct(match: MatchId, player: PlayerId): Promise<Given | null>;
  /** The same of an order that others noticed: calls, which everybody sees, come when and as they would without the others (S-03). */
  lastNoticed(match: MatchId, player: PlayerId): Promise<Given | null>;
  visit(match: MatchId, player: PlayerId): Promise<Visit | null>;
  putVisit(match: MatchId, player: PlayerId, visit: Visit): Promise<void>;
  /** Everybody in the matches of these shards who is to be told what comes of their last order. */
  tellings(): Promise<readonly Telling[]>;
  putTelling(telling: Telling): Promise<void>;
  dropTelling(match: MatchId, player: PlayerId): Promise<void>;
  /** The matches not ended in which they have a place, oldest first. */
  matchesOf(player: PlayerId): Promise<readonly MatchHeader[]>;
  /** Deletes preferences, drafts, visits and tellings, and puts `pseudonym` in the place of their id where matches have ended. */
  forget(player: PlayerId, pseudonym: PlayerId, at: Instant): Promise<Forgotten>;
  /** Goes on forgetting those whose matches have ended since. `name` makes a pseudonym. */
  forgetEnded(name: () => PlayerId): Promise<number>;
}

/** The part of the store that is about servers, their channels and what stands there. */
export interface Servers {
  /** The matches of a server that were played and are over, the last first. */
  endedIn(guild: string, most: number): Promise<readonly MatchHeader[]>;
  server(guild: string): Promise<Server>;
  putServer(server: Server): Promise<void>;
  forgetServer(guild: string): Promise<void>;
  /** The rosters of a server by their ids. */
  rosters(guild: string): Promise<readonly StoredRoster[]>;
  /** Keeps a roster in the place of the one that had its id. */
  putRoster(roster: StoredRoster): Promise<void>;
  dropRoster(guild: string, id: string): Promise<void>;
  /** The chapters of a match so far, oldest first. */
  chapters(match: MatchId): Promise<readonly Chapter[]>;
  /** When a question was asked; `null`: it never was. */
  askedAt(match: MatchId, question: QuestionId): Promise<Instant | null>;
  /** Asks that a post of a match be brought up to date although no order was given. */
  renew(match: MatchId, post: string, at: Instant): Promise<void>;
  /** Asks that the calls of a match that wait be decided on anew. */
  recall(match: MatchId): Promise<void>;
  /** Notes that the posts of a match wait; false when they did already. */
  hold(hold: Hold): Promise<boolean>;
  holdOf(match: MatchId): Promise<Hold | null>;
  holds(): Promise<readonly Hold[]>;
  /** Has the posts of a match that wait tried again at once. */
  retry(match: MatchId): Promise<void>;
  /** The posts of a match may go out again, at once. */
  unhold(match: MatchId): Promise<void>;
}
