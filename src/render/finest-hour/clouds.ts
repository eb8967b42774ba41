import type { Obstacle, ObstacleKind, Sky } from '../../rules/finest-hour/types.js';
import { sidesOf, type Shape as Area } from '../../rules/geometry/plane/shape.js';
import type { Colour, Look, Point, Shape } from '../scene.js';
import { onSky, scaled, type Lay } from './lay.js';

/** What hides behind it: clouds with their shadow far below, stations, asteroids (TFH-17). What is drawn solid is what hides. */

const SHADOW: Colour = '#1A233034';
/** How far to the south-east the shadow of a cloud falls, in steps. */
const DROP = 2600;

/** All obstacles of a sky, the shadows of clouds below all of them. */
export function obstacles(sky: Sky, lay: Lay): readonly Shape[] {
  const clouds = sky.obstacles.filter(({ kind }) => kind === 'cloud');
  return [
    ...clouds.flatMap(({ shapes }) =>
      shapes.map((shape) => area(shape, { fill: SHADOW }, lay, 'cloud:shadow', scaled(lay, DROP))),
    ),
    ...sky.obstacles.flatMap((each, i) => obstacle(each, lay, `obstacle:${i}:${each.kind}`)),
  ];
}

function obstacle({ kind, shapes }: Obstacle, lay: Lay, tag: string): readonly Shape[] {
  const { rim, fill } = LOOKS[kind];
  return [
    ...shapes.map((shape) => area(shape, rim, lay, `${tag}:rim`)),
    ...shapes.map((shape) => area(shape, { fill }, lay, tag)),
    ...shapes.flatMap((shape) => DETAILS[kind](shape, lay, tag)),
  ];
}

const LOOKS: Readonly<Record<ObstacleKind, { readonly rim: Look; readonly fill: Colour }>> = {
  cloud: { rim: { stroke: '#7F93A3', width: 2.2, dash: [5, 4] }, fill: '#E3E9EE' },
  station: { rim: { stroke: '#2E333D', width: 3 }, fill: '#A3A9B4' },
  asteroid: { rim: { stroke: '#3A3028', width: 3 }, fill: '#8A7B6C' },
};

/** What is drawn on an obstacle of a kind. */
const DETAILS: Readonly<Record<ObstacleKind, (shape: Area, lay: Lay, tag: string) => readonly Shape[]>> = {
  cloud: puffs,
  station: plates,
  asteroid: holes,
};

/** A shape of an obstacle; `off`: so many pixels to the south-east. */
function area(shape: Area, look: Look, lay: Lay, tag: string, off = 0): Shape {
  if (shape.kind === 'disc') {
    const [x, y] = onSky(lay, shape);
    return { kind: 'circle', at: [x + off, y + off], radius: scaled(lay, shape.r), ...look, layer: 'tint', tag };
  }
  const points = shape.corners.map((corner) => onSky(lay, corner)).map(([x, y]): Point => [x + off, y + off]);
  return { kind: 'path', closed: true, points, ...look, layer: 'tint', tag };
}

/** Heaps of cloud inside its rim, white above the grey of its underside; none sticks out. */
function puffs(shape: Area, lay: Lay, tag: string): readonly Shape[] {
  const heaps = heapsOf(shape, lay);
  const puff = ([x, y]: Point, radius: number, fill: Colour): Shape => ({
    kind: 'circle',
    at: [x, y],
    radius,
    fill,
    layer: 'tint',
    tag: `${tag}:puff`,
  });
  return [
    ...heaps.map(({ at, radius }) => puff(at, radius, '#EEF2F5')),
    ...heaps.map(({ at: [x, y], radius }) => puff([x - radius * 0.12, y - radius * 0.14], radius * 0.8, '#F8FAFB')),
    ...heaps.map(({ at: [x, y], radius }) => puff([x - radius * 0.24, y - radius * 0.28], radius * 0.5, '#FDFEFE')),
  ];
}

interface Heap {
  readonly at: Point;
  readonly radius: number;
}

function heapsOf(shape: Area, lay: Lay): readonly Heap[] {
  if (shape.kind === 'disc') {
    const [x, y] = onSky(lay, shape);
    const whole = scaled(lay, shape.r);
    const ring = Array.from({ length: 7 }, (_, i): Heap => {
      const [turn, size] = [(i * 2 * Math.PI) / 7 + 0.4, 0.36 + 0.08 * (i % 3)];
      const far = whole * (0.97 - size);
      return { at: [x + Math.sin(turn) * far, y - Math.cos(turn) * far], radius: whole * size };
    });
    return [...ring, { at: [x, y], radius: whole * 0.55 }];
  }
  const corners = shape.corners.map((corner) => onSky(lay, corner));
  const [mx, my] = [0, 1].map((k) => corners.reduce((sum, at) => sum + (at[k] ?? 0), 0) / corners.length) as [
    number,
    number,
  ];
  const narrow = Math.min(...sidesOf(shape).map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y)));
  const radius = scaled(lay, narrow) * 0.32;
  return corners.flatMap((a, i): readonly Heap[] => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (radius * 1.3)));
    return Array.from({ length: count }, (_, n): Heap => {
      const part = (n + 0.5) / count;
      const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      const far = Math.hypot(mx - x, my - y) || 1;
      // As far inside as the heap is broad.
      const inwards = Math.min(1, (radius * 1.06) / far);
      return { at: [x + (mx - x) * inwards, y + (my - y) * inwards], radius: radius * (0.82 + 0.14 * (n % 2)) };
    });
  });
}

/** Lines of plates on a station, and lights. */
function plates(shape: Area, lay: Lay, tag: string): readonly Shape[] {
  return [0.72, 0.4].map((part) => ({
    ...area(shrunk(shape, part), { stroke: '#6B7280', width: 1 }, lay, `${tag}:plate`),
  }));
}

/** Holes on an asteroid. */
function holes(shape: Area, lay: Lay, tag: string): readonly Shape[] {
  return SPOTS.map(([dx, dy, size]) => {
    const small = shrunk(shape, size);
    const moved: Area =
      small.kind === 'disc'
        ? { ...small, x: small.x + dx * small.r * 2, y: small.y + dy * small.r * 2 }
        : { ...small, corners: small.corners.map(({ x, y }) => ({ x: x + dx * 1200, y: y + dy * 1200 })) };
    return area(moved, { fill: '#6B5D50' }, lay, `${tag}:hole`);
  });
}

const SPOTS: readonly (readonly [number, number, number])[] = [
  [-1, -0.6, 0.22],
  [0.9, 0.4, 0.28],
  [0, 1.4, 0.16],
];

/** A shape made smaller around its middle. */
function shrunk(shape: Area, part: number): Area {
  if (shape.kind === 'disc') return { ...shape, r: shape.r * part };
  const { corners } = shape;
  const [mx, my] = [
    corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  ];
  return {
    kind: 'polygon',
    corners: corners.map(({ x, y }) => ({ x: mx + (x - mx) * part, y: my + (y - my) * part })),
  };
}
