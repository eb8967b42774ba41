import type { Colour, Point, Shape } from '../scene.js';
import { patch, range, round, stroke, upTo, winding, type Land } from './land.js';
import { fields, village } from './land-fields.js';

/** The sea: shoals, waves, ships with their wakes; and a coast with its surf, its beach and the land behind it. */

const DEEP: Colour = '#8FB7D03A';
const WAVE: Colour = '#C7DEEA';
const FOAM: Colour = '#F3F8FA';
const HULL: Colour = '#6F7F8A';
const SAND: Colour = '#E8DDB4';
const SHORE: Colour = '#CDD3A4';

export function sea(land: Land): readonly Shape[] {
  return [
    ...upTo(7).map(() =>
      round(
        land.at(range(land, 0, land.width), range(land, 0, land.height)),
        land.px(range(land, 12, 26)),
        { fill: DEEP },
        'deep',
      ),
    ),
    ...upTo((land.width * land.height) / 55).map(() =>
      wave(land, range(land, 0, land.width), range(land, 0, land.height)),
    ),
    ...upTo(3).flatMap(() => ship(land, range(land, 10, land.width - 10), range(land, 10, land.height - 10))),
  ];
}

/** A crest with its two slopes. */
const wave = (land: Land, x: number, y: number): Shape =>
  stroke(
    [
      land.at(x - 0.9, y + 0.25),
      land.at(x - 0.4, y),
      land.at(x, y + 0.2),
      land.at(x + 0.5, y - 0.05),
      land.at(x + 1, y + 0.2),
    ],
    WAVE,
    1,
    'wave',
  );

/** A ship from above, its wake behind it. */
function ship(land: Land, x: number, y: number): readonly Shape[] {
  const turn = range(land, 0, Math.PI * 2);
  const point = (along: number, across: number): Point =>
    land.at(x + along * Math.sin(turn) + across * Math.cos(turn), y - along * Math.cos(turn) + across * Math.sin(turn));
  return [
    patch([point(-1.2, 0), point(-6, -1.3), point(-5, 0), point(-6, 1.3)], { fill: `${FOAM}90` }, 'wake'),
    patch(
      [point(1.8, 0), point(0.8, 0.45), point(-1.6, 0.4), point(-1.6, -0.4), point(0.8, -0.45)],
      { fill: HULL, stroke: FOAM, width: 0.6 },
      'ship',
    ),
    patch([point(0.3, 0.22), point(-0.6, 0.22), point(-0.6, -0.22), point(0.3, -0.22)], { fill: FOAM }, 'ship:deck'),
  ];
}

/** The sea in the north, land in the south. */
export function coast(land: Land): readonly Shape[] {
  const shore = winding(land, land.height * 0.58, land.height * 0.14, 2.5);
  const line = shore.map(([x, y]) => land.at(x, y));
  const isLand = (x: number, y: number): boolean => {
    const near = shore.reduce((best, each) => (Math.abs(each[0] - x) < Math.abs(best[0] - x) ? each : best));
    return y > near[1] + 2.2;
  };
  return [
    ...sea(land),
    stroke(line, `${FOAM}A0`, land.px(3.4), 'surf'),
    stroke(line, FOAM, land.px(1.8), 'surf'),
    patch([...line, land.at(land.width + 4, land.height), land.at(0, land.height)], { fill: SHORE }, 'shore'),
    stroke(line, SAND, land.px(1), 'beach'),
    ...fields(land, isLand),
    ...upTo(3).flatMap(() =>
      village(land, range(land, 8, land.width - 8), range(land, land.height * 0.7, land.height - 5), isLand),
    ),
  ];
}
