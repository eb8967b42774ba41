import type { Point } from '../scene.js';

/** The shapes of which figures are cut. */

export type Polygon = readonly Point[];

/** How heavy a unit looks, from 0 (light) to 3 (assault). */
export type Bulk = 0 | 1 | 2 | 3;

export const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const mirrored = (polygon: Polygon): Polygon => polygon.map(([x, y]) => [-x, y]);

/** A shape on either side. */
export const both = (polygon: Polygon): readonly Polygon[] => [polygon, mirrored(polygon)];

/** A wheel as small as figures are: eight corners. */
export const wheel = (x: number, y: number, radius: number): Polygon =>
  Array.from({ length: 8 }, (_, i) => {
    const turn = ((i + 0.5) * Math.PI) / 4;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
