import { TYPE } from './canvas.js';
import { INK } from './colours.js';
import type { Badge } from './labels.js';
import { textWidth } from './measure.js';
import type { Point, Shape } from './scene.js';

/** An entry of the legend: a sample drawn around a point, and what it stands for. */
export interface Entry {
  readonly sample: (at: Point) => readonly Shape[];
  readonly words: string;
}

/** A badge as a sample, around a point. */
export function badgeSample({ text, fill, ink }: Badge, [x, y]: Point, tag: string): readonly Shape[] {
  const width = Math.max(11, textWidth(text, TYPE.read, true) + 4);
  const box = { x: x - 1 - width / 2, y: y - 6.5, width, height: 13 };
  return [
    { kind: 'box', box, round: 2, fill, stroke: INK, width: 0.8, layer: 'writing', tag },
    {
      kind: 'text',
      text,
      at: [x - 1, y],
      size: TYPE.read,
      bold: true,
      align: 'center',
      colour: ink,
      layer: 'writing',
      tag: `${tag}:sign`,
    },
  ];
}
