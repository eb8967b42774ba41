import type { Roll } from '../../kernel/dice.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { Facing } from '../../geometry/hex/facing.js';
import type { TermReason, Term, ToHit } from '../events.js';
import type { Location, MountId, Place, Range } from '../types.js';
import type { BinId, Blow, Doom, Edge, Find, FireMode, FullShot, Slot, Twist } from './types.js';

/** What can happen at the standard level, complete with numbers, rolls and outcomes, so that it can be told from here alone. */

/** Reasons of terms besides those of the quick-start level: to-hit numbers, piloting rolls, physical attacks. */
export const FULL_TERM_REASONS = [
  // weapon attacks (tables 7.1.2, 7.2.1)
  'gunnery',
  'attacker-prone',
  'target-jumped',
  'target-prone-near',
  'target-prone-far',
  'target-skidded',
  'minimum-range',
  'partial-cover',
  'smoke-target',
  'smoke-between',
  'water-shooter',
  'water-target',
  'heat',
  'sensors-hit',
  'shoulder-hit',
  'upper-arm-hit',
  'lower-arm-hit',
  'weapon',
  'cluster-ammunition',
  'targeting-computer',
  'secondary-front',
  'secondary-side',
  'indirect',
  'spotter-walked',
  'spotter-ran',
  'spotter-jumped',
  'spotter-attacks',
  'aimed-head',
  // physical attacks (table 7.2.7)
  'physical-base',
  'piloting',
  'physical-kind',
  'piloting-difference',
  'hand-hit',
  'upper-leg-hit',
  'lower-leg-hit',
  'foot-hit',
  'rear-kick',
  'spotting',
  // piloting rolls (table 7.2.2)
  'damage-20',
  'shutdown',
  'leg-actuator-hit',
  'hip-hit',
  'gyro-hit',
  'gyro-gone',
  'leg-lost',
  'four-legs',
  'was-charged',
  'was-jumped-on',
  'made-charge',
  'made-jump-attack',
  'water-1',
  'water-2',
  'water-3',
  'levels-fallen',
  'skid',
] as const;
export type FullTermReason = TermReason | (typeof FULL_TERM_REASONS)[number];
export type FullTerm = Term<FullTermReason>;

/** A weapon attack's number. `side`: the side of the target that is hit, and so its table. `cover`: leg hits strike the cover. */
export interface ShotToHit extends ToHit<FullTermReason> {
  readonly side: AttackedSide;
  readonly cover: boolean;
}
export const ATTACKED_SIDES = ['front', 'left', 'right', 'rear'] as const;
export type AttackedSide = (typeof ATTACKED_SIDES)[number];

/** A physical attack's number and the table that its hits use. */
export const HIT_TABLES = ['full', 'punch', 'kick'] as const;
export type HitTable = (typeof HIT_TABLES)[number];
export interface BlowToHit {
  readonly number: number;
  readonly terms: readonly FullTerm[];
  readonly side: AttackedSide;
  readonly table: HitTable;
}

// ── Harm ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What cripples a 'Mech, so that it withdraws (option `forcedWithdrawal`). */
export const CRIPPLED = [
  'side-torso',
  'engine',
  'engine-gyro',
  'sensors',
  'limbs',
  'torsos',
  'pilot',
  'unarmed',
] as const;
export type Crippled = (typeof CRIPPLED)[number];

/** Why a pilot is hurt. */
export const PILOT_WOUNDS = ['head-hit', 'explosion', 'fall', 'life-support', 'drowned'] as const;
export type PilotWound = (typeof PILOT_WOUNDS)[number];

/** One thing that happens to a unit when it is harmed, in the order in which it happens; each is a mark on its sheet or a roll. */
export type Harm =
  | {
      readonly harm: 'armor';
      readonly location: Location;
      readonly rear: boolean;
      readonly damage: number;
      readonly after: number;
    }
  | { readonly harm: 'structure'; readonly location: Location; readonly damage: number; readonly after: number }
  /** The rest goes on to the next location inward, or is lost where there is none. */
  | { readonly harm: 'transfer'; readonly from: Location; readonly to: Location | null; readonly damage: number }
  /** A location is gone: shot away, torn off with its side torso, or blown off by a critical hit. */
  | {
      readonly harm: 'location-lost';
      readonly location: Location;
      readonly why: 'destroyed' | 'torn-off' | 'blown-off';
    }
  /** The roll for critical hits; `through`: through the armour, by a location roll of 2. */
  | {
      readonly harm: 'critical-roll';
      readonly location: Location;
      readonly through: boolean;
      readonly roll: Roll;
      readonly criticals: number;
    }
  /** A slot is struck. `rolls`: half and slot, again until one is found that can be hit. */
  | {
      readonly harm: 'slot';
      readonly location: Location;
      readonly slot: number;
      readonly holds: Slot;
      readonly rolls: readonly Roll[];
    }
  /** Ammunition or a Gauss rifle blows up; with CASE the rest of the damage goes out of the back. */
  | {
      readonly harm: 'explosion';
      readonly location: Location;
      readonly what: { readonly bin: BinId } | { readonly mount: MountId };
      readonly damage: number;
      readonly cased: boolean;
    }
  | { readonly harm: 'pilot'; readonly why: PilotWound; readonly hits: number }
  | {
      readonly harm: 'consciousness';
      readonly roll: Roll;
      readonly need: number;
      readonly awake: boolean;
      readonly turn: number;
    }
  | { readonly harm: 'doomed'; readonly why: Doom };

