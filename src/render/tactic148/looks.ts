import type { Look, Piece } from '../../rules/tactic148/types.js';
import { turnedPolygon } from '../emblem.js';
import type { Colour, Point, Shape } from '../scene.js';
import { acrossAt, areaShape, axisOf, dotted, hachured, scaledArea, type Area } from './patterns.js';

/** What a piece of terrain is, seen from above with the light from the north-west: roofs, hedges, walls, crowns, craters. */

/** What stands for a look where nothing is drawn upon it. */
export const FILLS: Readonly<Record<Look, Colour>> = {
  house: '#B9735A',
  wall: '#A8A196',
  ruin: '#B6AA9B',
  hedge: '#A9CC8C',
  wood: '#B4D39A',
  rubble: '#D3CBBB',
  field: '#E9DDA4',
  crater: '#D6C79F',
  cart: '#C9A56B',
  hill: '#E2D3A0',
  'scenic-base': '#D3DDB8',
};

/** Slopes of a roof from the lit one to the one in the shade, and its ridge and tiles. */
const ROOF = ['#CF8A6D', '#B9735A', '#9C5B45', '#87492F'] as const satisfies readonly Colour[];
const TILE: Colour = '#6E3A2855';
const RIDGE: Colour = '#5E3021';
const SHADOW: Colour = '#2A241838';
const LEAF = { crown: '#4F8A45', gleam: '#86B970', shade: '#2E5A2F' } as const satisfies Record<string, Colour>;
const STONE = { fill: '#9C9184', edge: '#6E665A', lit: '#D9D3C6' } as const satisfies Record<string, Colour>;
const SOIL = { dark: '#A48C5E', deep: '#7E6842', lit: '#EFE4C4' } as const satisfies Record<string, Colour>;
const FURROW: Colour = '#B59F52';
const PLANK: Colour = '#7A5A2E';
const SLOPE = ['#E9DEB4', '#F2EACB'] as const satisfies readonly Colour[];

/** How far the shadow of a piece falls, in u; 0: it is flat. */
const HEIGHTS: Readonly<Record<Look, number>> = {
  house: 0.5,
  wall: 0.22,
  ruin: 0.3,
  hedge: 0.22,
  wood: 0.35,
  rubble: 0.08,
  field: 0,
  crater: 0,
  cart: 0.2,
  hill: 0.25,
  'scenic-base': 0,
};

/** The shadow of a piece on the ground, a u being `unit` pixels. */
export const shadows = ({ look }: Piece, area: Area, unit: number, tag: string): readonly Shape[] => {
  const off = HEIGHTS[look] * unit;
  return off === 0 ? [] : [areaShape(scaledArea(area, 1, [off, off]), { fill: SHADOW }, 'tint', `${tag}:shadow`)];
};

/** What is drawn upon the ground of a piece. */
export function lookShapes({ look }: Pick<Piece, 'look'>, area: Area, unit: number, tag: string): readonly Shape[] {
  switch (look) {
    case 'house':
      return roof(area, unit, `${tag}:roof`);
    case 'wall':
      return joints(area, 0.8 * unit, STONE.edge, `${tag}:wall`);
    case 'ruin':
      return joints(area, 0.5 * unit, STONE.edge, `${tag}:ruin`);
    case 'hedge':
      return crowns(area, 0.34 * unit, `${tag}:hedge`);
    case 'wood':
      return crowns(area, 0.62 * unit, `${tag}:wood`);
    case 'rubble':
      return stones(area, unit, `${tag}:rubble`);
    case 'field':
      return furrows(area, unit, `${tag}:field`);
    case 'crater':
      return bowl(area, `${tag}:crater`);
    case 'cart':
      return joints(area, 0.35 * unit, PLANK, `${tag}:cart`);
    case 'hill':
      return SLOPE.map((fill, i) =>
        areaShape(scaledArea(area, 0.74 - 0.26 * i, [-0.1 * unit, -0.1 * unit]), { fill }, 'tint', `${tag}:hill`),
      );
    case 'scenic-base':
      return dotted(area, 0.5 * unit, 0.07 * unit, LEAF.crown, `${tag}:base`);
  }
}

