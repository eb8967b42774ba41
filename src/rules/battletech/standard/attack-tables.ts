import type { Mode, Range } from '../vocabulary.js';
import type { Cloak } from './kinds.js';
import type { FullTermReason } from './terms.js';

/** Modifiers of weapon attacks at the standard level (tables 7.1.2, 7.2.1). Range, woods and the attacker's movement are those of the quick-start level. */

/** How the unit that spots for indirect fire moved. */
export const SPOTTER_MODE = {
  stand: null,
  walk: { reason: 'spotter-walked', value: 1 },
  run: { reason: 'spotter-ran', value: 2 },
  jump: { reason: 'spotter-jumped', value: 3 },
} as const satisfies Record<Mode, { readonly reason: FullTermReason; readonly value: number } | null>;

/** Hexes that the target entered: the last row whose `from` is reached counts. Having jumped adds one more. */
export const TARGET_HEXES = [
  { from: 0, value: 0 },
  { from: 3, value: 1 },
  { from: 5, value: 2 },
  { from: 7, value: 3 },
  { from: 10, value: 4 },
  { from: 18, value: 5 },
  { from: 25, value: 6 },
] as const;
export const TARGET_JUMPED = 1;
/** A VTOL in the air, however it has moved (UNI-04). */
export const TARGET_AIRBORNE = 1;

export const ATTACKER_PRONE = 2;
export const TARGET_PRONE_NEAR = -2;
export const TARGET_PRONE_FAR = 1;
export const TARGET_IMMOBILE = -4;
export const TARGET_SKIDDED = 2;
/** What a target that is stuck in soft ground is easier to hit by (TER-16). */
export const TARGET_BOGGED = -2;
/** Who has skidded shoots worse than one who only ran (FIN-30). */
export const ATTACKER_SKIDDED = 1;

/** Sensors hit once; hit twice they are gone, and no weapon can be fired. */
export const SENSORS_HIT = 2;
export const SENSORS_GONE = 2;

/** Actuators of the arm that the weapon is in: a shoulder stands for them all. */
export const SHOULDER_HIT = 4;
export const ARM_ACTUATOR_HIT = 1;

/** Water of depth 1, in the Master Rules only (option `partialCover`): firing out of it, and at a 'Mech in it besides its cover. */
export const WATER_SHOOTER = 1;
export const WATER_TARGET = -1;

export const INDIRECT = 1;
/** The spotter attacks as well: for whom they spot, and for themselves. */
export const SPOTTER_ATTACKS = 1;

/** The second and further targets of a turn: in the front arc, or to the side or rear. */
export const SECONDARY = { front: 1, side: 2 } as const;

/** Rounds for autocannons: those that pierce armour fly worse, precise ones make up for so much of the target's movement (WPN-16). */
export const ARMOR_PIERCING = 1;
export const PRECISION = 2;
export const CLUSTER_AMMUNITION = -1;
export const TARGETING_COMPUTER = -1;

/** A shot aimed at the head of an immobile target, instead of the −4; and one aimed by a targeting computer at a target that moves. */
export const AIMED_HEAD = 3;
export const AIMED_BY_COMPUTER = 3;

/** What the troopers of a platoon carry, at who is in their own hex, and if it encumbers them (UNI-42). */
export const ARMS_IN_HEX = -2;
export const ARMS_ENCUMBERED = 1;

/** Battle armour is a small target (UNI-04); what hides it by the hexes that it has entered (UNI-53). Stealth armour works by range. */
export const SUIT = 1;
export const CLOAKED = {
  camouflage: [2, 1],
  mimetic: [3, 2, 1],
  'stealth-basic': [],
  'stealth-standard': [],
  'stealth-improved': [],
} as const satisfies Readonly<Record<Cloak, readonly number[]>>;

/** What a DEST suit adds while its wearer keeps still (EQP-01). */
export const STILL = 1;

/** What stealth armour adds by the range; that of a 'Mech as the basic one of suits (UNI-53, WPN-13). */
export const STEALTH = {
  'stealth-basic': { short: 0, medium: 1, long: 2 },
  'stealth-standard': { short: 1, medium: 1, long: 2 },
  'stealth-improved': { short: 1, medium: 2, long: 3 },
} as const satisfies Readonly<Partial<Record<Cloak, Readonly<Record<Range, number>>>>>;
export type Stealth = keyof typeof STEALTH;

/** The terms that name the range brackets. */
export const RANGE_REASON = {
  short: 'range-short',
  medium: 'range-medium',
  long: 'range-long',
} as const satisfies Record<Range, FullTermReason>;
