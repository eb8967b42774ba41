import { darkenedIn } from '../render/index.js';
import type { RulesetId } from '../rules/registry.js';
import { inOrder, type Colour, type Ground, type Look, type Scene, type Shape } from '../render/scene.js';
import { textWidth } from '../render/measure.js';

/** An SVG element: its name, its attributes, and for a text its words. */
type Svg = readonly [name: string, attributes: Readonly<Record<string, string | number>>, text?: string];

/** What never changes, such as a board, with the window cut out of it and where that goes. */
interface DrawnGround {
  readonly background: string;
  readonly shapes: readonly number[];
  readonly window: readonly [x: number, y: number, width: number, height: number];
  readonly at: readonly [x: number, y: number];
}

/** A scene: its size, the number of what lies under everything (`null`: nothing), and its own shapes. */
interface DrawnScene {
  readonly size: readonly [width: number, height: number];
  readonly background: string;
  readonly ground: number | null;
  readonly shapes: readonly number[];
}

/**
 * Scenes as the page draws them (`Drawing` in page/draw.js): shapes from the bottom up, each of them once for the whole match
 * and named by its number. Steps differ by little, so a match takes hardly more room than its first picture and what changed.
 */
export class Drawings {
  readonly #shapes = new Map<string, number>();
  readonly #grounds = new Map<string, number>();
  readonly #scenes = new Map<string, number>();
  #bytes = 0;

  /** `game`: whose colours the scenes have beside those that all have; `null`: none. */
  constructor(private readonly game: RulesetId | null) {}

  /** How many bytes of JSON all of it takes, nearly. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The number of a scene. */
  add(scene: Scene): number {
    const drawn: DrawnScene = {
      size: [scene.width, scene.height],
      background: scene.background,
      ground: scene.ground && this.#ground(scene.ground),
      shapes: this.#numbers(scene.shapes),
    };
    return this.#numberIn(this.#scenes, JSON.stringify(drawn));
  }

  /** All that was added, as JSON. */
  json(): string {
    const list = (known: ReadonlyMap<string, number>): string => `[${[...known.keys()].join(',')}]`;
    const parts = `"shapes":${list(this.#shapes)},"grounds":${list(this.#grounds)},"scenes":${list(this.#scenes)}`;
    return `{${parts},"dark":${JSON.stringify(darkOf(parts, this.game))}}`;
  }

  #ground({ background, shapes, window: { x, y, width, height }, at }: Ground): number {
    const drawn: DrawnGround = { background, shapes: this.#numbers(shapes), window: [x, y, width, height], at };
    return this.#numberIn(this.#grounds, JSON.stringify(drawn));
  }

  #numbers(shapes: readonly Shape[]): readonly number[] {
    return inOrder(shapes).map((shape) => this.#numberIn(this.#shapes, JSON.stringify(svgOf(shape))));
  }

  #numberIn(known: Map<string, number>, key: string): number {
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, known.size);
    this.#bytes += Buffer.byteLength(key) + 1;
    return known.size - 1;
  }
}

/** The colours in some JSON that have a counterpart on dark paper, with it: the page takes the one or the other. */
const darkOf = (json: string, game: RulesetId | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(json.match(/"#[0-9A-F]{6}(?:[0-9A-F]{2})?"/g))].flatMap((quoted) => {
      const colour: Colour = `#${quoted.slice(2, -1)}`;
      const dark = darkenedIn(game, colour);
      return dark === colour ? [] : [[colour, dark]];
    }),
  );

/** Fractions of a pixel that nobody sees take room. */
const short = (n: number): number => Math.round(n * 100) / 100;

/** The height of the typeface's capitals as a part of its size: texts are placed by their middle. */
const CAPITALS = 0.73;

const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const;

function svgOf(shape: Shape): Svg {
  switch (shape.kind) {
    case 'path': {
      const points = shape.points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
      return [shape.closed ? 'polygon' : 'polyline', { points, ...inkOf(shape, shape.closed) }];
    }
    case 'circle':
      return [
        'circle',
        { cx: short(shape.at[0]), cy: short(shape.at[1]), r: short(shape.radius), ...inkOf(shape, true) },
      ];
    case 'box': {
      const { x, y, width, height } = shape.box;
      if (typeof shape.round !== 'number')
        return ['path', { d: rounded(shape.box, shape.round), ...inkOf(shape, true) }];
      const round = shape.round === 0 ? {} : { rx: short(Math.min(shape.round, width / 2, height / 2)) };
      const size = { width: short(width), height: short(height) };
      return ['rect', { x: short(x), y: short(y), ...size, ...round, ...inkOf(shape, true) }];
    }
    case 'dots': {
      const d = shape.at.map(([x, y]) => dot(x, y, shape.radius, shape.form)).join('');
      return ['path', { d, ...inkOf(shape, true) }];
    }
    case 'text': {
      const { text, at, size, bold, align, colour, halo } = shape;
      return [
        'text',
        {
          x: short(at[0]),
          y: short(at[1] + (size * CAPITALS) / 2),
          'font-size': short(size),
          fill: colour,
          // Whatever typeface the reader has: the words take the room that they were given.
          textLength: short(textWidth(text, size, bold)),
          lengthAdjust: 'spacingAndGlyphs',
          ...(bold ? { 'font-weight': 700 } : {}),
          ...(align === 'left' ? {} : { 'text-anchor': ANCHOR[align] }),
          ...(halo ? { stroke: halo, 'stroke-width': short(size * 0.28), 'paint-order': 'stroke' } : {}),
        },
        text,
      ];
    }
  }
}

function inkOf({ fill, stroke, width = 1, dash }: Look, fillable: boolean): Readonly<Record<string, string | number>> {
  return {
    ...(fill && fillable ? { fill } : { fill: 'none' }),
    ...(stroke ? { stroke, 'stroke-width': short(width) } : {}),
    ...(stroke && dash && dash.length > 0 ? { 'stroke-dasharray': dash.map(short).join(' ') } : {}),
  };
}

/** One of many dots, as a part of a path. */
function dot(x: number, y: number, radius: number, form: 'round' | 'square'): string {
  const [from, middle, top, r, side] = [x - radius, y, y - radius, radius, 2 * radius].map(short);
  return form === 'round'
    ? `M${from},${middle}a${r},${r} 0 1 1 ${side},0a${r},${r} 0 1 1 -${side},0`
    : `M${from},${top}h${side}v${side}h-${side}z`;
}

/** A box whose corners differ, clockwise from the top left. */
function rounded(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  [a, b, c, d]: readonly [number, number, number, number],
): string {
  const arc = (r: number, dx: number, dy: number): string => (r === 0 ? '' : `a${r},${r} 0 0 1 ${dx * r},${dy * r}`);
  return [
    `M${short(x + a)},${short(y)}H${short(x + width - b)}${arc(b, 1, 1)}V${short(y + height - c)}${arc(c, -1, 1)}`,
    `H${short(x + d)}${arc(d, -1, -1)}V${short(y + a)}${arc(a, 1, -1)}Z`,
  ].join('');
}
