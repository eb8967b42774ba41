import { between, type Point } from './point.js';
import { disc, isFarFrom, toStretch, toShape, type Disc, type Shape } from './shape.js';
import { crossings, entry, onCircle, passes, tangents, type Line, type Spot } from './tangents.js';

/**
 * What one base sees of another past terrain (T48-49 … T48-51).
 *
 * Bases are true circles, terrain true polygons and discs. What is visible of a base can only change at lines that touch two
 * things (two corners, a corner and the looker's base, …); where they meet the edge of the base they cut it into arcs, within
 * each of which all points see alike. One point of each arc is looked from, in the same way by angles. So the answer does not hang
 * on a grid of samples.
 *
 * Arcs of no length do not count, in either sense: a gap of no width is none (walls that meet in a corner or along a side are
 * one), and a wall that only touches the last line hides nothing. What is smaller than SLIVER of a base's edge is taken for no
 * length, which is less than a thousandth of a step on any base. Every part of a base that is seen, is seen at its edge; a hidden
 * spot inside a base whose whole edge is seen would take three slits whose beams cross, and is not looked for.
 */
export type Seen = 'none' | 'partly' | 'wholly';

/** Arcs shorter than this part of a circle, in radians, are rounding. */
const SLIVER = 1e-9;
/** What must add up of arcs seen, or hidden, before it counts. */
const ENOUGH = 1e-7;

/** A marker is a point: a disc of one step, the smallest thing on the table. */
export const mark = (point: Point): Disc => disc(point, 1);

/** How much of `to` is visible from whatever points of `from` past the walls (T48-49, T48-50). */
export function sight(from: Disc, to: Disc, walls: readonly Shape[]): Seen {
  const near = inTheWay(from, to, walls);
  if (!isOpen(from, to, near)) return 'none';
  return arcs(from, to, near).hidden > ENOUGH ? 'partly' : 'wholly';
}

/** Whether any part of one base is visible from any part of the other without crossing one of the shapes; the same both ways. */
export function isOpen(one: Disc, other: Disc, shapes: readonly Shape[]): boolean {
  // Looked at always in the same order, so that both ways give the same answer to the last bit.
  const [from, to] = isBefore(one, other) ? [one, other] : [other, one];
  return arcs(from, to, inTheWay(from, to, shapes), ENOUGH).seen > ENOUGH;
}

const isBefore = (a: Disc, b: Disc): boolean => (a.x - b.x || a.y - b.y || a.r - b.r) < 0;

/** The shapes that can matter: those that come near the stretch between the two. */
function inTheWay(from: Disc, to: Disc, shapes: readonly Shape[]): readonly Shape[] {
  const reach = Math.max(from.r, to.r);
  return shapes.filter((shape) => isNear(from, to, reach, shape));
}

const isNear = (from: Point, to: Point, reach: number, shape: Shape): boolean =>
  !isFarFrom(from, to, reach, shape) && stretchTo(from, to, shape) < reach;

/** Whether a shape comes so near that it can matter to what one base sees of another. */
export const canMatter = (from: Disc, to: Disc, shape: Shape): boolean =>
  isNear(from, to, Math.max(from.r, to.r), shape);

function stretchTo(from: Point, to: Point, shape: Shape): number {
  if (shape.kind === 'disc') return toStretch(shape, from, to) - shape.r;
  const far = between(from, to);
  const way = far === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  if (entry({ from, way }, shape) <= far) return 0;
  return Math.min(
    toShape(from, shape),
    toShape(to, shape),
    ...shape.corners.map((corner) => toStretch(corner, from, to)),
  );
}

/** How much of the edge of `to`, in radians, is seen from `from` and how much is hidden; stops once `until` is seen. */
function arcs(from: Disc, to: Disc, shapes: readonly Shape[], until = Infinity): { seen: number; hidden: number } {
  const total = { seen: 0, hidden: 0 };
  if (shapes.length === 0) return { seen: 2 * Math.PI, hidden: 0 };
  const spots = spotsOf(from, shapes);
  const cuts = cutsOf(from, to, shapes, spots);
  cuts.forEach((start, i) => {
    if (total.seen > until) return;
    const end = cuts[i + 1] ?? (cuts[0] ?? 0) + 2 * Math.PI;
    const width = end - start;
    if (width < SLIVER) return;
    const angle = (start + end) / 2;
    const point = { x: to.x + to.r * Math.cos(angle), y: to.y + to.r * Math.sin(angle) };
    if (isSeen(point, from, shapes, spots)) total.seen += width;
    else total.hidden += width;
  });
  return total;
}

/** The angles, in order, at which what the edge of `to` sees of `from` can change. */
function cutsOf(from: Disc, to: Disc, shapes: readonly Shape[], spots: readonly Spot[]): readonly number[] {
  const lines = spots.flatMap((spot, i) => [from, ...spots.slice(i + 1)].flatMap((other) => tangents(spot, other)));
  const points = [
    ...lines.filter((line) => passes(line, from) <= from.r + 1).flatMap((line) => onCircle(line, to)),
    ...shapes.flatMap((shape) => crossings(shape, to)),
  ];
  // A cut straight ahead, so that there is always one.
  return [0, ...points.map(({ x, y }) => positive(Math.atan2(y - to.y, x - to.x)))].sort((a, b) => a - b);
}

const positive = (angle: number): number => (angle < 0 ? angle + 2 * Math.PI : angle);

