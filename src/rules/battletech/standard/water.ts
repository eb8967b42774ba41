import { refuse, type Refusal } from '../../kernel/refusal.js';
import { LEGS } from '../tables.js';
import { heightOf, waterIn } from '../terrain.js';
import { isAfloat } from '../surface.js';
import { placeOf } from '../movement.js';
import type { Board, Place, StandardUnit } from '../types.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { locationsOf } from '../damage/left.js';
import type { Location, Range, WeaponId } from '../vocabulary.js';
import type { StandardMount } from '../record-sheet.js';
import type { LineHex } from '../inquiries.js';
import { fourLegsOf, isLimb } from './legs.js';
import { swims } from './traits.js';
import { boardAt } from '../under.js';

/** Weapons in water (FIN-12 to FIN-15): which are under it, how far they reach there, and what they can be fired at. */

/** Somebody in a hex: on two legs or on four, on their feet or not. */
export interface Bather {
  readonly place: Place;
  readonly prone: boolean;
  /** It stays on the surface. */
  readonly afloat?: boolean;
  readonly fourLegs?: object | null;
}

/** How far somebody is in water: not at all, up to the waist, wholly. */
export type Depth = 'dry' | 'wading' | 'submerged';

export function depthOf(board: Board, { place, prone, afloat = false }: Bather): Depth {
  const water = afloat ? 0 : waterIn(boardAt(board, place), place.hex);
  return water > heightOf(prone) ? 'submerged' : water > 0 ? 'wading' : 'dry';
}

/** Whether a location is under water: all of them, or the legs of who wades. */
export const isWet = (board: Board, bather: Bather, location: Location): boolean =>
  isUnder(depthOf(board, bather), bather.fourLegs, location);

function isUnder(depth: Depth, fourLegs: Bather['fourLegs'], location: Location): boolean {
  const isLeg = fourLegs ? isLimb(location) : LEGS.some((leg) => leg === location);
  return depth === 'submerged' || (depth === 'wading' && isLeg);
}

/** A unit as it stands in water or out of it. */
export const batherOf = (unit: StandardUnit): Bather => ({
  place: placeOf(unit),
  prone: unit.body.prone,
  afloat: isAfloat(unit),
  fourLegs: fourLegsOf(unit),
});

/** Whether a weapon under water strikes somebody wading, whose legs alone it finds (FIN-14). */
export const isFromBelow = (board: Board, gunner: Bather, quarry: Bather, { location }: StandardMount): boolean =>
  isWet(board, gunner, location) && depthOf(board, quarry) === 'wading';

/** The locations of a unit that are under water as it stands or lies; `hex`: as it would in another hex. */
export function wetLocations(board: Board, unit: StandardUnit, hex?: Hex): readonly Location[] {
  if (unit.place === null) return [];
  const bather = batherOf(unit);
  const there = hex === undefined ? bather : { ...bather, place: { ...bather.place, hex } };
  return locationsOf(unit).filter((location) => isWet(board, there, location));
}

