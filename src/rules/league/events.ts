import type { Roll } from '../kernel/dice.js';
import type { LeagueReplacement } from './parts.js';
import type { AppealId, EntrantId, MateId, PairingId } from './ids.js';
import type { Rating } from './glicko.js';
import type { Setup } from './setup.js';
import type { Skill } from './skills.js';
import type { Appeal, Claim, Entrant, Pairing, Place, Result } from './state.js';

/** A pairing as it is drawn. */
export type Draw = Pick<Pairing, 'id' | 'slot' | 'sides'>;

/** What can happen in a league, in the past tense and with its outcome. */
export type Event =
  | { readonly type: 'Founded'; readonly setup: Setup }
  /** At its time there were too few: an official begins it. */
  | { readonly type: 'Postponed' }
  // who takes part
  | { readonly type: 'Entered'; readonly entrant: EntrantId; readonly name: string; readonly rating: Rating }
  | {
      readonly type: 'Left';
      readonly entrant: EntrantId;
      readonly status: Exclude<Entrant['status'], 'in'>;
      readonly reason: string | null;
    }
  | { readonly type: 'Seeded'; readonly entrant: EntrantId; readonly seed: number | null }
  | { readonly type: 'Substituted'; readonly entrant: EntrantId; readonly reason: string }
  | { readonly type: 'MateJoined'; readonly entrant: EntrantId; readonly mate: MateId }
  | { readonly type: 'MateLeft'; readonly entrant: EntrantId; readonly mate: MateId }
  // the draw
  | {
      readonly type: 'StageDrawn';
      readonly divisions: readonly (readonly EntrantId[])[];
      /** The lots of those who were not seeded. */
      readonly rolls: readonly Roll[];
    }
  | ({ readonly type: 'RoundDrawn'; readonly due: number; readonly pairings: readonly Draw[] } & Place)
  | ({ readonly type: 'RoundClosed' } & Place)
  // pairings
  | { readonly type: 'MatchMade'; readonly pairing: PairingId; readonly match: string }
  | { readonly type: 'ReadySaid'; readonly pairing: PairingId; readonly by: EntrantId; readonly mate?: MateId }
  | { readonly type: 'ExtensionAsked'; readonly pairing: PairingId; readonly by: EntrantId }
  | {
      readonly type: 'Extended';
      readonly pairing: PairingId;
      readonly due: number;
      readonly by: 'agreement' | 'official';
      readonly reason: string | null;
    }
  | { readonly type: 'Reminded'; readonly pairing: PairingId; readonly hours: number }
  | ({ readonly type: 'Claimed'; readonly pairing: PairingId } & Claim)
  | { readonly type: 'Decided'; readonly pairing: PairingId; readonly result: Result }
  /** `result` `null`: what was decided counts no longer, and the two have until `due`. */
  | {
      readonly type: 'Corrected';
      readonly pairing: PairingId;
      readonly result: Result | null;
      readonly due: number;
      readonly reason: string;
    }
  /** Somebody else has come into a pairing of a knockout, because the one before it was corrected. `due`: left out where it stays. */
  | { readonly type: 'Reseated'; readonly pairing: PairingId; readonly sides: Pairing['sides']; readonly due?: number }
  // appeals
  | { readonly type: 'Appealed'; readonly appeal: Omit<Appeal, 'ruling'> }
  | { readonly type: 'Ruled'; readonly appeal: AppealId; readonly upheld: boolean; readonly reason: string }
  | ({ readonly type: 'PartReplaced'; readonly reason: string } & LeagueReplacement)
  // what follows
  | {
      readonly type: 'Rated';
      /** Which period, from 0 on; an earlier one is rated anew when one of its results is corrected. */
      readonly period: number;
      readonly pairings: readonly PairingId[];
      readonly ratings: Readonly<Record<EntrantId, Rating>>;
      /** Those of who played for teams. */
      readonly skills?: Readonly<Record<MateId, Skill>>;
    }
  | { readonly type: 'LeagueEnded'; readonly placed: readonly EntrantId[] }
  /** Nothing of it is corrected any more. */
  | { readonly type: 'LeagueClosed'; readonly at: number };
