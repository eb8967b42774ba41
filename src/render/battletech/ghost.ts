import type { Place } from '../../rules/battletech/types.js';
import { NIGHT, WHITE, type SideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import type { Shape } from '../scene.js';
import { middle, type Lay } from './lay.js';
import { nose } from './token-marks.js';

/** Where a unit might stand: an empty token in outline with its facing. */
export function ghost({ hex, facing }: Place, look: SideLook, lay: Lay, tag: string): readonly Shape[] {
  const at = middle(lay, hex);
  return [
    {
      kind: 'path',
      closed: true,
      points: nose(at, facing * 60, lay),
      fill: look.fill,
      stroke: WHITE,
      width: 0.8,
      layer: 'token',
      tag: `${tag}:facing:${facing}`,
    },
    emblem(look, at, lay.radius * 0.42, 'token', tag, WHITE),
    { kind: 'circle', at, radius: lay.radius * 0.12, fill: NIGHT, layer: 'token', tag },
  ];
}
