import type { ClockSettings } from '../rules/kernel/clock.js';
import type { Locale } from '../i18n/locales.js';
import type { KernelCommand, MatchState, TableCommand } from '../rules/kernel/contract.js';
import type { QuestionId, SeatId, SideId } from '../rules/kernel/ids.js';
import type { BroughtMap, Forces } from '../library/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { StoredEvent } from './ports.js';
import type { ChannelId, Instant, MatchHeader, MatchId, PlayerId } from './header.js';

/** What is done in a match, and what comes of it. */

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
  /** A map in the place of the scenario's; left out: none. */
  readonly map?: BroughtMap | null;
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
