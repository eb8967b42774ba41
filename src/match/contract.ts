import type { ClockSettings } from '../rules/kernel/clock.js';
import type { ClockOrders } from './clock-orders.js';
import type { Places } from './places.js';
import type { Locale } from '../i18n/locales.js';
import type {
  Chapter,
  KernelCommand,
  MatchEvent,
  MatchState,
  MatchView,
  Outcome,
  TableCommand,
} from '../rules/kernel/contract.js';
import type { QuestionId, SeatId, SideId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Forces } from '../library/contract.js';
import type { Result } from '../rules/kernel/result.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { StandingOrders } from './standing-orders.js';
import type { Waited } from './waits.js';
import type { Motions } from './motions.js';
import type { OwnChoices } from './choices.js';
import type {
  ChannelId,
  Instant,
  MatchHeader,
  MatchId,
  PlayerId,
  StoredEvent,
  StoredOrder,
  Versions,
} from './ports.js';
import type { Verdict } from './verify.js';

/** What the match room offers to commands, the command line and the tests. Every order goes through it, one at a time per match. */

/** Who did something, when, and what makes it count once (the interaction's id). */
export interface Act {
  readonly key: string;
  readonly player: PlayerId;
  readonly at: Instant;
}

export interface NewMatch extends Act {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** Rosters in the place of the scenario's forces; left out: none. */
  readonly forces?: Forces;
  /** How it is timed; left out: as the scenario says, else not at all. */
  readonly clock?: ClockSettings;
  readonly locale: Locale;
  readonly guild: string | null;
  readonly channel: ChannelId;
  /** The side that the maker takes; `null`: none yet. */
  readonly side: SideId | null;
  /** Whether Arbitre plays the other sides (all of them when the maker takes none). */
  readonly opponent: 'players' | 'referee';
}

/** A match as it stands: header and state (`null` in the lobby). */
export interface Table {
  readonly header: MatchHeader;
  readonly state: MatchState<AnyGame> | null;
}

/** What an accepted order led to; `duplicate`: it had been applied before, and these are its events of then. */
export interface Applied {
  readonly table: Table;
  readonly events: readonly StoredEvent[];
  readonly duplicate: boolean;
}

export interface Submission extends Act {
  readonly match: MatchId;
  /** The seat acted for; `null`: the player's only seat. */
  readonly seat: SeatId | null;
  readonly command: AnyGame['command'] | KernelCommand | TableCommand;
  /** The question that a press belongs to. */
  readonly question: QuestionId | null;
}

/**
 * A whole match as one JSON document: format of `/match export`, `arbitre simulate --export`, read by `replay` and `verify`.
 * Version 1 had no salts, no signature, no language, and did not say which order caused an event nor in whose place it was
 * given. Version 2 had no chain, no outcome, one number for shape and decisions, and orders without their questions.
 */
export interface Transcript {
  readonly format: 'arbitre-transcript';
  readonly formatVersion: 1 | 2 | 3;
  readonly match: string;
  readonly locale: Locale;
  readonly ruleset: RulesetId;
  /** The shape of the state of which `hash` is the hash. */
  readonly shape: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** The secret seed: only when the match is over. */
  readonly seed: string | null;
  /** What the players added to the seed, in the order of joining: with it the key of the dice (`diceKey`). */
  readonly salts: readonly string[];
  /** Who brought each salt, in the order of `salts`; left out where there are none, and in transcripts from before it was written down. */
  readonly saltedBy?: readonly SaltOwner[];
  readonly seats: Readonly<Record<string, string>>;
  /** Who held a seat before its present player; left out where none changed hands. */
  readonly earlier?: readonly EarlierHolder[];
  readonly orders: readonly TranscriptOrder[];
  readonly events: readonly TranscriptEvent[];
  /** What comes after `events` and may not be shown yet, in its order; left out where nothing is. */
  readonly withheld?: readonly Withheld[];
  /** How the match ended; `null` while it runs. */
  readonly outcome: Outcome | null;
  /** SHA-256 of the state after `events` as canonical JSON (keys sorted). */
  readonly hash: string;
  /** The last link of the chain over all orders and events, those that are withheld included; `null` before version 3. */
  readonly chain: string | null;
  /** The public half of the key that signed it, hex; empty in version 1. */
  readonly publicKey: string;
  /** Ed25519 over everything else as canonical JSON, hex; empty in version 1. */
  readonly signature: string;
}

/** The player who brought a salt, and the seat that they began with, which others may hold by now. */
export interface SaltOwner {
  readonly seat: string;
  readonly player: string;
}

