import type { Brand } from '../kernel/ids.js';

/** The lists from which BattleTech is made, and the codes in them. */

/** How much of the rules is in play: the quick-start level, and the whole 'Mech in six phases (Total Warfare generation). */
export const LEVELS = ['quick-start', 'standard'] as const;
export type Level = (typeof LEVELS)[number];

/** Locations of a 'Mech, as on its record sheet (QSR-04). */
export const MECH_LOCATIONS = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const;
export type MechLocation = (typeof MECH_LOCATIONS)[number];
/** Locations of vehicles: front, right and left side, rear, turret, rotor; and the body, which nothing hits and in which the ammunition lies (UNI-13). */
const VEHICLE_LOCATIONS = ['FR', 'RS', 'LS', 'RR', 'TU', 'RO', 'BD'] as const;
/** The troopers of a squad of battle armour (UNI-50); all of them together, and the one location of a platoon, are `TR` (UNI-40). */
export const TROOPERS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
/** The locations of all kinds of units; which of them one has: `locationsOf`. */
export const LOCATIONS = [...MECH_LOCATIONS, ...VEHICLE_LOCATIONS, 'TR', ...TROOPERS] as const;
export type Location = (typeof LOCATIONS)[number];
/** Something for each location that a unit has, and nothing for those it has not. */
export type ByLocation<T> = Readonly<Partial<Record<Location, T>>>;
/** Locations with armour at the back, used by the option `rearArmor` only (AMB-QSR-08). */
export const REAR_LOCATIONS = ['CT', 'LT', 'RT'] as const;
export type RearLocation = (typeof REAR_LOCATIONS)[number];
export type ByRear = Readonly<Partial<Record<RearLocation, number>>>;

/** Unit kinds (UNI-01); at the quick-start level there are 'Mechs only (QSR-64). */
export type UnitKind = 'mech' | 'vehicle' | 'vtol' | 'infantry' | 'battle-armour';

/** Stand still, walk or run: one per turn (QSR-17); jumping belongs to the standard level (SEQ-05). */
export const MODES = ['stand', 'walk', 'run', 'jump'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Steps of a move: forward, backward, turn left, turn right; of four legs also the side shift, ahead to the left and right, back
 * to the left and right (FIN-21); of what flies a level up and down (UNI-30).
 */
export const STEP_LETTERS = ['F', 'B', 'L', 'R', 'Q', 'E', 'Z', 'V', 'U', 'W', 'T'] as const;
export type StepLetter = (typeof STEP_LETTERS)[number];

/** Physical attacks and heat are phases of the standard level only (SEQ-01). */
export const PHASES = ['deployment', 'initiative', 'movement', 'weapons', 'physical', 'heat', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export type WeaponId = Brand<string, 'WeaponId'>;
export type AmmoId = Brand<string, 'AmmoId'>;
/** The letter of a weapon on its record sheet: `A`, `B`, … */
export type MountId = Brand<string, 'MountId'>;

export const weaponId = (text: string): WeaponId => text as WeaponId;
export const ammoId = (text: string): AmmoId => text as AmmoId;
export const mountId = (text: string): MountId => text as MountId;

export const RANGES = ['short', 'medium', 'long'] as const;
export type Range = (typeof RANGES)[number];
/** The bracket in which a shot is fired: one of the sheet, or beyond (AMB-CLN-32). */
export type Bracket = Range | 'extreme';
