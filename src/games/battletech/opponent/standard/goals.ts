import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { homeEdges } from '../../../../rules/battletech/standard/edges.js';
import type { Edge } from '../../../../rules/battletech/standard/goals.js';
import { isWithdrawing } from '../../../../rules/battletech/standard/withdrawal.js';
import { columnOf, distance, rowOf, type Hex } from '../../../../rules/geometry/hex/hex.js';

/** What draws a unit besides the enemy: hexes to hold, an edge to leave by (SEQ-18), that of its home when it is to withdraw (FIN-48). */
export interface Aims {
  /** What it is worth to stand in a hex. */
  readonly worth: (hex: Hex) => number;
  /** What it is worth to leave by the right edge; 0: not at all. */
  readonly leaving: number;
  readonly over: (edge: Edge) => boolean;
  /** How much it is drawn to the enemy all the same. */
  readonly patience: number;
}

const PULL = 0.5;
const LEAVING = 20;
/** What a hex nearer to the edge is worth to a unit that withdraws: more than a volley. */
const RETREAT = 3;

export function aims(state: StandardState, unit: StandardUnit): Aims {
  if (isWithdrawing(unit)) {
    const home = homeEdges(state, unit.side);
    return {
      worth: (hex) => -RETREAT * Math.min(...home.map((edge) => farFrom(state, edge, hex))),
      leaving: LEAVING,
      over: (edge) => home.includes(edge),
      patience: 0,
    };
  }
  const goals = state.field.victory.goals;
  const edges = goals.flatMap((goal) => (goal.goal === 'exit' && goal.side === unit.side ? [goal.edge] : []));
  const held = goals.flatMap((goal) => (goal.goal === 'hold' ? goal.hexes : []));
  const toEdge = (hex: Hex): number => Math.min(...edges.map((edge) => farFrom(state, edge, hex)));
  const toHold = (hex: Hex): number => Math.min(...held.map((one) => distance(one, hex)));
  return {
    worth: (hex) => -PULL * ((edges.length > 0 ? toEdge(hex) : 0) + (held.length > 0 ? toHold(hex) : 0)),
    leaving: edges.length > 0 ? LEAVING : 0,
    over: (edge) => edges.includes(edge),
    patience: edges.length > 0 ? 0 : held.length > 0 ? 0.5 : 1,
  };
}

function farFrom({ board }: StandardState, edge: Edge, hex: Hex): number {
  switch (edge) {
    case 'north':
      return rowOf(hex) - 1;
    case 'south':
      return board.rows - rowOf(hex);
    case 'west':
      return columnOf(hex) - 1;
    case 'east':
      return board.columns - columnOf(hex);
  }
}
