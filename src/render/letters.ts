import { BLUE, NIGHT, YELLOW } from './colours.js';
import type { Label } from './labels.js';
import type { OverlayParts } from './overlay-parts.js';
import type { Box, Point, Shape } from './scene.js';

/** Letters at places of a measured ground that can be picked: points, or squares by two corners, in pixels. */

/** A place by its letter: one spot, or two corners of a square. */
export interface LetteredSpots {
  readonly letter: string;
  readonly spots: readonly Point[];
}

/** The marks of the places, and their letters. */
export const letteredParts = (all: readonly LetteredSpots[]): Pick<OverlayParts, 'shapes' | 'labels'> => ({
  shapes: all.flatMap(pickShapes),
  labels: all.flatMap(letterLabels),
});

const LETTER = 13;

function letterLabels({ letter, spots: [from, to] }: LetteredSpots): readonly Label[] {
  if (!from) return [];
  const prefer = to ? cornersOf(boxOf(from, to)) : [from];
  return [
    {
      text: letter,
      tag: `letter:${letter}`,
      about: prefer[0] ?? from,
      clear: 4,
      size: LETTER,
      fill: YELLOW,
      ink: NIGHT,
      border: NIGHT,
      prefer,
      // A square's letter beside it would be another's; a place is where its letter is.
      holds: to ? 'there' : 'near',
    },
  ];
}

function pickShapes({ letter, spots: [from, to] }: LetteredSpots): readonly Shape[] {
  if (!from) return [];
  const tag = `pick:${letter}`;
  if (!to) {
    return [{ kind: 'circle', at: from, radius: 3, fill: YELLOW, stroke: NIGHT, width: 1.2, layer: 'token', tag }];
  }
  const box = boxOf(from, to);
  return [{ kind: 'box', box, round: 3, fill: `${YELLOW}33`, stroke: BLUE, width: 1.4, layer: 'path', tag }];
}

/** A square in the picture, a little smaller than on the ground, so that neighbours show as two. */
function boxOf([x, y]: Point, [right, bottom]: Point): Box {
  return {
    x: Math.min(x, right) + 0.8,
    y: Math.min(y, bottom) + 0.8,
    width: Math.abs(right - x) - 1.6,
    height: Math.abs(bottom - y) - 1.6,
  };
}

/** Where the letter of a square may stand: in its corners, and in its middle. */
function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  const [dx, dy] = [Math.min(10, width / 2), Math.min(10, height / 2)];
  return [
    [x + dx, y + dy],
    [x + width - dx, y + dy],
    [x + dx, y + height - dy],
    [x + width - dx, y + height - dy],
    [x + width / 2, y + height / 2],
  ];
}
