import type { Point } from '../geometry/plane/point.js';
import type { Shape } from '../geometry/plane/shape.js';
import type { SetupBase } from '../kernel/contract.js';
import type { Brand, SeatId, SideId, UnitId } from '../kernel/ids.js';

/**
 * The vocabulary of Their Finest Hour in this house: lists first, then what is made of them. Lengths are steps, a thousandth of a
 * centimetre; headings and turns are tenths of a degree, clockwise, a heading from north.
 */

/** Heavy bombers, fighter-bombers, fighters: so many tranches of 10 cm a move (TFH-02). */
export const CLASSES = [1, 2, 3] as const;
export type AircraftClass = (typeof CLASSES)[number];

/** Where a weapon can fire (TFH-22). */
export const ARCS = ['fixed-forward', 'front', 'left', 'right', 'rear', 'all-round'] as const;
export type Arc = (typeof ARCS)[number];

/** What sets an aircraft apart (TFH-39 … TFH-52). `unwieldy` is poorly manoeuvrable. */
export const ATTRIBUTES = [
  'stealth',
  'interceptor',
  'bomber',
  'dive-bomber',
  'robust',
  'fragile',
  'ace',
  'green',
  'four-engined',
  'stable',
  'unwieldy',
  'agile',
  'slow',
  'fast',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What a hit does: damage by the table, or the ion table of weapons off the table (TFH-23, tables 7.4). */
export const EFFECTS = ['damage', 'ion'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What a profile is seen as from above, for pictures. */
export const SILHOUETTES = [
  'biplane',
  'triplane',
  'fighter',
  'twin',
  'gull-wing',
  'medium-bomber',
  'heavy-bomber',
  'starfighter',
  'dart',
  'freighter',
  'cruiser',
  'gun',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** What lies below, for pictures. */
export const GROUNDS = ['fields', 'sea', 'coast', 'city', 'trenches', 'stars'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What blocks a line of sight (TFH-17). */
export const OBSTACLES = ['cloud', 'station', 'asteroid'] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

export const PHASES = ['first-side', 'second-side', 'rally'] as const;
export type Phase = (typeof PHASES)[number];

export type WeaponId = Brand<string, 'WeaponId'>;
export type TargetId = Brand<string, 'TargetId'>;
export const weaponId = (text: string): WeaponId => text as WeaponId;
export const targetId = (text: string): TargetId => text as TargetId;

/** A name by language, as its data file gives it: `en`, `fr`, `ru`. */
export type Name = Readonly<Record<string, string>>;

/** A weapon (TFH-04). `range` `null`: it reaches everywhere. */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: Name;
  readonly arc: Arc;
  readonly range: number | null;
  readonly rof: number;
  readonly impact: number;
  readonly effect: Effect;
}

/** A profile: what all aircraft of a model have in common. A gun `off-table` is activated like an aircraft, and never moves. */
export interface Profile {
  readonly model: string;
  readonly name: Name;
  readonly silhouette: Silhouette;
  readonly kind: 'aircraft' | 'off-table';
  readonly class: AircraftClass;
  readonly weapons: readonly Weapon[];
  readonly attributes: readonly Attribute[];
  /** Whether it carries bombs (TFH-37). */
  readonly bombs: boolean;
}

/** Something that blocks lines of sight, made of convex shapes. */
export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly shapes: readonly Shape[];
}

/** Something that can be bombed: a disc on the ground. `clear`: it can be seen well, by night too (TFH-37). */
export interface Target {
  readonly id: TargetId;
  readonly name: Name;
  /** The side that it belongs to. */
  readonly side: SideId;
  readonly at: Point;
  readonly radius: number;
  readonly clear: boolean;
}

/** The sky of a match; x goes east from the west edge, y south from the north edge. */
export interface Sky {
  readonly id: string;
  readonly title?: Name;
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  readonly light: 'day' | 'night';
  readonly obstacles: readonly Obstacle[];
  readonly targets: readonly Target[];
}

/** An edge by which the aircraft of a side leave the game safely (AMB-TFH-14). */
export interface Exit {
  readonly side: SideId;
  readonly edge: Edge;
}

/** What a side wins by (TFH-38). Without goals the last side with aircraft wins (AMB-TFH-17). */
export type Goal =
  /** So many of these aircraft have left by an exit. */
  | {
      readonly win: 'exit';
      readonly side: SideId;
      readonly units: readonly UnitId[];
      readonly count: number;
    }
  /** So many targets of the other side have been bombed. */
  | { readonly win: 'bomb'; readonly side: SideId; readonly count: number }
  /** The match has lasted so many turns. */
  | { readonly win: 'last'; readonly side: SideId; readonly turns: number };

/** What an instruction says of the way an aircraft evades, `ask`: its player is asked (AMB-TFH-23). */
export const EVASIONS = ['ask', 'away', 'left', 'right', 'ahead'] as const;
export type Evasion = (typeof EVASIONS)[number];

/** Whom it answers of several attackers (AMB-TFH-24). */
export const ANSWERS = ['ask', 'nearest', 'likeliest'] as const;
export type AnswerWhom = (typeof ANSWERS)[number];

/** Whether it evades where it may but need not (TFH-32). */
export const DODGES = ['ask', 'evade', 'stay'] as const;
export type Dodge = (typeof DODGES)[number];

/** How a star takes its tests (AMB-TFH-15): it is asked, rolls, or passes so many dice. */
export const COLUMNS = ['ask', 'roll', '2', '1', '0'] as const;
export type Column = (typeof COLUMNS)[number];

/** What holds for an aircraft without its player being asked. Nobody else knows it. */
export interface Standing {
  readonly evasion: Evasion;
  readonly answer: AnswerWhom;
  /** The weapon whose attackers are answered before others. */
  readonly prefer: WeaponId | null;
  readonly dodge: Dodge;
  readonly column: Column;
}

/** What an aircraft did this turn that makes it harder to hit, or to hit with (TFH-20). */
export interface Manoeuvres {
  readonly evaded: boolean;
  readonly dived: boolean;
  readonly fast: boolean;
}

/** How it left the game; `exited`: safely by an exit, `left`: by another edge. */
export const FATES = ['flying', 'destroyed', 'burnt', 'collided', 'left', 'exited'] as const;
export type Status = (typeof FATES)[number];

/** An aircraft in the sky. */
export interface Aircraft {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
  readonly profile: Profile;
  /** The worth of its crew, 2 to 5 (TFH-02). */
  readonly rep: number;
  readonly star: boolean;
  readonly status: Status;
  /** The middle of its base. */
  readonly at: Point;
  readonly heading: number;
  /** Leader of the group that it flies in; its own id: it leads one; `null`: alone (TFH-10). */
  readonly leader: UnitId | null;
  readonly burning: boolean;
  readonly stunned: boolean;
  /** A four-engined one has had its first fire (TFH-47). */
  readonly scorched: boolean;
  readonly activated: boolean;
  readonly manoeuvres: Manoeuvres;
  /** Its firing occasions this turn, by their links (AMB-TFH-05). */
  readonly fires: readonly { readonly link: number; readonly weapons: readonly WeaponId[] }[];
  /** Whether it dived in its activation before this one, and in this one (TFH-42). */
  readonly dived: { readonly before: boolean; readonly now: boolean };
  readonly bombed: boolean;
  readonly standing: Standing;
}

/** The options of a match (AMB-TFH-…): each an id and its chosen value. */
export interface Options {
  readonly inSight: 'oncePerTurn' | 'losGained' | 'entersEnvelope';
  readonly inSightRange: 'reach' | 'unlimited';
  readonly maxReactionDepth: '12' | '6' | '24';
  readonly fireCount: 'aircraft' | 'weapon';
  readonly fixedArcRadiusCm: '1.5' | '1' | '2';
  readonly evadeFacing: 'direction' | 'keep' | 'free';
  readonly tableEdge: 'leave' | 'barred';
  readonly starTests: 'reactions' | 'all';
  readonly activation: 'must' | 'may';
  readonly lengths: 'single' | 'doubled';
  readonly burningMove: 'ends' | 'resumes';
  readonly bombRangeCm: '0' | '5' | '10';
  readonly bombLoads: 'once' | 'everyActivation';
  readonly offTableReactions: 'on' | 'off';
  /** There only where it is not at its default, for states of the shape of today do not know it. */
  readonly focusMission?: 'target' | 'goal';
}

export interface AircraftSetup {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
  readonly profile: Profile;
  readonly rep: number;
  readonly star: boolean;
  readonly at: Point;
  readonly heading: number;
  /** The leader of the group that it begins in. */
  readonly leader: UnitId | null;
}

/** Everything settled before the first order. */
export interface Setup extends SetupBase {
  /** The scenario that it was made from, e.g. `finest-hour/dogfight`. */
  readonly scenario: string;
  readonly sky: Sky;
  readonly exits: readonly Exit[];
  readonly goals: readonly Goal[];
  /** The last turn; `null`: until somebody has won. */
  readonly turns: number | null;
  /** Sides that the referee flies by the Focus test (TFH-29). */
  readonly flown: readonly SideId[];
  readonly aircraft: readonly AircraftSetup[];
}
