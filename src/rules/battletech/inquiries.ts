import type { Gait } from './gait.js';
import type { UnitId } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Facing } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import type { ToHit } from './terms.js';
import type {
  Allowance,
  LeagueAhead,
  PhysicalProspect,
  HitDamage,
  MpTerm,
  OwnPhysicalAttack,
  ShellProspect,
  SpotterAhead,
} from './standard/reckoning.js';
import type { FullTermReason } from './standard/terms.js';
import type { Aim, Twist } from './standard/types.js';
import type { SeenUnit } from './seen.js';
import type { Place, Woods } from './types.js';
import type { Mode, MountId, WeaponId } from './vocabulary.js';
import type { Mount } from './record-sheet.js';

/** Questions to the rules that change nothing, and their answers. */

/** Where a unit might stand, and how it might have got there: for "what if". */
export interface Stand {
  readonly place: Place;
  readonly mode: Mode;
  /** Standard level: how its torso is turned; left out: the way that promises most. */
  readonly twist?: Twist;
}

export type Inquiry =
  /** The odds of a unit's weapons against a target, or against each possible one; `from`: as if it stood there; `aim`: aimed there, at the standard level. */
  | {
      readonly about: 'odds';
      readonly unit: UnitId;
      readonly target: UnitId | null;
      readonly from: Stand | null;
      readonly aim?: Aim;
    }
  | { readonly about: 'los'; readonly from: Hex; readonly to: Hex }
  /** All that a unit sees. */
  | { readonly about: 'field'; readonly unit: UnitId }
  /** Where a unit can move; `danger`: and what the enemy would see of it there. */
  | { readonly about: 'reach'; readonly unit: UnitId; readonly mode: Mode; readonly danger?: true }
  | { readonly about: 'sheet'; readonly unit: UnitId };

/** A weapon's prospect against a target: its number and chance (in parts of 36), or why it cannot be declared. */
export interface Prospect {
  readonly mount: MountId;
  readonly weapon: WeaponId;
  readonly toHit: ToHit<FullTermReason> | null;
  /** Ways out of 36 to roll the number. */
  readonly chance: number;
  /** What a hit deals: at most, and on average in parts of 36. */
  readonly damage: HitDamage;
  /** Anti-missile systems that would meet its missiles, and what the range adds, by the rules of a league (CLN-36). */
  readonly met?: { readonly systems: number; readonly more: number };
  /** The most heat that its infernos would make a turn, and for how many turns, by the rules of a league (CLN-53). */
  readonly burns?: { readonly heat: number; readonly turns: number };
  /** Who guides the shot, or would, where it is indirect and needs somebody (FIN-05, CLN-49). */
  readonly spotter?: SpotterAhead;
  readonly refusal: Refusal | null;
}

/** The two ends of a line of sight. */
type End = 'attacker' | 'target';

/**
 * What a hex between two others has in the way of the line: `rises` its ground blocks it · `adds` woods points, none where
 * the line passes above · `hides` whose legs are behind it, who so has partial cover.
 */
export interface Obstacle {
  readonly level: number;
  readonly woods: Woods;
  /** A heavy industrial zone, which hinders like light woods (TER-13). */
  readonly industry: boolean;
  readonly smoke: 0 | 1 | 2;
  readonly rises: boolean;
  readonly adds: number;
  readonly hides: readonly End[];
}

/** A hex on a line: what it would do to the line, and whether it counts. */
export interface LineHex extends Obstacle {
  readonly hex: Hex;
  readonly counts: boolean;
  readonly kind: 'crossed' | 'touched' | 'split';
}

export interface Sight {
  readonly from: Hex;
  readonly to: Hex;
  readonly distance: number;
  readonly visible: boolean;
  /** Woods points of the hexes that count (QSR-32): light 1, heavy 2; three block. Smoke is one more (AMB-SEQ-18). */
  readonly points: number;
  /** Who has partial cover: the target is harder to hit, the attacker's legs cannot fire. */
  readonly cover: Readonly<Record<End, boolean>>;
  /** Whether water hides one of the two wholly from the other on dry land, so that there is no line. */
  readonly submerged: boolean;
  readonly hexes: readonly LineHex[];
  readonly pairs: readonly (readonly [Hex, Hex])[];
  /** Whether the hexes of the pairs were chosen, or would be because they differ: then they settle the side that is hit. */
  readonly decided: boolean;
}

/** A hex that a unit can end its move in, with the facings, each with the fewest MP it takes. */
export interface Reached {
  readonly hex: Hex;
  readonly facings: readonly {
    readonly facing: Facing;
    readonly mp: number;
    readonly entered: number;
    readonly steps: string;
  }[];
}

/** A hex that a unit sees: what the ground adds to a shot there, and whether any of its weapons bears on it now. */
export interface FieldHex {
  readonly hex: Hex;
  readonly modifier: number;
  readonly bears: boolean;
}

/**
 * What a unit would meet in a hex, from the enemies where they stand now: who sees it, and the least number that one of their
 * weapons needs; `null`: none can hit. Not `known`: somebody sees it of whose weapons nothing is known.
 */
export interface Threat {
  readonly hex: Hex;
  readonly watchers: readonly UnitId[];
  readonly number: number | null;
  readonly known: boolean;
}

export type InquiryAnswer =
  | {
      readonly about: 'odds';
      readonly unit: UnitId;
      readonly from: Stand;
      readonly aim?: Aim;
      /** Standard level: what water and a scan by roll may lead to there, where a league's rules ask for either. */
      readonly ahead?: LeagueAhead;
      readonly targets: readonly {
        readonly target: UnitId;
        readonly sight: Sight;
        readonly prospects: readonly Prospect[];
        /** Standard level: physical attacks on a target in reach, by the same twist. */
        readonly blows?: readonly PhysicalProspect[];
        /** Standard level: artillery at the hex of the target, on board and off the map. */
        readonly shells?: readonly ShellProspect[];
        /** Standard level: the torso twist that the prospects assume, the one that promises most. */
        readonly twist?: Twist;
      }[];
    }
  | { readonly about: 'los'; readonly sight: Sight }
  | { readonly about: 'field'; readonly unit: UnitId; readonly from: Hex; readonly seen: readonly FieldHex[] }
  | {
      readonly about: 'reach';
      readonly unit: UnitId;
      readonly mode: Mode;
      readonly gait: Gait;
      readonly mp: number;
      /** Standard level: what the MP are made of. */
      readonly terms?: readonly MpTerm[];
      readonly reached: readonly Reached[];
      /** Of each hex what the enemy would see of it there, if that was asked. */
      readonly threats?: readonly Threat[];
    }
  | {
      readonly about: 'sheet';
      readonly unit: SeenUnit;
      /** For each weapon: whether it can still be declared, and the refusal if not; none of a sheet that is not seen. */
      readonly mounts: readonly {
        readonly mount: Mount;
        readonly ammoLeft: number | null;
        readonly refusal: Prospect['refusal'];
      }[];
      /** Standard level: MP by mode with what they are made of, or why the unit cannot move so. */
      readonly modes?: readonly {
        readonly mode: Mode;
        readonly allowance: Allowance;
        readonly refusal: Refusal | null;
      }[];
      /** Standard level: the others of its C3 network, and those with whom it shares ranges now (ADV-03). */
      readonly network?: { readonly others: readonly UnitId[]; readonly linked: readonly UnitId[] };
      /** Standard level: what each limb can strike, or why not; none off the map. */
      readonly blows?: readonly OwnPhysicalAttack[];
    };
