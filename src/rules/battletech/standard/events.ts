import type { LeagueEvent } from '../league/events.js';
import type { Roll } from '../../kernel/dice.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { Facing } from '../../geometry/hex/facing.js';
import type { BuildingClass, BuildingKind } from '../structures.js';
import type { Landed } from '../league/inferno.js';
import type { Movement, Place, Woods } from '../types.js';
import type { Bracket, Location, MountId } from '../vocabulary.js';
import type { Crippled, DamageStep, Walls, Wound } from './damage-steps.js';
import type { ClusterRoll, Ignition, ShotOutcome } from './shot-outcomes.js';
import type { PilotingCause } from './piloting-causes.js';
import type { AttackedSide, PhysicalToHit, PilotingRoll, ShotToHit, Told } from './terms.js';
import type {
  Aim,
  BinId,
  PhysicalAttack,
  ChargeDeclared,
  Doom,
  Find,
  HeatSource,
  HexToHit,
  Pace,
  ToldHexShot,
  ToldShot,
  Twist,
} from './types.js';
import type { Edge } from './goals.js';
import type { ArtilleryEvent } from './artillery-events.js';
import type { MineEvent } from './mine-events.js';
import type { GroundEvent } from './ground-events.js';
import type { HiddenOrders } from './unseen.js';
import type { FireMode } from './traits.js';

/**
 * What can happen at the standard level, complete with numbers, rolls and outcomes, so that it can be told from here alone. To who may
 * not know what a number rests on, the number and the faces of its roll are told as `null`.
 */

/** A number to roll with 2D6 or more on, with what was rolled; `need` `null`: nothing to roll, `avoided` says how it went. */
export interface Avoidance {
  readonly need: number | null;
  readonly roll: Roll | null;
  readonly avoided: boolean;
}

