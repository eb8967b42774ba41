import type { Facing } from '../../geometry/hex/facing.js';
import { columnOf, type Extent, type Hex } from '../../geometry/hex/hex.js';
import type { Edge } from './types.js';

/** The edge of the map over which a unit leaves: to the side where its column ends the map and it looks aslant, else up or down. */
export function edgeLeft(map: Extent, from: Hex, way: Facing): Edge {
  const column = columnOf(from);
  if (column === map.columns && (way === 1 || way === 2)) return 'east';
  if (column === 1 && (way === 4 || way === 5)) return 'west';
  return way === 0 || way === 1 || way === 5 ? 'north' : 'south';
}
