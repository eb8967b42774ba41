import { FACINGS, neighbour, type Facing } from '../../rules/geometry/hex/facing.js';
import { hexesOf, type Extent, type Hex } from '../../rules/geometry/hex/hex.js';
import type { Board, Terrain } from '../../rules/battletech/types.js';
import { turnedPolygon } from '../emblem.js';
import { LEGIBLE, type Colour, type Layer, type Point, type Shape } from '../scene.js';
import { PAPER } from '../colours.js';
import { nameOf } from '../../i18n/index.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import type { Entry } from '../legend.js';
import { outline } from './lay.js';

/** Terrain of the standard level: heights, water, rough, rubble, pavement. Each differs in form or writing, not by colour only. */

/** Ground by its level, from two below the map's ground up to four and more above it. */
const LEVEL_TINTS = ['#B4B6C6', '#C9CADA', '#F1EBDA', '#E8D391', '#CFAE62', '#AC834A', '#8F6A38'] as const;
const GROUND = 2;
const WATER_TINTS = ['#C6E0F8', '#93C2F0', '#5E8FD8', '#4473BE'] as const;
const PAVED: Colour = '#ABA9B0';
const CONTOUR: Colour = '#6B4A1E';
const WAVE: Colour = '#2B6C93';
const STONE: Colour = '#8C7F66';
const BRICK: Colour = '#7F6A63';
const JOINT: Colour = '#8A888F';
const FLAME: Colour = '#F0791E';
const EMBER: Colour = '#8A1F0A';
const SMOKE: Colour = '#B7B7B7';
const SOOT: Colour = '#4E4E4E';
const WRITTEN: Colour = '#14161A';

/** The height of a hex above the ground of the map. */
export const levelIn = (board: Board, hex: Hex): number => board.hexes[hex]?.level ?? 0;

/** The colour of a hex without woods. */
export function groundTint(terrain: Terrain | undefined): Colour {
  if (terrain?.water !== undefined) return at(WATER_TINTS, terrain.water);
  if (terrain?.pavement) return PAVED;
  return at(LEVEL_TINTS, GROUND + (terrain?.level ?? 0));
}

const at = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[Math.max(0, Math.min(index, list.length - 1))] ?? list[0];

/** What is drawn in a hex besides its trees: waves, stones, rubble, paving, and its height and depth in writing. */
export function terrainMarks(
  terrain: Terrain | undefined,
  middle: Point,
  radius: number,
  layer: Layer,
  tag: string,
): readonly Shape[] {
  if (!terrain) return [];
  return [
    ...(terrain.pavement ? paving(middle, radius, layer, `${tag}:pavement`) : []),
    ...(terrain.water === undefined ? [] : waves(middle, radius, layer, `${tag}:water`)),
    ...(terrain.rough ? stones(middle, radius, layer, `${tag}:rough`) : []),
    ...(terrain.rubble ? bricks(middle, radius, layer, `${tag}:rubble`) : []),
    ...(terrain.smoke ? cloud(middle, radius, layer, `${tag}:smoke`, terrain.heavySmoke ? SOOT : SMOKE) : []),
    ...(terrain.fire ? flames(middle, radius, layer, `${tag}:fire`) : []),
  ];
}

/** A hex's height and depth as written in it: `▲2`, `▼1`, `≈1`, `▼1≈1`; empty for dry ground at level 0. */
function heightText(terrain: Terrain | undefined): string {
  const level = terrain?.level ?? 0;
  return [
    ...(level === 0 ? [] : [`${level > 0 ? '▲' : '▼'}${Math.abs(level)}`]),
    ...(terrain?.water === undefined ? [] : [`≈${terrain.water}`]),
  ].join('');
}

/** Hexes whose height is written: no two neighbours of the same height and depth, and of each such area at least one. */
export function heightsWritten(board: Board & Extent): ReadonlySet<Hex> {
  const written = new Set<Hex>();
  for (const hex of hexesOf(board)) {
    const text = heightText(board.hexes[hex]);
    const said = FACINGS.some((side) => {
      const next = neighbour(board, hex, side);
      return next !== null && written.has(next) && heightText(board.hexes[next]) === text;
    });
    if (text !== '' && !said) written.add(hex);
  }
  return written;
}

/** The height and depth of a hex, written at its lower edge. */
export function heightLabel(
  terrain: Terrain | undefined,
  [x, y]: Point,
  radius: number,
  size: number,
  tag: string,
): readonly Shape[] {
  const text = heightText(terrain);
  if (text === '') return [];
  return [
    {
      kind: 'text',
      text,
      at: [x, y + radius * 0.8 - size * 0.45],
      size,
      bold: true,
      align: 'center',
      colour: WRITTEN,
      halo: PAPER,
      layer: 'tint',
      tag,
    },
  ];
}

/** The edges of a hex from which the ground falls away: the thicker, the deeper. */
export function contours(board: Board & Extent, hex: Hex, middle: Point, radius: number): readonly Shape[] {
  const corners = outline(radius, middle);
  return FACINGS.flatMap((side): readonly Shape[] => {
    const next = neighbour(board, hex, side);
    const drop = next === null ? 0 : levelIn(board, hex) - levelIn(board, next);
    const edge = edgeOf(corners, side);
    if (drop <= 0 || edge === null) return [];
    return [
      {
        kind: 'path',
        closed: false,
        points: edge,
        stroke: CONTOUR,
        width: 0.9 + 0.7 * Math.min(drop, 3),
        layer: 'tint',
        tag: `contour:${hex}:${side}:${drop}`,
      },
    ];
  });
}

