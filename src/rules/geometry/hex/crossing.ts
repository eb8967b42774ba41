import { apart, length, type Axial } from './hex.js';

/**
 * How the straight line between two hex centres meets a hex in between (QSR-29, QSR-31): it runs through it · touches a corner
 * only · runs along a side that the hex has in common with another. Of these two one lies on the left, as seen on the way.
 */
export const CROSSED = 0;
export const TOUCHED = 1;
export const LEFT = 2;
export const RIGHT = 3;
type How = typeof CROSSED | typeof TOUCHED | typeof LEFT | typeof RIGHT;

/** A hex that a line meets. */
export interface Crossing {
  readonly hex: Axial;
  readonly how: How;
}

/**
 * What the line from the origin to a hex meets, in order, of a pair the left one first; the hexes at its ends are not among it
 * (QSR-30).
 */
export function crossingsTo(end: Axial): readonly Crossing[] {
  const way = flat(end);
  const reach = reachOf(way);
  const found: Met[] = [];
  for (let column = 0; column <= Math.abs(end.q); column++) {
    const q = Math.sign(end.q) * column;
    const heights = [heightAt(way, 3 * column - 2), heightAt(way, 3 * column + 2)];
    const last = Math.ceil((Math.max(...heights) - q) / 2) + 1;
    for (let r = Math.floor((Math.min(...heights) - q) / 2) - 1; r <= last; r++) {
      const met = meet({ q, r }, way, reach);
      if (met && isBetween(met.hex, end)) found.push(met);
    }
  }
  return found.sort((one, other) => one.order - other.order || one.turn - other.turn);
}

/** Where a way passes so far east or west of its beginning; at its ends where it does not go so far. */
const heightAt = (way: Flat, x: number): number => way.y * Math.min(1, Math.max(0, x / Math.abs(way.x)));

/** Whether a hex lies no further from either end of a line than these do from each other; the ends themselves do not. */
function isBetween(hex: Axial, end: Axial): boolean {
  const [before, behind, whole] = [length(hex), length(apart(hex, end)), length(end)];
  return before > 0 && behind > 0 && before <= whole && behind <= whole;
}

/** Plane coordinates in which all centres and corners are whole: the corners of a hex are (±2, 0) and (±1, ±1) from its centre. */
interface Flat {
  readonly x: number;
  readonly y: number;
}

const flat = ({ q, r }: Axial): Flat => ({ x: 3 * q, y: 2 * r + q });

/** How far to the right of a way a point lies, in a measure of the way's own; to the left it is negative. */
const aside = (way: Flat, { x, y }: Flat): number => way.x * y - way.y * x;

/** How far a hex reaches to either side of a way, in that measure, and whether it is one of its sides that lies there. */
interface Reach {
  readonly most: number;
  readonly isSide: boolean;
}

const CORNERS: readonly Flat[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];

function reachOf(way: Flat): Reach {
  // The other three corners lie opposite.
  const corners = CORNERS.map((corner) => Math.abs(aside(way, corner)));
  const most = Math.max(...corners);
  return { most, isSide: corners.filter((corner) => corner === most).length > 1 };
}

interface Met extends Crossing {
  /** Where along the way the hex lies: its centre's projection, in the affine plane's exact whole numbers. */
  readonly order: number;
  /** Which of those that lie equally far comes first. */
  readonly turn: number;
}

/** How a way meets a hex; `null` where it does not. */
function meet(hex: Axial, way: Flat, { most, isSide }: Reach): Met | null {
  const centre = flat(hex);
  const off = aside(way, centre);
  if (Math.abs(off) > most) return null;
  // The plane is stretched: 3·Δy² stands for the true Δy², so the projection weighs y threefold.
  const order = way.x * centre.x + 3 * way.y * centre.y;
  if (Math.abs(off) < most) return { hex, how: CROSSED, order, turn: 0 };
  return isSide ? { hex, how: off < 0 ? LEFT : RIGHT, order, turn: off } : { hex, how: TOUCHED, order, turn: -off };
}
