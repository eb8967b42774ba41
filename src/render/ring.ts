import { NIGHT, WHITE } from './colours.js';
import type { Point, Shape } from './scene.js';

/** A ring around a figure that is meant. */
export const ring = (at: Point, radius: number, tag: string): readonly Shape[] => [
  { kind: 'circle', at, radius: radius + 3, stroke: WHITE, width: 4, layer: 'token', tag },
  { kind: 'circle', at, radius: radius + 3, stroke: NIGHT, width: 2, layer: 'token', tag },
];
