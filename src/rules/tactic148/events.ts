import type { Point } from '../geometry/plane/point.js';
import type { Roll } from '../kernel/dice.js';
import type { SeatId, SideId, UnitId } from '../kernel/ids.js';
import type { Action, Instruction } from './commands.js';
import type { Shot } from './steps.js';
import type { Edge, Marker, PieceId, WeaponId, ZoneId } from './types.js';

/** What can happen in a match, with everything needed to tell it again (past tense; outcomes, not intentions). */

/** One term of a needed score (T48-21). */
export interface Term {
  readonly reason: TermReason;
  readonly value: number;
}
export const TERM_REASONS = ['base', 'cover', 'take-cover', 'wound-marker', 'camouflage', 'no-more-than-6'] as const;
type TermReason = (typeof TERM_REASONS)[number];

/** A shot's figures: dice, the score that each must show, and why. `distance` in steps, rounded up. */
export interface Prospect {
  readonly dice: number;
  readonly needed: number;
  readonly terms: readonly Term[];
  readonly distance: number;
  readonly range: 'long' | 'short';
  readonly cover: 'open' | 'cover';
}

export type Hurt = 'wounded' | 'eliminated';
export type HurtCause = Shot['why'] | 'grenade' | 'h2h' | 'suppression';

/** Rounds of a roll-off: ties are rolled again (AMB-T48-03). */
export type Rounds = readonly (readonly { readonly side: SideId; readonly roll: Roll }[])[];

/** What an action cost and counted for. */
export interface Price {
  readonly pa: number;
  readonly actions: number;
  readonly movement: number;
  readonly shots: number;
  readonly weapon: WeaponId | null;
  readonly attack: boolean;
}

type By = 'seat' | 'referee';

export type Event =
  | {
      readonly type: 'RolledOff';
      readonly what: 'battlefield' | 'deployment' | 'first-turn';
      readonly rounds: Rounds;
      readonly winner: SideId;
    }
  | { readonly type: 'TableLaidOut'; readonly side: SideId; readonly table: string; readonly by: By }
  | { readonly type: 'EdgesTaken'; readonly edges: Readonly<Record<SideId, Edge>>; readonly by: By }
  | { readonly type: 'ObjectiveNamed'; readonly side: SideId; readonly piece: PieceId; readonly by: By }
  | {
      readonly type: 'DeploymentBegan';
      readonly totals: Readonly<Record<SideId, number>>;
      readonly agreed: number;
      readonly first: SideId;
    }
  | { readonly type: 'CharacterDeployed'; readonly unit: UnitId; readonly at: Point; readonly by: By }
  | {
      readonly type: 'TurnBegan';
      readonly turn: number;
      readonly round: number;
      readonly half: 'first-half' | 'second-half';
      readonly side: SideId;
      readonly gained: number;
      readonly tokens: number;
    }
  | {
      readonly type: 'ActionTaken';
      readonly unit: UnitId;
      readonly action: Action['type'];
      readonly price: Price;
      /** Officers that allowed actions over the maximum, one entry for each. */
      readonly officers: readonly UnitId[];
      readonly by: By;
    }
  /** Aim paid for as an Opportunity Fire marker fires (AMB-T48-06). */
  | { readonly type: 'AimPaid'; readonly unit: UnitId }
  /** The second token of a way that climbs, chosen after the shot of an Assault Fire (T48-31, AMB-T48-44). */
  | { readonly type: 'ClimbPaid'; readonly unit: UnitId }
  | { readonly type: 'CoverTaken'; readonly unit: UnitId }
  | {
      readonly type: 'MarkersRemoved';
      readonly unit: UnitId;
      readonly markers: readonly Marker[];
      readonly why: 'acted' | 'fought' | 'wounded' | 'eliminated' | 'fired' | 'suppressed';
      /** Suppression zones that end with it. */
      readonly zones: readonly ZoneId[];
    }
  | {
      readonly type: 'Moved';
      readonly unit: UnitId;
      /** From where it stood, every bend, to where it stands. */
      readonly path: readonly Point[];
      readonly climbed: boolean;
      /** Effective suppression zones that it was in on the way. */
      readonly underFire: readonly ZoneId[];
    }
  /** A wound stopped the move where the character stands; where no base can stay it goes back along its way, to `at`. */
  | { readonly type: 'MoveCutShort'; readonly unit: UnitId; readonly at?: Point }
  | {
      readonly type: 'ShotFired';
      readonly shot: Shot;
      readonly prospect: Prospect;
      readonly roll: Roll;
      readonly successes: number;
      readonly doubleSix: boolean;
      /** Whether it counts as an attack of this turn, after which there is no Suppression Fire in it (T48-40, AMB-T48-14). */
      readonly attack: boolean;
    }
  /** The shot of an Assault Fire that could not be made any more. */
  | { readonly type: 'ShotLost'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'GrenadeThrown'; readonly unit: UnitId; readonly at: Point; readonly distance: number }
  | { readonly type: 'GrenadeScattered'; readonly unit: UnitId; readonly roll: Roll; readonly most: number }
  | { readonly type: 'GrenadeMoved'; readonly unit: UnitId; readonly from: Point; readonly to: Point; readonly by: By }
  | {
      readonly type: 'GrenadeExploded';
      readonly unit: UnitId;
      readonly at: Point;
      readonly radius: number;
      readonly inside: readonly UnitId[];
      readonly sheltered: readonly UnitId[];
      readonly roll: Roll | null;
      readonly successes: number;
    }
  | {
      readonly type: 'BlowsExchanged';
      readonly units: readonly [UnitId, UnitId];
      /** `null`: no dice. */
      readonly rolls: readonly [Roll | null, Roll | null];
      readonly successes: readonly [number, number];
    }
  | { readonly type: 'CharacterHurt'; readonly unit: UnitId; readonly becomes: Hurt; readonly cause: HurtCause }
  | {
      readonly type: 'OpportunityMarked';
      readonly unit: UnitId;
      readonly at: Point;
      readonly radius: number;
      readonly weapon: WeaponId;
      readonly aim: boolean;
    }
  | {
      readonly type: 'SuppressionMarked';
      readonly unit: UnitId;
      readonly zone: ZoneId;
      readonly at: Point;
      readonly radius: number;
      readonly weapon: WeaponId;
    }
  | { readonly type: 'SuppressionJoined'; readonly unit: UnitId; readonly zone: ZoneId; readonly weapon: WeaponId }
  | {
      readonly type: 'SuppressionRolled';
      readonly zone: ZoneId;
      readonly shooters: readonly UnitId[];
      readonly roll: Roll;
    }
  | { readonly type: 'LetPass'; readonly seat: SeatId; readonly by: By }
  | { readonly type: 'Instructed'; readonly seat: SeatId; readonly instruction: Instruction }
  | { readonly type: 'PlanLaid'; readonly seat: SeatId; readonly actions: readonly Action[] }
  | { readonly type: 'PlanFollowed' }
  | { readonly type: 'PlanDropped' }
  | { readonly type: 'SeatFinished'; readonly seat: SeatId; readonly by: By }
  | {
      readonly type: 'TurnEnded';
      readonly turn: number;
      readonly side: SideId;
      readonly spent: number;
      readonly kept: number;
    };
