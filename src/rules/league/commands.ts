import type { LeagueReplacement } from './parts.js';
import type { AppealId, EntrantId, MateId, PairingId } from './ids.js';
import type { Setup } from './setup.js';
import type { Result, Score, Winner } from './state.js';

/** What can be ordered in a league. */

/** Orders of those who take part, at any time. */
export type EntrantCommand =
  | { readonly type: 'leave' }
  /** `mate`: who of a team plays; it is ready when as many have said so as play. */
  | { readonly type: 'ready'; readonly pairing: PairingId; readonly mate?: MateId }
  | { readonly type: 'extend'; readonly pairing: PairingId }
  /** `score`: of the first and of the second, where something was counted. */
  | { readonly type: 'claim'; readonly pairing: PairingId; readonly winner: Winner; readonly score?: Score }
  | { readonly type: 'concede'; readonly pairing: PairingId }
  | { readonly type: 'appeal'; readonly pairing: PairingId; readonly text: string }
  | { readonly type: 'challenge'; readonly entrant: EntrantId }
  | { readonly type: 'add-mate' }
  | { readonly type: 'drop-mate'; readonly mate: MateId };

/** Orders of the officials. */
export type OfficialCommand =
  | { readonly type: 'begin' }
  | { readonly type: 'seed'; readonly entrant: EntrantId; readonly seed: number | null }
  | { readonly type: 'expel'; readonly entrant: EntrantId; readonly reason: string }
  | { readonly type: 'substitute'; readonly entrant: EntrantId; readonly reason: string }
  | { readonly type: 'give-time'; readonly pairing: PairingId; readonly until: number; readonly reason: string }
  /** Decides a pairing, or corrects what was decided; `winner` `null`: it is open again. */
  | {
      readonly type: 'correct';
      readonly pairing: PairingId;
      readonly winner: Winner | null;
      readonly score?: Score;
      readonly reason: string;
    }
  | {
      readonly type: 'rule';
      readonly appeal: AppealId;
      readonly upheld: boolean;
      readonly winner: Winner | null;
      readonly reason: string;
    }
  | { readonly type: 'replace-parts'; readonly parts: readonly LeagueReplacement[]; readonly reason: string }
  | { readonly type: 'end' };

/** Orders of Arbitre itself: to found, to enter those who sign up, to make and book matches, to keep time. */
export type HouseCommand =
  | { readonly type: 'found'; readonly setup: Setup }
  | { readonly type: 'enter'; readonly name: string; readonly rating?: number }
  | { readonly type: 'made'; readonly pairing: PairingId; readonly match: string }
  /** A match is over; once more for the same: it was corrected. `winner` `null`: it was annulled. */
  | {
      readonly type: 'book';
      readonly pairing: PairingId;
      readonly winner: Winner | null;
      readonly score: Result['score'];
      readonly match: { readonly id: string; readonly hash: string };
      /** Why an official has decided so of the match; left out: nobody has. */
      readonly reason?: string;
    }
  | { readonly type: 'keep-time' };

export type Command = EntrantCommand | OfficialCommand | HouseCommand;

/** Who gives orders: an entrant, an official, or Arbitre itself; an official may give those of Arbitre too. */
export type Actor = EntrantId | 'official' | 'house';

/** An order as it reaches the rules; `at` in UTC milliseconds. */
export interface Order {
  readonly by: Actor;
  readonly at: number;
  readonly command: Command;
}

/** The orders of entrants, in the order in which they are offered. */
export const ENTRANT_ORDERS = [
  'ready',
  'claim',
  'challenge',
  'extend',
  'concede',
  'appeal',
  'add-mate',
  'drop-mate',
  'leave',
] as const satisfies readonly EntrantCommand['type'][];
