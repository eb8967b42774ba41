import { otherSide, showing, placeOf } from '../../../rules/tactic148/characters.js';
import { MOST_MOVEMENT } from '../../../rules/tactic148/lengths.js';
import { moveProblem } from '../../../rules/tactic148/move.js';
import { baseRadius } from '../../../rules/tactic148/options.js';
import { officersNeeded, tokensOf } from '../../../rules/tactic148/prices.js';
import { blockingPiece, liesOn } from '../../../rules/tactic148/terrain.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Character, Piece, Table } from '../../../rules/tactic148/types.js';
import { between, type Point } from '../../../rules/geometry/plane/point.js';
import { disc, touches } from '../../../rules/geometry/plane/shape.js';
import { remembering } from '../../../rules/kernel/remember.js';

/** A run for the enemy's objective, which wins a mission at once: the way there on foot, and when it may succeed (T48-56). */

/** What it is worth to stand at the objective: more than all the points of both sides. */
const VICTORY = 100;
/** What a run is worth that can end at the objective in this turn: most of a side … */
const RUN = 40;
/** … less for each move that is left, so that it goes on … */
const EACH_MOVE = 0.8;
/** … and for each token with which the enemy can stop it. */
const EACH_TOKEN = 0.5;
/** What a u nearer to the objective is worth before. */
const NEARER = 0.3;
/** The mesh of the net of places between which ways are looked for, in steps. */
const MESH = 500;

/** What a place is worth for the objective of a mission, `pa` tokens spent on the way there; 0 where there is none. */
export function goal(state: State, one: Character, at: Point, pa: number): number {
  const piece = objectiveOf(state, one);
  if (!piece) return 0;
  const left = wayTo(state, piece, at);
  if (left === 0) return VICTORY;
  const moves = Math.ceil(left / Math.max(1, showing(one).move));
  const able =
    state.active === one.side &&
    !one.shocked &&
    one.doings.movement + pa + moves <= MOST_MOVEMENT &&
    tokensOf(state, one) >= pa + moves &&
    officersNeeded(state, one, pa + moves) !== null;
  const against = state.tokens[otherSide(state, one.side)] ?? 0;
  return (able ? RUN * EACH_MOVE ** moves * EACH_TOKEN ** against : 0) - (NEARER * left) / 1000;
}

/** Where a move of so many steps leads on the way to the objective: as far along as one can go straight. */
export function onTheWay(state: State, one: Character, most: number): readonly Point[] {
  const piece = objectiveOf(state, one);
  if (!piece) return [];
  const from = placeOf(one);
  const r = baseRadius(state.options);
  const ends = descent(state, piece, from).filter(
    (to) => between(from, to) <= most && blockingPiece(state.table, [from, to], r) === null,
  );
  return ends.filter((to) => moveProblem(state, one, [to], most) === null).slice(-1);
}

/** Whether a character that ends its move in a place stands at the objective. */
export const arrives = (state: State, one: Character, at: Point): boolean => {
  const piece = objectiveOf(state, one);
  return piece !== null && isAt(state, piece, at);
};

/** Whether a character may be at the objective with one move. */
export const isNear = (state: State, one: Character): boolean => {
  const piece = objectiveOf(state, one);
  return piece !== null && wayTo(state, piece, placeOf(one)) <= showing(one).move;
};

const objectiveOf = (state: State, { side }: Character): Piece | null =>
  state.table.pieces.find(({ id }) => id === state.objectives[otherSide(state, side)]) ?? null;

/** The steps on foot from a place to a piece, around what cannot be walked through; 0 where one touches it. */
function wayTo(state: State, piece: Piece, at: Point): number {
  if (isAt(state, piece, at)) return 0;
  const { far, columns } = netOf(state, piece);
  const around = cornersOf(at, columns, far.length / columns);
  return Math.max(1, Math.min(...around.map((node) => (far[node] ?? Infinity) + between(at, pointOf(node, columns)))));
}

/** The places of the net on the shortest way from a place, the nearest first. */
function descent(state: State, piece: Piece, at: Point): readonly Point[] {
  const { far, columns } = netOf(state, piece);
  const rows = far.length / columns;
  const lowest = (nodes: readonly number[]): number | undefined =>
    [...nodes].sort((a, b) => (far[a] ?? Infinity) - (far[b] ?? Infinity))[0];
  const way: Point[] = [];
  let node = lowest(cornersOf(at, columns, rows));
  while (node !== undefined && Number.isFinite(far[node])) {
    way.push(pointOf(node, columns));
    const next = lowest(besides(node, columns, rows));
    if (next === undefined || (far[next] ?? Infinity) >= (far[node] ?? Infinity)) break;
    node = next;
  }
  return way;
}

interface Net {
  /** The steps from each place to the piece, row by row. */
  readonly far: readonly number[];
  readonly columns: number;
}

const nets = remembering<Table, Net>();

/** Places a mesh apart, with the way from each to a piece; a table stays as it is. */
const netOf = (state: State, piece: Piece): Net => nets(state.table, piece.id, () => netTo(state, piece));

function netTo(state: State, piece: Piece): Net {
  const { width, height, pieces } = state.table;
  const [columns, rows] = [Math.floor(width / MESH) - 1, Math.floor(height / MESH) - 1];
  const r = baseRadius(state.options);
  const walls = pieces.filter(({ kind, climb, id }) => id !== piece.id && (kind === 'obstruction' || climb));
  const nodes = Array.from({ length: columns * rows }, (_, node) => pointOf(node, columns));
  const open = nodes.map((at) => !walls.some((wall) => liesOn(disc(at, r), wall)));
  const far = nodes.map((at, node) => (open[node] && isAt(state, piece, at) ? 0 : Infinity));
  let edge = far.flatMap((steps, node) => (steps === 0 ? [node] : []));
  while (edge.length > 0) {
    const next = new Set<number>();
    for (const node of edge) {
      for (const beside of besides(node, columns, rows)) {
        const steps = (far[node] ?? 0) + between(pointOf(node, columns), pointOf(beside, columns));
        if (!open[beside] || steps >= (far[beside] ?? 0)) continue;
        far[beside] = steps;
        next.add(beside);
      }
    }
    edge = [...next];
  }
  return { far, columns };
}

const isAt = (state: State, piece: Piece, at: Point): boolean =>
  piece.shapes.some((shape) => touches(disc(at, baseRadius(state.options)), shape));

const pointOf = (node: number, columns: number): Point => ({
  x: ((node % columns) + 1) * MESH,
  y: (Math.floor(node / columns) + 1) * MESH,
});

/** The places of the net around any other. */
function cornersOf({ x, y }: Point, columns: number, rows: number): readonly number[] {
  const [left, top] = [Math.floor(x / MESH) - 1, Math.floor(y / MESH) - 1];
  return [0, 1].flatMap((down) => [0, 1].flatMap((right) => nodeAt(left + right, top + down, columns, rows)));
}

const besides = (node: number, columns: number, rows: number): readonly number[] => {
  const [column, row] = [node % columns, Math.floor(node / columns)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => (right === 0 && down === 0 ? [] : nodeAt(column + right, row + down, columns, rows))),
  );
};

const nodeAt = (column: number, row: number, columns: number, rows: number): readonly number[] =>
  column < 0 || row < 0 || column >= columns || row >= rows ? [] : [row * columns + column];
