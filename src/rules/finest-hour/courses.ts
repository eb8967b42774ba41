import { courseFrom, type Leg } from '../geometry/plane/course.js';
import type { Point } from '../geometry/plane/point.js';
import { MEASURE } from './lengths.js';
import { turned } from './measuring.js';
import type { State } from './state.js';
import type { Aircraft, Edge, Sky } from './types.js';

/** Where courses lead, and over which edge (AMB-TFH-14). */

/** Where a course of legs ends. */
export const endOf = (from: Point, legs: readonly Leg[]): Point => courseFrom(MEASURE, from, legs).at(-1) ?? from;

/** A point so far off in a direction. */
export const ahead = (from: Point, heading: number, length: number): Point => endOf(from, [{ heading, length }]);

export const isInSky = ({ width, height }: Sky, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The edge over which a point outside lies: the one that it is farthest beyond. */
export function edgeBeyond({ width, height }: Sky, { x, y }: Point): Edge {
  const beyond: readonly (readonly [Edge, number])[] = [
    ['west', -x],
    ['east', x - width],
    ['north', -y],
    ['south', y - height],
  ];
  return beyond.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/** Whether an edge is an exit of an aircraft's side. */
export const isExit = (state: State, { side }: Aircraft, edge: Edge): boolean =>
  state.exits.some((exit) => exit.side === side && exit.edge === edge);

/** Whether a place lies over an edge that its options bar to an aircraft (AMB-TFH-14). */
export const isBarred = (state: State, one: Aircraft, at: Point): boolean =>
  state.options.tableEdge === 'barred' && !isInSky(state.sky, at) && !isExit(state, one, edgeBeyond(state.sky, at));

/** The heading nearest to a wanted one by which a straight way stays in the sky; the wanted one if none does. */
export function keptInSky(sky: Sky, from: Point, wanted: number, length: number): number {
  for (let off = 0; off <= MEASURE.turn / 2; off += STRIDE) {
    for (const heading of [turned(wanted + off), turned(wanted - off)]) {
      if (isInSky(sky, ahead(from, heading, length))) return heading;
    }
  }
  return wanted;
}
/** Tried degree by degree. */
const STRIDE = 10;

/** How far straight on a way stays in the sky, at most `length`. */
export function farthestInSky(sky: Sky, from: Point, heading: number, length: number): number {
  if (isInSky(sky, ahead(from, heading, length))) return length;
  let [free, out] = [0, length];
  while (out - free > 1) {
    const half = Math.floor((free + out) / 2);
    if (isInSky(sky, ahead(from, heading, half))) free = half;
    else out = half;
  }
  return free;
}
