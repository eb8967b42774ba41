import type { SideId, UnitId } from '../../rules/kernel/ids.js';
import { onTable } from '../../rules/tactic148/characters.js';
import { baseRadius } from '../../rules/tactic148/options.js';
import type { Character, Marker } from '../../rules/tactic148/types.js';
import type { State } from '../../rules/tactic148/state.js';
import { TYPE } from '../canvas.js';
import { GONE, INK, NIGHT, PAPER, PINK, RED, SKY, sideLook, WHITE, YELLOW, type SideLook } from '../colours.js';
import { emblem, sideSign, toward } from '../emblem.js';
import type { Badge, Label } from '../labels.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { isShown, place, scaled, type Lay } from './lay.js';
import { shortNames } from './names.js';
import { soldier } from './soldiers.js';
import type { Tale } from './story.js';

/** The radius of a base in a picture. */
export const radiusOf = (state: Pick<State, 'options'>, lay: Lay): number => scaled(lay, baseRadius(state.options));

/** Half the height of a figure on a base that is smaller than that: it stands out above it. */
const LEAST_FIGURE = 7;

/** The figures that are shown whole: bases to scale in the colour and with the shape of their side, half empty on the wounded side of the card (T48-41); crosses where figures were eliminated. */
export function figures(state: State, sides: readonly SideId[], lay: Lay): readonly Shape[] {
  const radius = radiusOf(state, lay);
  const gone = state.characters.filter(({ status }) => status === 'eliminated');
  return [
    ...gone.flatMap(({ id, at }) => (at ? fallen(place(lay, at), radius, `figure:${id}`) : [])),
    ...onTable(state).flatMap((one) =>
      one.at && isShown(lay, one.at, radius) ? figure(one, sideLook(sides, one.side), place(lay, one.at), radius) : [],
    ),
  ];
}

function figure(one: Character, look: SideLook, at: Point, radius: number): readonly Shape[] {
  const { id, wounded } = one;
  const tag = `figure:${id}`;
  const base = { kind: 'circle', at, radius, layer: 'token' } as const;
  const size = Math.max(LEAST_FIGURE, radius * 0.86);
  return [
    { ...base, fill: wounded ? WHITE : look.fill, tag: `${tag}:base` },
    ...(wounded ? [halfDisc(at, radius, look.fill, `${tag}:wounded`)] : []),
    { ...base, stroke: WHITE, width: 3, tag: `${tag}:casing` },
    { ...base, stroke: NIGHT, width: 1.2, tag: `${tag}:rim` },
    ...soldier(one, [at[0], at[1] + radius * 0.6 - size], size, {
      fill: wounded ? NIGHT : look.ink,
      rim: wounded ? WHITE : look.fill,
      layer: 'token',
      tag: `${tag}:soldier`,
    }),
  ];
}

/** The left half of a disc. */
const halfDisc = (at: Point, radius: number, fill: Colour, tag: string): Shape => ({
  kind: 'path',
  closed: true,
  points: Array.from({ length: 13 }, (_, i) => toward(at, 180 + i * 15, radius)),
  fill,
  layer: 'token',
  tag,
});

/** A cross where a figure fell. */
function fallen(at: Point, radius: number, tag: string): readonly Shape[] {
  const bar = (degrees: number, stroke: Colour, width: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [toward(at, degrees, radius), toward(at, degrees + 180, radius)],
    stroke,
    width,
    layer: 'token',
    tag: `${tag}:eliminated`,
  });
  const thick = Math.max(2, radius * 0.35);
  return [...[45, 135].map((turn) => bar(turn, WHITE, thick + 2)), ...[45, 135].map((turn) => bar(turn, GONE, thick))];
}

/** Where a figure might stand: an empty base in outline. */
export const ghost = (look: SideLook, at: Point, radius: number, tag: string): readonly Shape[] => [
  { kind: 'circle', at, radius, fill: `${WHITE}CC`, stroke: look.fill, width: 1.8, dash: [3, 2], layer: 'token', tag },
  emblem(look, at, radius * 0.42, 'token', `${tag}:side`),
];

/** How markers look on labels: a sign of their own and a colour (T48-46). */
export const MARKER_BADGES: Readonly<Record<Marker | 'wounded-side', Badge>> = {
  'take-cover': { text: '▼', tag: 'take-cover', fill: YELLOW, ink: NIGHT },
  wound: { text: '✚', tag: 'wound', fill: RED, ink: WHITE },
  opportunity: { text: 'OF', tag: 'opportunity', fill: SKY, ink: NIGHT },
  suppression: { text: 'SF', tag: 'suppression', fill: PINK, ink: NIGHT },
  'wounded-side': { text: '½', tag: 'wounded-side', fill: WHITE, ink: NIGHT },
};

/** The markers of a character, and whether its card shows the wounded side. */
export function markersOf(one: Character): readonly (Marker | 'wounded-side')[] {
  if (one.status === 'eliminated') return [];
  return [
    ...(one.wounded ? (['wounded-side'] as const) : []),
    ...(one.shocked ? (['wound'] as const) : []),
    ...(one.inCover ? (['take-cover'] as const) : []),
    ...(one.opportunity ? (['opportunity'] as const) : []),
    ...(one.suppressing ? (['suppression'] as const) : []),
  ];
}

/** The labels of the figures with their markers; of the eliminated, those who fell in the stretch. */
export function figureLabels(state: State, sides: readonly SideId[], lay: Lay, tale: Tale): readonly Label[] {
  const radius = radiusOf(state, lay);
  const names = shortNames(state);
  return state.characters.flatMap((one): readonly Label[] => {
    const dead = one.status === 'eliminated';
    // Who is not shown whole has a mark at the edge.
    if (!one.at || !isShown(lay, one.at, radius) || (dead && !tale.eliminated.has(one.id))) return [];
    const look = sideLook(sides, one.side);
    return [
      {
        text: `${sideSign(look)} ${names.get(one.id) ?? one.id}`,
        tag: `figure:${one.id}:label`,
        about: place(lay, one.at),
        clear: radius + 1.5,
        size: TYPE.read,
        fill: dead ? PAPER : look.fill,
        ink: dead ? INK : look.ink,
        border: NIGHT,
        badges: markersOf(one).map((marker) => MARKER_BADGES[marker]),
      },
    ];
  });
}

/** What labels should not cover: bases. */
export function figureBoxes(state: State, lay: Lay): readonly Box[] {
  const radius = radiusOf(state, lay);
  return onTable(state).flatMap((one) => (one.at ? [boxAround(place(lay, one.at), radius)] : []));
}

const boxAround = ([x, y]: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
});

/** Whether a character of a list is on the table, for a crop. */
export const placesOf = (state: State, units: ReadonlySet<UnitId>) =>
  state.characters.flatMap(({ id, at }) => (at && units.has(id) ? [at] : []));
