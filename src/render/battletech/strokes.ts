import type { Colour, Layer, Point, Shape } from '../scene.js';

/** How what marks a hex is drawn: about its middle, in parts of its radius. */
export type Drawing = (middle: Point, radius: number, layer: Layer, tag: string) => readonly Shape[];

/** Places in a hex, given in parts of its radius. */
export const spots = (middle: Point, radius: number, list: readonly Point[]): readonly Point[] =>
  list.map(([x, y]) => [middle[0] + x * radius, middle[1] + y * radius]);

/** Lines through places in a hex; `width` in parts of its radius, never too fine to see. */
export const strokes =
  (stroke: Colour, width: number, lines: readonly (readonly Point[])[]): Drawing =>
  (middle, radius, layer, tag) =>
    lines.map((line) => ({
      kind: 'path',
      closed: false,
      points: spots(middle, radius, line),
      stroke,
      width: Math.max(0.9, width * radius),
      layer,
      tag,
    }));

/** Several drawings over each other. */
export const layered =
  (...drawings: readonly Drawing[]): Drawing =>
  (...where) =>
    drawings.flatMap((one) => one(...where));
