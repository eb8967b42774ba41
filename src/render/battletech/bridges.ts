import type { Facing } from '../../rules/geometry/hex/facing.js';
import { toward } from '../emblem.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';
import { HALF, pavement } from './pavement.js';

/** Bridges: the road over what lies below, between railings that throw a shadow. */

const RAIL: Colour = '#43404A';
const SHADE: Colour = '#2A3A2C55';
/** The way of a bridge that no road leads to. */
const NORTH_SOUTH: readonly Facing[] = [0, 3];

export function bridge(
  roads: readonly Facing[] | null,
  middle: Point,
  size: { readonly radius: number; readonly row: number },
  layer: Layer,
  tag: string,
): readonly Shape[] {
  const sides = roads ?? NORTH_SOUTH;
  const { radius, row } = size;
  const rails = (off: number, stroke: Colour, width: number): readonly Shape[] =>
    sides.flatMap((side) =>
      [1, -1].map((hand): Shape => {
        const beside = (from: Point): Point => toward(from, side * 60 + 90, hand * (HALF + 0.07) * radius);
        const end = toward(middle, side * 60, row / 2);
        const points = [beside(middle), beside(end)].map(([x, y]): Point => [x + off * radius, y + off * radius]);
        return { kind: 'path', closed: false, points, stroke, width: Math.max(1, width * radius), layer, tag };
      }),
    );
  return [...rails(0.1, SHADE, 0.16), ...pavement(sides, middle, size, layer, `${tag}:deck`), ...rails(0, RAIL, 0.09)];
}
