import type { StandardUnit } from '../../rules/battletech/types.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { layersAt, locationsOf, type Layer, type LayerName } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import { FAINT, INK, RED, WHITE } from '../colours.js';
import type { Block } from '../blocks.js';
import { words } from '../blocks.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, type Box, type Colour, type Shape } from '../scene.js';
import { crossOut, hatch, struckOut } from './marks.js';

/** Armour, structure and rear armour of a whole 'Mech, location by location, as gauges in the shape of the body. */

const NAME = 14;
const GAUGE = 16;
const HEIGHT = 142;

/** Left edge, top and width of each location's gauges in a field 374 wide. */
const PLACES = {
  HD: { x: 148, y: 0, width: 78 },
  LA: { x: 0, y: 28, width: 68 },
  LT: { x: 72, y: 12, width: 72 },
  CT: { x: 148, y: 52, width: 78 },
  RT: { x: 230, y: 12, width: 72 },
  RA: { x: 306, y: 28, width: 68 },
  LL: { x: 56, y: 88, width: 88 },
  RL: { x: 230, y: 88, width: 88 },
} as const satisfies Record<Location, { readonly x: number; readonly y: number; readonly width: number }>;

const FILL = { armor: '#BCD3E3', structure: '#F0D2A8', rear: '#D9DEE2' } as const satisfies Record<LayerName, Colour>;
const AROUND = { armor: ['', ''], structure: ['[', ']'], rear: ['‹', '›'] } as const satisfies Record<
  LayerName,
  readonly [string, string]
>;

/** How full a gauge is, of how much, and how full it was when the stretch began. */
interface Level extends Layer {
  readonly before: number;
}

/** The gauges of all locations; what a location lost since `before` is hatched and the old figure struck out. */
export function gaugesBlock(unit: StandardUnit, before: StandardUnit | null): Block {
  return { height: HEIGHT, shapes: locationsOf(unit).flatMap((location) => locationShapes(unit, before, location)) };
}

function locationShapes(unit: StandardUnit, before: StandardUnit | null, location: Location): readonly Shape[] {
  const { x, y, width } = PLACES[location];
  const tag = `armor:${unit.id}:${location}`;
  const levels = levelsOf(unit, before, location);
  const box: Box = { x, y, width, height: NAME + levels.length * GAUGE };
  return [
    { kind: 'box', box, round: 3, fill: WHITE, stroke: FAINT, width: 0.8, layer: 'tint', tag },
    words(location, [x + width / 2, y + NAME / 2], `${tag}:name`, { bold: true, align: 'center' }),
    ...levels.flatMap((level, i) =>
      gauge(level, { x, y: y + NAME + i * GAUGE, width, height: GAUGE }, `${tag}:${level.layer}`),
    ),
    ...(isLost(unit, location) ? crossOut(box, `${tag}:lost`) : []),
  ];
}

function levelsOf(unit: StandardUnit, before: StandardUnit | null, location: Location): readonly Level[] {
  const was = before ? layersAt(before, location) : [];
  return layersAt(unit, location).map((now) => ({
    ...now,
    before: was.find(({ layer }) => layer === now.layer)?.left ?? now.left,
  }));
}

/** A bar filled as far as something is left, with the figures on it: `20 16/20`, the old one struck out. */
function gauge({ layer, left, of, before }: Level, box: Box, tag: string): readonly Shape[] {
  const changed = before !== left;
  const part = (n: number): number => (of === 0 ? 0 : (box.width * Math.min(n, of)) / of);
  const [open, close] = AROUND[layer];
  const now = `${open}${left}/${of}${close}`;
  const old = String(before);
  const middle = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const shift = changed ? textWidth(`${old} `, LEGIBLE, false) / 2 : 0;
  const oldMiddle = middle - textWidth(`${now} `, LEGIBLE, true) / 2;
  return [
    { kind: 'box', box: { ...box, width: part(left) }, round: 0, fill: FILL[layer], layer: 'tint', tag: `${tag}:left` },
    ...(changed ? hatch({ ...box, x: box.x + part(left), width: part(before - left) }, `${tag}:hatch`) : []),
    {
      kind: 'box',
      box,
      round: 0,
      stroke: changed ? RED : FAINT,
      width: changed ? 1.6 : 0.5,
      layer: 'line',
      tag: `${tag}:rim`,
    },
    ...(changed ? struckOut(old, [oldMiddle, y], INK, `${tag}:old`) : []),
    {
      kind: 'text',
      text: now,
      at: [middle + shift, y],
      size: LEGIBLE,
      bold: changed,
      align: 'center',
      colour: INK,
      halo: '#FFFFFFB0',
      layer: 'writing',
      tag: `${tag}:now`,
    },
  ];
}
