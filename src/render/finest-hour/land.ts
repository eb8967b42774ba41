import type { Sky } from '../../rules/finest-hour/types.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Colour, Layer, Look, Point, Shape } from '../scene.js';
import type { Lay } from './lay.js';

/** What drawings of the ground have in common: the same land again for the same sky, measured in centimetres of the sky. */

export interface Land {
  /** In centimetres. */
  readonly width: number;
  readonly height: number;
  /** A number from 0 up to 1, the next of the same row each time. */
  readonly roll: () => number;
  /** A place in pixels. */
  readonly at: (x: number, y: number) => Point;
  /** A length in pixels. */
  readonly px: (length: number) => number;
}

/** The land below a sky. */
export function landOf({ id, width, height }: Sky, { unit }: Pick<Lay, 'unit'>): Land {
  return {
    width: width / MEASURE.unit,
    height: height / MEASURE.unit,
    roll: rowOf(id),
    at: (x, y) => [x * unit, y * unit],
    px: (length) => length * unit,
  };
}

/** Numbers that look like chance and are the same for the same text. */
function rowOf(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A number between two. */
export const range = ({ roll }: Land, from: number, to: number): number => from + roll() * (to - from);

/** One of some things. */
export const oneOf = <T>({ roll }: Land, all: readonly [T, ...T[]]): T =>
  all[Math.floor(roll() * all.length)] ?? all[0];

/** All counts below a number. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, i) => i);

const LAYER: Layer = 'tint';

/** A closed area. */
export const patch = (points: readonly Point[], look: Look, tag: string): Shape => ({
  kind: 'path',
  closed: true,
  points,
  ...look,
  layer: LAYER,
  tag: `ground:${tag}`,
});

/** An open line. */
export const stroke = (points: readonly Point[], colour: Colour, width: number, tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points,
  stroke: colour,
  width,
  layer: LAYER,
  tag: `ground:${tag}`,
});

export const round = (at: Point, radius: number, look: Look, tag: string): Shape => ({
  kind: 'circle',
  at,
  radius,
  ...look,
  layer: LAYER,
  tag: `ground:${tag}`,
});

/** Many round things of one look. */
export const dots = (at: readonly Point[], radius: number, fill: Colour, tag: string): Shape => ({
  kind: 'dots',
  at,
  radius,
  form: 'round',
  fill,
  layer: LAYER,
  tag: `ground:${tag}`,
});

/** A line that winds from the west to the east edge around a height, in centimetres; `swing`: how far it leaves it. */
export function winding(land: Land, y: number, swing: number, step = 4): readonly (readonly [number, number])[] {
  const [a, b] = [range(land, 0, 6), range(land, 0, 6)];
  return upTo(land.width / step + 2).map((i) => {
    const x = i * step;
    return [x, y + swing * (Math.sin(x / 19 + a) * 0.7 + Math.sin(x / 7.3 + b) * 0.3)] as const;
  });
}
