import type { BroughtMap } from '../library/contract.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import type { ClockOrders } from './clock-orders.js';
import type { Places } from './places.js';
import type { Chapter, MatchState, MatchView } from '../rules/kernel/contract.js';
import type { SideId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { StandingOrders } from './standing-orders.js';
import type { Waited } from './waits.js';
import type { Motions } from './motions.js';
import type { Rulings } from './rulings.js';
import type { OwnChoices } from './choices.js';
import type { StoredEvent } from './ports.js';
import type { ChannelId, Instant, MatchId, PlayerId } from './header.js';
import type { Recorded } from './record.js';
import type { Unattended } from './unattended.js';
import type { Verdict } from './verify.js';
import type { Act, Applied, NewMatch, Submission, Table } from './acts.js';
import type { Transcript } from './transcript-form.js';

/** What the match room offers to commands, the command line and the tests. Every order goes through here, one at a time per match. */

export interface Referee extends ClockOrders, Motions, OwnChoices, StandingOrders, Places, Rulings, Unattended {
  create(act: NewMatch): Promise<Result<Applied, Refusal>>;
  /** Takes a place. `salt` goes into the dice, or the act's key if it is omitted; a player who already has a place may set another salt. */
  join(
    act: Act & { readonly match: MatchId; readonly side: SideId | null; readonly salt?: string },
  ): Promise<Result<Applied, Refusal>>;
  leave(act: Act & { readonly match: MatchId }): Promise<Result<Applied, Refusal>>;
  /** Changes the options of a match, or its clock, in the lobby; only the owner may. Options that are not named stay as they are. */
  configure(
    act: Act & {
      readonly match: MatchId;
      readonly options: Readonly<Record<string, string>>;
      readonly clock?: ClockSettings;
    },
  ): Promise<Result<Applied, Refusal>>;
  /** Replaces a side's force by an imported roster, or with `null` by the scenario's own again; for players of that side and the owner. */
  enlist(
    act: Act & { readonly match: MatchId; readonly side: SideId; readonly roster: string | null },
  ): Promise<Result<Applied, Refusal>>;
  /** Puts another map in the place of the scenario's, or with `null` its own again; only the owner may. */
  placeOn(act: Act & { readonly match: MatchId; readonly map: BroughtMap | null }): Promise<Result<Applied, Refusal>>;
  /** Deals seats and units and begins the match. */
  start(act: Act & { readonly match: MatchId }): Promise<Result<Applied, Refusal>>;
  submit(submission: Submission): Promise<Result<Applied, Refusal>>;
  /** The live match of a channel, or else the last one there, or else `null`. */
  tableIn(channel: ChannelId): Promise<Table | null>;
  table(match: MatchId): Promise<Table | null>;
  /** What a viewer sees; `null` in the lobby. */
  view(table: Table, viewer: Viewer): MatchView<AnyGame> | null;
  /** As whom a player looks at a match: as their (first) seat, or as a spectator. */
  viewerOf(table: Table, player: PlayerId): Viewer;
  /** The state right after event `seq`, for pictures of a moment and for "before". */
  stateAt(match: MatchId, seq: number): Promise<MatchState<AnyGame> | null>;
  /** The first and last event of a chapter so far, and whether the match has left it; `null` if nothing happened in it. */
  span(
    match: MatchId,
    chapter: Chapter,
  ): Promise<{ readonly from: number; readonly to: number; readonly over: boolean } | null>;
  /** Events from one number to another, inclusive, as a viewer is told them; those hidden from them are left out. */
  history(match: MatchId, from: number, to: number, viewer: Viewer): Promise<readonly StoredEvent[]>;
  /** Every order as it was when it was given, and what was decided beside them, as a viewer may know it; also what was taken back. */
  record(match: MatchId, viewer: Viewer): Promise<readonly Recorded[]>;
  /** How often the match went back after dice with no opponent to ask. */
  wentBackAlone(match: MatchId): Promise<number>;
  /** How long play has waited on each seat, until an instant. */
  waited(match: MatchId, until: Instant): Promise<readonly Waited[]>;
  /** The match as one document. That of a running match ends before the first event that a spectator may not know in full. */
  export(match: MatchId): Promise<Transcript>;
  /** Resumes all live matches after the program starts: seats that Arbitre plays get their orders. */
  resume(): Promise<void>;
  /** Resolves when no order is waiting or being carried out, including those of Arbitre's own seats. */
  idle(): Promise<void>;
}

/** What is made from a whole match, off the thread that answers, one match at a time. */
export interface Replays {
  /** The page of a match, to step through, small enough for Discord to accept. Rejects if it cannot be made. `title` says what was played. */
  page(transcript: Transcript, title: string): Promise<string>;
  /** Whether a match is what its orders and dice make it. */
  verify(transcript: Transcript): Promise<Verdict>;
}
