import type { Colour, Shape } from '../scene.js';
import { oneOf, patch, range, round, stroke, upTo, winding, type Land } from './land.js';

/** A city: blocks between streets, parks, a river with its bridges. */

const ROOFS: readonly [Colour, ...Colour[]] = ['#C3AE9C', '#B8A796', '#CDB7A2', '#BDB1A6', '#C9B39A'];
const YARD: Colour = '#D9D2C4';
const PARK: Colour = '#B4C496';
const TREE: Colour = '#93AD82';
const RIVER: Colour = '#A5C4D3';
const QUAY: Colour = '#E8E2D6';
/** From street to street, in centimetres. */
const BLOCK = 5.4;

export function city(land: Land): readonly Shape[] {
  const river = winding(land, land.height * range(land, 0.35, 0.65), 8, 2);
  const nearRiver = (x: number, y: number): boolean => {
    const at = river.reduce((best, each) => (Math.abs(each[0] - x) < Math.abs(best[0] - x) ? each : best));
    return Math.abs(at[1] - y) < 4.4;
  };
  const line = river.map(([x, y]) => land.at(x, y));
  const bridges = river.filter((_, i) => i % 13 === 6);
  return [
    ...upTo(land.height / BLOCK + 1).flatMap((row) =>
      upTo(land.width / BLOCK + 1).flatMap((column) => {
        const [x, y] = [column * BLOCK + (row % 3) * 0.7, row * BLOCK];
        const shapes = block(land, x, y);
        return nearRiver(x + BLOCK / 2, y + BLOCK / 2) ? [] : shapes;
      }),
    ),
    stroke(line, QUAY, land.px(4.6), 'quay'),
    stroke(line, RIVER, land.px(3.8), 'river'),
    ...bridges.map(([x, y]) =>
      stroke([land.at(x - 0.3, y - 3.2), land.at(x + 0.3, y + 3.2)], QUAY, land.px(0.8), 'bridge'),
    ),
  ];
}

/** A block of houses around a yard; now and then a park. */
function block(land: Land, x: number, y: number): readonly Shape[] {
  const [left, top] = [x + range(land, 0.3, 0.7), y + range(land, 0.3, 0.7)];
  const [right, bottom] = [x + BLOCK - range(land, 0.2, 0.6), y + BLOCK - range(land, 0.2, 0.6)];
  const roof = oneOf(land, ROOFS);
  const kind = land.roll();
  const corners = (by: number) => [
    land.at(left + by, top + by),
    land.at(right - by, top + by),
    land.at(right - by, bottom - by),
    land.at(left + by, bottom - by),
  ];
  if (kind < 0.08)
    return [
      patch(corners(0), { fill: PARK }, 'park'),
      ...upTo(4).map((i) =>
        round(
          land.at(left + 0.9 + (i % 2) * 2.2, top + 0.9 + Math.floor(i / 2) * 2),
          land.px(0.6),
          { fill: TREE },
          'tree',
        ),
      ),
    ];
  return [
    patch(corners(0), { fill: roof }, 'block'),
    ...(kind < 0.7 ? [patch(corners(1.2), { fill: YARD }, 'yard')] : []),
  ];
}
