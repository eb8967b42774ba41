import { remembering } from '../../kernel/remember.js';
import { asMeasured, type Measure } from './measure.js';
import { between, directions, type Point } from './point.js';

/**
 * Courses of straight legs that count as they were ordered. A leg is a direction and a length, both whole; where it ends is a whole point, the nearest, and so
 * seldom exactly as far. What was flown is therefore added up from the orders, never measured along the way, and each point is reckoned from the start of the
 * whole course, so that no leg carries on the rounding of the one before.
 */

/** A leg as it was ordered: `heading` in the game's parts of a turn, clockwise from north; `length` in steps. */
export interface Leg {
  readonly heading: number;
  readonly length: number;
}

/** How long a course is, in steps: as long as it was ordered. */
export const courseLength = (legs: readonly Leg[]): number => legs.reduce((sum, { length }) => sum + length, 0);

/** Where each leg of a course ends. */
export function courseFrom(measure: Measure, from: Point, legs: readonly Leg[]): readonly Point[] {
  let x = 0;
  let y = 0;
  return legs.map(({ heading, length }) => {
    const way = wayOf(measure, heading);
    x += way.x * length;
    y += way.y * length;
    return { x: from.x + Math.round(x), y: from.y + Math.round(y) };
  });
}

/** A direction as a vector of length 1; whole turns more or less change nothing. */
function wayOf(measure: Measure, heading: number): Point {
  const { turn } = measure;
  const way = ways(measure, '', () => directions(turn))[((heading % turn) + turn) % turn];
  if (!way) throw new Error(`${heading} is no whole part of a turn`);
  return way;
}
const ways = remembering<Measure, readonly Point[]>();

/** The distance between two points as players measure it, in steps: whoever has flown ten centimetres is ten centimetres away, whatever the heading. */
export const distanceAsMeasured = (measure: Measure, a: Point, b: Point): number => asMeasured(measure, between(a, b));
