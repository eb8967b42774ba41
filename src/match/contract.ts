import type { Locale } from '../i18n/locales.js';
import type { Chapter, KernelCommand, MatchEvent, MatchState, MatchView } from '../rules/kernel/contract.js';
import type { QuestionId, SeatId, SideId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { ChannelId, Instant, MatchHeader, MatchId, PlayerId, StoredEvent } from './ports.js';

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
  readonly command: AnyGame['command'] | KernelCommand;
  /** The question that a press belongs to. */
  readonly question: QuestionId | null;
}

/** A whole match as one JSON document: format of `/match export`, `arbitre simulate --export`, read by `replay` and `verify`. */
export interface Transcript {
  readonly format: 'arbitre-transcript';
  readonly formatVersion: 1;
  readonly match: string;
  readonly ruleset: RulesetId;
  readonly rules: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** The secret seed: only when the match is over. */
  readonly seed: string | null;
  readonly seats: Readonly<Record<string, string>>;
  readonly orders: readonly {
    readonly at: number;
    readonly seat: string | null;
    readonly by: string;
    readonly command: unknown;
  }[];
  readonly events: readonly {
    readonly seq: number;
    readonly at: number;
    readonly rules: number;
    readonly event: MatchEvent<AnyGame>;
  }[];
  /** SHA-256 of the final state as canonical JSON (keys sorted). */
  readonly hash: string;
}

export interface Referee {
  create(act: NewMatch): Promise<Result<Applied, Refusal>>;
  /** Takes a place. `salt` is added to the chance of the dice, without it the act's key; who has a place may name another. */
  join(
    act: Act & { readonly match: MatchId; readonly side: SideId | null; readonly salt?: string },
  ): Promise<Result<Applied, Refusal>>;
  leave(act: Act & { readonly match: MatchId }): Promise<Result<Applied, Refusal>>;
  /** Changes rules of the match in its lobby; only its owner may. Those not named stay as they are. */
  configure(
    act: Act & { readonly match: MatchId; readonly options: Readonly<Record<string, string>> },
  ): Promise<Result<Applied, Refusal>>;
  /** Deals seats and units and begins. */
  start(act: Act & { readonly match: MatchId }): Promise<Result<Applied, Refusal>>;
  submit(submission: Submission): Promise<Result<Applied, Refusal>>;
  /** The live match of a channel, else the last one there, else `null`. */
  tableIn(channel: ChannelId): Promise<Table | null>;
  table(match: MatchId): Promise<Table | null>;
  /** What a viewer sees; `null` in the lobby. */
  view(table: Table, viewer: Viewer): MatchView<AnyGame> | null;
  /** As whom a player looks at a match: his (first) seat, or a spectator. */
  viewerOf(table: Table, player: PlayerId): Viewer;
  /** The state right after event `seq` (for pictures of a moment, and for "before"). */
  stateAt(match: MatchId, seq: number): Promise<MatchState<AnyGame> | null>;
  /** The first and last event of a chapter so far, and whether the match has left it; `null` when nothing happened in it. */
  span(
    match: MatchId,
    chapter: Chapter,
  ): Promise<{ readonly from: number; readonly to: number; readonly over: boolean } | null>;
  /** Events from one number to another, inclusive, as a viewer is told them; what is hidden from him is left out. */
  history(match: MatchId, from: number, to: number, viewer: Viewer): Promise<readonly StoredEvent[]>;
  /** The match as one document. Of a running match it ends before the first event that a spectator may not know in full. */
  export(match: MatchId): Promise<Transcript>;
  /** Takes up all live matches after a start of the program: seats that Arbitre plays get their orders. */
  resume(): Promise<void>;
  /** Resolves when no order is waiting or at work, those of Arbitre's own seats included. */
  idle(): Promise<void>;
}
