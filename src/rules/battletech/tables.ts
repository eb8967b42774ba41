import type { Bearing } from '../geometry/hex/bearing.js';
import type { Options } from './types.js';
import type { TermReason } from './terms.js';
import type { Location, Mode, Range, RearLocation } from './vocabulary.js';

/** Tables 7.1 of the quick-start level. Each is total; a test walks every row. */

/** MP to enter a hex, by woods: clear, light, heavy, ultra-heavy (QSR-18). */
export const ENTRY_COST = [1, 2, 3, 4] as const;

/** MP to turn by one hexside, whatever the terrain (QSR-19). */
export const TURN_COST = 1;

/** Further MP of four legs for a hex that they enter with a shift to the side (FIN-21). */
export const SHIFT_COST = 1;

/** Further MP of the standard level: water of depth 1 and of more, each level climbed or descended 1 (table 7.1.1). */
export const WATER_COST = { 1: 1, 2: 3 } as const;
/** The most levels that a 'Mech climbs or descends in one step. */
export const HIGHEST_STEP = 2;
/** The most that mountain troops do (EQP-02). */
export const HIGHEST_CLIMB = 3;

/** What woods do to a line and to a shot at a target in them, as points and as modifier (QSR-32, QSR-49). */
export const WOODS_POINTS = [0, 1, 2, 3] as const;

/** Woods points at which a line is blocked (QSR-32). */
export const BLOCKING_POINTS = 3;

/** What no smoke, light and heavy smoke do to a line and to a shot at a target in it, on top of any woods (AMB-SEQ-18, FIN-46). */
export const SMOKE_POINTS = [0, 1, 2] as const;

/** How many levels what grows in a hex, and smoke, rises above its ground, by woods: ultra-heavy ones stand higher (TER-11). */
export const CANOPY = [2, 2, 2, 3] as const;
/** What a heavy industrial zone does to a line, as points: as much as light woods (TER-13). */
export const INDUSTRY_POINTS = 1;

/** What partial cover adds to a shot at the target that has it: in Total Warfare, and in the Master Rules (table 7.2.1). */
export const PARTIAL_COVER = { legs: 1, punch: 3 } as const satisfies Record<Options['partialCover'], number>;

/** The base to-hit number of every weapon attack (QSR-39). */
export const BASE_TO_HIT = 4;

/** The number above which a shot cannot hit, and the one from which on it cannot miss (QSR-47, QSR-48). */
export const HIGHEST_TO_HIT = 12;
export const SURE_TO_HIT = 2;

/** Range modifiers (QSR-43). */
export const RANGE_MODIFIER = { short: 0, medium: 2, long: 4 } as const satisfies Record<Range, number>;

/** Modifiers for the attacker's mode of movement (QSR-44), with the term that names each. */
export const ATTACKER_MOVEMENT = {
  stand: { value: 0, reason: 'attacker-stood' },
  walk: { value: 1, reason: 'attacker-walked' },
  run: { value: 2, reason: 'attacker-ran' },
  jump: { value: 3, reason: 'attacker-jumped' },
} as const satisfies Record<Mode, { readonly value: number; readonly reason: TermReason }>;

/** Modifiers for the hexes that the target entered: the last row whose `from` is reached counts (QSR-45). */
export const TARGET_MOVEMENT = [
  { from: 0, value: 0 },
  { from: 3, value: 1 },
  { from: 5, value: 2 },
  { from: 7, value: 3 },
  { from: 10, value: 4 },
] as const;

/** The bonus against a unit that cannot move, with the option `immobileBonus` (AMB-QSR-09). */
export const IMMOBILE_BONUS = -4;

/** Where a hit lands, by the roll of 2D6, whatever its direction (QSR-50). */
export const HIT_LOCATION = {
  2: 'CT',
  3: 'RA',
  4: 'RA',
  5: 'RL',
  6: 'RT',
  7: 'CT',
  8: 'LT',
  9: 'LL',
  10: 'LA',
  11: 'LA',
  12: 'HD',
} as const satisfies Readonly<Record<number, Location>>;

