import type { Ground as Below, Sky } from '../../rules/finest-hour/types.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import { keptShapes } from '../kept-shapes.js';
import type { Colour, Ground, Shape } from '../scene.js';
import { obstacles } from './clouds.js';
import { scaled, type Lay } from './lay.js';

/** What is far below, and what hangs in the sky: it never changes in a match, so a worker keeps it painted. */

const BASES: Readonly<Record<Below, Colour>> = {
  fields: '#C9CFA0',
  sea: '#A9C9DC',
  coast: '#A9C9DC',
  city: '#CFC8BA',
  trenches: '#C2B59A',
  stars: '#141A2E',
};

export function ground(lay: Lay): Ground {
  const { sky } = lay;
  const key = `${sky.id} ${sky.ground} ${sky.light} ${JSON.stringify(sky.obstacles)}`;
  return {
    key,
    width: scaled(lay, sky.width),
    height: scaled(lay, sky.height),
    background: BASES[sky.ground],
    shapes: keptShapes(`${key} ${lay.unit}`, () => skyShapes(sky, lay)),
    window: lay.window,
    at: lay.at,
  };
}

const skyShapes = (sky: Sky, lay: Lay): readonly Shape[] => [...grid(lay), ...obstacles(sky, lay), edge(lay)];

const GRID: Colour = '#00000018';
/** Lines lie so many centimetres apart, a tranche of every move. */
const EVERY = 10;

/** A line at each tranche, faint: lengths can be read off. */
function grid(lay: Lay): readonly Shape[] {
  const [right, bottom] = [scaled(lay, lay.sky.width), scaled(lay, lay.sky.height)];
  const upTo = (length: number): readonly number[] =>
    Array.from({ length: Math.ceil(length / MEASURE.unit / EVERY) - 1 }, (_, i) => (i + 1) * EVERY * lay.unit);
  const line = (from: readonly [number, number], to: readonly [number, number], tag: string): Shape => ({
    kind: 'path',
    closed: false,
    points: [from, to],
    stroke: GRID,
    width: 0.6,
    layer: 'tint',
    tag,
  });
  return [
    ...upTo(lay.sky.width).map((x) => line([x, 0], [x, bottom], 'grid:x')),
    ...upTo(lay.sky.height).map((y) => line([0, y], [right, y], 'grid:y')),
  ];
}

const edge = (lay: Lay): Shape => ({
  kind: 'box',
  box: { x: 0, y: 0, width: scaled(lay, lay.sky.width), height: scaled(lay, lay.sky.height) },
  round: 0,
  stroke: '#4A5A66',
  width: 2,
  layer: 'path',
  tag: 'sky:edge',
});
