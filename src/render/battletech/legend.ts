import type { Locale } from '../../i18n/locales.js';
import { FAINT, RULE } from '../colours.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, SCENE_WIDTH, type Point, type Shape } from '../scene.js';
import { nameOf, say, type Key } from '../../i18n/index.js';
import { trees } from './board.js';
import { fireLine, type Volley } from './shots.js';

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

/** The woods that a board has. */
export function woodsEntries(woods: readonly (0 | 1 | 2)[], locale: Locale): readonly Entry[] {
  return ([1, 2] as const)
    .filter((kind) => woods.includes(kind))
    .map((kind) => ({
      sample: ([x, y]) => trees(kind, [x, y - 2], 12, 'writing', `legend:woods:${kind}`),
      words: nameOf(locale, 'battletech.woods', String(kind)),
    }));
}

/** The kinds of fire in a picture. */
export function fireEntries(all: readonly Volley[], locale: Locale): readonly Entry[] {
  const line = (kind: 'hit' | 'miss' | 'declared', key: Key): Entry => ({
    sample: ([x, y]) =>
      fireLine(
        [
          [x - 11, y],
          [x + 7, y],
        ],
        kind,
        `legend:${kind}`,
      ),
    words: say(locale, key, {}),
  });
  return [
    ...(all.some((volley) => volley.hit > 0) ? [line('hit', 'battletech.picture.hit')] : []),
    ...(all.some((volley) => volley.fired > 0 && volley.hit === 0) ? [line('miss', 'battletech.picture.miss')] : []),
    ...(all.some((volley) => volley.waiting.length > 0) ? [line('declared', 'battletech.picture.declared')] : []),
  ];
}
