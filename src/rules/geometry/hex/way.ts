import { crossingsTo, LEFT, TOUCHED } from './crossing.js';
import { apart, COLUMN, length, type Axial, type HexNumber } from './hex.js';

/**
 * The straight way from one hex's centre to another's (QSR-29…31). What it meets depends on how far east and south it goes, and
 * on whether it begins in an odd or an even column; so each is worked out once, for all maps. The hexes at its ends are not
 * among those that it meets (QSR-30).
 */
export interface Way {
  /** In hexes (QSR-42). */
  readonly distance: number;
  /** Whether it runs along the side between two hexes anywhere (QSR-31), and whether it touches any at a corner only. */
  readonly divided: boolean;
  readonly touching: boolean;
  /** The hexes that it meets, in order: what is added to the number of the one where it begins. One of a pair may lie off the map. */
  readonly added: ArrayLike<number>;
  /** How it meets each: `CROSSED`, `TOUCHED`, or `LEFT` with `RIGHT` behind it. */
  readonly how: ArrayLike<number>;
  /** So many of them, the first, lie next to the hex where it begins … */
  readonly nearStart: number;
  /** … and those from this one on next to the hex where it ends. */
  readonly nearEnd: number;
}

/** The furthest that one hex lies from another by number: 98 columns and 98 rows. */
const FURTHEST = 98 * COLUMN + 98;

/** Ways by the difference of the numbers, from odd and from even columns. */
const FROM_ODD = new Array<Way | undefined>(2 * FURTHEST + 1);
const FROM_EVEN = new Array<Way | undefined>(2 * FURTHEST + 1);

const isOdd = (from: HexNumber): boolean => (from & COLUMN) !== 0;

/** The way between two hexes. */
export function wayBetween(from: HexNumber, to: HexNumber): Way {
  const known = isOdd(from) ? FROM_ODD : FROM_EVEN;
  return (known[to - from + FURTHEST] ??= workedOut(from, to));
}

/** The way between two hexes, worked out anew. */
export function workedOut(from: HexNumber, to: HexNumber): Way {
  const columns = Math.round((to - from) / COLUMN);
  const end: Axial = { q: columns, r: to - from - columns * COLUMN - drop(from, columns) };
  const crossings = crossingsTo(end);
  const far = crossings.findIndex(({ hex }) => length(hex) > 1);
  return {
    distance: length(end),
    divided: crossings.some(({ how }) => how === LEFT),
    touching: crossings.some(({ how }) => how === TOUCHED),
    added: new Int16Array(crossings.map(({ hex: { q, r } }) => q * COLUMN + r + drop(from, q))),
    how: new Uint8Array(crossings.map(({ how }) => how)),
    nearStart: far < 0 ? crossings.length : far,
    nearEnd: crossings.findLastIndex(({ hex }) => length(apart(hex, end)) > 1) + 1,
  };
}

/** By how many rows the number of a hex some columns on is greater than the skewed axes have it, since even columns lie lower. */
const drop = (from: HexNumber, columns: number): number => Math.floor((columns + (isOdd(from) ? 0 : 1)) / 2);
