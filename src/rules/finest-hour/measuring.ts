import { distanceAsMeasured } from '../geometry/plane/course.js';
import { runsInto } from '../geometry/plane/path.js';
import { between, same, type Point } from '../geometry/plane/point.js';
import { remembering } from '../kernel/remember.js';
import { aircraftOf } from './aircraft.js';
import { MEASURE } from './lengths.js';
import type { State } from './state.js';
import type { Aircraft, Sky } from './types.js';

/** Distances, bearings and lines of sight, from middle to middle (TFH-17, AMB-TFH-20). */

/** The distance between two points as players measure it. */
export const distance = (a: Point, b: Point): number => distanceAsMeasured(MEASURE, a, b);

/** The heading from one point to another, in tenths of a degree; of a point to itself 0. */
export const bearing = (from: Point, to: Point): number =>
  turned(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * MEASURE.turn) / (2 * Math.PI)));

/** A heading as one from 0 up to a full turn. */
export const turned = (heading: number): number => ((heading % MEASURE.turn) + MEASURE.turn) % MEASURE.turn;

/** By how much a heading lies to the right of another, to the left below 0, at most half a turn. */
export function offHeading(heading: number, from: number): number {
  const off = turned(heading - from);
  return off > MEASURE.turn / 2 ? off - MEASURE.turn : off;
}

/** How far off its nose an aircraft has a point, to the right; to the left below 0. */
export const offNose = ({ at, heading }: Pick<Aircraft, 'at' | 'heading'>, to: Point): number =>
  same(at, to) ? 0 : offHeading(bearing(at, to), heading);

/** Whether nothing hides two points from each other: only clouds and other obstacles do, never aircraft (TFH-17). */
export const isClear = (sky: Sky, from: Point, to: Point): boolean =>
  sky.obstacles.length === 0 ||
  known(sky, `${from.x},${from.y} ${to.x},${to.y}`, () =>
    sky.obstacles.every(({ shapes }) => shapes.every((shape) => !runsInto(from, to, 0, shape))),
  );

const known = remembering<Sky, boolean>(20_000);

/** Whether one aircraft sees another. A gun off the table sees all the sky (tables 7.4). */
export const sees = (state: State, one: Aircraft, other: Aircraft): boolean =>
  one.profile.kind === 'off-table' || isClear(state.sky, one.at, other.at);

/** Those of some aircraft nearest to a point first, equals in roster order. */
export const nearestFirst = (state: State, from: Point, units: readonly Aircraft['id'][]): readonly Aircraft[] =>
  units
    .map((id) => aircraftOf(state, id))
    .map((one) => ({ one, far: between(from, one.at) }))
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one);
