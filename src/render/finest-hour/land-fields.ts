import type { Colour, Point, Shape } from '../scene.js';
import { dots, oneOf, patch, range, round, stroke, upTo, winding, type Land } from './land.js';

/** Farmland: fields between hedges, furrows, a river, a road, woods and villages. */

const CROPS: readonly [Colour, ...Colour[]] = ['#CBD3A2', '#D8D9A6', '#BDCB97', '#E0D9AE', '#C6CF9E', '#D3CC9C'];
const HEDGE: Colour = '#A9B98A';
const FURROW: Colour = '#B9BF8C';
const WOOD: Colour = '#93AD82';
const RIVER: Colour = '#A5C4D3';
const ROAD: Colour = '#EDE6CF';
const ROOF: Colour = '#C08A74';

/** A field's side in centimetres, about. */
const FIELD = 9;

type Corner = readonly [x: number, y: number];

/** Fields over a part of the land: `isLand` says whether a corner lies on it. */
export function fields(land: Land, isLand: (x: number, y: number) => boolean = () => true): readonly Shape[] {
  const [columns, rows] = [Math.ceil(land.width / FIELD) + 1, Math.ceil(land.height / FIELD) + 1];
  const corners: readonly (readonly Corner[])[] = upTo(rows + 1).map((row) =>
    upTo(columns + 1).map((column): Corner => [
      (column - 0.5) * FIELD + range(land, -2.4, 2.4) + (row % 2) * 1.5,
      (row - 0.5) * FIELD + range(land, -2.2, 2.2),
    ]),
  );
  return upTo(rows).flatMap((row) => upTo(columns).flatMap((column) => field(land, corners, row, column, isLand)));
}

function field(
  land: Land,
  corners: readonly (readonly Corner[])[],
  row: number,
  column: number,
  isLand: (x: number, y: number) => boolean,
): readonly Shape[] {
  const four = [
    corners[row]?.[column],
    corners[row]?.[column + 1],
    corners[row + 1]?.[column + 1],
    corners[row + 1]?.[column],
  ];
  const [a, b, c, d] = four;
  const crop = oneOf(land, CROPS);
  const kind = land.roll();
  const trees = upTo(9).map(() => [land.roll(), land.roll()] as const);
  if (!a || !b || !c || !d || ![a, b, c, d].every(([x, y]) => isLand(x, y))) return [];
  const inside = (u: number, v: number): Point =>
    land.at(
      (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
      (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
    );
  const base = patch(
    [inside(0, 0), inside(1, 0), inside(1, 1), inside(0, 1)],
    { fill: crop, stroke: HEDGE, width: 0.9 },
    'field',
  );
  if (kind < 0.3)
    return [
      base,
      ...upTo(5).map((i) =>
        stroke([inside(0.08, (i + 0.6) / 5.2), inside(0.92, (i + 0.6) / 5.2)], FURROW, 0.6, 'furrow'),
      ),
    ];
  if (kind > 0.88)
    return [
      base,
      dots(
        trees.map(([u, v]) => inside(0.15 + u * 0.7, 0.15 + v * 0.7)),
        land.px(0.95),
        WOOD,
        'wood',
      ),
    ];
  return [base];
}

/** Some houses around a place. */
export function village(
  land: Land,
  x: number,
  y: number,
  isLand: (x: number, y: number) => boolean = () => true,
): readonly Shape[] {
  return upTo(8).flatMap(() => {
    const [dx, dy] = [range(land, -2.6, 2.6), range(land, -2, 2)];
    const [w, h] = [range(land, 0.5, 0.9), range(land, 0.4, 0.7)];
    if (!isLand(x + dx, y + dy)) return [];
    const corners: readonly (readonly [number, number])[] = [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ];
    return [
      patch(
        corners.map(([cx, cy]) => land.at(x + dx + cx / 2, y + dy + cy / 2)),
        { fill: ROOF },
        'house',
      ),
    ];
  });
}

/** The whole of a farmland. */
export function farmland(land: Land): readonly Shape[] {
  const river = winding(land, range(land, land.height * 0.3, land.height * 0.7), 9).map(([x, y]) => land.at(x, y));
  const road = winding(land, range(land, land.height * 0.2, land.height * 0.8), 16, 8).map(([x, y]) => land.at(x, y));
  return [
    ...fields(land),
    stroke(river, HEDGE, land.px(1.7), 'bank'),
    stroke(river, RIVER, land.px(1.3), 'river'),
    stroke(road, HEDGE, Math.max(1.4, land.px(0.5)), 'ditch'),
    stroke(road, ROAD, Math.max(1, land.px(0.34)), 'road'),
    ...upTo(4).flatMap(() => village(land, range(land, 8, land.width - 8), range(land, 8, land.height - 8))),
    ...upTo(5).map(() =>
      round(land.at(range(land, 0, land.width), range(land, 0, land.height)), land.px(0.8), { fill: WOOD }, 'tree'),
    ),
  ];
}
