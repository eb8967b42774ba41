/** What stands on the record sheets of the kinds of units beside 'Mechs (UNI-01), and on no other. */
import type { Location, MountId } from '../vocabulary.js';

export const MOTIVES = ['tracked', 'wheeled', 'hover'] as const;
/** What a combat vehicle drives on. */
export type Motive = (typeof MOTIVES)[number];

/** What vehicles carry besides weapons. */
interface Carrier {
  /** Tons of infantry that its bays take; 0: none. */
  readonly bay: number;
  /** Battle armour may ride on it. */
  readonly omni?: true;
}

/** A combat vehicle. */
export interface Vehicle extends Carrier {
  readonly motive: Motive;
  readonly turret?: true;
  /** A flotation hull: it enters water (table 11.2.5). */
  readonly floats?: true;
  /** It drives into the water and swims, slower than on land (EQP-05). */
  readonly amphibious?: true;
  /** Wheels for the desert: sand costs it nothing more (EQP-07). */
  readonly dunes?: true;
}

/** A VTOL; its turret, if any, is below its chin. */
export interface Vtol extends Carrier {
  readonly turret?: true;
  /** It looks over what hides it when it spots for others (EQP-04). */
  readonly mast?: true;
}

export const INFANTRY_MOTIVES = [
  'foot',
  'motorized',
  'jump',
  'mechanized-tracked',
  'mechanized-wheeled',
  'mechanized-hover',
] as const;
/** How a platoon gets about. */
export type InfantryMotive = (typeof INFANTRY_MOTIVES)[number];

/** What the troopers of a platoon carry: damage in hundredths of a point each, and the hexes in which it hits without a modifier (UNI-42). */
export interface Arms {
  readonly name: string;
  readonly damage: number;
  readonly range: number;
  readonly burst?: true;
  /** It encumbers or needs a crew. */
  readonly encumbering?: true;
  /** What those of one trooper are worth, in hundredths of a point of battle value, where damage and range do not say it (BV-14). */
  readonly worth?: number;
}

export const SNEAK_SUITS = ['camouflage', 'infrared', 'ecm', 'dest'] as const;
/** What hides the troopers of a platoon: their looks, their warmth, their noise; a DEST suit their warmth and, while they keep still, their looks. */
export type SneakSuit = (typeof SNEAK_SUITS)[number];

/** A platoon. */
export interface Platoon {
  readonly motive: InfantryMotive;
  readonly troopers: number;
  readonly arms: Arms;
  /** Its armour halves what strikes it (UNI-47). */
  readonly armored?: true;
  /** What hides it (EQP-01). */
  readonly sneak?: readonly SneakSuit[];
  /** It climbs three levels at once (EQP-02). */
  readonly mountain?: true;
  /** It is trained for leg attacks and swarms. */
  readonly antiMech?: true;
  /** Engineers who clear mines (HID-09). */
  readonly sweepers?: true;
  /** What it rides joins in against whoever is in its hex (EQP-06). */
  readonly beasts?: Beasts;
}

/** Beasts that bite: dice of troopers whom they take, and points that they do to anybody else. */
export interface Beasts {
  readonly bites: number;
  readonly strikes: number;
}

export const ARMOUR_WEIGHTS = ['exoskeleton', 'light', 'medium', 'heavy', 'assault'] as const;
/** How heavy a suit is: up to 400, 750, 1000, 1500, 2000 kg. */
export type ArmourWeight = (typeof ARMOUR_WEIGHTS)[number];

/** Where a turret points, in hexsides clockwise from the front of the hull; `3`: to the rear (UNI-14). */
export const TURRET_FACINGS = [0, -1, 1, -2, 2, 3] as const;
export type TurretFacing = (typeof TURRET_FACINGS)[number];

/** What hides a squad: camouflage and mimetic armour while it keeps still, stealth armour at a distance. */
export const CLOAKS = ['camouflage', 'mimetic', 'stealth-basic', 'stealth-standard', 'stealth-improved'] as const;
export type Cloak = (typeof CLOAKS)[number];

/** A squad of battle armour. */
export interface BattleArmour {
  readonly troopers: number;
  readonly weight: ArmourWeight;
  /** What it holds on to a carrier or an enemy with. */
  readonly hands: 'none' | 'basic' | 'claw' | 'vibro-claw';
  readonly cloak?: Cloak;
  /** Weapons of ordinary infantry that the suits carry in mounts of their own. */
  readonly sidearms?: readonly Arms[];
  /** It can swarm and attack legs, and ride on whatever has handles. */
  readonly antiMech?: true;
  readonly rides?: true;
  /** Infernos do nothing to it. */
  readonly fireproof?: true;
  /** It has clamps of its own, and so rides on any machine. */
  readonly clamps?: true;
  /** Mines that each trooper carries (HID-10). */
  readonly mines?: number;
  /** Its hands are made to clear mines (HID-09). */
  readonly sweepers?: true;
}

/** What a motive roll can do to a vehicle (table 11.2.2). */
export type MotiveDamage = 'minor' | 'moderate' | 'heavy' | 'immobile';

/** What a critical hit can do to a vehicle (tables 11.2.3, 11.2.4). */
export type VehicleCritical =
  | 'driver'
  | 'commander'
  | 'crew-stunned'
  | 'crew-killed'
  | 'sensors'
  | 'stabiliser'
  | 'weapon-jam'
  | 'weapon-lost'
  | 'turret-jam'
  | 'turret-lock'
  | 'turret-off'
  | 'cargo'
  | 'engine'
  | 'fuel'
  | 'ammunition'
  // Of VTOLs alone.
  | 'copilot'
  | 'pilot'
  | 'rotor-damage'
  | 'flight-stabiliser'
  | 'rotor-destroyed';

/** What is hurt of a vehicle besides its armour and structure. */
export interface Crew {
  /** Motive damage in force, in the order in which it came, and that of this phase, which is not yet (UNI-18). */
  readonly motive: readonly MotiveDamage[];
  readonly fresh: readonly MotiveDamage[];
  /** Critical hits that last, in the order in which they came. */
  readonly hits: readonly VehicleCritical[];
  /** Locations whose stabiliser is hit (table 11.2.4). */
  readonly shaken: readonly Location[];
  /** Weapons that a critical hit has jammed and that can jam by themselves as well, which is another matter (FIN-22). */
  readonly malfunctions?: readonly MountId[];
  /** The turns for which the crew is stunned, with what is left of this one (UNI-21); `null`: it is not. */
  readonly stunned: number | null;
  /** Hits on the rotor, each of which has cost a cruising MP (UNI-32). */
  readonly rotor?: number;
  /** Where a turret points that is jammed or locked; `null`: it turns. */
  readonly stuck: TurretFacing | null;
}
