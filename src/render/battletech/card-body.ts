import { isKnown, layersAt, locationsOf, type SeenLayer } from '../../rules/battletech/damage/left.js';
import { isLost } from '../../rules/battletech/damage/lost.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { TYPE } from '../canvas.js';
import { FAINT, INK, WHITE } from '../colours.js';
import { writing } from '../panel.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { BARS } from './bars.js';

/** The body on a card: every location with figures and bars of its armour, in front and behind, and its structure. */

/** What went in this phase. */
export const NEW: Colour = '#BB270F';
const LOST: Colour = '#CFC9B8';
const PART: Colour = '#E3E6EA';
const BONE: Colour = '#FFF3C4';

/** Where locations lie on the body, in parts of its box: left, top, width, height. */
const PLACES = {
  HD: [0.39, 0, 0.22, 0.2],
  CT: [0.35, 0.22, 0.3, 0.44],
  LT: [0.165, 0.1, 0.175, 0.5],
  RT: [0.66, 0.1, 0.175, 0.5],
  LA: [0, 0.12, 0.155, 0.56],
  RA: [0.845, 0.12, 0.155, 0.56],
  LL: [0.2, 0.69, 0.27, 0.31],
  RL: [0.53, 0.69, 0.27, 0.31],
} as const satisfies Record<Location, readonly [number, number, number, number]>;

/** The body of a unit in a box, as far as anything of it is known. */
export function body(unit: SeenUnit, was: SeenUnit | null, within: Box): readonly Shape[] {
  if (!locationsOf(unit).some((at) => layersAt(unit, at).some(isKnown))) return [];
  return locationsOf(unit).flatMap((location) => {
    const [x, y, width, height] = PLACES[location];
    const box: Box = {
      x: within.x + x * within.width,
      y: within.y + y * within.height,
      width: width * within.width,
      height: height * within.height,
    };
    return part(unit, was, location, box);
  });
}

/** A location: for each layer what is left, over a bar of what is left, what went in this phase and what had gone before. */
function part(unit: SeenUnit, was: SeenUnit | null, location: Location, box: Box): readonly Shape[] {
  const tag = `card:${unit.id}:${location}`;
  const layers = layersAt(unit, location);
  const before = was ? layersAt(was, location) : layers;
  const gone = isLost(unit, location);
  const changed =
    layers.some(({ left }, i) => left !== null && left < (before[i]?.left ?? left)) ||
    (was !== null && gone !== isLost(was, location));
  const rim: Shape = {
    kind: 'box',
    box,
    round: 3,
    fill: gone ? LOST : PART,
    stroke: changed ? NEW : FAINT,
    width: changed ? 2 : 0.8,
    layer: 'tint',
    tag,
  };
  const cross = gone
    ? [
        line([box.x + 3, box.y + 3], [box.x + box.width - 3, box.y + box.height - 3], `${tag}:gone`),
        line([box.x + box.width - 3, box.y + 3], [box.x + 3, box.y + box.height - 3], `${tag}:gone`),
      ]
    : [];
  const step = box.height / layers.length;
  return [
    rim,
    ...(gone
      ? []
      : layers.flatMap((layer, i) =>
          layerShapes(layer, before[i]?.left ?? layer.left, { ...box, y: box.y + i * step, height: step }, tag),
        )),
    ...cross,
  ];
}

/** Structure shows in red where the armour over it is gone or it is hurt itself; of what is not known there is a `?` and no bar. */
function layerShapes({ layer, left, of }: SeenLayer, was: number | null, box: Box, tag: string): readonly Shape[] {
  const width = box.width - 5;
  const x = box.x + 2.5;
  const low = box.height < 15;
  const y = box.y + box.height - (low ? 3.4 : 5);
  const bar = (from: number, to: number, fill: Colour, name: string): Shape => ({
    kind: 'box',
    box: { x: x + from * width, y, width: (to - from) * width, height: 2.6 },
    round: 0,
    fill,
    layer: 'line',
    tag: `${tag}:${layer}:${name}`,
  });
  const share = (points: number): number => (of === 0 ? 0 : Math.max(0, Math.min(1, points / of)));
  const fresh = left !== null && was !== null && was > left;
  const hurt = left !== null && left < of;
  const figure = left ?? '?';
  const fills = { armor: WHITE, structure: hurt ? BARS.structure : BONE, rear: WHITE } as const;
  const track: Shape = {
    kind: 'box',
    box: { x: x - 0.6, y: y - 0.6, width: width + 1.2, height: 3.8 },
    round: 0,
    fill: BARS.track,
    layer: 'line',
    tag: `${tag}:${layer}:track`,
  };
  const size = Math.min(layer === 'armor' ? TYPE.name : TYPE.opened, Math.max(TYPE.opened, box.height - 3.5));
  return [
    writing(
      layer === 'rear' ? `‹${figure}›` : layer === 'structure' ? `[${figure}]` : String(figure),
      [box.x + box.width / 2, y - size * 0.48],
      `${tag}:${layer}:now`,
      {
        size,
        bold: fresh || layer === 'armor',
        colour: fresh ? NEW : hurt ? INK : FAINT,
        centre: true,
      },
    ),
    ...(left === null ? [] : [track]),
    ...(fresh ? [bar(share(left), share(was), NEW, 'new')] : []),
    ...(left !== null && left > 0 ? [bar(0, share(left), fills[layer], 'left')] : []),
  ];
}

const line = (from: Point, to: Point, tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points: [from, to],
  stroke: INK,
  width: 2,
  layer: 'line',
  tag,
});
