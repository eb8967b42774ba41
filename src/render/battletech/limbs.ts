import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import { NIGHT } from '../colours.js';
import type { Entry } from '../legend.js';
import { isInside, type Layer, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { middle, type Lay } from './lay.js';

/** Limbs that were torn or blown off and lie on the ground, for whoever picks them up as clubs (table 7.2.7). */

const METAL = '#C9CDD2';

/** Where limbs lie in a hex, in parts of its radius: the middle is left to units, the lower edge to the height. */
const SPOTS: readonly Point[] = [
  [0.5, 0.42],
  [-0.5, 0.42],
  [0.56, -0.34],
  [-0.56, -0.34],
];

const onGround = ({ field }: SeenState): readonly Hex[] => field?.limbs ?? [];

export function limbShapes(view: SeenState, lay: Lay): readonly Shape[] {
  const limbs = onGround(view);
  return limbs.flatMap((hex, i) => {
    const at = middle(lay, hex);
    const before = limbs.slice(0, i).filter((one) => one === hex).length;
    const [x, y] = SPOTS[before % SPOTS.length] ?? [0, 0];
    if (!isInside(at, shownBox(lay))) return [];
    return limb([at[0] + x * lay.radius, at[1] + y * lay.radius], lay.radius * 0.27, 'tint', `limb:${hex}`);
  });
}

export const limbEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  onGround(view).length === 0
    ? []
    : [
        {
          sample: (at) => limb(at, 6, 'writing', 'legend:limb'),
          words: t(tongue, 'battletech.picture.limb'),
        },
      ];

/** A bent limb: two bones with a joint between them. */
function limb([x, y]: Point, size: number, layer: Layer, tag: string): readonly Shape[] {
  const bones: readonly Point[] = [
    [x - size, y + size * 0.35],
    [x, y - size * 0.45],
    [x + size, y + size * 0.45],
  ];
  const bone = { kind: 'path', closed: false, points: bones, layer, tag } as const;
  return [
    { ...bone, stroke: NIGHT, width: size * 0.75 },
    { ...bone, stroke: METAL, width: size * 0.45 },
    {
      kind: 'circle',
      at: [x, y - size * 0.45],
      radius: size * 0.38,
      fill: METAL,
      stroke: NIGHT,
      width: 0.8,
      layer,
      tag,
    },
  ];
}