/** Corners and discs that lines of sight can touch, and the points where terrain reaches under the looker's base. */
const spotsOf = (from: Disc, shapes: readonly Shape[]): readonly Spot[] =>
  shapes.flatMap((shape): readonly Spot[] => [
    ...(shape.kind === 'disc' ? [shape] : shape.corners.map(({ x, y }) => ({ x, y, r: 0 }))),
    ...crossings(shape, from).map(({ x, y }) => ({ x, y, r: 0 })),
  ]);

/** Whether a point sees any part of a base past the shapes. */
function isSeen(point: Point, base: Disc, shapes: readonly Shape[], spots: readonly Spot[]): boolean {
  if (between(point, base) <= base.r) return true;
  return beams(point, base, spots).some((beam) => isClear(rayOf(point, beam), base, shapes));
}

/** The angles between which a point could see a base, and the way straight ahead from which they are told. */
interface Beam {
  readonly way: Point;
  readonly start: number;
  readonly end: number;
}

/** The beams by which a point outside of a base could see it, cut where something begins or ends: each is clear as a whole or not. */
function beams(point: Point, base: Disc, spots: readonly Spot[]): readonly Beam[] {
  const far = between(point, base);
  const way = { x: (base.x - point.x) / far, y: (base.y - point.y) / far };
  const half = Math.asin(base.r / far);
  const cuts = [-half, half];
  for (const spot of spots) {
    for (const angle of anglesOf(point, way, spot)) if (Math.abs(angle) < half) cuts.push(angle);
  }
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i] ?? end;
    return end - start < SLIVER * half ? [] : [{ way, start, end }];
  });
}

/** The ray of a beam under an angle, in its middle if none is said. */
function rayOf(from: Point, { way, start, end }: Beam, angle = (start + end) / 2): Line {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { from, way: { x: way.x * cos - way.y * sin, y: way.x * sin + way.y * cos } };
}

/** Whether a ray comes to a base before it comes to any of the shapes. */
function isClear(ray: Line, base: Disc, shapes: readonly Shape[]): boolean {
  const goal = entry(ray, base);
  return shapes.every((shape) => entry(ray, shape) >= goal);
}

/** Room beside a drawn line, in steps, beyond which more of it is no better. */
const ROOM = 250;
/** Where on an arc, and within a beam, lines are tried. */
const TRIED = [0.5, 0.25, 0.75, 0.1, 0.9] as const;

/**
 * A straight line from the rim of one base to the rim of another that crosses none of the shapes, to be drawn: from middle to
 * middle if that is one, else of those with room beside them the nearest to it. `null` when there is none, or nothing between
 * the bases.
 */
export function clearLine(from: Disc, to: Disc, shapes: readonly Shape[]): readonly [Point, Point] | null {
  const far = between(from, to);
  if (far <= from.r + to.r) return null;
  const near = inTheWay(from, to, shapes);
  const straight: Line = { from: to, way: { x: (from.x - to.x) / far, y: (from.y - to.y) / far } };
  if (isClear(straight, from, near)) return rims(straight, from, to);
  const spots = spotsOf(from, near);
  const cuts = cutsOf(from, to, near, spots);
  let best: { readonly ray: Line; readonly merit: number } | null = null;
  for (const [i, start] of cuts.entries()) {
    const arc = (cuts[i + 1] ?? (cuts[0] ?? 0) + 2 * Math.PI) - start;
    if (arc < SLIVER) continue;
    for (const [along, beside] of tried(arc)) {
      const angle = start + along;
      const point = { x: to.x + to.r * Math.cos(angle), y: to.y + to.r * Math.sin(angle) };
      if (between(point, from) <= from.r) continue;
      for (const beam of beams(point, from, spots)) {
        for (const [part, aside] of tried(beam.end - beam.start)) {
          const ray = rayOf(point, beam, beam.start + part);
          const room = Math.min(beside * to.r, aside * between(point, from), ROOM);
          const merit = room - (passes(ray, from) + passes(ray, to)) / 10;
          if (merit > (best?.merit ?? -Infinity) && isClear(ray, from, near)) best = { ray, merit };
        }
      }
    }
  }
  return best && rims(best.ray, from, to);
}

/** Spots along a width, and how much of it lies beside each on its narrower side. */
const tried = (width: number): readonly (readonly [along: number, beside: number])[] =>
  TRIED.map((part) => [part * width, Math.min(part, 1 - part) * width]);

/** The part of a ray, from a base or its edge, that lies between that base and another. */
function rims({ from: start, way }: Line, from: Disc, to: Disc): readonly [Point, Point] {
  const far = entry({ from: start, way }, from);
  const first = { x: start.x + way.x * far, y: start.y + way.y * far };
  const back = { x: -way.x, y: -way.y };
  const near = entry({ from: first, way: back }, to);
  return [first, { x: first.x + back.x * near, y: first.y + back.y * near }];
}

/** The angles, from the way straight ahead, at which a spot begins and ends as a point sees it. */
function anglesOf(point: Point, way: Point, spot: Spot): readonly number[] {
  const x = spot.x - point.x;
  const y = spot.y - point.y;
  const angle = Math.atan2(way.x * y - way.y * x, way.x * x + way.y * y);
  const far = Math.hypot(x, y);
  if (spot.r === 0 || far <= spot.r) return [angle];
  const half = Math.asin(spot.r / far);
  return [angle - half, angle + half];
}
