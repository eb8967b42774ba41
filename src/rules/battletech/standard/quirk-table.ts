import type { Range } from '../vocabulary.js';
import { namesOf, rulesIn, standingIn, type QuirkRow, type QuirkStanding } from './quirk-rows.js';
import { BLOW_CAUSES, DAMAGE_CAUSES, RISING_CAUSES, TERRAIN_CAUSES, type PilotingCause } from './piloting-causes.js';

/** Quirks of machines (option `quirks`, ADV-07): what each changes, as data. Figures: BattleMech Manual, pages 82 to 88. */

/** What a quirk changes; whatever is left out stays as it is without it. */
export interface QuirkRules {
  /** Added to the number of shots at a range. */
  readonly shots?: Readonly<Partial<Record<Range, number>>>;
  /** Added to the number of shots at who is in the air. */
  readonly airborne?: number;
  /** A second target costs its shots nothing, unless it lies behind. */
  readonly manyTargets?: true;
  /** Hexsides by which its torso twists, instead of one. */
  readonly twist?: 2;
  /** It flips its arms, whatever they end in. */
  readonly flips?: true;
  /** The arm whose punches it makes easier, by one. */
  readonly fist?: 'LA' | 'RA';
  /** The arm that was built without a hand and punches as if it had one. */
  readonly barrel?: 'LA' | 'RA';
  /** It has no arms to strike with. */
  readonly armless?: true;
  /** Shots that barely hit it glance off. */
  readonly narrow?: true;
  /** A kick, or coming down on somebody, calls for a critical roll on its legs; or the latter hurts them half as much. */
  readonly legs?: 'weak' | 'strong';
  /** Added to the number of those who attack its legs or swarm it. */
  readonly assaults?: number;
  /** Added to every piloting roll. */
  readonly steering?: number;
  /** Added to the piloting rolls of some causes; `from`: the best skill that it does so for. */
  readonly rolls?: { readonly causes: readonly PilotingCause[]; readonly value: number; readonly from?: number };
  /** Added to its side's roll for initiative while its pilot is awake; of several units the most counts, once. */
  readonly initiative?: number;
  /** Heat of a turn that it does without, at the most. */
  readonly cooler?: number;
  /** Points of armour that its head lacks. */
  readonly head?: number;
  /** Points of armour that its head has besides, against what does not come from in front. */
  readonly cowl?: number;
  /** Added to its heat where a pilot without life support is asked for how they bear it. */
  readonly swelter?: number;
  /** It looks around as with an active probe, and one that it has looks so many hexes farther. */
  readonly senses?: { readonly clan: number; readonly others: number; readonly farther: number };
  /** Wounds of a pilot who misses the roll to eject, besides all others. */
  readonly ejection?: number;
  /** Nobody can eject. */
  readonly seatless?: true;
}

/** All quirks that a machine may have: those that the referee applies, then those that he does not. */
const ROWS = {
  'improved-targeting-short': { shots: { short: -1 } },
  'improved-targeting-medium': { shots: { medium: -1 } },
  'improved-targeting-long': { shots: { long: -1 } },
  'poor-targeting-short': { shots: { short: 1 } },
  'poor-targeting-medium': { shots: { medium: 1 } },
  'poor-targeting-long': { shots: { long: 1 } },
  'sensor-ghosts': { shots: { short: 1, medium: 1, long: 1 } },
  'battle-fist-left': { fist: 'LA' },
  'battle-fist-right': { fist: 'RA' },
  'barrel-fist-left': { barrel: 'LA' },
  'barrel-fist-right': { barrel: 'RA' },
  'minimal-arms': { armless: true, rolls: { causes: RISING_CAUSES, value: 2 } },
  'cramped-cockpit': { steering: 1 },
  'hard-to-pilot': { steering: 1 },
  'easy-to-pilot': { rolls: { causes: [...DAMAGE_CAUSES, ...TERRAIN_CAUSES], value: -1, from: 4 } },
  stable: { rolls: { causes: BLOW_CAUSES, value: -1 } },
  unbalanced: { rolls: { causes: TERRAIN_CAUSES, value: 1 } },
  'anti-air': { airborne: -2 },
  'multi-trac': { manyTargets: true },
  'extended-twist': { twist: 2 },
  'hyper-extending-actuators': { flips: true },
  'low-profile': { narrow: true },
  'weak-legs': { legs: 'weak' },
  'reinforced-legs': { legs: 'strong' },
  'protected-actuators': { assaults: 1 },
  'exposed-actuators': { assaults: -1 },
  'command-mech': { initiative: 1 },
  'battle-computer': { initiative: 2 },
  'combat-computer': { cooler: 4 },
  'weak-head-1': { head: 1 },
  'weak-head-2': { head: 2 },
  'weak-head-3': { head: 3 },
  'weak-head-4': { head: 4 },
  'weak-head-5': { head: 5 },
  cowl: { cowl: 3 },
  'improved-life-support': { swelter: -5 },
  'poor-life-support': { swelter: 5 },
  'improved-sensors': { senses: { clan: 5, others: 4, farther: 2 } },
  'difficult-ejection': { ejection: 1 },
  'no-ejection': { seatless: true },
  // of repairs and trade, of other worlds, or of the night
  'easy-to-maintain': 'idle',
  'difficult-to-maintain': 'idle',
  'rugged-1': 'idle',
  'rugged-2': 'idle',
  'ubiquitous-inner-sphere': 'idle',
  'ubiquitous-clan': 'idle',
  'good-reputation-1': 'idle',
  'good-reputation-2': 'idle',
  'bad-reputation-inner-sphere': 'idle',
  'bad-reputation-clan': 'idle',
  'non-standard-parts': 'idle',
  obsolete: 'idle',
  compact: 'idle',
  distracting: 'idle',
  'improved-communications': 'idle',
  searchlight: 'idle',
  'fine-manipulators': 'idle',
  animalistic: 'idle',
  'rumble-seat': 'idle',
  'trailer-hitch': 'idle',
  'poor-sealing': 'idle',
  'overhead-arms': 'left-out',
  'nimble-jumper': 'left-out',
} as const satisfies Readonly<Record<string, QuirkRow<QuirkRules>>>;

/** What sets a machine apart from others that are built like it (ADV-07). */
export type Quirk = keyof typeof ROWS;

/** All quirks that a sheet may name. */
export const QUIRKS: readonly Quirk[] = namesOf(ROWS);
/** What a quirk comes to in a match here. */
export const standingOf = (quirk: Quirk): QuirkStanding => standingIn(ROWS[quirk]);
/** What a quirk changes in a match here. */
export const rulesOf = (quirk: Quirk): QuirkRules => rulesIn<QuirkRules>(ROWS[quirk]);

/** Those that a vehicle or a VTOL can have. */
export const VEHICLE_QUIRKS: readonly Quirk[] = [
  'improved-targeting-short',
  'improved-targeting-medium',
  'improved-targeting-long',
  'poor-targeting-short',
  'poor-targeting-medium',
  'poor-targeting-long',
  'sensor-ghosts',
  'anti-air',
  'multi-trac',
  'battle-computer',
  'improved-sensors',
  'cramped-cockpit',
  'hard-to-pilot',
  ...QUIRKS.filter((quirk) => standingOf(quirk) === 'idle'),
];