export type FullEvent =
  | LeagueEvent
  | ArtilleryEvent
  | MineEvent
  // movement phase
  | {
      readonly type: 'PilotingRolled';
      readonly unit: UnitId;
      readonly roll: Told<PilotingRoll>;
    }
  | {
      readonly type: 'Fell';
      readonly unit: UnitId;
      readonly cause: PilotingCause | null;
      readonly levels: number;
      readonly hex: Hex;
      /** The die for the side it falls on and its new facing; `null` when they were certain. */
      readonly direction: Roll | null;
      readonly facing: Facing;
      readonly side: AttackedSide;
      readonly damage: number;
      readonly wounds: readonly Wound[];
      /** The roll to spare the pilot, and their wound if it failed. */
      readonly pilot: Told<PilotingRoll>;
      readonly harm: readonly DamageStep[];
    }
  /** `sure`: on four whole legs, without a roll. */
  | { readonly type: 'StoodUp'; readonly unit: UnitId; readonly facing: Facing; readonly sure?: true }
  /** What has happened to it on its way leaves it too few MP for the rest. */
  | { readonly type: 'Slowed'; readonly unit: UnitId }
  | { readonly type: 'DroppedProne'; readonly unit: UnitId }
  /** It is stuck in soft ground (TER-16). */
  | { readonly type: 'BoggedDown'; readonly unit: UnitId; readonly hex: Hex }
  | GroundEvent
  | {
      readonly type: 'Skidded';
      readonly unit: UnitId;
      readonly path: readonly Place[];
      /** Damage from sliding, in groups of five. */
      readonly damage: number;
      readonly wounds: readonly Wound[];
    }
  /** A VTOL that could fly no more has come down whole (UNI-33), or has sunk with its pilot hit (table 11.2.4). */
  | { readonly type: 'Landed'; readonly unit: UnitId; readonly place: Place }
  /** A vehicle comes down, on a side by lot, and never moves again (AMB-UNI-07). */
  | {
      readonly type: 'Crashed';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly levels: number;
      readonly direction: Roll;
      readonly side: AttackedSide;
      readonly damage: number;
      readonly wounds: readonly Wound[];
    }
  | {
      readonly type: 'Collided';
      readonly unit: UnitId;
      /** Whom it slid into, as if it charged; `null`: ground that rises. */
      readonly into: {
        readonly target: UnitId;
        readonly toHit: Told<PhysicalToHit>;
        readonly roll: Roll | null;
      } | null;
      readonly hit: boolean;
      readonly wounds: readonly Wound[];
      /** What it does to the one that slides. */
      readonly recoil: readonly Wound[];
    }
  /** A unit that is moved over a drop comes down on another. */
  | {
      readonly type: 'FellOnto';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly toHit: PhysicalToHit;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly wounds: readonly Wound[];
    }
  /** A unit comes through walls: what they do to it, and it to them. */
  | {
      readonly type: 'WallsBroken';
      readonly unit: UnitId;
      readonly damage: number;
      readonly wounds: readonly Wound[];
      readonly walls: Walls;
    }
  /** A bridge has given way. */
  | { readonly type: 'BridgeFell'; readonly hex: Hex }
  | { readonly type: 'BuildingFell'; readonly hex: Hex; readonly kind: BuildingKind; readonly class?: BuildingClass }
  /** A unit is struck by the building that falls about it. */
  | {
      readonly type: 'Buried';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly damage: number;
      readonly wounds: readonly Wound[];
    }
  /** Whom a vehicle carries is struck by a hit on its cargo (AMB-UNI-12). */
  | {
      readonly type: 'CargoStruck';
      readonly unit: UnitId;
      readonly in: UnitId;
      readonly damage: number;
      readonly wounds: readonly Wound[];
    }
  /** A unit is struck by what went off in a hex. `by`: whose explosion it was; `null`: nobody's. */
  | {
      readonly type: 'Blasted';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly by: UnitId | null;
      readonly damage: number;
      /** Of a league: heat of the salvos that strike it (CLN-28). */
      readonly heat?: number;
      readonly wounds: readonly Wound[];
    }
  | {
      readonly type: 'Displaced';
      readonly unit: UnitId;
      readonly from: Hex;
      readonly to: Hex;
      readonly by: 'push' | 'charge' | 'death-from-above' | 'fall' | 'skid' | 'domino';
    }
  /** A unit gets out of the way of another by a step of its own (FIN-41). */
  | {
      readonly type: 'SteppedAside';
      readonly unit: UnitId;
      readonly from: Hex;
      readonly to: Place;
      readonly movement: Movement;
    }
  | { readonly type: 'LeftMap'; readonly unit: UnitId; readonly edge: Edge; readonly why: 'moved' | 'displaced' }
  | { readonly type: 'ChargeDeclared'; readonly unit: UnitId; readonly charge: ChargeDeclared }
  /**
   * A unit scans with its probe, so far; `null`: it fails. Whose sheets it sees (`shown`) follows from where they stand. Faces and bonus
   * are `null` to who does not know its pilot.
   */
  | {
      readonly type: 'Scanned';
      readonly unit: UnitId;
      readonly roll: Roll | null;
      readonly bonus: number | null;
      readonly malus: number;
      readonly range: number | null;
      readonly half: number | null;
      readonly shown: readonly UnitId[];
    }
  /** A hidden unit has been told what to wait for (HID-02). */
  | { readonly type: 'LaidInWait'; readonly unit: UnitId; readonly orders: HiddenOrders }
  /** A unit that hid comes to light: by its orders, on overwatch, because something happens to it, or `by` whom it is found (HID-04). */
  | {
      readonly type: 'UnitRevealed';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly why: 'orders' | 'overwatch' | 'struck' | 'found' | 'scanned';
      readonly by: UnitId | null;
    }
  /** It runs at a pace that leaves no hands free for attacks (ADV-01, ADV-02). */
  | { readonly type: 'PaceTaken'; readonly unit: UnitId; readonly pace: Pace }
  /** MASC is switched on; who does not hold it takes critical hits in the legs. `strain`: turns that it was strained before. */
  | {
      readonly type: 'MascSwitched';
      readonly unit: UnitId;
      readonly strain: number;
      readonly avoidance: Avoidance;
      readonly harm: readonly DamageStep[];
    }
  /** Its pilot ejects, and is hurt if the roll fails (ADV-06). */
  | {
      readonly type: 'Ejected';
      readonly unit: UnitId;
      readonly roll: Told<PilotingRoll>;
      readonly harm: readonly DamageStep[];
    }
  /** Water breaks in where a unit comes into it without armour. */
  | {
      readonly type: 'Breached';
      readonly unit: UnitId;
      readonly harm: readonly DamageStep[];
      /** Of a league: its parts that are under water now. */
      readonly soaked?: readonly Location[];
    }
  // weapon attack phase
  | {
      readonly type: 'FireDeclared';
      readonly unit: UnitId;
      readonly twist: Twist;
      readonly shots: readonly ToldShot[];
      /** Shots at woods, where there are any (FIN-44). */
      readonly atHexes?: readonly ToldHexShot[];
      /** The enemy that it spots for others (FIN-05). */
      readonly spots: UnitId | null;
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
      readonly aim: Aim | null;
      readonly range: Bracket;
      readonly toHit: Told<ShotToHit>;
      readonly roll: Roll | null;
      readonly outcome: ShotOutcome;
      /** It only grazes a machine of low profile (ADV-07). */
      readonly glancing?: true;
      readonly jammed: boolean;
      readonly heat: number;
      /** Rounds used, and rounds left in the bin afterwards; `null` for a weapon without ammunition. */
      readonly rounds: number;
      readonly roundsLeft: number | null;
      readonly cluster: ClusterRoll | null;
      /** Troopers cling to their target from now on. */
      readonly swarms?: true;
      /** Of weapons that fire bursts at a platoon: the dice that say how many troopers each hits. */
      readonly bursts?: readonly Roll[];
      /** The roll of an aimed shot: 6 to 8 hits the location aimed at. */
      readonly aimRoll: Roll | null;
      readonly wounds: readonly Wound[];
      /** What the walls about the target have taken of it (TER-07). */
      readonly walls?: Walls;
      /** Heat that a flamer, infernos or plasma bring the target. */
      readonly targetHeat: number;
      /** What infernos set on fire, missile by missile or salvo by salvo (CLN-53). */
      readonly burns?: readonly Landed[];
      /** The dice for it, where it is rolled for. */
      readonly heatRoll?: Roll;
      /** The dice for whether infernos get into the works of a vehicle (AMB-UNI-10). */
      readonly scorch?: Roll;
      /** Where a NARC pod strikes and, unless the cover takes it, sticks. `roll` `null`: before pods had a place. */
      readonly pod: { readonly location: Location; readonly roll: Roll | null; readonly covered: boolean } | null;
      /** Whether TAG marks the target. */
      readonly tag: boolean;
      /** The anti-missile system that has met it; by the rules of a league all that the target has do (CLN-36). */
      readonly missilesStopped: {
        readonly unit: UnitId;
        readonly mount: MountId;
        readonly bin: BinId | null;
        readonly also?: readonly { readonly mount: MountId; readonly bin: BinId | null }[];
      } | null;
    }
  /** Troopers who cling to an enemy strike it. */
  | { readonly type: 'Swarmed'; readonly unit: UnitId; readonly target: UnitId; readonly wounds: readonly Wound[] }
  /** Troopers who cling to an enemy may come off it, as it jumps or drives at full speed; `need`: what a vehicle rolls for, `null`: a jump shakes everybody off. */
  | {
      readonly type: 'Dislodged';
      readonly unit: UnitId;
      readonly from: UnitId;
      readonly need: number | null;
      readonly roll: Roll | null;
      readonly off: boolean;
      readonly wounds: readonly Wound[];
    }
  /** Troopers have mounted a friend, perhaps on the outside, or it has set them down (UNI-60, UNI-61). */
  | { readonly type: 'Mounted'; readonly unit: UnitId; readonly on: UnitId; readonly outside?: true }
  | { readonly type: 'Unloaded'; readonly unit: UnitId; readonly passenger: UnitId }
  /** A shot at woods. `ignition`: whether a hit, or a low roll of one that went astray, sets them on fire; `null`: it could not. */
  | {
      readonly type: 'HexFired';
      readonly unit: UnitId;
      readonly mount: MountId;
      readonly hex: Hex;
      readonly mode: FireMode;
      readonly bin: BinId | null;
      readonly toHit: Told<HexToHit>;
      readonly roll: Roll | null;
      readonly outcome: Exclude<ShotOutcome, 'unspotted'>;
      readonly jammed: boolean;
      readonly heat: number;
      readonly rounds: number;
      readonly roundsLeft: number | null;
      readonly ignition: Ignition | null;
      /** Of a shot at a building: how many of a cluster strike, and what that does (TER-07). */
      readonly cluster?: ClusterRoll;
      readonly walls?: Walls;
      /** What it has left of woods, which thin out (option `clearWoods`, TER-27). */
      readonly woods?: { readonly damage: number; readonly left: number; readonly woods: Woods; readonly was: Woods };
      /** Of artillery fired straight at it: which way it drifts that has missed, and where it bursts; `null`: nowhere on the map (ART-07). */
      readonly burst?: { readonly scatter: Roll | null; readonly at: Hex | null };
    }
  | {
      readonly type: 'Unjammed';
      readonly unit: UnitId;
      readonly mount: MountId;
      readonly need: number | null;
      readonly roll: Roll | null;
      readonly cleared: boolean;
    }
  /** The crew of a vehicle that fires nothing has cleared what critical hits have jammed (table 11.2.4); `turret`: it turns again. */
  | {
      readonly type: 'JamsCleared';
      readonly unit: UnitId;
      readonly mounts: readonly MountId[];
      readonly turret: boolean;
    }
  // physical attack phase
  | {
      readonly type: 'BlowsDeclared';
      readonly unit: UnitId;
      readonly blows: readonly PhysicalAttack[];
      readonly toHits: readonly Told<PhysicalToHit>[];
      /** What each does if it hits, of limbs and clubs: fixed here, whatever is struck before it is carried out (SEQ-13). */
      readonly damages: readonly number[];
      readonly by: 'seat' | 'referee';
    }
  | { readonly type: 'ClubTaken'; readonly unit: UnitId; readonly find: Find }
  | { readonly type: 'ClubBroken'; readonly unit: UnitId }
  | {
      readonly type: 'BlowStruck';
      readonly unit: UnitId;
      readonly blow: PhysicalAttack;
      readonly toHit: Told<PhysicalToHit>;
      /** Why it could no longer be carried out; `null`: it was. */
      readonly why: 'attacker-gone' | 'target-gone' | 'out-of-reach' | null;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly wounds: readonly Wound[];
      /** What the attacker takes from its own charge or death from above. */
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
  | { readonly type: 'PilotHurt'; readonly unit: UnitId; readonly harm: readonly DamageStep[] }
  // end of a phase and of the turn
  | { readonly type: 'UnitDestroyed'; readonly unit: UnitId; readonly why: Doom | null }
  | {
      readonly type: 'PilotWoke';
      readonly unit: UnitId;
      readonly need: number | null;
      readonly roll: Roll | null;
      readonly awake: boolean;
    }
  | { readonly type: 'AmmoDumped'; readonly unit: UnitId; readonly bins: readonly BinId[] }
  | { readonly type: 'SinksSwitched'; readonly unit: UnitId; readonly off: number }
  /** `from` `null`: a shot has set the fire; `inferno`: one that makes heavy smoke. */
  | {
      readonly type: 'FireSpread';
      readonly from: Hex | null;
      readonly to: Hex;
      readonly roll: Roll | null;
      readonly inferno: boolean;
    }
  /** What is left to burn in hexes on fire, and what woods that is; without any the fire is out. */
  | {
      readonly type: 'WoodsBurned';
      readonly hexes: readonly {
        readonly hex: Hex;
        readonly left: number;
        readonly woods: Woods;
        readonly was: Woods;
      }[];
    }
  | { readonly type: 'Withdrawing'; readonly unit: UnitId; readonly why: Crippled | null }
  /** Hexes over which light or heavy smoke hangs from now on, and those where it has cleared. */
  | {
      readonly type: 'SmokeDrifted';
      readonly hexes: readonly Hex[];
      readonly heavy: readonly Hex[];
      readonly cleared: readonly Hex[];
    }
  | {
      readonly type: 'GoalsCounted';
      /** `null` for who does not see every unit. */
      readonly held: readonly number[] | null;
      readonly points: Readonly<Record<SideId, number>>;
    };
