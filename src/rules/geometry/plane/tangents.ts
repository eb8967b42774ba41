import type { Point } from './point.js';
import { sidesOf, type Disc, type Polygon, type Shape } from './shape.js';

/** Straight lines that touch shapes, and where they meet a circle. Plain doubles: sight says how small differences are treated. */

/** A straight line through a point in a direction. */
export interface Line {
  readonly from: Point;
  readonly way: Point;
}

/** A spot from which lines can be drawn: a corner (`r` 0) or a disc, which lines touch. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The lines that touch two spots: one through two corners, two from a corner to a disc, up to four between discs. */
export function tangents(a: Spot, b: Spot): readonly Line[] {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const far = Math.hypot(x, y);
  if (far === 0) return [];
  // A line is told by its normal n of length 1, which points from the middle of a disc `a` to where it is touched: n·(b − a) = ra ∓ rb.
  const others = b.r === 0 ? [0] : a.r === 0 ? [b.r] : [b.r, -b.r];
  const signs = a.r === 0 && b.r === 0 ? [1] : [1, -1];
  return others.flatMap((other) => {
    const reach = (a.r - other) / far;
    if (Math.abs(reach) > 1) return [];
    const across = Math.sqrt(1 - reach * reach);
    return signs.map((sign): Line => {
      const normal = { x: (x * reach - y * across * sign) / far, y: (y * reach + x * across * sign) / far };
      return {
        from: { x: a.x + normal.x * a.r, y: a.y + normal.y * a.r },
        way: { x: normal.y, y: -normal.x },
      };
    });
  });
}

/** Where a line meets a circle. */
export function onCircle({ from, way }: Line, circle: Spot): readonly Point[] {
  const x = circle.x - from.x;
  const y = circle.y - from.y;
  const ahead = x * way.x + y * way.y;
  const off = x * way.y - y * way.x;
  const square = circle.r * circle.r - off * off;
  if (square < 0) return [];
  const half = Math.sqrt(square);
  return [ahead - half, ahead + half].map((far) => ({ x: from.x + way.x * far, y: from.y + way.y * far }));
}

/** How far a line passes from a spot's middle. */
export const passes = ({ from, way }: Line, spot: Spot): number =>
  Math.abs((spot.x - from.x) * way.y - (spot.y - from.y) * way.x);

/** Where the edges of a shape and a circle meet. */
export function crossings(shape: Shape, circle: Disc): readonly Point[] {
  return shape.kind === 'disc' ? discCrossings(shape, circle) : polygonCrossings(shape, circle);
}

function polygonCrossings(shape: Polygon, circle: Disc): readonly Point[] {
  return sidesOf(shape).flatMap(([a, b]) => {
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    if (far === 0) return [];
    const way = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
    return onCircle({ from: a, way }, circle).filter((point) => {
      const ahead = (point.x - a.x) * way.x + (point.y - a.y) * way.y;
      return ahead >= 0 && ahead <= far;
    });
  });
}

function discCrossings(a: Disc, b: Disc): readonly Point[] {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const far = Math.hypot(x, y);
  if (far === 0) return [];
  const ahead = (far * far + a.r * a.r - b.r * b.r) / (2 * far);
  const square = a.r * a.r - ahead * ahead;
  if (square < 0) return [];
  const half = Math.sqrt(square);
  return [half, -half].map((off) => ({
    x: a.x + (x * ahead - y * off) / far,
    y: a.y + (y * ahead + x * off) / far,
  }));
}

/** How far along a ray a shape begins: 0 when the ray starts inside it, infinity when it is not met. */
export function entry({ from, way }: Line, shape: Shape): number {
  return shape.kind === 'disc' ? discEntry(from, way, shape) : polygonEntry(from, way, shape);
}

function discEntry(from: Point, way: Point, { x, y, r }: Disc): number {
  const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
  const off = (x - from.x) * way.y - (y - from.y) * way.x;
  const square = r * r - off * off;
  if (square <= 0) return Infinity;
  const half = Math.sqrt(square);
  return ahead + half <= 0 ? Infinity : Math.max(0, ahead - half);
}

/** Cuts the ray by the half planes of the polygon's sides. */
function polygonEntry(from: Point, way: Point, shape: Polygon): number {
  const sense = Math.sign(areaOf(shape));
  let first = 0;
  let last = Infinity;
  for (const [a, b] of sidesOf(shape)) {
    const x = (b.x - a.x) * sense;
    const y = (b.y - a.y) * sense;
    const inside = x * (from.y - a.y) - y * (from.x - a.x);
    const gain = x * way.y - y * way.x;
    if (gain === 0 && inside < 0) return Infinity;
    if (gain > 0) first = Math.max(first, -inside / gain);
    if (gain < 0) last = Math.min(last, -inside / gain);
  }
  return first < last ? first : Infinity;
}

/** Twice the area, positive when the corners go round from x to y. */
const areaOf = (shape: Polygon): number => sidesOf(shape).reduce((sum, [a, b]) => sum + a.x * b.y - a.y * b.x, 0);
