import type { Aircraft, Arc } from '../../rules/finest-hour/types.js';
import { ORANGE, RULE } from '../colours.js';
import { toward } from '../emblem.js';
import type { Point, Shape } from '../scene.js';

/** The arcs of an aircraft's weapons around its silhouette on a card: the longer the range, the farther out. */

const SPANS: Readonly<Record<Arc, readonly [number, number]>> = {
  'fixed-forward': [-7, 7],
  front: [-45, 45],
  left: [-135, -45],
  right: [45, 135],
  rear: [135, 225],
  'all-round': [0, 360],
};

/** Wedges from the middle out to `radius` for the longest range; the ring around them shows how far that is. */
export function rose({ id, profile }: Aircraft, at: Point, radius: number, tag: string): readonly Shape[] {
  const longest = Math.max(1, ...profile.weapons.map(({ range }) => range ?? 0));
  return [
    { kind: 'circle', at, radius, stroke: RULE, width: 1, dash: [2, 3], layer: 'path', tag: `${tag}:rose` },
    ...profile.weapons.map(({ id: weapon, arc, range }): Shape => {
      const [from, to] = SPANS[arc];
      const far = range === null ? radius : radius * (0.45 + 0.55 * (range / longest));
      const count = Math.max(2, Math.ceil((to - from) / 10));
      const rim = Array.from({ length: count + 1 }, (_, i) => toward(at, from + ((to - from) * i) / count, far));
      return {
        kind: 'path',
        closed: true,
        points: arc === 'all-round' ? rim : [at, ...rim],
        fill: `${ORANGE}50`,
        stroke: ORANGE,
        width: 1.2,
        layer: 'path',
        tag: `${tag}:arc:${id}:${weapon}`,
      };
    }),
  ];
}
