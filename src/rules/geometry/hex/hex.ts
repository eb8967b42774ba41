import type { Brand } from '../../kernel/ids.js';
import { remembering } from '../../kernel/remember.js';

/**
 * A hex as printed on a mapsheet: `CCRR`, column and row from 1, two digits each. Hexes are flat-topped; even columns lie
 * half a hex lower than odd ones.
 */
export type Hex = Brand<string, 'Hex'>;

/** The hex in a column and row, each 1–99. */
export function hexAt(column: number, row: number): Hex {
  return `${twoDigits(column)}${twoDigits(row)}` as Hex;
}

const twoDigits = (n: number): string => TWO_DIGITS[n] ?? String(n).padStart(2, '0');
/** Written out once: hexes are named all the time. */
const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** The hex that a text names, or `null` when it is not four digits or names column or row 0. */
export function parseHex(text: string): Hex | null {
  return /^(?!00)\d\d(?!00)\d\d$/.test(text) ? (text as Hex) : null;
}

/** The column of a hex, from 1. */
export const columnOf = (hex: Hex): number => digitsAt(hex, 0);

/** The row of a hex, from 1. Below row 99 of the greatest map lies one of three digits, which lines along that edge name. */
export const rowOf = (hex: Hex): number => (hex.length === 4 ? digitsAt(hex, 2) : Number(hex.slice(2)));

/** The number that two digits make; hexes are read all the time, and texts take their time. */
const digitsAt = (hex: Hex, at: number): number => 10 * digit(hex, at) + digit(hex, at + 1);
const digit = (hex: Hex, at: number): number => hex.charCodeAt(at) - ZERO;
const ZERO = '0'.charCodeAt(0);

/**
 * A hex as a whole number, the same on every map: a row counts 1, a column `COLUMN`. So the difference of two says how far
 * and which way they lie apart, and there is a number for the hexes above the first row of a map and below its last.
 */
export type HexNumber = number;

/** More than twice the most rows, so that no two ways have the same difference. */
export const COLUMN = 256;

/** The number of a hex. */
export const numberOf = (hex: Hex): HexNumber => columnOf(hex) * COLUMN + rowOf(hex);

/** The hex with a number. */
export const hexOf = (number: HexNumber): Hex => hexAt(Math.floor(number / COLUMN), number % COLUMN);

/** A hex by skewed axes: `q` counts columns to the east, `r` hexes to the south along a column (`r` falls by ½ each column). */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The axial coordinates of a hex; 0101 is the origin. */
export function axialOf(hex: Hex): Axial {
  const q = columnOf(hex) - 1;
  return { q, r: rowOf(hex) - 1 - Math.floor(q / 2) };
}

/** Column and row of axial coordinates; they may lie off any map (0, negative). */
function placeOf({ q, r }: Axial): { readonly column: number; readonly row: number } {
  return { column: q + 1, row: r + 1 + Math.floor(q / 2) };
}

/** The extent of a map in columns and rows. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** The hex of axial coordinates on a map, or `null` off it. */
export function hexOn(extent: Extent, axial: Axial): Hex | null {
  const { column, row } = placeOf(axial);
  return column >= 1 && column <= extent.columns && row >= 1 && row <= extent.rows ? hexAt(column, row) : null;
}

/** Whether a hex lies on a map. */
export const isOn = (extent: Extent, hex: Hex): boolean =>
  columnOf(hex) >= 1 && columnOf(hex) <= extent.columns && rowOf(hex) >= 1 && rowOf(hex) <= extent.rows;

/** All hexes of a map, column by column; listed once for each map, since they are gone through with every order. */
export const hexesOf = (extent: Extent): readonly Hex[] =>
  listed(extent, 'hexes', () =>
    Array.from({ length: extent.columns }, (_, c) =>
      Array.from({ length: extent.rows }, (__, r) => hexAt(c + 1, r + 1)),
    ).flat(),
  );

const listed = remembering<Extent, readonly Hex[]>();

/** The way from one to another. */
export const apart = (from: Axial, to: Axial): Axial => ({ q: to.q - from.q, r: to.r - from.r });

/** How many hexes a way is long. */
export const length = ({ q, r }: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** How many hexes away: steps along the shortest way, the last hex counted and the first not (QSR-42). */
export const distance = (from: Hex, to: Hex): number => length(apart(axialOf(from), axialOf(to)));