/** The location that takes the damage left over when one is gone (QSR-53); only 'Mechs have one (UNI-15, UNI-40, UNI-50). */
export const TRANSFER = {
  HD: null,
  CT: null,
  LT: 'CT',
  RT: 'CT',
  LA: 'LT',
  RA: 'RT',
  LL: 'LT',
  RL: 'RT',
  FR: null,
  RS: null,
  LS: null,
  RR: null,
  TU: null,
  RO: null,
  BD: null,
  TR: null,
  T1: null,
  T2: null,
  T3: null,
  T4: null,
  T5: null,
  T6: null,
} as const satisfies Record<Location, Location | null>;

/** The arm that goes with a side torso (QSR-55). */
export const ARM_OF = { LT: 'LA', RT: 'RA' } as const satisfies Readonly<Partial<Record<Location, Location>>>;

/** Locations whose loss destroys a 'Mech (QSR-56), and those whose loss stops it for good (QSR-57). */
export const VITAL = ['HD', 'CT'] as const satisfies readonly Location[];
export const LEGS = ['LL', 'RL'] as const satisfies readonly Location[];

/** A firing arc as bearings on the dial of 24, clockwise from `from` to `to`, both inclusive (table 7.1.4). */
export interface Arc {
  readonly from: Bearing;
  readonly to: Bearing;
}

/**
 * The four arcs of table 7.1.4: forward −60…60°, left arm −120…60°, right arm −60…120°, rear strictly between 120 and 240°; the
 * sides of vehicles 60…120° and 240…300° (UNI-14), and all around, as infantry fires (UNI-40).
 */
export const ARCS = {
  front: { from: 20, to: 4 },
  leftArm: { from: 16, to: 4 },
  rightArm: { from: 20, to: 8 },
  rear: { from: 9, to: 15 },
  rightSide: { from: 4, to: 8 },
  leftSide: { from: 16, to: 20 },
  all: { from: 0, to: 23 },
} as const satisfies Record<string, Arc>;
export type ArcName = keyof typeof ARCS;

/** The arc into which the weapons of a location fire (QSR-38); those of a turret from where it faces (UNI-14). */
export const ARC_OF = {
  HD: 'front',
  CT: 'front',
  LT: 'front',
  RT: 'front',
  LA: 'leftArm',
  RA: 'rightArm',
  LL: 'front',
  RL: 'front',
  FR: 'front',
  RS: 'rightSide',
  LS: 'leftSide',
  RR: 'rear',
  TU: 'front',
  RO: 'front',
  BD: 'front',
  TR: 'all',
  T1: 'all',
  T2: 'all',
  T3: 'all',
  T4: 'all',
  T5: 'all',
  T6: 'all',
} as const satisfies Record<Location, ArcName>;

/** The side from which a target is hit, as bearings of the attacker seen from the target: front −90…90°, rear 150…210° exclusive. */
export const ATTACK_SIDES = {
  front: { from: 18, to: 6 },
  right: { from: 7, to: 10 },
  rear: { from: 11, to: 13 },
  left: { from: 14, to: 17 },
} as const satisfies Record<string, Arc>;
export type AttackSide = keyof typeof ATTACK_SIDES;

/** The same of a vehicle: front −30…30°, its sides up to 150° (UNI-13). */
export const VEHICLE_SIDES = {
  front: { from: 22, to: 2 },
  right: { from: 3, to: 10 },
  rear: { from: 11, to: 13 },
  left: { from: 14, to: 21 },
} as const satisfies Record<AttackSide, Arc>;

/** Ways out of 36 to roll a number or more with 2D6, for 2 to 12. */
export const WAYS = {
  2: 36,
  3: 35,
  4: 33,
  5: 30,
  6: 26,
  7: 21,
  8: 15,
  9: 10,
  10: 6,
  11: 3,
  12: 1,
} as const satisfies Readonly<Record<number, number>>;

/** Whether a location has armour at the back (AMB-QSR-08). */
export const isRearLocation = (location: Location): location is RearLocation =>
  location === 'CT' || location === 'LT' || location === 'RT';
