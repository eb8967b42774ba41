import { wordIn } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { t } from '../../i18n/index.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Exit, Target } from '../../rules/finest-hour/types.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { NIGHT, RED, sideLook, WHITE, YELLOW } from '../colours.js';
import { sideSign, toward } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Box, Point, Shape } from '../scene.js';
import { inPicture } from '../window.js';
import { isShown, onSky, place, scaled, type Lay } from './lay.js';
import type { Tale } from './tale.js';

/** What a match can be about: targets on the ground, and edges by which a side leaves safely (TFH-37, TFH-38). */

export const aims = (state: State, sides: readonly SideId[], lay: Lay, tale: Tale): readonly Shape[] => [
  ...state.exits.flatMap((exit) => exitBand(exit, sides, lay)),
  ...state.sky.targets.flatMap((target) => targetShapes(state, target, sides, lay)),
  ...tale.drops.flatMap(({ unit, target, success }) => {
    const found = state.sky.targets.find(({ id }) => id === target);
    return found ? impact(place(lay, found.at), success, `bomb:${unit}:${target}`) : [];
  }),
];

/** A target's rings are never smaller. */
const LEAST = 7;

/** A target: rings in the colour of its side, crossed out when it was bombed. */
function targetShapes(
  state: State,
  { id, side, at, radius }: Target,
  sides: readonly SideId[],
  lay: Lay,
): readonly Shape[] {
  const look = sideLook(sides, side);
  const middle = place(lay, at);
  const wide = Math.max(LEAST, scaled(lay, radius));
  const tag = `target:${id}`;
  const hit = state.bombed.includes(id);
  const ring = (part: number, width: number): readonly Shape[] => [
    {
      kind: 'circle',
      at: middle,
      radius: wide * part,
      stroke: WHITE,
      width: width + 2.4,
      layer: 'path',
      tag: `${tag}:casing`,
    },
    { kind: 'circle', at: middle, radius: wide * part, stroke: look.fill, width, layer: 'path', tag: `${tag}:ring` },
  ];
  const bar = (degrees: number, stroke: typeof WHITE, width: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [toward(middle, degrees, wide * 1.1), toward(middle, degrees + 180, wide * 1.1)],
    stroke,
    width,
    layer: 'path',
    tag: `${tag}:bombed`,
  });
  return [
    { kind: 'circle', at: middle, radius: wide, fill: `${look.fill}38`, layer: 'path', tag },
    ...ring(1, 2),
    ...ring(0.45, 2),
    ...(hit ? [bar(45, WHITE, 5), bar(135, WHITE, 5), bar(45, RED, 2.6), bar(135, RED, 2.6)] : []),
  ];
}

/** Where bombs fell: smoke and fire, or dust beside the target. */
const impact = ([x, y]: Point, success: boolean, tag: string): readonly Shape[] =>
  (success
    ? ([
        [0, 0, 9],
        [-7, -4, 6],
        [6, -6, 7],
      ] as const)
    : ([[13, 9, 5]] as const)
  ).map(([dx, dy, radius], i): Shape => ({
    kind: 'circle',
    at: [x + dx, y + dy],
    radius,
    fill: success ? (i === 0 ? RED : '#4A3A30C0') : '#6E5D44B0',
    stroke: success && i === 0 ? YELLOW : NIGHT,
    width: 1,
    layer: 'path',
    tag,
  }));

/** How deep the band of an exit is, in pixels. */
const BAND = 7;

/** An edge by which a side leaves: a band of arrows in its look along it. */
function exitBand({ side, edge }: Exit, sides: readonly SideId[], lay: Lay): readonly Shape[] {
  const look = sideLook(sides, side);
  const [width, height] = onSky(lay, { x: lay.sky.width, y: lay.sky.height });
  const flat = edge === 'north' || edge === 'south';
  const far = edge === 'south' ? height - BAND : edge === 'east' ? width - BAND : 0;
  const corner = inPicture(lay, flat ? [0, far] : [far, 0]);
  const box: Box = { x: corner[0], y: corner[1], width: flat ? width : BAND, height: flat ? BAND : height };
  const tag = `exit:${side}:${edge}`;
  const out = { north: 0, east: 90, south: 180, west: 270 }[edge];
  const long = flat ? width : height;
  const arrows = Array.from({ length: Math.floor(long / 26) }, (_, i): Shape => {
    const along = (i + 0.5) * 26;
    const at: Point = flat ? [box.x + along, box.y + BAND / 2] : [box.x + BAND / 2, box.y + along];
    return {
      kind: 'path',
      closed: false,
      points: [toward(at, out + 135, 4.5), toward(at, out, 3), toward(at, out - 135, 4.5)],
      stroke: look.ink,
      width: 1.6,
      layer: 'tint',
      tag: `${tag}:arrow`,
    };
  });
  return [{ kind: 'box', box, round: 0, fill: look.fill, layer: 'tint', tag }, ...arrows];
}

/** The names of the targets, and whose edges are exits. */
export function aimLabels(state: State, sides: readonly SideId[], lay: Lay, tongue: Tongue): readonly Label[] {
  return [
    ...state.sky.targets
      .filter(({ at }) => isShown(lay, at, 0))
      .map(({ id, name, side, at, radius, clear }): Label => {
        const look = sideLook(sides, side);
        return {
          text: `${sideSign(look)} ${wordIn(name, tongue)}`,
          tag: `target:${id}:label`,
          about: place(lay, at),
          clear: Math.max(8, scaled(lay, radius)),
          size: TYPE.read,
          fill: WHITE,
          ink: NIGHT,
          border: look.fill,
          rim: 1.6,
          badges: clear && state.sky.light === 'night' ? [{ text: '☼', tag: 'clear', fill: YELLOW, ink: NIGHT }] : [],
        };
      }),
    ...state.exits.map(({ side, edge }): Label => {
      const look = sideLook(sides, side);
      const { window } = lay;
      const middle: Point = [window.x + window.width / 2, window.y + window.height / 2];
      const [width, height] = onSky(lay, { x: lay.sky.width, y: lay.sky.height });
      const spot: Readonly<Record<typeof edge, Point>> = {
        north: [middle[0], 10],
        south: [middle[0], height - 10],
        west: [10, middle[1]],
        east: [width - 10, middle[1]],
      };
      return {
        text: `${sideSign(look)} ${t(tongue, 'finest-hour.picture.exit')}`,
        tag: `exit:${side}:${edge}:label`,
        about: inPicture(lay, spot[edge]),
        clear: 0,
        size: TYPE.read,
        fill: look.fill,
        ink: look.ink,
        border: NIGHT,
        prefer: [inPicture(lay, spot[edge])],
      };
    }),
  ];
}

/** What labels should not cover: targets. */
export const aimBoxes = ({ sky }: State, lay: Lay): readonly Box[] =>
  sky.targets
    .filter(({ at }) => isShown(lay, at, 0))
    .map(({ at, radius }) => {
      const [x, y] = place(lay, at);
      const wide = Math.max(LEAST, scaled(lay, radius));
      return { x: x - wide, y: y - wide, width: 2 * wide, height: 2 * wide };
    });
