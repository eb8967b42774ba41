import type { LeagueTables } from '../league/tables.js';
import { HIT_LOCATION } from '../tables.js';
import type { AttackedSide, HitTable } from './terms.js';
import type { Location } from '../vocabulary.js';

/** Where attacks land at the standard level, and how many of a cluster strike (tables 7.1.3, 7.2.7, 7.2.8). */

/** One location for each result of a roll. */
type Column<Roll extends number> = Readonly<Record<Roll, Location>>;
type TwoDice = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type OneDie = 1 | 2 | 3 | 4 | 5 | 6;

/** Weapon attacks, and whatever else strikes the whole 'Mech: 2D6 (table 7.1.3). The quick-start level knows no sides. */
const FULL_LOCATIONS: Readonly<Record<AttackedSide, Column<TwoDice>>> = {
  front: HIT_LOCATION,
  rear: HIT_LOCATION,
  left: { 2: 'LT', 3: 'LL', 4: 'LA', 5: 'LA', 6: 'LL', 7: 'LT', 8: 'CT', 9: 'RT', 10: 'RA', 11: 'RL', 12: 'HD' },
  right: { 2: 'RT', 3: 'RL', 4: 'RA', 5: 'RA', 6: 'RL', 7: 'RT', 8: 'CT', 9: 'LT', 10: 'LA', 11: 'LL', 12: 'HD' },
};

/** The roll that goes through the armour whatever is left of it: a roll for critical hits on that torso. */
const THROUGH_ARMOR_ROLL = 2;

const PUNCH_AHEAD: Column<OneDie> = { 1: 'LA', 2: 'LT', 3: 'CT', 4: 'RT', 5: 'RA', 6: 'HD' };

/** Punches, and what strikes the upper half: 1D6. */
const PUNCH_LOCATIONS: Readonly<Record<AttackedSide, Column<OneDie>>> = {
  front: PUNCH_AHEAD,
  rear: PUNCH_AHEAD,
  left: { 1: 'LT', 2: 'LT', 3: 'CT', 4: 'LA', 5: 'LA', 6: 'HD' },
  right: { 1: 'RT', 2: 'RT', 3: 'CT', 4: 'RA', 5: 'RA', 6: 'HD' },
};

const KICK_AHEAD: Column<OneDie> = { 1: 'RL', 2: 'RL', 3: 'RL', 4: 'LL', 5: 'LL', 6: 'LL' };

/** Kicks, and what strikes the legs: 1D6. */
const KICK_LOCATIONS: Readonly<Record<AttackedSide, Column<OneDie>>> = {
  front: KICK_AHEAD,
  rear: KICK_AHEAD,
  left: { 1: 'LL', 2: 'LL', 3: 'LL', 4: 'LL', 5: 'LL', 6: 'LL' },
  right: { 1: 'RL', 2: 'RL', 3: 'RL', 4: 'RL', 5: 'RL', 6: 'RL' },
};

/** The same of four legs: what comes from behind finds the rear ones. */
const PUNCH_OF_FOUR: Readonly<Record<AttackedSide, Column<OneDie>>> = {
  front: PUNCH_AHEAD,
  rear: { 1: 'LL', 2: 'LT', 3: 'CT', 4: 'RT', 5: 'RL', 6: 'HD' },
  left: { 1: 'LT', 2: 'LT', 3: 'CT', 4: 'LA', 5: 'LL', 6: 'HD' },
  right: { 1: 'RT', 2: 'RT', 3: 'CT', 4: 'RA', 5: 'RL', 6: 'HD' },
};

/** Kicks at four legs: those in front, those behind, or the two of a side. */
const KICK_OF_FOUR: Readonly<Record<AttackedSide, Column<OneDie>>> = {
  front: { 1: 'RA', 2: 'RA', 3: 'RA', 4: 'LA', 5: 'LA', 6: 'LA' },
  rear: KICK_AHEAD,
  left: { 1: 'LA', 2: 'LA', 3: 'LA', 4: 'LL', 5: 'LL', 6: 'LL' },
  right: { 1: 'RA', 2: 'RA', 3: 'RA', 4: 'RL', 5: 'RL', 6: 'RL' },
};

/** How many dice a table is rolled with. */
export const DICE_OF = { full: 2, punch: 1, kick: 1 } as const satisfies Record<HitTable, 1 | 2>;

type Tables = Readonly<Record<HitTable, Readonly<Record<AttackedSide, Readonly<Record<number, Location>>>>>>;

