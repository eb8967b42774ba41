/**
 * A scene is a picture as plain data: what is drawn where, for every game, before any canvas is touched. Lengths are pixels as
 * they are shown: those of `canvas.ts` for what a channel sees, else of a phone on which the picture is opened. Such a scene is
 * 390 wide. It is painted at a multiple of that, so a size in a scene is the size that a player sees.
 */
export const SCENE_WIDTH = 390;

/** Pixels of the painted picture for each phone pixel: as fine as phones are. */
export const SCALE = 3;

/** The least size of a letter that a player must be able to read on a phone without zooming. */
export const LEGIBLE = 11;

/** From the bottom up. `ground` lies below everything else; `frame` holds header, lists and legend. */
const LAYERS = ['tint', 'path', 'line', 'token', 'label', 'frame', 'writing'] as const;
export type Layer = (typeof LAYERS)[number];

export type Point = readonly [x: number, y: number];

/** A colour as `#RRGGBB`, or `#RRGGBBAA` where something below shows through. */
export type Colour = `#${string}`;

/** How far the corners of a box are rounded: all alike, or each, clockwise from the top left. */
export type Round = number | readonly [number, number, number, number];

/** How a shape is filled and outlined. */
export interface Look {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: readonly number[];
}

/** What every shape says of itself: its layer, and what it shows (`unit:HBK-4G:facing:1`), for tests and for readers of dumps. */
interface Shown {
  readonly layer: Layer;
  readonly tag: string;
}

export type Shape =
  | (Shown & Look & { readonly kind: 'path'; readonly points: readonly Point[]; readonly closed: boolean })
  | (Shown & Look & { readonly kind: 'circle'; readonly at: Point; readonly radius: number })
  | (Shown & Look & { readonly kind: 'box'; readonly box: Box; readonly round: Round })
  /** Many that look the same, by their middles: `radius` from there to the rim, of a square one to its sides. */
  | (Shown &
      Look & {
        readonly kind: 'dots';
        readonly at: readonly Point[];
        readonly radius: number;
        readonly form: 'round' | 'square';
      })
  | (Shown & Writing & { readonly kind: 'text' });

/** A line of text. `at` is its left end, middle or right end by `align`, halfway up its capitals. `halo` keeps it legible on anything. */
export interface Writing {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly bold: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly colour: Colour;
  readonly halo?: Colour;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What never changes in a match, such as a board: painted once for a `key` and then copied. `window` is the part shown, `at` where it goes. */
export interface Ground {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly background: Colour;
  readonly shapes: readonly Shape[];
  readonly window: Box;
  readonly at: Point;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Painted pixels for each pixel of the scene; `SCALE` where it says none. */
  readonly scale?: number;
  readonly background: Colour;
  readonly ground: Ground | null;
  readonly shapes: readonly Shape[];
}

/** The shapes from the bottom layer up, in the given order within a layer. */
export function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  return LAYERS.flatMap((layer) => shapes.filter((shape) => shape.layer === layer));
}

/** A shape of another look or place: moved by a distance. */
export function moved(shape: Shape, dx: number, dy: number): Shape {
  const shift = ([x, y]: Point): Point => [x + dx, y + dy];
  switch (shape.kind) {
    case 'path':
      return { ...shape, points: shape.points.map(shift) };
    case 'dots':
      return { ...shape, at: shape.at.map(shift) };
    case 'circle':
    case 'text':
      return { ...shape, at: shift(shape.at) };
    case 'box':
      return { ...shape, box: { ...shape.box, x: shape.box.x + dx, y: shape.box.y + dy } };
  }
}

/** Whether a point lies in a box or on its rim. */
export const isInside = ([x, y]: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
