import type { SideId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { NIGHT, RED, sideLook, WHITE, YELLOW } from '../colours.js';
import { turnedPolygon, toward } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Point, Shape } from '../scene.js';
import { place, scaled, type Lay } from './lay.js';
import type { Tale } from './story.js';

/** Grenades: how they flew, where they went off, how far the blast reached (T48-25). */
export const blasts = ({ blasts: all }: Tale, sides: readonly SideId[], lay: Lay): readonly Shape[] =>
  all.flatMap(({ unit, side, from, at, radius }) =>
    blast(place(lay, from), place(lay, at), scaled(lay, radius), sideLook(sides, side).fill, `grenade:${unit}`),
  );

/** One grenade with its flight. */
export function blast(from: Point, at: Point, radius: number, colour: `#${string}`, tag: string): readonly Shape[] {
  const flight = { kind: 'path', closed: false, points: arc(from, at), layer: 'line' } as const;
  return [
    {
      kind: 'circle',
      at,
      radius,
      fill: `${RED}33`,
      stroke: RED,
      width: 1.6,
      dash: [2, 2],
      layer: 'path',
      tag: `${tag}:radius`,
    },
    { ...flight, stroke: WHITE, width: 3.4, tag: `${tag}:casing` },
    { ...flight, stroke: colour, width: 1.6, dash: [1, 3.5], tag: `${tag}:flight` },
    { ...star(at, 7), layer: 'line', tag },
  ];
}

/** A flight is bent, so that it is not taken for a line of fire. */
function arc(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: 13 }, (_, i): Point => {
    const part = i / 12;
    const lift = 0.7 * part * (1 - part);
    return [from[0] + dx * part + dy * lift, from[1] + dy * part - dx * lift];
  });
}

/** A star with eight points. */
export const star = (at: Point, radius: number) =>
  ({
    kind: 'path',
    closed: true,
    points: turnedPolygon(at, radius, 8, 0).flatMap((corner, i) => [corner, toward(at, (i + 0.5) * 45, radius * 0.5)]),
    fill: YELLOW,
    stroke: NIGHT,
    width: 0.9,
  }) as const;

/** What came of grenades and of fights. */
export function blastLabels({ blasts: all, brawls }: Tale, sides: readonly SideId[], lay: Lay): readonly Label[] {
  return [
    ...all.map(({ unit, side, at, successes, dice }) => ({
      text: `${successes > 0 ? '✓' : '✕'} ${successes}/${dice} (4+)`,
      tag: `grenade:${unit}:result`,
      about: place(lay, at),
      clear: 8,
      size: TYPE.read,
      ...(successes > 0 ? { fill: RED, ink: WHITE } : { fill: WHITE, ink: NIGHT }),
      border: sideLook(sides, side).fill,
      rim: 2,
    })),
    ...brawls.map(({ units, at, successes }) => ({
      text: `⚔ ${successes.join(':')}`,
      tag: `fight:${units.join(':')}:result`,
      about: place(lay, at),
      clear: 7,
      size: TYPE.read,
      fill: YELLOW,
      ink: NIGHT,
      border: NIGHT,
    })),
  ];
}
