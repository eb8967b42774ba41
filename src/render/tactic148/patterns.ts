import type { Colour, Layer, Point, Shape } from '../scene.js';

/** Patterns that fill the convex shapes of terrain, so that its kinds differ without colour. Lengths in phone pixels. */

/** A convex area: its corners in order, or a circle. */
export type Area =
  | { readonly kind: 'corners'; readonly corners: readonly Point[] }
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number };

interface Ink {
  readonly stroke: Colour;
  readonly width: number;
  readonly layer: Layer;
  readonly tag: string;
}

/** Parallel lines over an area, `step` apart, rising to the right. */
export function hatched(area: Area, step: number, ink: Ink): readonly Shape[] {
  const along: Point = [Math.SQRT1_2, -Math.SQRT1_2];
  const across: Point = [Math.SQRT1_2, Math.SQRT1_2];
  const [from, to] = extent(area, across);
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => chord(area, across, along, (first + i) * step)).flatMap(
    (points): readonly Shape[] => (points ? [{ kind: 'path', closed: false, points, ...ink }] : []),
  );
}

/** Dots over an area, in rows `step` apart, each row shifted by half of it. */
export function dotted(area: Area, step: number, radius: number, fill: Colour, tag: string): readonly Shape[] {
  const [left, right] = extent(area, [1, 0]);
  const [top, bottom] = extent(area, [0, 1]);
  const shapes: Shape[] = [];
  for (let row = Math.ceil(top / step); row * step <= bottom; row++) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let column = Math.floor((left - shift) / step); column * step + shift <= right; column++) {
      const at: Point = [column * step + shift, row * step];
      if (isDeepIn(area, at, radius * 0.6)) shapes.push({ kind: 'circle', at, radius, fill, layer: 'tint', tag });
    }
  }
  return shapes;
}

/** Short strokes inwards from the rim, as maps mark a slope. */
export function hachured(area: Area, step: number, length: number, ink: Ink): readonly Shape[] {
  return rimOf(area, step).map(({ at: [x, y], inwards: [dx, dy] }) => ({
    kind: 'path',
    closed: false,
    points: [
      [x, y],
      [x + dx * length, y + dy * length],
    ],
    ...ink,
  }));
}

/** The area itself, filled and outlined. */
export const areaShape = (
  area: Area,
  look: {
    readonly fill?: Colour;
    readonly stroke?: Colour;
    readonly width?: number;
    readonly dash?: readonly number[];
  },
  layer: Layer,
  tag: string,
): Shape =>
  area.kind === 'circle'
    ? { kind: 'circle', at: area.at, radius: area.radius, ...look, layer, tag }
    : { kind: 'path', closed: true, points: area.corners, ...look, layer, tag };

/** The middle of an area, the direction of its longest side, and how far it reaches along that and across. */
export function axisOf(area: Area): {
  readonly middle: Point;
  readonly along: Point;
  readonly half: { readonly long: number; readonly short: number };
} {
  if (area.kind === 'circle')
    return { middle: area.at, along: [1, 0], half: { long: area.radius, short: area.radius } };
  const { corners } = area;
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return { x: b[0] - a[0], y: b[1] - a[1], length: Math.hypot(b[0] - a[0], b[1] - a[1]) };
  });
  const longest = sides.reduce((best, side) => (side.length > best.length ? side : best), { x: 1, y: 0, length: 0 });
  const along: Point = [longest.x / (longest.length || 1), longest.y / (longest.length || 1)];
  const [from, to] = extent(area, along);
  const [left, right] = extent(area, [-along[1], along[0]]);
  const [on, aside] = [(from + to) / 2, (left + right) / 2];
  return {
    middle: [along[0] * on - along[1] * aside, along[1] * on + along[0] * aside],
    along,
    half: { long: (to - from) / 2, short: (right - left) / 2 },
  };
}

/** The line across an area at a distance from its middle along its longest side. */
export function acrossAt(area: Area, on: number): readonly Point[] {
  const { middle, along } = axisOf(area);
  const value = middle[0] * along[0] + middle[1] * along[1] + on;
  return chord(area, along, [-along[1], along[0]], value) ?? [];
}

