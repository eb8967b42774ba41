import { advance, touching } from '../geometry/plane/path.js';
import { directions, headed, type Point } from '../geometry/plane/point.js';
import { overlaps } from '../geometry/plane/shape.js';
import { baseOf, enemiesOf, placeOf } from './characters.js';
import { seesPoint } from './lines.js';
import { moveProblem } from './move.js';
import { baseRadius } from './options.js';
import type { Character } from './types.js';
import type { State } from './state.js';
import { isPlaceOn } from './terrain.js';

/**
 * Where a place can be picked: outlines around a character whose corners are all legal places. They are felt out in 48
 * directions: a place inside may still be refused (a friend stands there), and between two directions a legal one may lie a
 * little outside.
 */

/** In how many directions an outline is felt out. */
const RAYS = 48;
/** By how much an outline draws in until its corner is a legal place, in steps. */
const PULL = 250;

/**
 * The farthest places that a straight move of at most `most` steps leads to, all around. `climbing`: over what can be climbed;
 * without, only as far as the character stays on its level.
 */
export const moveOutline = (
  state: State,
  one: Character,
  most: number,
  climbing: boolean,
  rays: number = RAYS,
): readonly Point[] => directions(rays).flatMap((way) => endAlong(state, one, way, most, climbing) ?? []);

/** The farthest places all around where a move can end and that `isEnd` lets pass, by climbing or else on the level. */
export const endsAround = (
  state: State,
  one: Character,
  most: number,
  isEnd: (to: Point) => boolean,
): readonly Point[] =>
  directions(RAYS).flatMap((way) => {
    const over = endAlong(state, one, way, most, true);
    if (over && isEnd(over)) return [over];
    const plain = endAlong(state, one, way, most, false);
    return plain && isEnd(plain) ? [plain] : [];
  });

/** The farthest place in a direction where a move can end; an enemy, a wall or the edge of the table stops the way. */
function endAlong(state: State, one: Character, way: Point, most: number, climbing: boolean): Point | null {
  const from = placeOf(one);
  const r = baseRadius(state.options);
  const walls = state.table.pieces
    .filter(({ kind, climb }) => (climbing ? kind === 'obstruction' && !climb : kind === 'obstruction' || climb))
    .flatMap(({ shapes }) => shapes)
    // From a roof one walks on it, and climbs down from it.
    .filter((shape) => !overlaps(baseOf(state, one), shape));
  const enemies = enemiesOf(state, one.side).map((enemy) => baseOf(state, enemy));
  const end = advance(from, way, toTableEdge(state, from, way, r, most), r, [...enemies, ...walls]);
  const far = Math.hypot(end.x - from.x, end.y - from.y);
  for (let tried = far; tried > 0; tried -= PULL) {
    const to = tried === far ? end : headed(from, way, tried);
    if (moveProblem(state, one, [to], most) === null) return to;
  }
  return null;
}

/** How far a base can go in a direction before its edge leaves the table. */
function toTableEdge({ table }: State, from: Point, way: Point, r: number, most: number): number {
  const limits = [
    way.x > 0 ? (table.width - r - from.x) / way.x : Infinity,
    way.x < 0 ? (r - from.x) / way.x : Infinity,
    way.y > 0 ? (table.height - r - from.y) / way.y : Infinity,
    way.y < 0 ? (r - from.y) / way.y : Infinity,
  ];
  return Math.max(0, Math.min(most, ...limits));
}

/** The farthest points that a character sees, all around, where an Opportunity or Suppression Fire marker can lie. */
export function sightOutline(state: State, one: Character): readonly Point[] {
  const from = placeOf(one);
  return directions(RAYS / 2).flatMap((way) => {
    const edge = Math.floor(toTableEdge(state, from, way, 0, Infinity));
    let [seen, hidden] = [0, edge + 1];
    // Along a line from the middle of the base, sight that is lost comes back only past a gap: the near part is what counts.
    const visible = (far: number): boolean => seesPoint(state, one, headed(from, way, far));
    if (visible(edge)) return [headed(from, way, edge)];
    while (hidden - seen > PULL) {
      const half = Math.floor((seen + hidden) / 2);
      if (visible(half)) seen = half;
      else hidden = half;
    }
    return seen > 0 ? [headed(from, way, seen)] : [];
  });
}

/** A circle around a place, as far as it lies on the table. */
export function circleOutline(state: State, from: Point, most: number): readonly Point[] {
  const circle = directions(RAYS / 2).map((way) => {
    const { x, y } = headed(from, way, Math.max(0, most - 1));
    const { width, height } = state.table;
    return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
  });
  return circle.filter((point) => isPlaceOn(state.table, point));
}

/** Enemies that a character can reach base to base in a straight line, and where it stands then. */
export function contacts(
  state: State,
  one: Character,
  most: number,
): readonly { readonly unit: Character['id']; readonly at: Point }[] {
  return enemiesOf(state, one.side).flatMap((enemy) => {
    const at = touching(placeOf(one), baseRadius(state.options), baseOf(state, enemy));
    return at && moveProblem(state, one, [at], most) === null ? [{ unit: enemy.id, at }] : [];
  });
}
