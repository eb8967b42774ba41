import type { Ground as Below, Sky } from '../../rules/finest-hour/types.js';
import { keptShapes } from '../kept-shapes.js';
import type { Colour, Ground, Shape } from '../scene.js';
import { obstacles } from './clouds.js';
import { landOf, stroke, upTo, type Land } from './land.js';
import { city } from './land-city.js';
import { farmland } from './land-fields.js';
import { coast, sea } from './land-sea.js';
import { stars } from './land-stars.js';
import { trenches } from './land-trenches.js';
import { scaled, type Lay } from './lay.js';

/** What is far below, and what hangs in the sky: it never changes in a match, so a worker keeps it painted. */

const SCENERY: Readonly<Record<Below, { readonly base: Colour; readonly draw: (land: Land) => readonly Shape[] }>> = {
  fields: { base: '#C9CFA0', draw: farmland },
  sea: { base: '#A9C9DC', draw: sea },
  coast: { base: '#A9C9DC', draw: coast },
  city: { base: '#DED7C9', draw: city },
  trenches: { base: '#C6BA9C', draw: trenches },
  stars: { base: '#161B30', draw: stars },
};

/** The ground of a sky, with its obstacles. */
export function ground(lay: Lay): Ground {
  const { sky } = lay;
  const key = `${sky.id} ${sky.ground} ${sky.light} ${JSON.stringify(sky.obstacles)}`;
  return {
    key,
    width: scaled(lay, sky.width),
    height: scaled(lay, sky.height),
    background: SCENERY[sky.ground].base,
    shapes: keptShapes(`${key} ${lay.unit}`, () => skyShapes(sky, lay)),
    window: lay.window,
    at: lay.at,
  };
}

function skyShapes(sky: Sky, lay: Lay): readonly Shape[] {
  const land = landOf(sky, lay);
  const night = sky.light === 'night';
  return [
    ...SCENERY[sky.ground].draw(land),
    ...(night ? [veil(lay, '#131C3CB4')] : []),
    ...grid(land, night || sky.ground === 'stars' ? '#FFFFFF1C' : '#00000016'),
    ...obstacles(sky, lay),
    // Clouds are darker by night as well, though not as dark as the land.
    ...(night ? [veil(lay, '#131C3C60')] : []),
    edge(lay),
  ];
}

const veil = (lay: Lay, fill: Colour): Shape => ({
  kind: 'box',
  box: { x: 0, y: 0, width: scaled(lay, lay.sky.width), height: scaled(lay, lay.sky.height) },
  round: 0,
  fill,
  layer: 'tint',
  tag: 'ground:night',
});

/** Lines lie so many centimetres apart, a tranche of every move. */
const EVERY = 10;

/** A line at each tranche, faint: lengths can be read off. */
const grid = (land: Land, colour: Colour): readonly Shape[] => [
  ...upTo(land.width / EVERY - 1).map((i) =>
    stroke([land.at((i + 1) * EVERY, 0), land.at((i + 1) * EVERY, land.height)], colour, 0.7, 'grid'),
  ),
  ...upTo(land.height / EVERY - 1).map((i) =>
    stroke([land.at(0, (i + 1) * EVERY), land.at(land.width, (i + 1) * EVERY)], colour, 0.7, 'grid'),
  ),
];

const edge = (lay: Lay): Shape => ({
  kind: 'box',
  box: { x: 0, y: 0, width: scaled(lay, lay.sky.width), height: scaled(lay, lay.sky.height) },
  round: 0,
  stroke: '#4A5A66',
  width: 2,
  layer: 'path',
  tag: 'sky:edge',
});