/** An area made larger or smaller around its middle, and moved. */
export function scaledArea(area: Area, part: number, [dx, dy]: Point): Area {
  const [mx, my] = axisOf(area).middle;
  return area.kind === 'circle'
    ? { kind: 'circle', at: [mx + dx, my + dy], radius: area.radius * part }
    : {
        kind: 'corners',
        corners: area.corners.map(([x, y]): Point => [mx + (x - mx) * part + dx, my + (y - my) * part + dy]),
      };
}

/** How far an area reaches in a direction, from and to. */
function extent(area: Area, [dx, dy]: Point): readonly [number, number] {
  if (area.kind === 'circle') {
    const middle = area.at[0] * dx + area.at[1] * dy;
    return [middle - area.radius, middle + area.radius];
  }
  const values = area.corners.map(([x, y]) => x * dx + y * dy);
  return [Math.min(...values), Math.max(...values)];
}

/** The part of the line `across · p = value` inside an area. */
function chord(area: Area, across: Point, along: Point, value: number): readonly [Point, Point] | null {
  const spots: readonly number[] =
    area.kind === 'circle' ? circleSpots(area, across, along, value) : cornerSpots(area.corners, across, along, value);
  if (spots.length < 2) return null;
  const point = (t: number): Point => [across[0] * value + along[0] * t, across[1] * value + along[1] * t];
  const [from, to] = [Math.min(...spots), Math.max(...spots)];
  return to - from < 0.5 ? null : [point(from), point(to)];
}

function circleSpots(
  { at, radius }: { readonly at: Point; readonly radius: number },
  across: Point,
  along: Point,
  value: number,
): readonly number[] {
  const off = value - (at[0] * across[0] + at[1] * across[1]);
  if (Math.abs(off) >= radius) return [];
  const half = Math.sqrt(radius * radius - off * off);
  const middle = at[0] * along[0] + at[1] * along[1];
  return [middle - half, middle + half];
}

const cornerSpots = (corners: readonly Point[], across: Point, along: Point, value: number): readonly number[] =>
  corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [from, to] = [a, b].map(([x, y]) => x * across[0] + y * across[1] - value) as [number, number];
    if (from === to || from * to > 0) return [];
    const part = from / (from - to);
    const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    return [x * along[0] + y * along[1]];
  });

/** Whether a point lies in an area, at least `deep` from its rim. */
function isDeepIn(area: Area, [x, y]: Point, deep: number): boolean {
  if (area.kind === 'circle') return Math.hypot(x - area.at[0], y - area.at[1]) <= area.radius - deep;
  return rimOf(area, Infinity).every(({ at, inwards }) => (x - at[0]) * inwards[0] + (y - at[1]) * inwards[1] >= deep);
}

interface RimSpot {
  readonly at: Point;
  readonly inwards: Point;
}

/** Spots on the rim of an area, about `step` apart (one a side for `Infinity`), with the direction inwards. */
function rimOf(area: Area, step: number): readonly RimSpot[] {
  if (area.kind === 'circle') {
    const count = Math.max(6, Math.round((2 * Math.PI * area.radius) / step));
    return Array.from({ length: count }, (_, i): RimSpot => {
      const [dx, dy] = [Math.sin((2 * Math.PI * i) / count), -Math.cos((2 * Math.PI * i) / count)];
      return { at: [area.at[0] + dx * area.radius, area.at[1] + dy * area.radius], inwards: [-dx, -dy] };
    });
  }
  const { corners } = area;
  const [mx, my] = [0, 1].map((k) => corners.reduce((sum, corner) => sum + (corner[k] ?? 0), 0) / corners.length) as [
    number,
    number,
  ];
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const normal: Point = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
    const inward = (mx - a[0]) * normal[0] + (my - a[1]) * normal[1] >= 0 ? 1 : -1;
    const count = Math.max(1, Math.round(length / step));
    return Array.from({ length: count }, (_, n): RimSpot => {
      const part = (n + 0.5) / count;
      return {
        at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
        inwards: [normal[0] * inward, normal[1] * inward],
      };
    });
  });
}
