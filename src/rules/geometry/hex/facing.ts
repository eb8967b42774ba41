import { axialOf, hexOn, type Axial, type Extent, type Hex } from './hex.js';

/** A hexside that a unit faces: 0 north, then clockwise 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** The names of the facings in order texts, the same in every language. */
export const FACING_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const DIRECTIONS: readonly [Axial, Axial, Axial, Axial, Axial, Axial] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const isFacing = (n: number): n is Facing => Number.isInteger(n) && n >= 0 && n <= 5;

/** A facing from any whole number of hexsides clockwise from north. */
export function facing(hexsides: number): Facing {
  const f = ((hexsides % 6) + 6) % 6;
  if (!isFacing(f)) throw new Error(`not a whole number of hexsides: ${hexsides}`);
  return f;
}

/** The facing after turning by hexsides, clockwise when positive. */
export const turned = (from: Facing, hexsides: number): Facing => facing(from + hexsides);

/** The facing named `N`, `NE`, …, or `null`. */
export function parseFacing(text: string): Facing | null {
  const index = FACING_NAMES.findIndex((name) => name === text.toUpperCase());
  return isFacing(index) ? index : null;
}

/** The step in axial coordinates through a hexside. */
export const direction = (to: Facing): Axial => DIRECTIONS[to];

/** The neighbour through a hexside, or `null` when it is off the map. */
export function neighbour(extent: Extent, hex: Hex, to: Facing): Hex | null {
  const { q, r } = axialOf(hex);
  const step = direction(to);
  return hexOn(extent, { q: q + step.q, r: r + step.r });
}
