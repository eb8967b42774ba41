import type { Facing } from '../../geometry/hex/facing.js';
import { columnOf, type Extent, type Hex } from '../../geometry/hex/hex.js';
import type { SideId } from '../../kernel/ids.js';
import type { State } from '../types.js';
import { EDGES, type Edge } from './goals.js';

/** The edge of the map over which a unit leaves: to the side where its column ends the map and it looks aslant, else up or down. */
export function edgeLeft(map: Extent, from: Hex, way: Facing): Edge {
  const column = columnOf(from);
  if (column === map.columns && (way === 1 || way === 2)) return 'east';
  if (column === 1 && (way === 4 || way === 5)) return 'west';
  return way === 0 || way === 1 || way === 5 ? 'north' : 'south';
}

/**
 * The home edges of a side: those that the scenario names, else the edge of the map that its zone of deployment reaches least far
 * from, several where they are as near. Who may deploy anywhere is at home at all of them (FIN-48).
 */
export function homeEdges({ board, deployment }: Pick<State, 'board' | 'deployment'>, side: SideId): readonly Edge[] {
  const own = deployment.find((one) => one.side === side);
  if (!own) return EDGES;
  if (own.home) return own.home;
  const { rows, columns } = own.zone;
  const reaches: Readonly<Record<Edge, number>> = {
    north: rows[1],
    east: board.columns + 1 - columns[0],
    south: board.rows + 1 - rows[0],
    west: columns[1],
  };
  const isAnywhere = reaches.north === reaches.south && reaches.east === reaches.west && reaches.north === board.rows;
  const least = Math.min(...EDGES.map((edge) => reaches[edge]));
  return isAnywhere && reaches.east === board.columns ? EDGES : EDGES.filter((edge) => reaches[edge] === least);
}
