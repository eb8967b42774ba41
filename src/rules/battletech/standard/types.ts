import type { Mired, Restless } from './restless.js';
import type { Brand, SideId, UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { Edge, Victory } from './goals.js';
import type { ByLocation, Location, MountId } from '../vocabulary.js';
import type { ToHit } from '../terms.js';
import type { Crew, TurretFacing } from './kinds.js';
import type { PilotingCause } from './piloting-causes.js';
import type { FullTermReason, PhysicalToHit, ShotToHit, Told } from './terms.js';
import type { Quirk } from './quirk-table.js';
import type { LeagueMarks } from '../league/marks.js';
import type { LeagueTables } from '../league/tables.js';
import type { Edition } from './editions.js';
import type { Pilot } from './pilot.js';
import { BUILT_CLUBS, type PhysicalAttackKind } from './physical-tables.js';
import type { Battery, HiddenOrders, Minefield, Scan, Screen } from './unseen.js';
import type { FireMode } from './traits.js';

/** The vocabulary that only the standard level has: the whole record sheet, what can happen to it, what is declared. */

// ── Ammunition ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const MUNITIONS = [
  'standard',
  'cluster',
  'artemis',
  'narc',
  'inferno',
  'fragmentation',
  'extended-range',
  'high-explosive',
  'semi-guided',
  'armor-piercing',
  'precision',
  'flechette',
  'tracer',
  'homing',
  'smoke',
] as const;
export type Munition = (typeof MUNITIONS)[number];

export type BinId = Brand<string, 'BinId'>;
export const binId = (text: string): BinId => text as BinId;

/** A ton (or half) of ammunition in its slot. */
export interface Stowed {
  readonly id: BinId;
  readonly location: Location;
  readonly munition: Munition;
}

// ── The record sheet ────────────────────────────────────────────────────────────────────────────────────────────────

export const TECH_BASES = ['inner-sphere', 'clan', 'mixed'] as const;
export type TechBase = (typeof TECH_BASES)[number];

/** Parts of the body that a critical hit can strike. */
export const PARTS = [
  'engine',
  'gyro',
  'sensors',
  'life-support',
  'cockpit',
  'shoulder',
  'upper-arm',
  'lower-arm',
  'hand',
  'hip',
  'upper-leg',
  'lower-leg',
  'foot',
] as const;
export type Part = (typeof PARTS)[number];