/** Where one group of damage went. `covered`: a leg hit that struck the cover instead. */
export interface Wound {
  readonly roll: Roll | null;
  readonly location: Location;
  readonly points: number;
  readonly covered: boolean;
  readonly harm: readonly Harm[];
}

// ── Piloting ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const PILOTING_CAUSES = [
  'damage-20',
  'gyro-hit',
  'gyro-destroyed',
  'leg-lost',
  'hip-hit',
  'leg-actuator-hit',
  'kicked',
  'pushed',
  'charged',
  'jumped-on',
  'missed-kick',
  'made-charge',
  'made-jump-attack',
  'missed-jump-attack',
  'shutdown',
  'water',
  'rubble',
  'stand-up',
  'ran-damaged',
  'landed-damaged',
  'skid',
  'displaced',
  'avoid-pilot-damage',
] as const;
export type PilotingCause = (typeof PILOTING_CAUSES)[number];

/** A piloting roll: its number and terms, what fell. No roll: `sure` either way (unconscious, gyro gone, above 12). */
export interface PilotingRoll {
  readonly cause: PilotingCause;
  readonly number: number;
  readonly terms: readonly FullTerm[];
  readonly roll: Roll | null;
  readonly success: boolean;
}

/** A charge or a death from above as declared with the move: hexes entered on the way, without the target's own. */
export interface ChargeDeclared {
  readonly kind: 'charge' | 'death-from-above';
  readonly target: UnitId;
  readonly hexes: number;
}

/** A source of heat (or of cold, negative) in the heat phase. `n` is a count: hexes jumped, engine hits, weapons. */
export interface HeatSource {
  readonly source:
    /** `external`: flamers and infernos, of which 15 at most count in a turn. */
    'walked' | 'ran' | 'jumped' | 'stood-up' | 'weapon' | 'engine-hits' | 'fire' | 'external';
  readonly heat: number;
  readonly mount?: MountId;
  readonly n?: number;
}

/** A number to roll with 2D6 or more on, with what was rolled; `need` `null`: nothing to roll, `avoided` says how it went. */
export interface Avoidance {
  readonly need: number | null;
  readonly roll: Roll | null;
  readonly avoided: boolean;
}

export type ShotOutcome =
  | 'hit'
  | 'miss'
  /** Number 2 or less: hits without a roll. */
  | 'sure'
  /** Number over 12: fired and missed. */
  | 'impossible'
  /** A Streak without a lock fires nothing. */
  | 'no-lock';

/** How many of a cluster strike. */
export interface ClusterRoll {
  readonly size: number;
  readonly roll: Roll | null;
  readonly modifiers: readonly { readonly by: 'artemis' | 'narc' | 'ecm' | 'anti-missile'; readonly value: number }[];
  readonly hits: number;
}

