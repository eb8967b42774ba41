import { between, turn, type Point } from './point.js';

/** What stands on the table, seen from above: round bases and discs, and convex polygons. Anything else is put together of them. */

export interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A convex polygon; its corners go round in either sense. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly corners: readonly Point[];
}

export type Shape = Disc | Polygon;

export const disc = ({ x, y }: Point, r: number): Disc => ({ kind: 'disc', x, y, r });
export const polygon = (corners: readonly Point[]): Polygon => ({ kind: 'polygon', corners });

/** A rectangle with its sides along the table's edges, from one corner to the opposite one. */
export const rectangle = (a: Point, b: Point): Polygon => polygon([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]);

/** The sides of a polygon, each from a corner to the next. */
export function sidesOf(polygon: Polygon): Sides {
  const known = SIDES.get(polygon);
  if (known) return known;
  const { corners } = polygon;
  const sides = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    return to ? [[from, to] as const] : [];
  });
  SIDES.set(polygon, sides);
  return sides;
}

type Sides = readonly (readonly [from: Point, to: Point])[];
/** Terrain is asked for its sides by every line past it. */
const SIDES = new WeakMap<Polygon, Sides>();

/** Whether corners go round a convex area: every turn in the same sense, none of them straight back, once around. */
export function isConvex(corners: readonly Point[]): boolean {
  if (corners.length < 3) return false;
  const turns = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return turn(a, b, corners[(i + 2) % corners.length] ?? b);
  });
  const [sense, another] = new Set(turns.map(Math.sign));
  if (sense === 0 || another !== undefined) return false;
  const [first] = corners;
  return corners.slice(2).every((c, i) => first && Math.sign(turn(first, corners[i + 1] ?? c, c)) === sense);
}

/** Whether a point lies in a shape or on its edge. */
export function contains(shape: Shape, point: Point): boolean {
  if (shape.kind === 'disc') return between(shape, point) <= shape.r;
  let sense = 0;
  for (const [from, to] of sidesOf(shape)) {
    const side = Math.sign(turn(from, to, point));
    if (side !== 0 && sense !== 0 && side !== sense) return false;
    if (side !== 0) sense = side;
  }
  return true;
}

/** What a shape fits into, along the axes. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Kept of terrain alone: bases are made anew for every question. */
const BOXES = new WeakMap<Polygon, Box>();

function boxOf(shape: Shape): Box {
  if (shape.kind === 'disc') {
    const { x, y, r } = shape;
    return { left: x - r, right: x + r, top: y - r, bottom: y + r };
  }
  const known = BOXES.get(shape);
  if (known) return known;
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  BOXES.set(shape, box);
  return box;
}

/** Whether a shape is at least `far` from the stretch between two points, as its box alone shows: most terrain is. */
export function isFarFrom(from: Point, to: Point, far: number, shape: Shape): boolean {
  const { left, right, top, bottom } = boxOf(shape);
  return (
    Math.min(from.x, to.x) - right >= far ||
    left - Math.max(from.x, to.x) >= far ||
    Math.min(from.y, to.y) - bottom >= far ||
    top - Math.max(from.y, to.y) >= far
  );
}

/** The distance from a point to a stretch of line. */
export function toStretch(point: Point, from: Point, to: Point): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const square = x * x + y * y;
  const dot = (point.x - from.x) * x + (point.y - from.y) * y;
  if (square === 0 || dot <= 0) return between(point, from);
  if (dot >= square) return between(point, to);
  return Math.abs(turn(from, to, point)) / Math.sqrt(square);
}

/** The distance from a point to a shape; 0 inside a polygon, negative inside a disc. */
export function toShape(point: Point, shape: Shape): number {
  if (shape.kind === 'disc') return between(point, shape) - shape.r;
  if (contains(shape, point)) return 0;
  return Math.min(...sidesOf(shape).map(([from, to]) => toStretch(point, from, to)));
}

/**
 * The distance from the edge of a base to the nearest point of a shape, in steps (T48-47): 0 when they touch, negative when they
 * overlap. Exact whenever it is a whole number between discs, or to a side along an edge of the table.
 */
export const gap = (base: Disc, shape: Shape): number => toShape(base, shape) - base.r;

/** Overlaps smaller than this many steps are rounding, not overlaps. */
export const HAIR = 1e-6;

/** Whether a base lies on a shape with more than its edge. */
export const overlaps = (base: Disc, shape: Shape): boolean =>
  !isFarFrom(base, base, base.r, shape) && gap(base, shape) < -HAIR;

/** A gap of at most this many steps is contact: bases at whole points seldom touch to the hair (0.02 u). */
const CONTACT = 20;

/** Whether a base touches a shape, or lies on it (T48-27, T48-56). */
export const touches = (base: Disc, shape: Shape): boolean => gap(base, shape) <= CONTACT;

/** Whether the whole base lies in a shape. */
export function isWithin(base: Disc, shape: Shape): boolean {
  if (shape.kind === 'disc') return between(base, shape) + base.r <= shape.r + HAIR;
  return contains(shape, base) && sidesOf(shape).every(([from, to]) => toStretch(base, from, to) >= base.r - HAIR);
}

/** The middle of a shape. */
export function middle(shape: Shape): Point {
  if (shape.kind === 'disc') return { x: shape.x, y: shape.y };
  const n = shape.corners.length;
  return {
    x: Math.round(shape.corners.reduce((sum, { x }) => sum + x, 0) / n),
    y: Math.round(shape.corners.reduce((sum, { y }) => sum + y, 0) / n),
  };
}
