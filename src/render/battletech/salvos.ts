import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import { NIGHT } from '../colours.js';
import type { Entry } from '../legend.js';
import { isInside, type Layer, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { middle, type Lay } from './lay.js';

/** Where salvos of artillery are to land, as far as whoever looks knows (ART-02): a ring with a cross in it. */

const SIGHT = '#C8402F';
/** Parts of the radius of a hex. */
const RING = 0.55;
const CROSS = 0.75;

const known = ({ field }: SeenState): readonly Hex[] => [
  ...new Set((field?.batteries ?? []).flatMap(({ salvos }) => salvos.flatMap(({ hex }) => hex ?? []))),
];

export const salvoShapes = (view: SeenState, lay: Lay): readonly Shape[] =>
  known(view).flatMap((hex) => {
    const at = middle(lay, hex);
    return isInside(at, shownBox(lay)) ? sign(at, lay.radius, 'tint', `salvo:${hex}`) : [];
  });

export const salvoEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  known(view).length === 0
    ? []
    : [{ sample: (at) => sign(at, 8, 'writing', 'legend:salvo'), words: t(tongue, 'battletech.picture.salvo') }];

function sign([x, y]: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const arm = radius * CROSS;
  const lines: readonly (readonly [Point, Point])[] = [
    [
      [x - arm, y],
      [x + arm, y],
    ],
    [
      [x, y - arm],
      [x, y + arm],
    ],
  ];
  return [
    { kind: 'circle', at: [x, y], radius: radius * RING, stroke: NIGHT, width: 3, layer, tag: `${tag}:rim` },
    { kind: 'circle', at: [x, y], radius: radius * RING, stroke: SIGHT, width: 1.6, layer, tag },
    ...lines.map((points, i): Shape => ({
      kind: 'path',
      points,
      closed: false,
      stroke: SIGHT,
      width: 1.6,
      layer,
      tag: `${tag}:${i}`,
    })),
  ];
}
