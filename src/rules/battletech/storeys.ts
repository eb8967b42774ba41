import type { Hex } from '../geometry/hex/hex.js';
import { remembering } from '../kernel/remember.js';
import { isInfantry } from './stacking.js';
import { footOf } from './surface.js';
import { buildingIn, builtIn, groundIn } from './terrain.js';
import type { Board, Place, Terrain, Unit } from './types.js';

/** Floors and roofs of buildings: who is up there meets the map as if the ground of the hex were so high (TER-28, TER-29). */

const raised = remembering<Board, Board>();

/** The board with the ground of a hex so many levels higher, by what is built there: above a floor the rest of the building stands, above a roof nothing. */
export function lifted(board: Board, hex: Hex, up: number): Board {
  if (up === 0) return board;
  return raised(board, `${hex} ${up}`, () => {
    const building = buildingIn(board, hex);
    const above = (building?.levels ?? 0) - up;
    const floor: Terrain = {
      woods: 0,
      level: groundIn(board, hex) + up,
      ...(building && above > 0 ? { building: { ...building, levels: above } } : {}),
    };
    return { ...board, hexes: { ...board.hexes, [hex]: floor } };
  });
}

/** The board as who is up in a building or on its roof meets it; of everybody else the board. */
export const aloft = (board: Board, { hex, up = 0 }: Pick<Place, 'hex' | 'up'>): Board => lifted(board, hex, up);

/** Whether a hex has a roof on which somebody can be: none that is level with the ground, nor a tank of fuel (TER-15). */
export function hasRoof(board: Board, hex: Hex): boolean {
  const building = buildingIn(board, hex);
  return building !== null && building.levels > 0 && building.class !== 'tank';
}

/** Where who jumps comes down: on the roof, where there is one. */
export const landedOn = (board: Board, place: Place): Place =>
  hasRoof(board, place.hex) ? { ...place, up: builtIn(board, place.hex) } : place;

/**
 * How high above its ground a unit comes into the next hex that was up in a building or on its roof: onto the roof there if that is
 * more level, troopers onto the floor that goes on, else down to the ground. `board`: as it meets the hex that it comes from.
 */
export function upInto(board: Board, unit: Pick<Unit, 'sheet'>, from: Pick<Place, 'hex' | 'up'>, to: Hex): number {
  if (from.up === undefined || !hasRoof(board, to)) return 0;
  const roof = builtIn(board, to);
  const even = footOf(board, from.hex, unit) - footOf(board, to, unit);
  if (isInfantry(unit) && even > 0 && even < roof && builtIn(board, from.hex) > 0) return even;
  return Math.abs(roof - even) < Math.abs(even) ? roof : 0;
}
