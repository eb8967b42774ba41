import type { SeenState } from '../../../rules/battletech/seen.js';
import { columnOf, distance, hexAt, rowOf, type Hex } from '../../../rules/geometry/hex/hex.js';

/**
 * Crowds of units in neighbouring hexes, each no larger than a picture of the map alone shows with a figure and a name in every hex
 * (P-01). In the picture of the whole fight their names stand so close that a phone shows none of them well.
 */

/** So much of a map such a picture shows, with a hex of room around it. */
const SPAN = { columns: 7, rows: 5 };
/** A crowd: so many units, and so many of those that are left for a second picture. */
const CROWD = 8;
const REST = 4;
/** A report has no more of them. */
const MOST = 2;

/** The hexes of each crowd, those of the most units first; none where nobody needs to look closer. */
export function melees(game: SeenState): readonly (readonly Hex[])[] {
  const hexes = game.units.flatMap(({ status, place }) => (status === 'active' && place ? [place.hex] : []));
  const found: (readonly Hex[])[] = [];
  for (let left = hexes.filter((hex, i) => hexes.some((other, j) => i !== j && distance(hex, other) <= 1)); ;) {
    const { corner, crowd } = densest(left);
    if (found.length === MOST || crowd.length < (found.length === 0 ? CROWD : REST)) return found;
    found.push([...new Set(crowd)]);
    left = left.filter((hex) => !isWithin(corner, hex, 1));
  }
}

/** The part of a map with the most of these, by its upper left corner. */
function densest(hexes: readonly Hex[]): { readonly corner: Hex; readonly crowd: readonly Hex[] } {
  const corners = hexes.flatMap((west) => hexes.map((north) => hexAt(columnOf(west), rowOf(north))));
  return [...new Set(corners)]
    .map((corner) => ({ corner, crowd: hexes.filter((hex) => isWithin(corner, hex, 0)) }))
    .reduce((best, one) => (one.crowd.length > best.crowd.length ? one : best), { corner: hexAt(1, 1), crowd: [] });
}

/** Whether a hex is in the part of a map that begins in a corner, or so near to it. */
const isWithin = (corner: Hex, hex: Hex, room: number): boolean =>
  columnOf(hex) >= columnOf(corner) - room &&
  columnOf(hex) < columnOf(corner) + SPAN.columns + room &&
  rowOf(hex) >= rowOf(corner) - room &&
  rowOf(hex) < rowOf(corner) + SPAN.rows + room;
