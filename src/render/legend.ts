import { FAINT, RULE } from './colours.js';
import { textWidth } from './measure.js';
import { LEGIBLE, SCENE_WIDTH, type Point, type Shape } from './scene.js';

/** An entry of the legend: a sample drawn around a point, and what it stands for. */
export interface Entry {
  readonly sample: (at: Point) => readonly Shape[];
  readonly words: string;
}

const LINE = 16;
const SAMPLE = 26;
const GAP = 12;
const LEFT = 8;

/** The legend, its entries flowing over as many lines as they need, `top` from the picture's upper edge. */
export function legend(
  entries: readonly Entry[],
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  let x = LEFT;
  let y = top + LINE / 2 + 3;
  const shapes: Shape[] = [
    {
      kind: 'path',
      closed: false,
      points: [
        [LEFT, top],
        [SCENE_WIDTH - LEFT, top],
      ],
      stroke: RULE,
      width: 0.6,
      layer: 'frame',
      tag: 'legend',
    },
  ];
  for (const { sample, words } of entries) {
    const width = SAMPLE + textWidth(words, LEGIBLE, false);
    if (x > LEFT && x + width > SCENE_WIDTH - LEFT) {
      x = LEFT;
      y += LINE;
    }
    shapes.push(...sample([x + SAMPLE / 2 - 2, y]).map((shape): Shape => ({ ...shape, layer: 'writing' })), {
      kind: 'text',
      text: words,
      at: [x + SAMPLE, y],
      size: LEGIBLE,
      bold: false,
      align: 'left',
      colour: FAINT,
      layer: 'writing',
      tag: 'legend:words',
    });
    x += width + GAP;
  }
  return { shapes, height: entries.length === 0 ? 0 : y + LINE / 2 + 3 - top };
}
