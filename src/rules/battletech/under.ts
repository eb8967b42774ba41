import type { Hex } from '../geometry/hex/hex.js';
import { remembering } from '../kernel/remember.js';
import { bridgeIn, levelOf, openIn } from './terrain.js';
import { aloft, upInto } from './storeys.js';
import { footOf, isAfloat } from './surface.js';
import type { Board, Place, Terrain, Unit } from './types.js';

/** The way below bridges (TER-18): who is under one meets the map as if it were not there. */

const cleared = remembering<Board, Board>();

/** The board without the bridges over these hexes. */
export function unbridged(board: Board, ...hexes: readonly Hex[]): Board {
  const spanned = hexes.filter((hex) => bridgeIn(board, hex));
  if (spanned.length === 0) return board;
  return cleared(board, spanned.join(), () => {
    const below = spanned.map((hex): [Hex, Terrain] => {
      const { bridge: _, pavement: __, ...ground } = board.hexes[hex] ?? { woods: 0 };
      return [hex, ground];
    });
    return { ...board, hexes: { ...board.hexes, ...Object.fromEntries(below) } };
  });
}

/** The board as whoever is in a place meets it: below a bridge, or up in a building. */
export const boardAt = (board: Board, place: Pick<Place, 'hex' | 'under' | 'up'>): Board =>
  place.under ? unbridged(board, place.hex) : aloft(board, place);

/**
 * Whether a step leads under the bridge over a hex: there is room for the unit, and the way there is more level than the one onto
 * the deck. `board`: as it meets the hex that it comes from.
 */
export function leadsUnder(board: Board, unit: Pick<Unit, 'sheet'>, from: Hex, to: Hex): boolean {
  const bridge = bridgeIn(board, to);
  if (!bridge) return false;
  const height = unit.sheet.kind === 'mech' ? 1 : 0;
  const room = bridge.levels + (isAfloat(unit) ? 0 : openIn(board, to));
  const here = footOf(board, from, unit);
  const down = Math.abs(footOf(unbridged(board, to), to, unit) - here);
  return room > height && down < Math.abs(levelOf(board, to) - here);
}

/** The place of who is moved into the next hex: under the bridge there if it was under one, or comes to it from below; on to the next roof from one. */
export function movedTo(board: Board, unit: Pick<Unit, 'sheet'>, from: Place, to: Hex): Place {
  const { under, up: _, ...place } = from;
  const up = upInto(aloft(board, from), unit, from, to);
  const below = bridgeIn(board, to) && (under ?? leadsUnder(aloft(board, from), unit, from.hex, to));
  return { ...place, hex: to, ...(below ? { under: true } : {}), ...(up > 0 ? { up } : {}) };
}
