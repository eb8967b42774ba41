import type { Obstacle, ObstacleKind, Sky } from '../../rules/finest-hour/types.js';
import type { Shape as Area } from '../../rules/geometry/plane/shape.js';
import type { Colour, Look, Shape } from '../scene.js';
import { onSky, scaled, type Lay } from './lay.js';

/** What hides behind it: clouds with their shadow far below, stations, asteroids (TFH-17). */

const LOOKS: Readonly<Record<ObstacleKind, Look>> = {
  cloud: { fill: '#FFFFFFE6', stroke: '#8FA3B3', width: 1.2, dash: [4, 3] },
  station: { fill: '#8F96A3', stroke: '#2E333D', width: 1.6 },
  asteroid: { fill: '#8A7B6C', stroke: '#3A3028', width: 1.6 },
};

/** All obstacles of a sky, their shadows below all of them. */
export function obstacles(sky: Sky, lay: Lay): readonly Shape[] {
  const clouds = sky.obstacles.filter(({ kind }) => kind === 'cloud');
  return [
    ...clouds.flatMap(({ shapes }) => shapes.map((shape) => area(shape, { fill: SHADOW }, lay, 'cloud:shadow', 7))),
    ...sky.obstacles.flatMap((each, i) => obstacle(each, lay, `obstacle:${i}:${each.kind}`)),
  ];
}

const SHADOW: Colour = '#00000030';

const obstacle = ({ kind, shapes }: Obstacle, lay: Lay, tag: string): readonly Shape[] =>
  shapes.map((shape) => area(shape, LOOKS[kind], lay, tag, 0));

/** A shape of an obstacle; `off`: so many pixels to the south-east. */
function area(shape: Area, look: Look, lay: Lay, tag: string, off: number): Shape {
  if (shape.kind === 'disc') {
    const [x, y] = onSky(lay, shape);
    return { kind: 'circle', at: [x + off, y + off], radius: scaled(lay, shape.r), ...look, layer: 'tint', tag };
  }
  const points = shape.corners.map((corner) => onSky(lay, corner)).map(([x, y]) => [x + off, y + off] as const);
  return { kind: 'path', closed: true, points, ...look, layer: 'tint', tag };
}
