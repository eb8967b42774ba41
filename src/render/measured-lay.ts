import type { Point as Place } from '../rules/geometry/plane/point.js';
import { MAP_BOX } from './canvas.js';
import type { Point } from './scene.js';
import { partOf, shownBox, type Window } from './window.js';

/** How a ground that is measured, a table or a sky, lies in a picture. Lengths are steps. */

interface Ground {
  readonly width: number;
  readonly height: number;
}

/** A part of a ground. */
interface Span {
  readonly from: Place;
  readonly to: Place;
}

/** What a crop keeps around what it shows, and how wide it is at least. */
export interface Room {
  readonly around: number;
  readonly narrowest: number;
}

/** Scales come in steps, coarser where they are large, so that a ground is painted for few of them. */
export type Scales = readonly { readonly below: number; readonly step: number }[];

export const wholeOf = ({ width, height }: Ground): Span => ({ from: { x: 0, y: 0 }, to: { x: width, y: height } });

/** The part of a ground with some places, and room around them. */
export function spanOf(ground: Ground, places: readonly Place[], { around, narrowest }: Room): Span {
  const range = (values: readonly number[], whole: number): readonly [number, number] => {
    const from = Math.max(0, Math.min(...values) - around);
    const to = Math.min(whole, Math.max(...values) + around);
    const more = Math.max(0, Math.min(narrowest, whole) - (to - from)) / 2;
    return [from - more, to + more];
  };
  const x = range(
    places.map((place) => place.x),
    ground.width,
  );
  const y = range(
    places.map((place) => place.y),
    ground.height,
  );
  return { from: { x: x[0], y: y[0] }, to: { x: x[1], y: y[1] } };
}

/** How broad the square around places is. */
export function breadth(ground: Ground, places: readonly Place[], room: Room): number {
  const { from, to } = spanOf(ground, places, room);
  return Math.max(to.x - from.x, to.y - from.y);
}

/** A part of a ground in the middle of the map's place, with as much around it as there is room for; `unit`: pixels of `measure` steps. */
export function windowOn(
  ground: Ground,
  { from, to }: Span,
  measure: number,
  scales: Scales,
): Window & { readonly unit: number } {
  const most = Math.min((MAP_BOX.width * measure) / (to.x - from.x), (MAP_BOX.height * measure) / (to.y - from.y));
  const step = scales.find(({ below }) => most < below)?.step ?? 1;
  // What is larger than the coarsest scale is shown as large as it has room.
  const unit = Math.floor(most / step) * step || most;
  const px = (length: number): number => (length / measure) * unit;
  const x = partOf(px((from.x + to.x) / 2), MAP_BOX.width, px(ground.width));
  const y = partOf(px((from.y + to.y) / 2), MAP_BOX.height, px(ground.height));
  return {
    unit,
    window: { x: x.from, y: y.from, width: x.length, height: y.length },
    at: [MAP_BOX.x + x.gap, MAP_BOX.y + y.gap],
  };
}

/** Whether the picture shows all of a disc around a point of it. */
export function isDiscShown(window: Window, [x, y]: Point, radius: number): boolean {
  const box = shownBox(window);
  return (
    x - radius >= box.x - 1 &&
    x + radius <= box.x + box.width + 1 &&
    y - radius >= box.y - 1 &&
    y + radius <= box.y + box.height + 1
  );
}
