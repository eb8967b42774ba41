import { NIGHT, WHITE } from '../colours.js';
import type { Point, Shape } from '../scene.js';

/** A die as it lies, with its pips. */

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of a face around a middle. */
export function die(face: number, [x, y]: Point, size: number, tag: string): readonly Shape[] {
  const half = size / 2;
  return [
    {
      kind: 'box',
      box: { x: x - half, y: y - half, width: size, height: size },
      round: size / 5,
      fill: WHITE,
      stroke: NIGHT,
      width: 1.1,
      layer: 'writing',
      tag: `${tag}:${face}`,
    },
    {
      kind: 'dots',
      at: (PIPS[face] ?? []).map(([dx, dy]): Point => [x + dx * size * 0.27, y + dy * size * 0.27]),
      radius: size * 0.1,
      form: 'round',
      fill: NIGHT,
      layer: 'writing',
      tag: `${tag}:pips`,
    },
  ];
}