/** Short, medium and long range under water; what is not here cannot be fired there. */
export const WATER_RANGES: Readonly<Record<string, readonly [short: number, medium: number, long: number]>> = {
  'small-laser': [1, 2, 2],
  'ba-small-laser': [1, 2, 2],
  'ba-support-ppc': [1, 3, 5],
  'medium-laser': [2, 4, 6],
  'large-laser': [3, 6, 9],
  'er-small-laser': [1, 2, 3],
  'er-medium-laser': [3, 5, 8],
  'er-large-laser': [3, 9, 12],
  'small-pulse-laser': [1, 2, 2],
  'medium-pulse-laser': [2, 3, 4],
  'large-pulse-laser': [2, 5, 7],
  ppc: [4, 7, 10],
  'er-ppc': [4, 10, 16],
  'clan-er-small-laser': [1, 2, 4],
  'clan-er-medium-laser': [3, 7, 10],
  'clan-er-large-laser': [5, 10, 16],
  'clan-small-pulse-laser': [1, 2, 4],
  'clan-medium-pulse-laser': [3, 5, 8],
  'clan-large-pulse-laser': [4, 10, 14],
  'clan-er-ppc': [4, 10, 16],
  'light-ppc': [4, 7, 10],
  'heavy-ppc': [4, 7, 10],
  'snub-nose-ppc': [6, 8, 9],
  'clan-er-micro-laser': [1, 2, 2],
  'clan-micro-pulse-laser': [1, 2, 2],
  'clan-heavy-small-laser': [1, 2, 2],
  'clan-heavy-medium-laser': [2, 4, 6],
  'clan-heavy-large-laser': [3, 6, 9],
  'lrt-5': [7, 14, 21],
  'lrt-10': [7, 14, 21],
  'lrt-15': [7, 14, 21],
  'lrt-20': [7, 14, 21],
  'clan-lrt-5': [7, 14, 21],
  'clan-lrt-10': [7, 14, 21],
  'clan-lrt-15': [7, 14, 21],
  'clan-lrt-20': [7, 14, 21],
  'srt-2': [3, 6, 9],
  'srt-4': [3, 6, 9],
  'srt-6': [3, 6, 9],
  'clan-srt-2': [3, 6, 9],
  'clan-srt-4': [3, 6, 9],
  'clan-srt-6': [3, 6, 9],
};

/** The ranges of a weapon under water; `null`: it cannot be fired there. */
export function rangesInWater(weapon: WeaponId): Readonly<Record<Range, number>> | null {
  const ranges = WATER_RANGES[weapon];
  if (!ranges) return null;
  const [short, medium, long] = ranges;
  return { short, medium, long };
}

/** Why water, or the want of it, keeps a weapon silent where its unit is, whatever the target, or `null`. */
export function waterHere(
  board: Board,
  gunner: Bather,
  { id, weapon, location }: Pick<StandardMount, 'id' | 'weapon' | 'location'>,
): Refusal | null {
  const facts = { weapon: weapon.id, mount: id };
  const wet = isWet(board, gunner, location);
  if (!wet) return swims(weapon.full) ? refuse('battletech/torpedo-dry', facts, 'FIN-16') : null;
  return rangesInWater(weapon.id) === null ? refuse('battletech/not-under-water', facts, 'FIN-15') : null;
}

/**
 * Why water keeps a weapon from a target, or `null`: what is under water fires only at what is in it, all else at what is above it,
 * and a torpedo only where every hex of the line holds water (FIN-16).
 */
export function waterProblem(
  board: Board,
  gunner: Bather,
  quarry: Bather,
  { id, weapon, location }: StandardMount,
  line: readonly LineHex[],
): Refusal | null {
  const here = waterHere(board, gunner, { id, weapon, location });
  if (here) return here;
  const facts = { weapon: weapon.id, mount: id };
  const target = depthOf(board, quarry);
  const runs = swims(weapon.full);
  const wet = isWet(board, gunner, location);
  const dry = runs ? line.find(({ hex, counts }) => counts && waterIn(board, hex) === 0) : undefined;
  if (dry) return refuse('battletech/torpedo-land', { ...facts, hex: dry.hex }, 'FIN-16');
  if (!wet) return target === 'submerged' ? refuse('battletech/weapon-above-water', facts, 'FIN-14') : null;
  return target === 'dry' ? refuse('battletech/weapon-under-water', facts, 'FIN-14') : null;
}

/** Short, medium and long range of a weapon from somebody so deep at somebody so deep; `null`: water keeps it from them (FIN-14, FIN-15). */
export function rangesAcross(
  from: Depth,
  to: Depth,
  fourLegs: Bather['fourLegs'],
  { weapon, location }: StandardMount,
): Readonly<Record<Range, number>> | null {
  if (isUnder(from, fourLegs, location)) return to === 'dry' ? null : rangesInWater(weapon.id);
  return to === 'submerged' || swims(weapon.full) ? null : weapon.ranges;
}
