import { distance, hexesOf, isOn, rowOf, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { FACINGS, neighbour } from '../../../../src/rules/geometry/hex/facing.js';
import type { SideId, UnitId } from '../../../../src/rules/kernel/ids.js';
import type { Edge, Piece, State } from './types.js';

/** Who and what is where, as far as a state or a view knows. */

/** A scan and a shot go no further, in hexes. */
export const FAR = 2;

/** What a shot needs at a bold piece. */
const AT_BOLD = 3;

const EDGE_ROW: Readonly<Record<Edge, (rows: number) => number>> = { north: () => 1, south: (rows) => rows };
const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north' };

const homeOf = ({ homes }: State, side: SideId): Edge => homes[side] ?? 'north';
const inRow = (state: State, edge: Edge, hex: Hex): boolean => rowOf(hex) === EDGE_ROW[edge](state.rows);

/** Whether a hex lies in the row that a side starts from, or in the one that it is to reach. */
const isHome = (state: State, side: SideId, hex: Hex): boolean => inRow(state, homeOf(state, side), hex);
export const isGoal = (state: State, side: SideId, hex: Hex): boolean =>
  inRow(state, OPPOSITE[homeOf(state, side)], hex);

export const findPiece = ({ pieces }: State, id: UnitId): Piece | null => pieces.find((one) => one.id === id) ?? null;

/** A piece that is known to be there. */
export function pieceOf(state: State, id: UnitId): Piece {
  const piece = findPiece(state, id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
}

/** The piece that is known to stand in a hex. */
export const pieceAt = ({ pieces }: State, hex: Hex): Piece | null =>
  pieces.find((one) => one.at === hex && !one.lost) ?? null;

/** Where a piece can be deployed, and where mines can be buried: between the first rows. */
export const freeHome = (state: State, side: SideId): readonly Hex[] =>
  hexesOf(state).filter((hex) => isHome(state, side, hex) && !pieceAt(state, hex));
export const isMinable = (state: State, hex: Hex): boolean =>
  isOn(state, hex) && !inRow(state, 'north', hex) && !inRow(state, 'south', hex);

/** The hexes that a piece may try to step into. */
export const stepsFrom = (state: State, from: Hex): readonly Hex[] =>
  FACINGS.flatMap((facing) => neighbour(state, from, facing) ?? []).filter((hex) => !pieceAt(state, hex));

/** How many steps a piece may make. */
export const mostSteps = ({ stances }: State, { seat }: Piece): number => (stances[seat] === 'bold' ? 2 : 1);

/** The hexes that a piece can scan. */
export const scannable = (state: State, from: Hex): readonly Hex[] =>
  hexesOf(state).filter((hex) => hex !== from && distance(from, hex) <= FAR && !pieceAt(state, hex));

/** The enemies that a piece can shoot at. */
export const targetsOf = (state: State, { side, at }: Piece): readonly Piece[] =>
  state.pieces.filter(
    (one) => one.side !== side && !one.lost && one.at !== null && at !== null && distance(at, one.at) <= FAR,
  );

/** The score that hits a piece. */
export const neededAt = ({ stances, options }: State, { seat }: Piece): number =>
  stances[seat] === 'bold' ? AT_BOLD : Number(options.shots);

/** The pieces of a side that are to act in this turn. */
export const toAct = ({ pieces }: State, side: SideId): readonly Piece[] =>
  pieces.filter((one) => one.side === side && !one.lost && !one.acted);
