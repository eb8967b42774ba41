import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import type { Shape as TableShape } from '../../rules/geometry/plane/shape.js';
import type { Look, Piece, Table, TerrainKind } from '../../rules/tactic148/types.js';
import type { Colour, Ground, Shape } from '../scene.js';
import { onTable, scaled, type Lay } from './lay.js';
import { areaShape, dotted, hachured, hatched, type Area } from './patterns.js';

const FLOOR: Colour = '#F3EFDF';
const GRID: Colour = '#DCD6C1';
const GRID_HEAVY: Colour = '#BDB69C';
const EDGE: Colour = '#8D876F';
const DARK: Colour = '#3A342C';

/** What stands for a look; the kind of terrain is told by pattern and outline. */
const FILLS: Readonly<Record<Look, Colour>> = {
  house: '#B9A48C',
  wall: '#A39A8D',
  ruin: '#B3A79A',
  hedge: '#B7D29A',
  wood: '#C3DBA6',
  rubble: '#D6CFC0',
  field: '#EFE6B8',
  crater: '#DDD2B4',
  cart: '#E0CBA3',
  hill: '#E3DFC0',
  'scenic-base': '#D5DDBD',
};
const DOTS: Readonly<Record<Look, Colour>> = {
  house: DARK,
  wall: DARK,
  ruin: DARK,
  hedge: '#3E7230',
  wood: '#3E7230',
  rubble: '#6E665A',
  field: '#8A7A2E',
  crater: '#7A6A45',
  cart: '#7A5A2E',
  hill: '#7C764F',
  'scenic-base': '#5B6B3B',
};

/** Pixels between the lines and dots of patterns. */
const STEP = 5;

/** The bare table: its grid and its terrain. It never changes once it is laid out, so a worker keeps it painted. */
export function ground(lay: Lay): Ground {
  const { table } = lay;
  return {
    key: `${table.id} ${JSON.stringify(table.pieces)}`,
    width: scaled(lay, table.width),
    height: scaled(lay, table.height),
    background: FLOOR,
    shapes: [...grid(lay), ...inLevels(table).flatMap((piece) => pieceShapes(piece, lay))],
    window: lay.window,
    at: lay.at,
  };
}

/** What is walked on lies below what stands on it. */
const inLevels = ({ pieces }: Table): readonly Piece[] =>
  (['low', 'cover', 'obstruction'] as const).flatMap((kind) => pieces.filter((piece) => piece.kind === kind));

/** A line at each u, a heavier one at each sixth, as the ruler numbers them. */
export const GRID_STEP = 6;

function grid(lay: Lay): readonly Shape[] {
  const { table } = lay;
  const [right, bottom] = [scaled(lay, table.width), scaled(lay, table.height)];
  const line = (across: number, isColumn: boolean): Shape => {
    const at = across * lay.unit;
    const heavy = across % GRID_STEP === 0;
    return {
      kind: 'path',
      closed: false,
      points: isColumn
        ? [
            [at, 0],
            [at, bottom],
          ]
        : [
            [0, at],
            [right, at],
          ],
      stroke: heavy ? GRID_HEAVY : GRID,
      width: heavy ? 0.9 : 0.4,
      layer: 'tint',
      tag: `grid:${isColumn ? 'x' : 'y'}:${across}`,
    };
  };
  const lines = (length: number, isColumn: boolean): readonly Shape[] => {
    const all = Array.from({ length: Math.floor(length / STEPS_PER_U) + 1 }, (_, i) => i);
    return [...all.filter((i) => i % GRID_STEP !== 0), ...all.filter((i) => i % GRID_STEP === 0)].map((i) =>
      line(i, isColumn),
    );
  };
  return [
    ...lines(table.width, true),
    ...lines(table.height, false),
    {
      kind: 'box',
      box: { x: 0, y: 0, width: right, height: bottom },
      round: 0,
      stroke: EDGE,
      width: 1.6,
      layer: 'tint',
      tag: 'table:edge',
    },
  ];
}

/** The shapes of a piece on the bare table. */
const areasOf = (piece: Pick<Piece, 'shapes'>, lay: Pick<Lay, 'unit'>): readonly Area[] =>
  piece.shapes.map((shape) => areaOf(shape, lay));

const areaOf = (shape: TableShape, lay: Pick<Lay, 'unit'>): Area =>
  shape.kind === 'disc'
    ? { kind: 'circle', at: onTable(lay, shape), radius: scaled(lay, shape.r) }
    : { kind: 'corners', corners: shape.corners.map((corner) => onTable(lay, corner)) };

function pieceShapes(piece: Piece, lay: Lay): readonly Shape[] {
  const tag = `piece:${piece.id}:${piece.kind}`;
  const areas = areasOf(piece, lay);
  // All outlines first: where two shapes of a piece meet, the filling of one covers the outline of the other.
  return [
    ...areas.map((area) => areaShape(area, outlineOf(piece.kind), 'tint', `${tag}:rim`)),
    ...areas.map((area) => areaShape(area, { fill: FILLS[piece.look] }, 'tint', tag)),
    ...areas.flatMap((area) => filling(piece, area, tag)),
    ...(piece.climb ? areas.flatMap((area) => slope(area, `${tag}:climb`)) : []),
  ];
}

/** An obstruction has a heavy outline, cover a dashed one, what is neither a thin one. Half of it is covered by the filling. */
function outlineOf(kind: TerrainKind): {
  readonly stroke: Colour;
  readonly width: number;
  readonly dash?: readonly number[];
} {
  switch (kind) {
    case 'obstruction':
      return { stroke: DARK, width: 3.2 };
    case 'cover':
      return { stroke: '#4D6B3A', width: 2, dash: [4, 3] };
    case 'low':
      return { stroke: '#9A9377', width: 1.4 };
  }
}

function filling({ kind, look }: Pick<Piece, 'kind' | 'look'>, area: Area, tag: string): readonly Shape[] {
  switch (kind) {
    case 'obstruction': {
      const ink = { stroke: DARK, width: 0.9, layer: 'tint', tag: `${tag}:hatch` } as const;
      return hatched(area, STEP, ink);
    }
    case 'cover':
      return dotted(area, STEP, 1.15, DOTS[look], `${tag}:dots`);
    case 'low':
      return [];
  }
}

const slope = (area: Area, tag: string): readonly Shape[] =>
  hachured(area, STEP, 4, { stroke: '#7A1F0A', width: 1.3, layer: 'tint', tag });

/** A small piece of a kind for the legend. */
export function terrainSample(kind: TerrainKind, climb: boolean): (at: readonly [number, number]) => readonly Shape[] {
  const look: Look = kind === 'obstruction' ? 'house' : kind === 'cover' ? 'hedge' : 'hill';
  return ([x, y]) => {
    const area: Area = {
      kind: 'corners',
      corners: [
        [x - 10, y - 5],
        [x + 8, y - 5],
        [x + 8, y + 5],
        [x - 10, y + 5],
      ],
    };
    const tag = `legend:terrain:${climb ? 'climb' : kind}`;
    return [
      areaShape(area, { ...outlineOf(kind), width: outlineOf(kind).width * 0.8 }, 'writing', tag),
      areaShape(area, { fill: FILLS[look] }, 'writing', tag),
      ...(climb ? [] : filling({ kind, look }, area, tag)),
      ...(climb ? slope(area, tag) : []),
    ];
  };
}
