import { LINE, words } from './blocks.js';
import { FAINT, INK } from './colours.js';
import { wrap } from './measure.js';
import type { Caption } from './overlay-parts.js';
import { LEGIBLE, SCENE_WIDTH, type Colour, type Shape } from './scene.js';

/** The list under a map: captions first, then a line or more for each unit. */

/** Where the names of units begin, and where all lines end. */
export const LEFT = 20;
export const RIGHT = SCENE_WIDTH - 8;

/** What an overlay says, wrapped, from the middle of the first line at `y`; `end`: the middle of the line after it. */
export function captionLines(
  captions: readonly Caption[],
  y: number,
): { readonly shapes: Shape[]; readonly end: number } {
  const lines = captions.flatMap(({ text, bold }) =>
    wrap(text, LEGIBLE, bold, RIGHT - 8).map((line) => ({ line, bold })),
  );
  return {
    shapes: lines.map(({ line, bold }, i) => words(line, [8, y + i * LINE], 'caption', { bold })),
    end: y + lines.length * LINE,
  };
}

/** The colour of a line about a unit: faint when it is out of the match. */
export const inkOf = (out: boolean): Colour => (out ? FAINT : INK);