/** The two corners of a hexside; corners are counted clockwise from the one between north and north-east. */
export function edgeOf(corners: readonly Point[], side: Facing): readonly [Point, Point] | null {
  const from = corners[(side + 5) % 6];
  const to = corners[side];
  return from && to ? [from, to] : null;
}

const spots = (middle: Point, radius: number, list: readonly Point[]): readonly Point[] =>
  list.map(([x, y]) => [middle[0] + x * radius, middle[1] + y * radius]);

function waves(middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const rows: readonly Point[] = [
    [-0.28, -0.22],
    [0.3, 0.02],
    [-0.34, 0.3],
  ];
  return spots(middle, radius, rows).map(([x, y]) => ({
    kind: 'path',
    closed: false,
    points: [-2, -1, 0, 1, 2].map((n): Point => [x + n * radius * 0.13, y + (n % 2 === 0 ? 1 : -1) * radius * 0.05]),
    stroke: WAVE,
    width: 0.9,
    layer,
    tag,
  }));
}

function stones(middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const places: readonly Point[] = [
    [-0.52, -0.2],
    [0.5, -0.24],
    [-0.3, 0.34],
    [0.36, 0.36],
    [0.02, -0.02],
  ];
  return spots(middle, radius, places).map((spot, i) => ({
    kind: 'path',
    closed: true,
    points: turnedPolygon(spot, radius * 0.13, 3, i * 25),
    stroke: STONE,
    width: 1,
    layer,
    tag,
  }));
}

function bricks(middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const places: readonly Point[] = [
    [-0.5, -0.1],
    [-0.16, 0.2],
    [0.18, -0.12],
    [0.46, 0.22],
    [-0.4, 0.42],
    [0.12, 0.46],
  ];
  return spots(middle, radius, places).map((spot, i) => ({
    kind: 'path',
    closed: true,
    points: turnedPolygon(spot, radius * 0.15, 4, 20 + i * 33),
    fill: BRICK,
    layer,
    tag,
  }));
}

function paving(middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const lines: readonly (readonly [Point, Point])[] = [
    [
      [-0.6, -0.3],
      [0.6, -0.3],
    ],
    [
      [-0.72, 0.2],
      [0.72, 0.2],
    ],
    [
      [0, -0.3],
      [0, 0.2],
    ],
  ];
  return lines.map((line) => ({
    kind: 'path',
    closed: false,
    points: spots(middle, radius, line),
    stroke: JOINT,
    width: 0.8,
    layer,
    tag,
  }));
}

/** Two flames in the upper left of a hex. */
const flames = (middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] =>
  [-0.6, -0.3].map((x) => ({
    kind: 'path',
    closed: true,
    points: spots(middle, radius, [
      [x, -0.12],
      [x - 0.15, -0.28],
      [x - 0.06, -0.42],
      [x + 0.02, -0.62],
      [x + 0.1, -0.42],
      [x + 0.15, -0.28],
    ]),
    fill: FLAME,
    stroke: EMBER,
    width: 0.9,
    layer,
    tag,
  }));

/** A cloud of smoke in the upper right of a hex. */
const cloud = (middle: Point, radius: number, layer: Layer, tag: string, fill: Colour): readonly Shape[] =>
  PUFFS.map(([x, y, size]) => ({
    kind: 'circle',
    at: [middle[0] + x * radius, middle[1] + y * radius],
    radius: size * radius,
    fill,
    stroke: SOOT,
    width: 0.8,
    layer,
    tag,
  }));

/** Where the puffs of a cloud are, and how big, in parts of a hex's radius. */
const PUFFS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.2, -0.24, 0.16],
  [0.66, -0.22, 0.16],
  [0.43, -0.34, 0.22],
];

/** What of the standard level's terrain a board has, for the legend. */
export function terrainEntries(board: Board, tongue: Tongue): readonly Entry[] {
  const terrains = Object.values(board.hexes);
  const sample = { woods: 0 } as const;
  const kinds: readonly (readonly [name: string, terrain: Terrain, has: (terrain: Terrain) => boolean])[] = [
    ['level', { ...sample, level: 1 }, ({ level }) => (level ?? 0) !== 0],
    ['water', { ...sample, water: 1 }, ({ water }) => water !== undefined],
    ['rough', { ...sample, rough: true }, ({ rough }) => rough === true],
    ['rubble', { ...sample, rubble: true }, ({ rubble }) => rubble === true],
    ['pavement', { ...sample, pavement: true }, ({ pavement }) => pavement === true],
    ['fire', { ...sample, fire: true }, ({ fire }) => fire === true],
    ['smoke', { ...sample, smoke: true }, ({ smoke, heavySmoke }) => smoke === true && heavySmoke !== true],
    ['heavySmoke', { ...sample, smoke: true, heavySmoke: true }, ({ heavySmoke }) => heavySmoke === true],
  ];
  return kinds
    .filter(([, , has]) => terrains.some(has))
    .map(([name, terrain]) => ({
      sample: ([x, y]) => [
        {
          kind: 'path',
          closed: true,
          points: outline(8, [x, y]),
          fill: groundTint(terrain),
          layer: 'writing',
          tag: `legend:terrain:${name}`,
        },
        ...(heightText(terrain) === ''
          ? terrainMarks(terrain, [x, y], 9, 'writing', 'legend:terrain')
          : heightLabel(terrain, [x, y - 1.5], 8, LEGIBLE, 'legend:terrain')),
      ],
      words: nameOf(tongue, 'battletech.terrain', name),
    }));
}