/** A hipped roof: a slope for each side up to the ridge, tiles along it, a chimney. */
function roof(area: Area, unit: number, tag: string): readonly Shape[] {
  if (area.kind === 'circle') return bowl(area, tag);
  const { middle, along, half } = axisOf(area);
  const ridge = Math.max(0, half.long - half.short);
  const ends: readonly [Point, Point] = [
    [middle[0] - along[0] * ridge, middle[1] - along[1] * ridge],
    [middle[0] + along[0] * ridge, middle[1] + along[1] * ridge],
  ];
  const nearer = ([x, y]: Point): Point =>
    (x - middle[0]) * along[0] + (y - middle[1]) * along[1] < 0 ? ends[0] : ends[1];
  const slopes = area.corners.map((a, i) => ({ a, b: area.corners[(i + 1) % area.corners.length] ?? a }));
  const tiles = Math.max(1, Math.round(half.short / (0.55 * unit)));
  const path = (points: readonly Point[], closed: boolean) =>
    ({ kind: 'path', points, closed, layer: 'tint' }) as const;
  return [
    ...slopes.map(({ a, b }): Shape => ({
      ...path([a, b, nearer(b), nearer(a)], true),
      fill: slopeTone(a, b, middle),
      tag,
    })),
    ...slopes.flatMap(({ a, b }) =>
      Array.from({ length: tiles - 1 }, (_, i): Shape => {
        const up = (i + 1) / tiles;
        const points = [toward(a, nearer(a), up), toward(b, nearer(b), up)];
        return { ...path(points, false), stroke: TILE, width: 0.06 * unit, tag: `${tag}:tiles` };
      }),
    ),
    ...area.corners.map((corner): Shape => ({
      ...path([corner, nearer(corner)], false),
      stroke: `${RIDGE}88`,
      width: 0.07 * unit,
      tag: `${tag}:ridge`,
    })),
    { ...path(ends, false), stroke: RIDGE, width: 0.14 * unit, tag: `${tag}:ridge` },
    ...chimney(toward(ends[0], ends[1], 0.2), unit, `${tag}:chimney`),
  ];
}

const toward = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** The tone of a slope by the way that it looks: towards the light or away from it. */
function slopeTone(a: Point, b: Point, middle: Point): Colour {
  const [x, y] = [(a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]];
  const light = (-x * 0.6 - y * 0.8) / (Math.hypot(x, y) || 1);
  return ROOF[light > 0.7 ? 0 : light > 0 ? 1 : light > -0.7 ? 2 : 3];
}

function chimney([x, y]: Point, unit: number, tag: string): readonly Shape[] {
  const size = 0.5 * unit;
  const square = (left: number, top: number, side: number, fill: Colour): Shape => ({
    kind: 'box',
    box: { x: left, y: top, width: side, height: side },
    round: 0,
    fill,
    layer: 'tint',
    tag,
  });
  return [
    square(x - size / 2 + size * 0.4, y - size / 2 + size * 0.4, size, SHADOW),
    square(x - size / 2, y - size / 2, size, STONE.edge),
    square(x - size / 4, y - size / 4, size / 2, RIDGE),
  ];
}

/** Lines across the length of a piece, as between stones or planks, and a lit edge. */
function joints(area: Area, step: number, stroke: Colour, tag: string): readonly Shape[] {
  const { half } = axisOf(area);
  const count = Math.max(1, Math.floor((half.long * 2) / step));
  return Array.from({ length: count - 1 }, (_, i): Shape => ({
    kind: 'path',
    closed: false,
    points: acrossAt(area, -half.long + ((i + 1) * half.long * 2) / count),
    stroke,
    width: Math.min(1, step * 0.14),
    layer: 'tint',
    tag,
  }));
}

