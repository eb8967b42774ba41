import { along, between, headed, same, turn, type Point } from './point.js';
import { contains, disc, HAIR, overlaps, sidesOf, toStretch, type Shape, isFarFrom } from './shape.js';

/** Paths of straight legs, swept by a round base. */

/** The length of a path in steps, measured along its middle line. */
export const lengthOf = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, to, i) => sum + between(path[i] ?? to, to), 0);

/** The distance from a straight leg to a shape; 0 when it meets it. */
function legTo(from: Point, to: Point, shape: Shape): number {
  if (shape.kind === 'disc') return toStretch(shape, from, to) - shape.r;
  if (contains(shape, from) || contains(shape, to)) return 0;
  const sides = sidesOf(shape);
  if (sides.some(([a, b]) => crosses(from, to, a, b))) return 0;
  return Math.min(
    ...sides.map(([a, b]) => Math.min(toStretch(from, a, b), toStretch(to, a, b), toStretch(a, from, to))),
  );
}

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  Math.sign(turn(a, b, c)) * Math.sign(turn(a, b, d)) < 0 && Math.sign(turn(c, d, a)) * Math.sign(turn(c, d, b)) < 0;

/** Whether a base of radius `r` that goes straight from one point to another runs into a shape; touching is not running into. */
export const runsInto = (from: Point, to: Point, r: number, shape: Shape): boolean =>
  !isFarFrom(from, to, r, shape) && legTo(from, to, shape) - r < -HAIR;

/** The legs of a path, each from a point to the next. */
export const legsOf = (path: readonly Point[]): readonly (readonly [from: Point, to: Point])[] =>
  path.slice(1).map((to, i) => [path[i] ?? to, to] as const);

/** Whether a base that follows a path runs into a shape. */
export const pathRunsInto = (path: readonly Point[], r: number, shape: Shape): boolean =>
  legsOf(path).some(([from, to]) => runsInto(from, to, r, shape));

/**
 * How far a base gets straight ahead before it runs into one of the shapes: the last whole point, at most `most` steps from `from`.
 * `way` is a direction, a vector of length 1. A longer leg never runs into less, so halving finds it.
 */
export function advance(from: Point, way: Point, most: number, r: number, shapes: readonly Shape[]): Point {
  const isFree = (far: number): boolean => {
    const to = headed(from, way, far);
    return shapes.every((shape) => !runsInto(from, to, r, shape));
  };
  if (isFree(most)) return headed(from, way, most);
  let free = 0;
  let hit = most;
  while (hit - free > 1) {
    const half = Math.floor((free + hit) / 2);
    if (isFree(half)) free = half;
    else hit = half;
  }
  return headed(from, way, free);
}

/** Whole points along a path, one every `every` steps of each leg, and every bend and the end; the start is not among them. */
export function strides(path: readonly Point[], every: number): readonly Point[] {
  return legsOf(path).flatMap(([from, to]) => {
    const count = Math.floor((between(from, to) - 1) / every);
    const onTheWay = Array.from({ length: Math.max(0, count) }, (_, i) => along(from, to, every * (i + 1)));
    return same(from, to) ? [] : [...onTheWay, to];
  });
}

/** The whole point nearest to `from` at which a base of radius `r` touches a disc, on the straight line to its middle; `null` when it stands on the middle. */
export function touching(
  from: Point,
  r: number,
  target: { readonly x: number; readonly y: number; readonly r: number },
): Point | null {
  const far = between(from, target);
  if (far === 0) return null;
  const reach = target.r + r;
  const exact = {
    x: target.x + ((from.x - target.x) * reach) / far,
    y: target.y + ((from.y - target.y) * reach) / far,
  };
  const around = [-1, 0, 1, 2].flatMap((dx) =>
    [-1, 0, 1, 2].map((dy) => ({ x: Math.floor(exact.x) + dx, y: Math.floor(exact.y) + dy })),
  );
  const free = around.filter((point) => !overlaps(disc(point, r), { kind: 'disc', ...target }));
  return free.reduce<Point | null>(
    (best, point) => (best === null || between(point, exact) < between(best, exact) ? point : best),
    null,
  );
}
