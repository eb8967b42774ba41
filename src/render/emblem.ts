import type { SideLook } from './colours.js';
import { INK } from './colours.js';
import type { Colour, Layer, Point, Shape } from './scene.js';

/** A side's shape in its colour, `radius` from its middle to its rim: the body of a unit on the map, and its mark in lists. */
export function emblem(look: SideLook, at: Point, radius: number, layer: Layer, tag: string, fill?: Colour): Shape {
  const [x, y] = at;
  const inked = { fill: fill ?? look.fill, stroke: INK, width: radius > 7 ? 1.2 : 0.8, layer, tag };
  switch (look.shape) {
    case 'disc':
      return { kind: 'circle', at, radius, ...inked };
    case 'square': {
      const half = radius * 0.9;
      return {
        kind: 'box',
        box: { x: x - half, y: y - half, width: half * 2, height: half * 2 },
        round: radius / 5,
        ...inked,
      };
    }
    case 'diamond':
      return { kind: 'path', closed: true, points: turnedPolygon(at, radius * 1.15, 4, 0), ...inked };
    case 'triangle':
      return { kind: 'path', closed: true, points: turnedPolygon(at, radius * 1.2, 3, 0), ...inked };
  }
}

/** A side's shape as a sign in a line of text. */
export const sideSign = ({ shape }: SideLook): string => SIGNS[shape];

const SIGNS = { square: '■', disc: '●', diamond: '◆', triangle: '▲' } as const satisfies Record<
  SideLook['shape'],
  string
>;

/** A regular polygon around a middle, with a corner `degrees` clockwise from north. */
export function turnedPolygon([x, y]: Point, radius: number, corners: number, degrees: number): readonly Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = ((degrees + (360 * i) / corners) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** The point at a distance from another, `degrees` clockwise from north. */
export function toward([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
}
