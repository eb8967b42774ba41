import type { Hex } from '../geometry/hex/hex.js';
import type { Board, Terrain } from './types.js';

/** What lies in a hex. A hex that a board does not list is clear, dry and on level 0 (QSR-03). */

/** The height of the ground or, over water, of its surface. */
export const levelOf = (board: Board, hex: Hex): number => board.hexes[hex]?.level ?? 0;

/** How deep the water is; 0 where there is none or it is too shallow to matter. */
export const waterIn = (board: Board, hex: Hex): number => board.hexes[hex]?.water ?? 0;

/** The height of what a 'Mech stands on: the ground, be it under water. */
export const floorOf = (board: Board, hex: Hex): number => levelOf(board, hex) - waterIn(board, hex);

/** How much a 'Mech on its feet rises above the level that it stands on; a prone one lies flat on it. */
const STANDING_HEIGHT = 1;

/** The level that the top of a 'Mech in a hex reaches. */
export const topOf = (board: Board, hex: Hex, prone: boolean): number =>
  floorOf(board, hex) + (prone ? 0 : STANDING_HEIGHT);

/** Whether a 'Mech in a hex is wholly under water. */
export const isSubmerged = (board: Board, hex: Hex, prone: boolean): boolean =>
  topOf(board, hex, prone) < levelOf(board, hex);

/** Whether a 'Mech stands in water up to its waist: depth 1, on its feet. */
export const wades = (board: Board, hex: Hex, prone: boolean): boolean => waterIn(board, hex) === 1 && !prone;

/** The board with something else in these hexes, on top of what lies there. */
export function withTerrain(board: Board, hexes: readonly Hex[], change: Partial<Terrain>): Board {
  const changed = hexes.map((hex): [Hex, Terrain] => [hex, { woods: 0, ...board.hexes[hex], ...change }]);
  return { ...board, hexes: { ...board.hexes, ...Object.fromEntries(changed) } };
}