export type FullEvent =
  // movement phase
  | {
      readonly type: 'PilotingRolled';
      readonly unit: UnitId;
      readonly roll: PilotingRoll;
    }
  | {
      readonly type: 'Fell';
      readonly unit: UnitId;
      readonly cause: PilotingCause;
      readonly levels: number;
      readonly hex: Hex;
      /** The die for the side it falls on and its new facing; `null` when they were certain. */
      readonly direction: Roll | null;
      readonly facing: Facing;
      readonly side: AttackedSide;
      readonly damage: number;
      readonly wounds: readonly Wound[];
      /** The roll to spare the pilot, and his wound if it failed. */
      readonly pilot: PilotingRoll;
      readonly harm: readonly Harm[];
    }
  /** `sure`: on four whole legs, without a roll. */
  | { readonly type: 'StoodUp'; readonly unit: UnitId; readonly facing: Facing; readonly sure?: true }
  | { readonly type: 'DroppedProne'; readonly unit: UnitId }
  | {
      readonly type: 'Skidded';
      readonly unit: UnitId;
      readonly path: readonly Place[];
      /** Damage from sliding, in groups of five. */
      readonly damage: number;
      readonly wounds: readonly Wound[];
    }
  | {
      readonly type: 'Collided';
      readonly unit: UnitId;
      /** Whom it slid into, as if it charged; `null`: ground that rises. */
      readonly into: { readonly target: UnitId; readonly toHit: BlowToHit; readonly roll: Roll | null } | null;
      readonly hit: boolean;
      readonly wounds: readonly Wound[];
      /** What it does to the one that slides. */
      readonly recoil: readonly Wound[];
    }
  | {
      readonly type: 'Displaced';
      readonly unit: UnitId;
      readonly from: Hex;
      readonly to: Hex;
      readonly by: 'push' | 'charge' | 'death-from-above' | 'fall' | 'skid' | 'domino';
    }
  | { readonly type: 'LeftMap'; readonly unit: UnitId; readonly edge: Edge; readonly why: 'moved' | 'displaced' }
  | { readonly type: 'ChargeDeclared'; readonly unit: UnitId; readonly charge: ChargeDeclared }
  /** MASC is switched on; who does not hold it takes critical hits in the legs. `strain`: turns that it was strained before. */
  | {
      readonly type: 'MascSwitched';
      readonly unit: UnitId;
      readonly strain: number;
      readonly avoidance: Avoidance;
      readonly harm: readonly Harm[];
    }
  // weapon attack phase
  | {
      readonly type: 'FireDeclared';
      readonly unit: UnitId;
      readonly twist: Twist;
      readonly shots: readonly FullShot[];
      readonly dump: readonly BinId[];
      readonly sinksOff: number | null;
      readonly unjam: MountId | null;
      readonly by: 'seat' | 'referee';
    }
  | {
      readonly type: 'ShotFired';
      readonly unit: UnitId;
      readonly mount: MountId;
      readonly target: UnitId;
      readonly mode: FireMode;
      readonly bin: BinId | null;
      readonly aim: Location | null;
      readonly range: Range;
      readonly toHit: ShotToHit;
      readonly roll: Roll | null;
      readonly outcome: ShotOutcome;
      readonly jammed: boolean;
      readonly heat: number;
      /** Rounds used, and rounds left in the bin afterwards; `null` for a weapon without ammunition. */
      readonly rounds: number;
      readonly roundsLeft: number | null;
      readonly cluster: ClusterRoll | null;
      /** The roll of an aimed shot: 6 to 8 hits the location aimed at. */
      readonly aimRoll: Roll | null;
      readonly wounds: readonly Wound[];
      /** Heat that a flamer or infernos bring the target. */
      readonly targetHeat: number;
      readonly pod: boolean;
      readonly missilesStopped: { readonly unit: UnitId; readonly mount: MountId; readonly bin: BinId } | null;
    }
  | {
      readonly type: 'Unjammed';
      readonly unit: UnitId;
      readonly mount: MountId;
      readonly need: number;
      readonly roll: Roll;
      readonly cleared: boolean;
    }
  // physical attack phase
  | {
      readonly type: 'BlowsDeclared';
      readonly unit: UnitId;
      readonly blows: readonly Blow[];
      readonly toHits: readonly BlowToHit[];
      /** What each does if it hits, of limbs and clubs: fixed here, whatever is struck before it is carried out (SEQ-13). */
      readonly damages: readonly number[];
      readonly by: 'seat' | 'referee';
    }
  | { readonly type: 'ClubTaken'; readonly unit: UnitId; readonly find: Find }
  | { readonly type: 'ClubBroken'; readonly unit: UnitId }
  | {
      readonly type: 'BlowStruck';
      readonly unit: UnitId;
      readonly blow: Blow;
      readonly toHit: BlowToHit;
      /** Why it could no longer be carried out; `null`: it was. */
      readonly why: 'attacker-gone' | 'target-gone' | 'out-of-reach' | null;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly wounds: readonly Wound[];
      /** What the attacker suffers from his own charge or death from above. */
      readonly recoil: readonly Wound[];
    }
  // heat phase
  | {
      readonly type: 'HeatTold';
      readonly unit: UnitId;
      readonly before: number;
      readonly sources: readonly HeatSource[];
      readonly shed: number;
      readonly after: number;
    }
  | { readonly type: 'ShutDown'; readonly unit: UnitId; readonly avoidance: Avoidance }
  | { readonly type: 'Restarted'; readonly unit: UnitId; readonly avoidance: Avoidance }
  | {
      readonly type: 'AmmoHeated';
      readonly unit: UnitId;
      readonly avoidance: Avoidance;
      readonly wounds: readonly Wound[];
    }
  | { readonly type: 'PilotHurt'; readonly unit: UnitId; readonly harm: readonly Harm[] }
  // end of a phase and of the turn
  | { readonly type: 'UnitDestroyed'; readonly unit: UnitId; readonly why: Doom }
  | {
      readonly type: 'PilotWoke';
      readonly unit: UnitId;
      readonly need: number;
      readonly roll: Roll;
      readonly awake: boolean;
    }
  | { readonly type: 'AmmoDumped'; readonly unit: UnitId; readonly bins: readonly BinId[] }
  | { readonly type: 'SinksSwitched'; readonly unit: UnitId; readonly off: number }
  | { readonly type: 'FireSpread'; readonly from: Hex | null; readonly to: Hex; readonly roll: Roll | null }
  | { readonly type: 'Withdrawing'; readonly unit: UnitId; readonly why: Crippled }
  /** Hexes over which smoke hangs from now on. */
  | { readonly type: 'SmokeDrifted'; readonly hexes: readonly Hex[] }
  | {
      readonly type: 'GoalsCounted';
      readonly held: readonly number[];
      readonly points: Readonly<Record<SideId, number>>;
    };