/** Crowns over an area; along the middle of one that is narrow. */
function crowns(area: Area, size: number, tag: string): readonly Shape[] {
  const { middle, along, half } = axisOf(area);
  const narrow = half.short < size * 2.2;
  const count = Math.max(1, Math.round((half.long * 2) / (size * 1.5)));
  const spots: readonly Point[] = narrow
    ? Array.from({ length: count }, (_, i): Point => {
        const on = -half.long + ((i + 0.5) * half.long * 2) / count;
        const aside = (i % 2 === 0 ? 1 : -1) * Math.max(0, half.short - size) * 0.6;
        return [middle[0] + along[0] * on - along[1] * aside, middle[1] + along[1] * on + along[0] * aside];
      })
    : dotted(area, size * 1.55, size, LEAF.crown, tag).flatMap((dot) => (dot.kind === 'circle' ? [dot.at] : []));
  const disc = ([x, y]: Point, off: number, radius: number, fill: Colour, part: string): Shape => ({
    kind: 'circle',
    at: [x + off, y + off],
    radius,
    fill,
    layer: 'tint',
    tag: `${tag}:${part}`,
  });
  return [
    ...spots.map((spot) => disc(spot, size * 0.22, size, LEAF.shade, 'shadow')),
    ...spots.flatMap((spot) => [
      disc(spot, 0, size * 0.94, LEAF.crown, 'crown'),
      disc(spot, -size * 0.28, size * 0.46, LEAF.gleam, 'gleam'),
    ]),
  ];
}

/** Broken stones over an area. */
function stones(area: Area, unit: number, tag: string): readonly Shape[] {
  const step = 0.52 * unit;
  return dotted(area, step, 0.2 * unit, STONE.fill, tag).flatMap((dot, i): readonly Shape[] =>
    dot.kind === 'circle'
      ? [
          {
            kind: 'path',
            closed: true,
            points: turnedPolygon(dot.at, (0.15 + 0.07 * ((i * 7) % 3)) * unit, 4 + (i % 2), i * 37),
            fill: i % 3 === 0 ? STONE.lit : STONE.fill,
            stroke: STONE.edge,
            width: 0.05 * unit,
            layer: 'tint',
            tag,
          },
        ]
      : [],
  );
}

/** Furrows along the length of a field. */
function furrows(area: Area, unit: number, tag: string): readonly Shape[] {
  const { middle, along, half } = axisOf(area);
  const count = Math.floor((half.short * 2) / (0.6 * unit));
  return Array.from({ length: count }, (_, i): Shape => {
    const aside = -half.short + ((i + 0.5) * half.short * 2) / count;
    const end = (sign: number): Point => [
      middle[0] - along[1] * aside + along[0] * half.long * 0.94 * sign,
      middle[1] + along[0] * aside + along[1] * half.long * 0.94 * sign,
    ];
    return {
      kind: 'path',
      closed: false,
      points: [end(-1), end(1)],
      stroke: FURROW,
      width: 0.1 * unit,
      layer: 'tint',
      tag,
    };
  });
}

/** A hollow: in the shade towards the light, lit on the far side. */
function bowl(area: Area, tag: string): readonly Shape[] {
  const { half } = axisOf(area);
  const off = half.short * 0.08;
  return [
    areaShape(scaledArea(area, 0.78, [0, 0]), { fill: SOIL.dark }, 'tint', tag),
    areaShape(scaledArea(area, 0.68, [off, off]), { fill: SOIL.lit }, 'tint', tag),
    areaShape(scaledArea(area, 0.48, [0, 0]), { fill: SOIL.deep }, 'tint', tag),
  ];
}

/** Strokes inwards from the edge of what has to be climbed. */
export const slope = (area: Area, step: number, length: number, tag: string): readonly Shape[] =>
  hachured(area, step, length, { stroke: '#7A1F0A', width: 1.2, layer: 'tint', tag });
