import { inPlay, isOffTable } from '../../rules/finest-hour/aircraft.js';
import { groupOf } from '../../rules/finest-hour/groups.js';
import { lengthOf } from '../../rules/finest-hour/lengths.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { NIGHT, sideLook, WHITE, YELLOW, type SideLook } from '../colours.js';
import { sideSign, toward, turnedPolygon } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { figure } from './figure.js';
import { isShown, place, scaled, type Lay } from './lay.js';
import { shortNames } from './names.js';
import { BADGES, repBadge, signsOf } from './signs.js';
import type { Tale } from './tale.js';

/** The aircraft in the sky: bases to scale, silhouettes by type, what burns and who is stunned, groups. */

/** The radius of a base in the picture. */
const baseOf = ({ options }: Pick<State, 'options'>, lay: Lay): number => scaled(lay, lengthOf(options, 'base'));

/** A silhouette is never smaller, for its type must be known; nor larger than this. */
const SIZES = { least: 10.5, most: 26 } as const;

/** From the middle of an aircraft to its nose. */
export const sizeOf = (state: Pick<State, 'options'>, lay: Lay): number =>
  Math.max(SIZES.least, Math.min(SIZES.most, baseOf(state, lay) * 1.3));

/** Whether an aircraft is shown whole; a gun off the table never is: it has a mark at the edge. */
export const isWhole = (state: Pick<State, 'options'>, one: Aircraft, lay: Lay): boolean =>
  !isOffTable(one) && isShown(lay, one.at, Math.min(5, sizeOf(state, lay) / 2));

/** All aircraft that are shown, and the lines of their groups below them. */
export function aircraft(state: State, sides: readonly SideId[], lay: Lay, tale: Tale): readonly Shape[] {
  const shown = inPlay(state).filter((one) => isWhole(state, one, lay));
  return [
    ...shown.flatMap((one) => groupLine(state, one, sideLook(sides, one.side), lay)),
    ...shown.flatMap((one) => flying(state, one, sideLook(sides, one.side), lay, tale)),
  ];
}

/** How an aircraft looks in the colours of its side. */
const coatOf = (look: SideLook, tag: string) =>
  ({ fill: look.fill, ink: look.ink, rim: NIGHT, casing: WHITE, layer: 'token', tag }) as const;

function flying(state: State, one: Aircraft, look: SideLook, lay: Lay, tale: Tale): readonly Shape[] {
  const at = place(lay, one.at);
  const size = sizeOf(state, lay);
  const tag = `unit:${one.id}`;
  const bank = tale.banks.get(one.id) ?? 0;
  return [
    ...shadow(one, at, size, bank, tag),
    {
      kind: 'circle',
      at,
      radius: baseOf(state, lay),
      fill: `${look.fill}30`,
      stroke: look.fill,
      width: 1.2,
      layer: 'line',
      tag: `${tag}:base`,
    },
    ...(one.burning ? smoke(at, size, one.heading, tag) : []),
    ...figure(one.profile.silhouette, { at, size, heading: one.heading, bank }, coatOf(look, `${tag}:figure`)),
    ...(one.burning ? flames(at, size, one.heading, tag) : []),
    heading(at, size, one.heading, tag),
    ...(one.stunned ? dizzy(at, size, tag) : []),
  ];
}

/** Ahead of the nose, so that where a small silhouette points needs no second look. */
const heading = (at: Point, size: number, tenths: number, tag: string): Shape => ({
  kind: 'path',
  closed: true,
  points: turnedPolygon(toward(at, tenths / 10, size + HEADING.ahead), HEADING.radius, 3, tenths / 10),
  fill: WHITE,
  stroke: NIGHT,
  width: 1,
  layer: 'token',
  tag: `${tag}:heading`,
});
const HEADING = { ahead: 3, radius: 4 } as const;

const SHADOW: Colour = '#00000030';

/** Far below, to the south-east, an aircraft has a small shadow. */
const shadow = (one: Aircraft, [x, y]: Point, size: number, bank: number, tag: string): readonly Shape[] =>
  figure(
    one.profile.silhouette,
    { at: [x + size * 1.1, y + size * 1.3], size: size * 0.55, heading: one.heading, bank },
    {
      fill: SHADOW,
      ink: '#00000000',
      rim: '#00000000',
      casing: '#00000000',
      layer: 'tint',
      tag: `${tag}:shadow`,
    },
  ).filter((shape) => shape.tag.endsWith('hull'));