/** Equipment that does something in these rules, or at least has a name; `other` has neither, and only takes up room. */
export const EQUIPMENT = [
  ...BUILT_CLUBS,
  'masc',
  'active-probe',
  'ecm',
  'targeting-computer',
  'artemis',
  'a-pod',
  'case',
  'other',
  'b-pod',
  'light-active-probe',
  'bloodhound-probe',
  'angel-ecm',
  'c3-slave',
  'c3-master',
  'c3i',
  'improved-sensors',
  'claw',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** What takes up room and cannot be hit: light structure, armour, muscles. */
export const FILLERS = [
  'endo-steel',
  'ferro-fibrous',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'tsm',
  'industrial-tsm',
  'stealth',
] as const;
export type Filler = (typeof FILLERS)[number];

/** Gyros and cockpits beside the standard ones. */
export const GYROS = ['compact', 'heavy-duty', 'xl'] as const;
export const COCKPITS = ['small', 'command-console', 'industrial'] as const;

/**
 * What a critical slot holds; `null`: nothing, and the roll is made again. A hit on one slot of a thing with several
 * destroys all of it: a weapon is known by its letter, the others by `item`, counted on the unit from 1.
 */
export type CriticalSlot =
  | { readonly holds: 'part'; readonly part: Part }
  | { readonly holds: 'weapon'; readonly mount: MountId }
  | { readonly holds: 'ammo'; readonly bin: BinId }
  | { readonly holds: 'heat-sink' | 'jump-jet'; readonly item: number }
  | { readonly holds: 'equipment'; readonly equipment: Equipment; readonly item: number }
  | { readonly holds: 'filler'; readonly of: Filler };

/** Engines; only those of vehicles burn fuel, and infantry has none. */
export type Engine = 'fusion' | 'xl' | 'light' | 'compact' | 'ice' | 'fuel-cell' | 'none';
/** Engines that burn fuel: they hold no heat sinks, and moving heats nothing but jump jets (WPN-08). */
export const COLD_ENGINES: readonly Engine[] = ['ice', 'fuel-cell'];

/** The printed part of a record sheet that only the standard level reads. */
export interface FullSheet {
  readonly tech: TechBase;
  readonly year: number;
  readonly engine: Engine;
  readonly gyro?: (typeof GYROS)[number];
  readonly cockpit?: (typeof COCKPITS)[number];
  readonly quirks?: readonly Quirk[];
  /** Of a 'Mech: battle armour may ride on it (UNI-60). */
  readonly omni?: true;
  /** Of a 'Mech: its armour hides it while its ECM suite works (WPN-13). */
  readonly stealth?: true;
  /** Four legs instead of two: LA and RA are the front ones. */
  readonly legs?: 4;
  readonly jump: number;
  readonly structure: ByLocation<number>;
  /** Twelve in torsos and arms, six in head and legs; elsewhere one for each weapon and each bin, which a critical hit may strike. */
  readonly slots: ByLocation<readonly (CriticalSlot | null)[]>;
  /** All of them, those in the engine included; each sheds 1 (single) or 2 (double) a turn. */
  readonly heatSinks: { readonly count: number; readonly each: 1 | 2 };
  /** Locations with CASE; Clan machines have it wherever ammunition is. */
  readonly case: readonly Location[];
}

// ── The body in play ────────────────────────────────────────────────────────────────────────────────────────────────

/** Torso twist in hexsides: −1 left, 1 right (AMB-SEQ-05); where a turret points (UNI-14); or both arms flipped to the rear (FIN-02). */
export type Twist = TurretFacing | 'flip';

/** Why a unit will be out of the match at the end of the phase; `no-room`: at once, for two in one hex of whom none could give way. */
export const DOOMS = [
  'head',
  'centre-torso',
  'engine',
  'cockpit',
  'pilot',
  'no-room',
  'ejected',
  // Of a league: its reactor has gone off.
  'reactor',
  // Of vehicles (UNI-15, table 11.2.4).
  'hull',
  'crew',
  'fuel',
  'ammunition',
  'turret',
  // Of infantry: nobody is left.
  'troopers',
  'sunk',
  'rotor',
] as const;
export type Doom = (typeof DOOMS)[number];

export const PACES = ['sprint', 'evade'] as const;
/** A run that leaves no hands free for attacks: faster, or harder to hit (ADV-01, ADV-02). */
export type Pace = (typeof PACES)[number];

/** A NARC pod: whose it is, and where it sticks. */
export interface Pod {
  readonly side: SideId;
  readonly location: Location;
}

/** Whom a unit is aboard of: it clings to an enemy, or a friend carries it, perhaps on the outside (UNI-61); since which turn. */
export interface Aboard {
  readonly unit: UnitId;
  readonly as: 'swarm' | 'rider';
  readonly since: number;
  readonly outside?: true;
}

/** A location that infernos have set on fire (CLN-53 to CLN-55): the heat that it makes in a turn, and for how many heat phases it still does. */
export interface Burn {
  readonly location: Location;
  readonly heat: number;
  readonly turns: number;
}

/** What the standard level marks on a unit besides armour, ammunition and locations lost. */
export interface Body extends LeagueMarks, Mired {
  readonly pilot: Pilot;
  /** Internal structure left. */
  readonly structure: ByLocation<number>;
  /** Slots destroyed, by index from 0. */
  readonly struck: ByLocation<readonly number[]>;
  /** Locations into which water has broken: nothing in them works any more (FIN-18). */
  readonly breached: readonly Location[];
  readonly heat: number;
  /** Heat built up so far this turn, told apart by its source (SEQ-14). */
  readonly built: readonly HeatSource[];
  readonly prone: boolean;
  readonly shutdown: boolean;
  /** Held from the weapon attack to the end phase (SEQ-13, SEQ-16). */
  readonly twist: Twist;
  readonly jammed: readonly MountId[];
  /** One-shot weapons that have been fired. */
  readonly spent: readonly MountId[];
  /** Weapons fired this turn: their arm or leg cannot strike. */
  readonly fired: readonly MountId[];
  /** Heat sinks switched off (SEQ-16). */
  readonly sinksOff: number;
  /** Bins that are being dumped: empty at the end of the turn, dangerous until then. */
  readonly dumping: readonly BinId[];
  /** Locations on fire by infernos (option `infernoTurns`). */
  readonly burns?: readonly Burn[];
  /** NARC pods that stick to it, until their location is gone (FIN-50). */
  readonly pods: readonly Pod[];
  /** Pods that hit it this turn: they send from the next turn on (AMB-SEQ-12). */
  readonly newPods?: readonly Pod[];
  /** The target that its TAG marks this turn (FIN-07, FIN-51). */
  readonly tags?: UnitId | null;
  /** Damage taken in this phase: 20 or more call for a piloting roll. */
  readonly damage: number;
  /** It has rolled for that damage, and does so once in a phase. */
  readonly shaken?: true;
  /** Piloting rolls due at the end of the phase. */
  readonly due: readonly PilotingCause[];
  /** The target that it spots for others' indirect fire this turn (FIN-05); `null`: none. */
  readonly spots: UnitId | null;
  readonly skidded: boolean;
  /** Autocannons that have survived a critical hit, as by the rules of 2026 each does once (EDN-03). */
  readonly dented?: readonly MountId[];
  /** Points that the cowl around its head has lost (ADV-07). */
  readonly cowl?: number;
  /** Legs that have called for a piloting roll this turn, where a leg calls for one at most (EDN-03). */
  readonly rolledFor?: readonly Location[];
  /** A charge or a death from above declared with its move. */
  readonly charge: ChargeDeclared | null;
  /** What it holds in both hands to strike with; left out or `null`: nothing that it was not built with. */
  readonly club?: Find | null;
  /** MASC: whether it is on this turn, and how many turns it has been strained; left out: never used (AMB-SEQ-21). */
  readonly masc?: { readonly on: boolean; readonly strain: number };
  /** The edition by whose rules it is played, where it is not Total Warfare (EDN-01). */
  readonly edition?: Edition;
  /** The pace of its move this turn, where it is one of the advanced ones. */
  readonly pace?: Pace | null;
  /** Of a vehicle: what is hurt of it besides armour and structure. */
  readonly crew?: Crew;
  /** Of infantry: it clings to an enemy, or a friend carries it. */
  readonly aboard?: Aboard;
  /** Mines that it has laid itself, and the turn in which it last did (HID-10). */
  readonly sown?: { readonly mines: number; readonly turn: number };
  /** Only its own side knows where it is (HID-01). */
  readonly hidden?: HiddenOrders;
  /** It is crippled and out of the fight (option `forcedWithdrawal`). */
  readonly withdraws?: true;
  /** It is out, but still resolves what it has declared in this phase (SEQ-11, SEQ-12). */
  readonly doomed: Doom | null;
}

// ── What is declared ────────────────────────────────────────────────────────────────────────────────────────────────

export const AIM_SIDES = ['high', 'low', 'left', 'right'] as const;
/** Half of a target that can move: above, below, its own left or right (CLN-32). */
export type AimSide = (typeof AIM_SIDES)[number];
/** What a shot is aimed at. */
export type Aim = Location | AimSide;

export const COLUMN_SHIFTS = ['left', 'right', 'weak'] as const;
/** Where the column of a hit is shifted to, seen from the 'Mech itself, or to whichever has the fewest boxes left (CLN-42, LEA-06). */
export type ColumnShift = (typeof COLUMN_SHIFTS)[number];

/** A shot as it is ordered. `bin`: the ammunition chosen; left out by `null`: the first that fits, standard rounds before others. `aim`: a location, or a side of a target that can move (CLN-32). `shift`: of whom its unit has seen through, where to the column is shifted (CLN-42). */
export interface Aimed {
  readonly mount: MountId;
  readonly target: UnitId;
  readonly mode: FireMode;
  readonly bin: BinId | null;
  readonly aim: Aim | null;
  readonly shift?: ColumnShift;
}

/** A declared shot with its number and, of indirect fire, who spots already; what it needs is settled when it is fired (FIN-08). */
export interface FullShot extends Aimed {
  readonly toHit: ShotToHit;
  readonly spotter: UnitId | null;
  /** Of infantry: the troopers that fire, whatever befalls them before it is resolved (SEQ-12). */
  readonly troopers?: number;
}

/** The same as it is told to who may not know what its number rests on. */
export type ToldShot = Omit<FullShot, 'toHit'> & { readonly toHit: Told<ShotToHit> };

/** A shot at a hex, to set its woods on fire (FIN-44). */
export interface HexAimed {
  readonly mount: MountId;
  readonly hex: Hex;
  readonly mode: FireMode;
  readonly bin: BinId | null;
}

/** The number of a shot at a hex; it has no sides and no cover. */
export type HexToHit = ToHit<FullTermReason>;

/** A declared shot at a hex with its number. */
export interface HexShot extends HexAimed {
  readonly toHit: HexToHit;
}

/** The same as it is told to who may not know what its number rests on. */
export type ToldHexShot = HexAimed & { readonly toHit: Told<HexToHit> };

/** A unit's weapon attacks (SEQ-07, SEQ-08). */
export interface FireDeclaration<Shot = FullShot, AtHex = HexShot> {
  readonly unit: UnitId;
  readonly twist: Twist;
  readonly shots: readonly Shot[];
  /** Shots at woods, where there are any (FIN-44). */
  readonly atHexes?: readonly AtHex[];
  readonly resolved: readonly MountId[];
  readonly sinksOff: number | null;
  readonly unjam: MountId | null;
}

export const FINDS = ['tree', 'limb'] as const;
/** A club that can be picked up: a tree out of the woods, an arm or leg that somebody has lost. */
export type Find = (typeof FINDS)[number];

/** A physical attack as it is ordered: with which arm or leg; a push, a charge, a death from above, a club picked up needs no limb. */
export interface PhysicalAttack {
  readonly kind: PhysicalAttackKind;
  readonly limb: 'LA' | 'RA' | 'LL' | 'RL' | null;
  readonly target: UnitId;
}

// ── The match ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** How far the ECM of a side reaches and what it adds to a number, where that is not as for all. */
export type EcmSuites = Readonly<Record<SideId, { readonly radius?: number; readonly harder?: number }>>;

/** A unit's physical attacks (SEQ-13). `damages`: none where they are not known, or were not kept yet. */
export interface BlowsDeclaration<ToHit = PhysicalToHit> {
  readonly unit: UnitId;
  readonly blows: readonly PhysicalAttack[];
  readonly toHits: readonly ToHit[];
  readonly damages: readonly number[];
}

/** The part of a match that only the standard level has. */
export interface Field extends Restless {
  readonly victory: Victory;
  readonly fire: readonly FireDeclaration[];
  readonly blows: readonly BlowsDeclaration[];
  /** Woods on fire and hexes under smoke (option `fires`). */
  readonly burning: readonly Hex[];
  /** Those that caught fire this turn: they do not spread yet (FIN-45). */
  readonly kindled?: readonly Hex[];
  /** Those that infernos have set on fire: their smoke is heavy (FIN-46). */
  readonly infernos?: readonly Hex[];
  /** What woods on fire have left to burn, where some of it is gone (option `burnDown`). */
  readonly fuel?: Readonly<Record<Hex, number>>;
  /** Suites of ECM that a side has otherwise than others (option `ecmZone`, CLN-38). */
  readonly ecm?: EcmSuites;
  /** The figures of a league's own file, where it has one (LEA-05). */
  readonly league?: LeagueTables;
  /** Construction factor that walls have lost in this phase, by hex. */
  readonly cracks?: Readonly<Record<Hex, number>>;
  /** Where arms and legs lie that were blown or torn off, or lay there from the beginning, one entry each. */
  readonly limbs?: readonly Hex[];
  /** Whom units have seen through by their probes this turn: their sheets are open to who did (CLN-42). */
  readonly scans?: readonly Scan[];
  /** Mines that are laid, where there are any. */
  readonly mines?: readonly Minefield[];
  /** The artillery of each side that has fired any, and the smoke that rounds have laid. */
  readonly batteries?: readonly Battery[];
  readonly screens?: readonly Screen[];
  /** For each goal: turns together that it has been met so far. */
  readonly held: readonly number[];
  /** Units that left over an edge of their own will, with the edge. */
  readonly exits: readonly { readonly unit: UnitId; readonly edge: Edge }[];
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
    | 'walked'
    | 'ran'
    | 'sprinted'
    | 'jumped'
    | 'stood-up'
    | 'weapon'
    | 'engine-hits'
    | 'fire'
    | 'external'
    | 'inferno'
    | 'stealth'
    | 'magma'
    | 'combat-computer';
  readonly heat: number;
  readonly mount?: MountId;
  readonly n?: number;
}
