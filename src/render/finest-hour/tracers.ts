import type { SideId } from '../../rules/kernel/ids.js';
import type { Harm } from '../../rules/finest-hour/events.js';
import { TYPE } from '../canvas.js';
import { NIGHT, RED, sideLook, WHITE, YELLOW } from '../colours.js';
import { toward, turnedPolygon } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Box, Point, Shape } from '../scene.js';
import { place, type Lay } from './lay.js';
import type { Tale, Tracer } from './tale.js';

/** Fire: a string of tracer rounds from where the shooter was to where its target was, with what came of it. */

/** What a volley came to, as a sign. */
const HARM_SIGNS: Readonly<Record<Harm, string>> = {
  none: '✓',
  stun: '✶',
  minor: '✚',
  fire: '♨',
  destroyed: '☠',
};

/** `✕ 0/3`, `✚ 1/3`: hits of dice with the worst that they did. */
export const tracerText = ({ hits, dice, harm }: Tracer): string =>
  `${hits === 0 ? '✕' : HARM_SIGNS[harm]} ${hits}/${dice}`;

/** All fire of a stretch. */
export const tracers = (tale: Tale, lay: Lay): readonly Shape[] =>
  tale.tracers.flatMap((each, i) =>
    tracer(endsOf(tale, i, lay), each.hits > 0 ? 'hit' : 'miss', `shot:${each.unit}:${each.target}`),
  );

/** How a string of rounds ends. */
export type TracerEnd = 'hit' | 'miss' | 'open';

/** One string of rounds. */
export function tracer([from, to]: readonly [Point, Point], end: TracerEnd, tag: string): readonly Shape[] {
  const line = { kind: 'path', closed: false, points: [from, to], layer: 'line' } as const;
  return [
    { ...line, stroke: NIGHT, width: 4.2, dash: [6, 6], tag: `${tag}:casing` },
    { ...line, stroke: YELLOW, width: 2.2, dash: [6, 6], tag: `${tag}:rounds` },
    ...ending(to, end, tag),
  ];
}

function ending(at: Point, end: TracerEnd, tag: string): readonly Shape[] {
  switch (end) {
    case 'open':
      return [];
    case 'hit':
      return [{ ...burst(at, 7), layer: 'line', tag: `${tag}:hit` }];
    case 'miss': {
      const bar = (degrees: number, stroke: typeof WHITE, width: number): Shape => ({
        kind: 'path',
        closed: false,
        points: [toward(at, degrees, 5), toward(at, degrees + 180, 5)],
        stroke,
        width,
        layer: 'line',
        tag: `${tag}:miss`,
      });
      return [bar(45, WHITE, 4.4), bar(135, WHITE, 4.4), bar(45, NIGHT, 2.2), bar(135, NIGHT, 2.2)];
    }
  }
}

/** A star of eight points. */
export const burst = (at: Point, radius: number) =>
  ({
    kind: 'path',
    closed: true,
    points: turnedPolygon(at, radius, 8, 0).flatMap((corner, i) => [corner, toward(at, (i + 0.5) * 45, radius * 0.5)]),
    fill: RED,
    stroke: YELLOW,
    width: 1.2,
  }) as const;

/** From a little before the nose to a little short of the target, aside of other fire between the two. */
function endsOf(tale: Tale, index: number, lay: Lay): readonly [Point, Point] {
  const fire = tale.tracers[index];
  if (!fire) throw new Error(`no fire ${index}`);
  const alike = tale.tracers.slice(0, index).filter(({ unit, target }) => unit === fire.unit && target === fire.target);
  return between(place(lay, fire.from), place(lay, fire.to), 3 + alike.length * 5);
}

/** The line between two aircraft, from rim to rim; `aside` shifts it to the right, so that fire both ways shows as two. */
export function between(from: Point, to: Point, aside: number): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const gap = Math.min(12, length * 0.3);
  return [
    [from[0] + dx * gap - dy * aside, from[1] + dy * gap + dx * aside],
    [to[0] - dx * gap - dy * aside, to[1] - dy * gap + dx * aside],
  ];
}

/** Where on a line its label is tried, as parts of its length. */
const ALONG = [0.45, 0.6, 0.3, 0.75, 0.2, 0.9] as const;

/** Middles for a label along a line. */
export const alongLine = ([from, to]: readonly [Point, Point]): readonly Point[] =>
  ALONG.map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);

/** What came of each volley, with its number where a chain of reactions has more than one link. */
export function tracerLabels(tale: Tale, sides: readonly SideId[], lay: Lay): readonly Label[] {
  return tale.tracers.map((each, i): Label => {
    const prefer = alongLine(endsOf(tale, i, lay));
    return {
      text: tracerText(each),
      tag: `shot:${each.unit}:${each.target}:result`,
      about: prefer[0] ?? place(lay, each.from),
      clear: 2,
      size: TYPE.read,
      prefer,
      ...(each.hits > 0 ? { fill: RED, ink: WHITE } : { fill: WHITE, ink: NIGHT }),
      border: sideLook(sides, each.side).fill,
      rim: 2,
      ...(isChain(tale) ? { badges: [{ text: String(each.link), tag: 'link', fill: NIGHT, ink: WHITE }] } : {}),
    };
  });
}

/** Whether reactions were caused, so that links are numbered. */
const isChain = (tale: Tale): boolean => tale.tests.length > 0 || tale.tracers.length > 1;

/** What labels should not cover: how fire ended. */
export const tracerBoxes = (tale: Tale, lay: Lay): readonly Box[] =>
  tale.tracers.map((_, i) => {
    const [x, y] = endsOf(tale, i, lay)[1];
    return { x: x - 6, y: y - 6, width: 12, height: 12 };
  });
