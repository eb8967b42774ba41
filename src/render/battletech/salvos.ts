import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import { TYPE } from '../canvas.js';
import { NIGHT, PAPER } from '../colours.js';
import type { Entry } from '../legend.js';
import { isInside, type Layer, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { WRITTEN } from './heights.js';
import { middle, type Lay } from './lay.js';
import type { Spot } from './spots.js';

/** Where salvos of artillery are to land, as far as whoever looks knows (ART-02, ART-08): a ring with a cross in it and the turn; where somebody stands, small at their token. */

const SIGHT = '#C8402F';
/** Parts of the radius of a hex. */
const RING = 0.55;
const CROSS = 0.75;

/** The radius of the sign at a token, and where there it stands, by the radius of a hex: at the corner that names and other signs leave. */
const SMALL = 10;
const CORNER = { x: -0.95, y: 0.28 };

/** Where something is to come down, with the next turn in which it does. */
function known({ field }: SeenState): ReadonlyMap<Hex, number> {
  const salvos = (field?.batteries ?? []).flatMap((guns) => guns.salvos);
  return salvos.reduce((all, { hex, lands }) => {
    return hex === null ? all : all.set(hex, Math.min(lands, all.get(hex) ?? lands));
  }, new Map<Hex, number>());
}

/** In empty hexes; where somebody stands see `salvosAtTokens`. */
export const salvoShapes = (view: SeenState, lay: Lay): readonly Shape[] =>
  [...known(view)].flatMap(([hex, lands]) => {
    const at = middle(lay, hex);
    if (!isInside(at, shownBox(lay))) return [];
    const tag = `salvo:${hex}`;
    return [...sign(at, lay.radius, 'tint', tag), turn(lands, at, 'tint', tag)];
  });

/** At the tokens of those upon whom something is to come down: they hide what lies in their hex. */
export function salvosAtTokens(shown: readonly Spot[], view: SeenState, lay: Lay): readonly Shape[] {
  const all = known(view);
  return shown.flatMap(({ place, at: [x, y], end, nth }) => {
    const lands = nth > 0 ? undefined : all.get(place.hex);
    if (lands === undefined) return [];
    const at: Point = [x + CORNER.x * lay.radius, y + end * CORNER.y * lay.radius];
    const tag = `salvo:token:${place.hex}`;
    return [
      { kind: 'circle', at, radius: SMALL * RING, fill: PAPER, layer: 'token', tag: `${tag}:plate` },
      ...sign(at, SMALL, 'token', tag),
      turn(lands, at, 'token', tag),
    ];
  });
}

/** The turn in which it lands, in its middle. */
const turn = (lands: number, at: Point, layer: Layer, tag: string): Shape => ({
  kind: 'text',
  text: String(lands),
  at,
  size: TYPE.read,
  bold: true,
  align: 'center',
  colour: WRITTEN,
  halo: PAPER,
  layer,
  tag: `${tag}:turn`,
});

export const salvoEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  known(view).size === 0
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
