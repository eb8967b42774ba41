import type { Facing } from '../../rules/geometry/hex/facing.js';
import type { Terrain } from '../../rules/battletech/types.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';
import { edgeOf } from './heights.js';
import { outline } from './lay.js';
import { spots } from './strokes.js';

/** What the level of a hex does not say of it: a cliff along its edge, and that its floor goes up and down. */

const ROCK: Colour = '#3B2F28';
const STEEL: Colour = '#4F5560';
/** Where teeth stand along an edge, and how far they reach out of the hex, in parts of its radius. */
const TEETH = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
const OUT = 0.16;

/** The cliffs of a hex: a dark edge with teeth on the side of the foot. */
export function cliffs(
  sides: readonly Facing[],
  middle: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] {
  return sides.flatMap((side): readonly Shape[] => {
    const edge = edgeOf(outline(radius, middle), side);
    if (!edge) return [];
    const [a, b] = edge;
    const along = (part: number, out: number): Point => {
      const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      return [x + (x - middle[0]) * out, y + (y - middle[1]) * out];
    };
    const look = { kind: 'path', closed: false, stroke: ROCK, layer, tag: `${tag}:${side}` } as const;
    return [
      { ...look, points: [a, b], width: Math.max(1.4, radius * 0.12) },
      ...TEETH.map((part) => ({
        ...look,
        points: [along(part, 0), along(part, OUT)],
        width: Math.max(0.9, radius * 0.07),
      })),
    ];
  });
}

/** A floor that goes up and down: a frame with an arrow each way. */
export function floor({ lift }: Terrain, middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  if (!lift) return [];
  const frame: readonly Point[] = [
    [-0.42, -0.42],
    [0.42, -0.42],
    [0.42, 0.42],
    [-0.42, 0.42],
    [-0.42, -0.42],
  ];
  const arrows = ([-1, 1] as const).map((way): readonly Point[] => [
    [-0.18, 0.1 * way],
    [0, 0.3 * way],
    [0.18, 0.1 * way],
  ]);
  return [frame, ...arrows].map((line) => ({
    kind: 'path',
    closed: false,
    points: spots(middle, radius, line),
    stroke: STEEL,
    width: Math.max(0.9, radius * 0.07),
    layer,
    tag,
  }));
}
