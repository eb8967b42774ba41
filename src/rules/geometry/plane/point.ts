/**
 * The measured table. Lengths are whole steps: a thousandth of the table's unit u (an inch or 2.5 cm), so a hundredth of the
 * tenth in which players measure, and 0.025 mm of a real table. Sums and products of such coordinates, up to tables of 90 u, are
 * exact in a double; distances are square roots of exact sums, so that a tie (10.0 u or less) is never decided by rounding.
 */

/** Steps in one u. */
export const STEPS_PER_U = 1000;

/** A place on the table in steps: x from the west edge, y from the north edge, so that y grows to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps of a length in u, rounded to the nearest step. */
export const steps = (u: number): number => Math.round(u * STEPS_PER_U);

/** A point given in u. */
export const at = (x: number, y: number): Point => ({ x: steps(x), y: steps(y) });

/** A point as parameters of sentences and blanks of choices write it: `12500,8000`, in steps. */
export const written = ({ x, y }: Point): string => `${x},${y}`;

/** Whether a point has whole steps. */
export const isWhole = ({ x, y }: Point): boolean => Number.isInteger(x) && Number.isInteger(y);

export const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The distance between two points in steps; exact whenever it is a whole number. */
export const between = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

/** Twice the area of the triangle a b c: positive when c lies to the left of a → b with y upwards, exact for whole steps. */
export const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The whole point `far` steps from `from` towards `to`, never farther than that; `to` itself when it is no farther. */
export function along(from: Point, to: Point, far: number): Point {
  const whole = between(from, to);
  if (whole <= far) return to;
  return headed(from, { x: (to.x - from.x) / whole, y: (to.y - from.y) / whole }, far);
}

/** The whole point `far` steps from `from` in a direction (a vector of length 1), rounded so that it is never farther than that. */
export function headed(from: Point, way: Point, far: number): Point {
  const round = (value: number): number => Math.trunc(value + Math.sign(value) * 1e-9);
  return { x: from.x + round(way.x * far), y: from.y + round(way.y * far) };
}

/** Directions all around, beginning with north and going clockwise; the compass points come out exact. */
export function directions(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const tidy = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);
    return { x: tidy(Math.sin(angle)), y: tidy(-Math.cos(angle)) };
  });
}
