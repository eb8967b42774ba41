import { FAINT, INK } from './colours.js';
import { wrap } from './measure.js';
import { LEGIBLE, moved, type Colour, type Point, type Shape } from './scene.js';

/** A part of a sheet or card, drawn from its own top left corner. */
export interface Block {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** The height of a line of text. */
const LINE = 14;

/** Blocks one below the other, as one. */
export function stack(blocks: readonly Block[], gap = 4): Block {
  let y = 0;
  const shapes: Shape[] = [];
  for (const block of blocks.filter(({ height }) => height > 0)) {
    const top = y;
    shapes.push(...block.shapes.map((shape) => moved(shape, 0, top)));
    y += block.height + gap;
  }
  return { shapes, height: Math.max(0, y - gap) };
}

/** A line of text left, right or in the middle of `at`. */
export const words = (
  text: string,
  at: Point,
  tag: string,
  look: {
    readonly bold?: boolean;
    readonly size?: number;
    readonly align?: 'left' | 'center' | 'right';
    readonly colour?: Colour;
  } = {},
): Shape => ({
  kind: 'text',
  text,
  at,
  size: look.size ?? LEGIBLE,
  bold: look.bold ?? false,
  align: look.align ?? 'left',
  colour: look.colour ?? INK,
  layer: 'writing',
  tag,
});

/** Text wrapped to a width. */
export function paragraph(
  text: string,
  width: number,
  tag: string,
  look: { readonly bold?: boolean; readonly faint?: boolean } = {},
): Block {
  const bold = look.bold ?? false;
  const lines = text === '' ? [] : wrap(text, LEGIBLE, bold, width);
  return {
    height: lines.length * LINE,
    shapes: lines.map((line, i) =>
      words(line, [0, i * LINE + LINE / 2], tag, { bold, colour: look.faint ? FAINT : INK }),
    ),
  };
}
