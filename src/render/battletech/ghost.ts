import type { Place } from '../../rules/battletech/types.js';
import { INK, WHITE } from '../colours.js';
import { turnedPolygon } from '../emblem.js';
import type { Colour, Shape } from '../scene.js';
import { middle, type Lay } from './lay.js';
import { nose } from './tokens.js';

/** Where a unit might stand: an empty token in outline with its facing. */
export function ghost({ hex, facing }: Place, colour: Colour, lay: Lay, tag: string): readonly Shape[] {
  const at = middle(lay, hex);
  return [
    {
      kind: 'path',
      closed: true,
      points: nose(at, facing * 60, lay.radius),
      fill: colour,
      stroke: WHITE,
      width: 0.8,
      layer: 'token',
      tag: `${tag}:facing:${facing}`,
    },
    {
      kind: 'path',
      closed: true,
      points: turnedPolygon(at, lay.radius * 0.42, 16, 0),
      fill: WHITE,
      stroke: colour,
      width: 2,
      layer: 'token',
      tag,
    },
    { kind: 'circle', at, radius: lay.radius * 0.12, fill: INK, layer: 'token', tag },
  ];
}
