import { NIGHT, RED, RULE, WHITE, YELLOW } from '../colours.js';
import type { Box, Point, Shape } from '../scene.js';

/** What the panel counts for a side: its Action tokens, and what it has lost of what ends the match. */

const TOKEN = 3.6;

/** A token as it is drawn beside its number and in the legend. */
export const token = (at: Point, tag: string): Shape => ({
  kind: 'circle',
  at,
  radius: TOKEN,
  fill: YELLOW,
  stroke: NIGHT,
  width: 1,
  layer: 'writing',
  tag,
});

/** What is lost of all, with a bar at the half that wins. */
export function lossBar(box: Box, part: number, tag: string): readonly Shape[] {
  const middle = box.x + box.width / 2;
  return [
    { kind: 'box', box, round: 1.5, fill: WHITE, stroke: RULE, width: 0.8, layer: 'writing', tag },
    ...(part > 0
      ? [
          {
            kind: 'box',
            box: { ...box, width: box.width * Math.min(1, part) },
            round: 1.5,
            fill: RED,
            layer: 'writing',
            tag: `${tag}:lost`,
          } as const,
        ]
      : []),
    {
      kind: 'path',
      closed: false,
      points: [
        [middle, box.y - 2],
        [middle, box.y + box.height + 2],
      ],
      stroke: NIGHT,
      width: 1.6,
      layer: 'writing',
      tag: `${tag}:half`,
    },
  ];
}
