import type { SideId } from '../../rules/kernel/ids.js';
import { sideLook, WHITE } from '../colours.js';
import type { Colour, Point, Shape } from '../scene.js';
import { place, type Lay } from './lay.js';
import type { Tale } from './story.js';

/** The ways that figures went: the strip that the base swept, a line with an arrow in it, an empty base where it began. */
export const ways = ({ ways: all }: Tale, sides: readonly SideId[], lay: Lay, radius: number): readonly Shape[] =>
  all.flatMap(({ unit, side, path, climbed }) =>
    way(
      path.map((at) => place(lay, at)),
      sideLook(sides, side).fill,
      radius,
      `way:${unit}`,
      climbed,
    ),
  );

/** One way through points of the picture. A way that climbs is dashed. */
export function way(
  points: readonly Point[],
  colour: Colour,
  radius: number,
  tag: string,
  climbed: boolean,
): readonly Shape[] {
  const first = points[0];
  const last = points.at(-1);
  const bend = points.at(-2);
  if (!first || !last || !bend) return [];
  const line = { kind: 'path', closed: false, points, layer: 'path' } as const;
  const length = Math.hypot(last[0] - bend[0], last[1] - bend[1]) || 1;
  const [dx, dy] = [(last[0] - bend[0]) / length, (last[1] - bend[1]) / length];
  const tip: Point = [last[0] - dx * radius, last[1] - dy * radius];
  const size = Math.min(7, length * 0.6);
  return [
    { ...line, stroke: `${colour}2E`, width: radius * 2, tag: `${tag}:swept` },
    { ...line, stroke: WHITE, width: 3.6, tag: `${tag}:casing` },
    {
      ...line,
      stroke: colour,
      width: 2,
      ...(climbed ? { dash: [2, 3] } : {}),
      tag: `${tag}:${climbed ? 'climbed' : 'level'}`,
    },
    {
      kind: 'circle',
      at: first,
      radius,
      fill: `${WHITE}B0`,
      stroke: colour,
      width: 1.4,
      layer: 'path',
      tag: `${tag}:start`,
    },
    ...points.slice(1, -1).map((at): Shape => ({
      kind: 'circle',
      at,
      radius: 2.2,
      fill: colour,
      stroke: WHITE,
      width: 0.8,
      layer: 'path',
      tag: `${tag}:bend`,
    })),
    {
      kind: 'path',
      closed: true,
      points: [
        tip,
        [tip[0] - dx * size - dy * size * 0.6, tip[1] - dy * size + dx * size * 0.6],
        [tip[0] - dx * size + dy * size * 0.6, tip[1] - dy * size - dx * size * 0.6],
      ],
      fill: colour,
      stroke: WHITE,
      width: 0.8,
      layer: 'path',
      tag: `${tag}:end`,
    },
  ];
}