/** A trail of smoke behind the tail, broader and paler the older it is; below the numbers of reactions, which it would hide. */
const smoke = (at: Point, size: number, heading: number, tag: string): readonly Shape[] =>
  PUFFS.map(([far, aside, radius, fill]): Shape => {
    const behind = toward(at, heading / 10 + 180, size * far);
    return {
      kind: 'circle',
      at: toward(behind, heading / 10 + 90, size * aside),
      radius: size * radius,
      fill,
      layer: 'path',
      tag: `${tag}:smoke`,
    };
  });

/** Puffs by their distance behind, aside, and their radius, as parts of the size of the aircraft. */
const PUFFS: readonly (readonly [number, number, number, Colour])[] = [
  [3.5, -0.34, 0.66, '#5C5F6258'],
  [3, 0.3, 0.6, '#5C5F6270'],
  [2.5, -0.2, 0.54, '#3A3D4088'],
  [2, 0.16, 0.46, '#5C5F62A0'],
  [1.6, -0.1, 0.38, '#3A3D40B8'],
  [1.2, 0.06, 0.3, '#3A3D40D0'],
];

/** Flames from the engine back beyond the tail, red around yellow. */
function flames(at: Point, size: number, heading: number, tag: string): readonly Shape[] {
  const spot = (back: number, aside: number): Point =>
    toward(toward(at, heading / 10 + 180, size * back), heading / 10 + 90, size * aside);
  const flame = (scale: number, fill: Colour, width: number): Shape => ({
    kind: 'path',
    closed: true,
    points: FLAME.map(([back, aside]) => spot(0.1 + (back - 0.1) * scale, aside * scale)),
    fill,
    stroke: NIGHT,
    width,
    layer: 'token',
    tag: `${tag}:flames`,
  });
  return [flame(1, '#E2500F', 0.8), flame(0.55, YELLOW, 0.4)];
}

/** Its tongues: how far behind the middle, and how far aside. */
const FLAME: readonly Point[] = [
  [-0.5, 0],
  [-0.15, 0.3],
  [0.6, 0.42],
  [0.45, 0.2],
  [1.35, 0.12],
  [0.9, 0],
  [1.2, -0.16],
  [0.4, -0.2],
  [0.7, -0.42],
  [-0.15, -0.3],
];

/** Stars around the nose of who is stunned. */
const dizzy = (at: Point, size: number, tag: string): readonly Shape[] =>
  [-50, 0, 50].map((turn) => {
    const middle = toward(at, turn, size + 3);
    return {
      kind: 'path',
      closed: true,
      points: turnedPolygon(middle, 4, 5, 0).flatMap((corner, i) => [corner, toward(middle, 36 + i * 72, 1.7)]),
      fill: YELLOW,
      stroke: NIGHT,
      width: 0.8,
      layer: 'token',
      tag: `${tag}:stunned`,
    };
  });

/** From a member of a group to its leader. */
function groupLine(state: State, one: Aircraft, look: SideLook, lay: Lay): readonly Shape[] {
  if (one.leader === null || one.leader === one.id) return [];
  const leader = inPlay(state).find(({ id }) => id === one.leader);
  if (!leader) return [];
  const line = {
    kind: 'path',
    closed: false,
    points: [place(lay, one.at), place(lay, leader.at)],
    layer: 'path',
  } as const;
  const tag = `group:${leader.id}:${one.id}`;
  return [
    { ...line, stroke: `${WHITE}C0`, width: 4, tag: `${tag}:casing` },
    { ...line, stroke: look.fill, width: 2, dash: [0.1, 4], tag },
  ];
}

/** Whether an aircraft leads others. */
export const leads = (state: State, one: Aircraft): boolean =>
  one.leader === one.id && groupOf(state, one.id).length > 1;

/** The labels of the aircraft: side, name, worth, and what became of them this turn. */
export function aircraftLabels(state: State, sides: readonly SideId[], lay: Lay): readonly Label[] {
  const names = shortNames(state);
  return inPlay(state)
    .filter((one) => isWhole(state, one, lay))
    .map((one): Label => {
      const look = sideLook(sides, one.side);
      return {
        text: `${sideSign(look)} ${names.get(one.id) ?? one.id}`,
        tag: `unit:${one.id}:label`,
        about: place(lay, one.at),
        clear: sizeOf(state, lay) + HEADING.ahead + HEADING.radius,
        size: TYPE.read,
        fill: look.fill,
        ink: look.ink,
        border: NIGHT,
        badges: [repBadge(one), ...signsOf(one, leads(state, one)).map((sign) => BADGES[sign])],
      };
    });
}

/** What labels should not cover: the aircraft. */
export function aircraftBoxes(state: State, lay: Lay): readonly Box[] {
  const half = sizeOf(state, lay);
  return inPlay(state)
    .filter((one) => isWhole(state, one, lay))
    .map(({ at }) => {
      const [x, y] = place(lay, at);
      return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
    });
}