/** A player who held a seat from one event on until another gave it away; event 1 for whoever began with it. */
export interface EarlierHolder {
  readonly seat: string;
  readonly player: string;
  readonly from: number;
  readonly to: number;
}

/**
 * An order as written down: `by` the player, `as` for the seat or in the place of one that did not act, `salt` that of its
 * leaf in the chain.
 */
export interface TranscriptOrder extends Versions {
  readonly at: number;
  readonly seat: string | null;
  readonly by: string;
  readonly as: StoredOrder['by'];
  readonly question: string | null;
  readonly command: StoredOrder['command'];
  readonly salt: string;
}

/** An event as written down: `order` the number of the order that caused it, from 1; `null` in version 1. */
export interface TranscriptEvent {
  readonly seq: number;
  readonly at: number;
  readonly shape: number;
  readonly order: number | null;
  readonly event: MatchEvent<AnyGame>;
  readonly salt: string;
}

/** An order or event of a running match that not everybody may know yet: only its leaf, which it must have when it is shown. */
export type Withheld =
  { readonly order: number; readonly leaf: string } | { readonly seq: number; readonly leaf: string };

export interface Referee extends ClockOrders, Motions, OwnChoices, StandingOrders, Places {
  create(act: NewMatch): Promise<Result<Applied, Refusal>>;
  /** Takes a place. `salt` is added to the chance of the dice, without it the act's key; who has a place may name another. */
  join(
    act: Act & { readonly match: MatchId; readonly side: SideId | null; readonly salt?: string },
  ): Promise<Result<Applied, Refusal>>;
  leave(act: Act & { readonly match: MatchId }): Promise<Result<Applied, Refusal>>;
  /** Changes rules of the match, or its clock, in its lobby; only its owner may. Those not named stay as they are. */
  configure(
    act: Act & {
      readonly match: MatchId;
      readonly options: Readonly<Record<string, string>>;
      readonly clock?: ClockSettings;
    },
  ): Promise<Result<Applied, Refusal>>;
  /** Puts a roster, as it was imported, in the place of a side's force, or with `null` the scenario's own back; for who plays the side, and for the owner. */
  enlist(
    act: Act & { readonly match: MatchId; readonly side: SideId; readonly roster: string | null },
  ): Promise<Result<Applied, Refusal>>;
  /** Deals seats and units and begins. */
  start(act: Act & { readonly match: MatchId }): Promise<Result<Applied, Refusal>>;
  submit(submission: Submission): Promise<Result<Applied, Refusal>>;
  /** The live match of a channel, else the last one there, else `null`. */
  tableIn(channel: ChannelId): Promise<Table | null>;
  table(match: MatchId): Promise<Table | null>;
  /** What a viewer sees; `null` in the lobby. */
  view(table: Table, viewer: Viewer): MatchView<AnyGame> | null;
  /** As whom a player looks at a match: their (first) seat, or a spectator. */
  viewerOf(table: Table, player: PlayerId): Viewer;
  /** The state right after event `seq` (for pictures of a moment, and for "before"). */
  stateAt(match: MatchId, seq: number): Promise<MatchState<AnyGame> | null>;
  /** The first and last event of a chapter so far, and whether the match has left it; `null` when nothing happened in it. */
  span(
    match: MatchId,
    chapter: Chapter,
  ): Promise<{ readonly from: number; readonly to: number; readonly over: boolean } | null>;
  /** Events from one number to another, inclusive, as a viewer is told them; what is hidden from them is left out. */
  history(match: MatchId, from: number, to: number, viewer: Viewer): Promise<readonly StoredEvent[]>;
  /** How long play has waited on each seat, until an instant. */
  waited(match: MatchId, until: Instant): Promise<readonly Waited[]>;
  /** The match as one document. Of a running match it ends before the first event that a spectator may not know in full. */
  export(match: MatchId): Promise<Transcript>;
  /** Takes up all live matches after a start of the program: seats that Arbitre plays get their orders. */
  resume(): Promise<void>;
  /** Resolves when no order is waiting or at work, those of Arbitre's own seats included. */
  idle(): Promise<void>;
}

/** What is made of a whole match, off the thread that answers; one match after the other. */
export interface Keepsakes {
  /** The page of a match, to step through; a file that Discord takes. Rejects when it cannot be made. `title` is what was played. */
  page(transcript: Transcript, title: string): Promise<string>;
  /** Whether a match is as its orders and dice made it. */
  verify(transcript: Transcript): Promise<Verdict>;
}
