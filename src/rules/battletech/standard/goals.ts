import type { SideId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';

/** What a match can be won by. */

export const EDGES = ['north', 'east', 'south', 'west'] as const;
/** An edge of the map. */
export type Edge = (typeof EDGES)[number];

/** What a scenario can be won by, besides being the last side standing (SEQ-18). */
export type Goal =
  /** A side holds these hexes: it alone has a unit in one of them at the end of so many turns together. */
  | { readonly goal: 'hold'; readonly side: SideId; readonly hexes: readonly Hex[]; readonly turns: number }
  /** So many of a side's units have left the map over an edge, of their own will. */
  | { readonly goal: 'exit'; readonly side: SideId; readonly edge: Edge; readonly units: number }
  /** A side has so many points: the tons of enemies destroyed, or gone from the map for no goal of theirs. */
  | { readonly goal: 'points'; readonly side: SideId; readonly points: number };

/** How a match of the standard level is won. `late`: who wins when the turns are over; `points` the side with more of them. */
export interface Victory {
  readonly goals: readonly Goal[];
  readonly turns: number | null;
  readonly late: SideId | 'points' | 'draw';
}
