import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import type { Shape as TableShape } from '../../rules/geometry/plane/shape.js';
import type { Look, Piece, Table, TerrainKind } from '../../rules/tactic148/types.js';
import { keptShapes } from '../kept-shapes.js';
import type { Colour, Ground, Shape } from '../scene.js';
import { onTable, scaled, type Lay } from './lay.js';
import { FILLS, lookShapes, shadows, slope } from './looks.js';
import { areaShape, type Area } from './patterns.js';

const FLOOR: Colour = '#F1EBDA';
const GRID: Colour = '#E1D9C2';
const GRID_HEAVY: Colour = '#BDB298';
const EDGE: Colour = '#8D876F';
const DARK: Colour = '#3A342C';

/** The bare table: its grid and its terrain. It never changes once it is laid out, so a worker keeps it painted. */
export function ground(lay: Lay): Ground {
  const { table } = lay;
  const key = `${table.id} ${JSON.stringify(table.pieces)}`;
  return {
    key,
    width: scaled(lay, table.width),
    height: scaled(lay, table.height),
    background: FLOOR,
    shapes: keptShapes(`${key} ${lay.unit}`, () => tableShapes(lay)),
    window: lay.window,
    at: lay.at,
  };
}

function tableShapes(lay: Lay): readonly Shape[] {
  const pieces = inLevels(lay.table).map((piece) => ({
    piece,
    areas: areasOf(piece, lay),
    tag: `piece:${piece.id}:${piece.kind}`,
  }));
  return [
    ...grid(lay),
    ...pieces.flatMap(({ piece, areas, tag }) => areas.flatMap((area) => shadows(piece, area, lay.unit, tag))),
    ...pieces.flatMap(({ piece, areas, tag }) => pieceShapes(piece, areas, lay.unit, tag)),
  ];
}

/** What is walked on lies below what stands on it. */
const inLevels = ({ pieces }: Table): readonly Piece[] =>
  (['low', 'cover', 'obstruction'] as const).flatMap((kind) => pieces.filter((piece) => piece.kind === kind));

/** A line at each u, a heavier one at each sixth, as the ruler numbers them. */
export const GRID_STEP = 6;

/** Pixels between strokes at an edge that is climbed. */
const STEP = 5;

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

function pieceShapes(piece: Piece, areas: readonly Area[], unit: number, tag: string): readonly Shape[] {
  // All outlines first: where two shapes of a piece meet, the filling of one covers the outline of the other.
  return [
    ...areas.map((area) => areaShape(area, outlineOf(piece.kind), 'tint', `${tag}:rim`)),
    ...areas.map((area) => areaShape(area, { fill: FILLS[piece.look] }, 'tint', tag)),
    ...areas.flatMap((area) => lookShapes(piece, area, unit, tag)),
    ...(piece.climb ? areas.flatMap((area) => slope(area, STEP, 4, `${tag}:climb`)) : []),
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
      ...(climb ? slope(area, STEP, 4, tag) : lookShapes({ look }, area, 9, tag)).map((shape): Shape => ({
        ...shape,
        layer: 'writing',
      })),
    ];
  };
}