const LOCATIONS_OF: Tables = {
  full: FULL_LOCATIONS,
  punch: PUNCH_LOCATIONS,
  kick: KICK_LOCATIONS,
};

/** Of four legs the front ones stand in the place of the arms. */
const LOCATIONS_OF_FOUR: Tables = { full: FULL_LOCATIONS, punch: PUNCH_OF_FOUR, kick: KICK_OF_FOUR };

/** Where a hit lands: `rear` the torsos' rear armour takes it, `through` it goes through the armour (roll of 2 on 2D6). */
export interface Landing {
  readonly location: Location;
  readonly rear: boolean;
  readonly through: boolean;
}

/**
 * The location that a roll gives on a table, for the side that is hit, on two legs or four; `null` for a roll that the table does not
 * have. `own`: tables for two legs that a league has instead (LEA-05).
 */
export function landing(
  table: HitTable,
  side: AttackedSide,
  roll: number,
  fourLegs = false,
  own?: LeagueTables['hits'],
): Landing | null {
  const usual = (fourLegs ? LOCATIONS_OF_FOUR : LOCATIONS_OF)[table][side][roll];
  const location = fourLegs ? usual : (own?.[table]?.[side]?.[roll - DICE_OF[table]] ?? usual);
  if (location === undefined) return null;
  return { location, rear: side === 'rear', through: table === 'full' && roll === THROUGH_ARMOR_ROLL };
}

/** Of how many missiles or pellets how many strike, for the rolls 2 to 12 (table 7.2.8, with the sizes between). */
export const CLUSTER_HITS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  7: [2, 2, 3, 4, 4, 4, 4, 6, 6, 7, 7],
  8: [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8],
  9: [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  11: [4, 4, 5, 7, 7, 7, 7, 9, 9, 11, 11],
  12: [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12],
  13: [4, 4, 5, 8, 8, 8, 8, 11, 11, 13, 13],
  14: [5, 5, 6, 9, 9, 9, 9, 11, 11, 14, 14],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  16: [5, 5, 7, 10, 10, 10, 10, 13, 13, 16, 16],
  17: [5, 5, 7, 10, 10, 10, 10, 14, 14, 17, 17],
  18: [6, 6, 8, 11, 11, 11, 11, 14, 14, 18, 18],
  19: [6, 6, 8, 11, 11, 11, 11, 15, 15, 19, 19],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
  21: [7, 7, 9, 13, 13, 13, 13, 17, 17, 21, 21],
  22: [7, 7, 9, 14, 14, 14, 14, 18, 18, 22, 22],
  23: [7, 7, 10, 15, 15, 15, 15, 19, 19, 23, 23],
  24: [8, 8, 10, 16, 16, 16, 16, 20, 20, 24, 24],
  25: [8, 8, 10, 16, 16, 16, 16, 21, 21, 25, 25],
  26: [9, 9, 11, 17, 17, 17, 17, 21, 21, 26, 26],
  27: [9, 9, 11, 17, 17, 17, 17, 22, 22, 27, 27],
  28: [9, 9, 11, 17, 17, 17, 17, 23, 23, 28, 28],
  29: [10, 10, 12, 18, 18, 18, 18, 23, 23, 29, 29],
  30: [10, 10, 12, 18, 18, 18, 18, 24, 24, 30, 30],
  40: [12, 12, 18, 24, 24, 24, 24, 32, 32, 40, 40],
};

/** Sizes of clusters that the table has. */
export const CLUSTER_SIZES: readonly number[] = Object.keys(CLUSTER_HITS).map(Number);

/**
 * How many of a cluster strike. A roll beyond the table, by Artemis or a NARC pod, counts as its nearest end, 2 or 12.
 * `null` for a size that the table does not have.
 */
export function clusterHits(size: number, roll: number): number | null {
  return CLUSTER_HITS[size]?.[Math.min(12, Math.max(2, roll)) - 2] ?? null;
}

/** The longest column of the table without a gap before it. */
const LONGEST_COLUMN = 30;

/** What a roll comes to for any size: a squad may fire more missiles than the longest column has, and the rest has a column of its own. */
export function hitsOf(size: number, roll: number): number {
  const hits = clusterHits(size, roll);
  if (hits !== null) return hits;
  if (size <= LONGEST_COLUMN) throw new Error(`no cluster table for ${size}`);
  return hitsOf(LONGEST_COLUMN, roll) + hitsOf(size - LONGEST_COLUMN, roll);
}
