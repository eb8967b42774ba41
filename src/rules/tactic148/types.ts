import type { Point } from '../geometry/plane/point.js';
import type { Shape } from '../geometry/plane/shape.js';
import type { SetupBase } from '../kernel/contract.js';
import type { Brand, SeatId, SideId, UnitId } from '../kernel/ids.js';

/** The vocabulary of 1-48 Tactic in this house: lists first, then what is made of them. Lengths are steps, a thousandth of a u. */

/** Skirmish is won by losses; Mission by reaching the enemy's objective as well (T48-54). */
export const MODES = ['skirmish', 'mission'] as const;
export type Mode = (typeof MODES)[number];

/** `first-half` and `second-half` are the two players' turns of a round. */
export const PHASES = ['set-up', 'deployment', 'first-half', 'second-half'] as const;
export type Phase = (typeof PHASES)[number];

/** The sides of the table. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** What a terrain piece does to a line (T48-48); `low` does nothing, and is there to be climbed or to be an objective. */
export const TERRAIN_KINDS = ['obstruction', 'cover', 'low'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** What a piece looks like, for pictures and alt text. */
export const LOOKS = [
  'house',
  'wall',
  'hedge',
  'wood',
  'ruin',
  'rubble',
  'field',
  'crater',
  'cart',
  'hill',
  'scenic-base',
] as const;
export type Look = (typeof LOOKS)[number];

/** Skills that act by themselves (T48-43); Command is a value of the card. */
export const SKILLS = ['camouflage'] as const;
type Skill = (typeof SKILLS)[number];

/** The markers on figures and cards (T48-46). */
export const MARKERS = ['take-cover', 'wound', 'opportunity', 'suppression'] as const;
export type Marker = (typeof MARKERS)[number];

export type WeaponId = Brand<string, 'WeaponId'>;
export type PieceId = Brand<string, 'PieceId'>;
export type ZoneId = Brand<string, 'ZoneId'>;

export const weaponId = (text: string): WeaponId => text as WeaponId;
export const pieceId = (text: string): PieceId => text as PieceId;
export const zoneId = (text: string): ZoneId => text as ZoneId;

/** The weapon that a thrown grenade counts as (T48-16, AMB-T48-38). */
export const GRENADE: WeaponId = weaponId('grenade');

/** A piece of terrain, made of convex shapes. `climb`: its edge is a height to climb or descend (T48-31, AMB-T48-30). */
export interface Piece {
  readonly id: PieceId;
  readonly kind: TerrainKind;
  readonly look: Look;
  readonly shapes: readonly Shape[];
  readonly climb: boolean;
}

/** A battlefield; x goes east from the west edge, y south from the north edge. */
export interface Table {
  readonly id: string;
  readonly title?: Name;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** A name by language, as its data file gives it: `en`, `fr`, `ru`. */
export type Name = Readonly<Record<string, string>>;

/** A weapon's outline on the card, for pictures. */
export const SILHOUETTES = ['rifle', 'carbine', 'smg', 'assault-rifle', 'machine-gun', 'pistol'] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** A weapon on a card: attack dice at long and at short distance; 0: no shot there (AMB-T48-33). */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: Name;
  readonly silhouette: Silhouette;
  readonly long: number;
  readonly short: number;
  /** Suppresses alone (T48-36). */
  readonly machineGun: boolean;
}

/** One side of a reference card (T48-14). A length or value of 0 is a dash: not on the card. */
export interface CardSide {
  readonly actions: number;
  readonly shots: number;
  readonly move: number;
  readonly assault: number;
  readonly aim: number;
  readonly opportunity: number;
  readonly suppression: number;
  readonly command: number;
  readonly h2h: number;
  readonly weapons: readonly Weapon[];
  readonly grenade: { readonly radius: number; readonly dice: number } | null;
}

/** A character's reference card: it never changes in a match (T48-14). */
export interface Card {
  readonly id: string;
  readonly name: Name;
  readonly role: Name;
  readonly faction: string;
  readonly points: number;
  readonly skills: readonly Skill[];
  readonly healthy: CardSide;
  readonly wounded: CardSide;
}

/** An Opportunity Fire marker on the table (T48-33). `hold`: its owner lets enemies pass for now (AMB-T48-36). */
interface Opportunity {
  readonly at: Point;
  readonly radius: number;
  readonly weapon: WeaponId;
  readonly aim: boolean;
  readonly hold: boolean;
}

/** A Suppression Fire marker on the table; it goes with its initiator (AMB-T48-17). */
export interface SuppressionZone {
  readonly id: ZoneId;
  readonly side: SideId;
  readonly initiator: UnitId;
  readonly at: Point;
  readonly radius: number;
}

/** What a character has done since its counters began anew (T48-11, T48-16, T48-17, T48-32). */
export interface Doings {
  readonly actions: number;
  readonly shots: number;
  /** Tokens spent on movement. */
  readonly movement: number;
  readonly weapon: WeaponId | null;
  /** Whether it attacked other than by Suppression Fire (T48-40). */
  readonly attacked: boolean;
  /** Actions over its maximum that officers allowed it, and those that it allowed others (T48-44). */
  readonly extras: number;
  readonly granted: number;
}

/** Whether to answer a shot with Take Cover without being asked (AMB-T48-34). */
export type CoverAnswer = 'ask' | 'always' | 'never';

type CharacterStatus = 'waiting' | 'active' | 'eliminated';

/** A figure on the table with its card and the markers on both. */
export interface Character {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
  readonly card: Card;
  readonly status: CharacterStatus;
  /** The middle of its base. */
  readonly at: Point | null;
  /** Whether the card shows its wounded side. */
  readonly wounded: boolean;
  /** The Wound marker, until the end of the turn (T48-41). */
  readonly shocked: boolean;
  readonly inCover: boolean;
  readonly opportunity: Opportunity | null;
  readonly suppressing: { readonly zone: ZoneId; readonly weapon: WeaponId } | null;
  readonly doings: Doings;
  /** Suppression zones that it was in during this turn (AMB-T48-37). */
  readonly underFire: readonly ZoneId[];
  readonly coverAnswer: CoverAnswer;
}

/** When a seat is asked whether it acts in the opponent's turn. */
export const ASK_WHEN = ['every-action', 'sighted-or-shot-at', 'not-this-turn'] as const;
export type AskWhen = (typeof ASK_WHEN)[number];

/** The options of a match (AMB-T48-…): each an id and its chosen value. */
export interface Options {
  readonly firstTurn: 'roll' | 'deploysFirst';
  readonly interrupts: 'any' | 'takeCoverOnly';
  readonly camoStacks: 'off' | 'on';
  readonly grenadeWrap: 'on' | 'off';
  readonly grenadeMaxU: '20' | '15' | '30';
  readonly opportunityShot: 'attack' | 'free';
  readonly sfAffectsFriends: 'off' | 'on';
  readonly sfRollTiming: 'everyTurn' | 'ownTurn';
  readonly commandScope: 'perTurn' | 'perFriend';
  readonly scenicMeasure: 'own' | 'scenic';
  readonly figuresGiveCover: 'on' | 'off';
  readonly missionLoss: 'characters' | 'points';
  readonly baseDiameterU: '1' | '0.8' | '1.2';
  readonly pointsTolerance: '10' | '0' | '20';
  readonly deployWithin: 'nearest' | 'whole';
  readonly firstTurnTokens: 'setup' | 'setupPlusFive';
  readonly limitsPer: 'playerTurn' | 'round';
  readonly actionCount: 'actions' | 'tokens';
  readonly shooterCover: 'ignored' | 'counts';
  readonly takeCoverDefault: 'decline' | 'accept';
  readonly grenadeIsWeapon: 'on' | 'off';
  readonly assaultContact: 'shootFirst' | 'h2hFirst';
}

export interface CharacterSetup {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
  readonly card: Card;
  /** From a campaign: it comes wounded. */
  readonly wounded?: boolean;
}

/** Everything settled before the first order. */
export interface Setup extends SetupBase {
  /** The scenario that it was made from, e.g. `tactic148/skirmish`. */
  readonly scenario: string;
  readonly mode: Mode;
  /** The tables to choose from; the first is laid out when nobody chooses (AMB-T48-43). */
  readonly tables: readonly [Table, ...Table[]];
  /** The edges that can be chosen to deploy from. */
  readonly edges: readonly [Edge, ...Edge[]];
  /** The agreed value of each force (T48-03). */
  readonly agreed: number;
  readonly characters: readonly CharacterSetup[];
}

/** What a seat wants to be asked in the opponent's turns: in general, and whether it has enough for this one. */
export interface AskSetting {
  readonly when: AskWhen;
  readonly mutedUntilTurn: number;
}
