import { written, type Point } from '../geometry/plane/point.js';
import { gap, isWithin, middle, overlaps, rectangle, type Disc, type Polygon } from '../geometry/plane/shape.js';
import { pathRunsInto } from '../geometry/plane/path.js';
import type { SideId } from '../kernel/ids.js';
import { LENGTHS } from './lengths.js';
import type { Edge, Piece, Table } from './types.js';
import type { State } from './state.js';

/** What bases and terrain have to do with each other. */

/** Whether a base lies on a piece with more than its edge. */
export const liesOn = (base: Disc, piece: Piece): boolean => piece.shapes.some((shape) => overlaps(base, shape));

/** Whether a whole base stands in or on a piece. */
export const standsIn = (base: Disc, piece: Piece): boolean => piece.shapes.some((shape) => isWithin(base, shape));

/** Whether a whole base is on the table. */
export const isOnTable = ({ width, height }: Table, { x, y, r }: Disc): boolean =>
  x >= r && y >= r && x <= width - r && y <= height - r;

/** Whether a marker lies on the table. */
export const isPlaceOn = ({ width, height }: Table, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The first piece that a path runs into and that cannot be climbed (AMB-T48-30). */
export const blockingPiece = (table: Table, path: readonly Point[], r: number): Piece | null =>
  table.pieces.find(
    (piece) =>
      piece.kind === 'obstruction' && !piece.climb && piece.shapes.some((shape) => pathRunsInto(path, r, shape)),
  ) ?? null;

/** Whether a path climbs or descends: it crosses the edge of a piece with a height (T48-31, AMB-T48-22). */
export const climbs = (table: Table, path: readonly Point[], r: number): boolean =>
  table.pieces.some(
    (piece) =>
      piece.climb &&
      piece.shapes.some((shape) => pathRunsInto(path, r, shape)) &&
      !piece.shapes.some((shape) => path.every((point) => isWithin({ kind: 'disc', ...point, r }, shape))),
  );

/** The obstruction that a base cannot stay on: it lies on its edge, half up and half down. */
export const straddled = (table: Table, base: Disc): Piece | null =>
  table.pieces.find(
    (piece) => piece.kind === 'obstruction' && liesOn(base, piece) && !(piece.climb && standsIn(base, piece)),
  ) ?? null;

/** A piece in a refusal: by what it looks like, and where its middle is. */
export const factsOf = (piece: Piece): Readonly<Record<'piece' | 'look' | 'at', string>> => ({
  piece: piece.id,
  look: piece.look,
  at: written(middleOf(piece)),
});

/** The middle of a piece, of its first shape. */
export const middleOf = ({ shapes: [first] }: Piece): Point => (first ? middle(first) : { x: 0, y: 0 });

/** The edge across the table. */
export const opposite = (edge: Edge): Edge => OPPOSITE[edge];
const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const satisfies Record<Edge, Edge>;

/** How far a point lies from an edge of the table. */
export function fromEdge({ width, height }: Table, edge: Edge, { x, y }: Point): number {
  switch (edge) {
    case 'north':
      return y;
    case 'south':
      return height - y;
    case 'west':
      return x;
    case 'east':
      return width - x;
  }
}

/** The strip along an edge in which a side deploys (T48-05). */
export function zoneAlong({ width, height }: Table, edge: Edge, deep: number = LENGTHS.deployment): Polygon {
  switch (edge) {
    case 'north':
      return rectangle({ x: 0, y: 0 }, { x: width, y: deep });
    case 'south':
      return rectangle({ x: 0, y: height - deep }, { x: width, y: height });
    case 'west':
      return rectangle({ x: 0, y: 0 }, { x: deep, y: height });
    case 'east':
      return rectangle({ x: width - deep, y: 0 }, { x: width, y: height });
  }
}

/** The middle of an edge of the table. */
export function edgeMiddle({ width, height }: Table, edge: Edge): Point {
  const x = edge === 'west' ? 0 : edge === 'east' ? width : Math.round(width / 2);
  const y = edge === 'north' ? 0 : edge === 'south' ? height : Math.round(height / 2);
  return { x, y };
}

export function edgeOf(state: State, side: SideId): Edge {
  const edge = state.edges[side];
  if (!edge) throw new Error(`${side} has no edge yet`);
  return edge;
}

/** How far a piece begins from an edge of the table. */
export const pieceFromEdge = (table: Table, edge: Edge, piece: Piece): number =>
  Math.min(
    ...piece.shapes.map((shape) =>
      shape.kind === 'disc'
        ? fromEdge(table, edge, shape) - shape.r
        : Math.min(...shape.corners.map((corner) => fromEdge(table, edge, corner))),
    ),
  );

/** Pieces that can be a side's objective: at least partly in its zone (T48-56), those near the middle of its edge first. */
export function objectivesFor(table: Table, edge: Edge): readonly Piece[] {
  const middle = edgeMiddle(table, edge);
  const far = (piece: Piece): number =>
    Math.min(...piece.shapes.map((shape) => gap({ kind: 'disc', ...middle, r: 0 }, shape)));
  return table.pieces
    .filter((piece) => pieceFromEdge(table, edge, piece) < LENGTHS.deployment)
    .sort((a, b) => far(a) - far(b));
}
