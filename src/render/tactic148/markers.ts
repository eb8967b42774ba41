import type { Point as Place } from '../../rules/geometry/plane/point.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { onTable } from '../../rules/tactic148/characters.js';
import { isEffective, participants } from '../../rules/tactic148/suppression.js';
import type { SuppressionZone } from '../../rules/tactic148/types.js';
import type { State } from '../../rules/tactic148/state.js';
import { TYPE } from '../canvas.js';
import { NIGHT, PINK, SKY, sideLook, WHITE } from '../colours.js';
import { emblem } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Colour, Point, Shape } from '../scene.js';
import { place, scaled, type Lay } from './lay.js';
import { hatched } from './patterns.js';
import type { Tale } from './story.js';

/** The markers on the table with their zones: Opportunity Fire in dots, Suppression Fire hatched, dashed while it has no effect (T48-33, T48-36). */
export const zones = (state: State, sides: readonly SideId[], lay: Lay): readonly Shape[] => [
  ...state.zones.flatMap((zone) => suppressionZone(state, zone, sides, lay)),
  ...onTable(state).flatMap((one) => {
    const { opportunity, at, id, side } = one;
    if (!opportunity || !at) return [];
    const middle = place(lay, opportunity.at);
    const tag = `of:${id}`;
    const colour = sideLook(sides, side).fill;
    return [
      ...opportunityZone(middle, scaled(lay, opportunity.radius), colour, tag),
      reach(place(lay, at), middle, colour, `${tag}:from`),
      emblem(sideLook(sides, side), middle, 4, 'path', `${tag}:marker`),
    ];
  }),
];

/** A zone of Opportunity Fire. */
export const opportunityZone = (at: Point, radius: number, colour: Colour, tag: string): readonly Shape[] => [
  { kind: 'circle', at, radius, fill: `${SKY}2E`, stroke: WHITE, width: 3.2, layer: 'path', tag: `${tag}:casing` },
  { kind: 'circle', at, radius, stroke: colour, width: 1.8, dash: [0.5, 3.6], layer: 'path', tag: `${tag}:zone` },
];

function suppressionZone(state: State, zone: SuppressionZone, sides: readonly SideId[], lay: Lay): readonly Shape[] {
  const tag = `sf:${zone.id}`;
  const look = sideLook(sides, zone.side);
  const middle = place(lay, zone.at);
  return [
    ...suppressed(middle, scaled(lay, zone.radius), look.fill, isEffective(state, zone), tag),
    ...participants(state, zone.id).flatMap(({ id, at }) =>
      at ? [reach(place(lay, at), middle, look.fill, `${tag}:from:${id}`)] : [],
    ),
    emblem(look, middle, 4, 'path', `${tag}:marker`),
  ];
}

/** A zone of Suppression Fire. */
export const suppressed = (
  at: Point,
  radius: number,
  colour: Colour,
  effective: boolean,
  tag: string,
): readonly Shape[] => [
  { kind: 'circle', at, radius, fill: `${PINK}2E`, layer: 'path', tag: `${tag}:ground` },
  ...(effective
    ? hatched({ kind: 'circle', at, radius }, 6, {
        stroke: `${colour}90`,
        width: 0.9,
        layer: 'path',
        tag: `${tag}:hatch`,
      })
    : []),
  {
    kind: 'circle',
    at,
    radius,
    stroke: colour,
    width: 1.8,
    ...(effective ? {} : { dash: [5, 4] }),
    layer: 'path',
    tag: `${tag}:${effective ? 'effective' : 'idle'}`,
  },
];

/** From a shooter to the marker that they watch. */
const reach = (from: Point, to: Point, stroke: Colour, tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points: [from, to],
  stroke: `${stroke}B0`,
  width: 1,
  dash: [1, 2.5],
  layer: 'path',
  tag,
});

/** A name at each marker: whose it is, whether they let enemies pass for now; the dice of a zone. */
export function zoneLabels(state: State, sides: readonly SideId[], lay: Lay, tale: Tale): readonly Label[] {
  const label = (side: SideId, text: string, at: Place, tag: string): Label => ({
    text,
    tag,
    about: place(lay, at),
    clear: 5,
    size: TYPE.read,
    fill: WHITE,
    ink: NIGHT,
    border: sideLook(sides, side).fill,
    rim: 1.6,
  });
  return [
    ...state.zones.map(({ id, side, at }) => {
      const faces = tale.suppression.get(id) ?? [];
      const text = faces.length > 0 ? `${id.toUpperCase()}: ${faces.join(' ')}` : id.toUpperCase();
      return label(side, text, at, `sf:${id}:label`);
    }),
    ...onTable(state).flatMap(({ id, side, opportunity }) =>
      opportunity ? [label(side, `OF${opportunity.hold ? ' (–)' : ''} ${id}`, opportunity.at, `of:${id}:label`)] : [],
    ),
  ];
}
