import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import { NIGHT } from '../colours.js';
import type { Entry } from '../legend.js';
import { isInside, type Layer, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { middle, type Lay } from './lay.js';

/** Fields of mines, as far as whoever looks knows of them (HID-06). */

const STEEL = '#8E949B';
const FUSE = '#C8402F';

/** Where the mines of a field lie in a hex, in parts of its radius: about the middle, which is left to units. */
const SPOTS: readonly Point[] = [
  [0, -0.62],
  [-0.6, 0.02],
  [0.6, 0.02],
];

const known = ({ field }: SeenState): readonly Hex[] => [...new Set((field?.mines ?? []).map(({ hex }) => hex))];

export const mineShapes = (view: SeenState, lay: Lay): readonly Shape[] =>
  known(view).flatMap((hex) => {
    const at = middle(lay, hex);
    if (!isInside(at, shownBox(lay))) return [];
    return SPOTS.flatMap(([x, y]) =>
      mine([at[0] + x * lay.radius, at[1] + y * lay.radius], lay.radius * 0.15, 'tint', `mine:${hex}`),
    );
  });

export const mineEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  known(view).length === 0
    ? []
    : [{ sample: (at) => mine(at, 5, 'writing', 'legend:mine'), words: t(tongue, 'battletech.picture.mine') }];

/** A disc with a fuse in its middle. */
const mine = (at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] => [
  { kind: 'circle', at, radius, fill: STEEL, stroke: NIGHT, width: radius * 0.3, layer, tag },
  { kind: 'circle', at, radius: radius * 0.4, fill: FUSE, layer, tag: `${tag}:fuse` },
];
