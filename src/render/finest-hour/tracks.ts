import type { SideId } from '../../rules/kernel/ids.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import { NIGHT, sideLook, WHITE } from '../colours.js';
import { toward } from '../emblem.js';
import type { Colour, Point, Shape } from '../scene.js';
import { place, type Lay } from './lay.js';
import type { Tale, Track, Way } from './tale.js';

/** The courses that were flown: each way has dashes of its own, bends have their degrees, reactions their number. */

const DASHES: Readonly<Record<Way, readonly number[]>> = {
  flew: [],
  evaded: [5, 4],
  dived: [0.1, 3.6],
  closed: [8, 2, 1.5, 2],
  rallied: [10, 4],
};

/** All tracks of a stretch. */
export const tracks = (tale: Tale, sides: readonly SideId[], lay: Lay): readonly Shape[] =>
  tale.tracks.flatMap((each, i) => {
    const { fill } = sideLook(sides, each.side);
    return [...drawTrack(each, fill, lay, `track:${each.unit}:${i}`), ...chainNumber(each, fill, lay)];
  });

/** A track with its turns. */
export const drawTrack = (each: Track, colour: Colour, lay: Lay, tag: string): readonly Shape[] => [
  ...track(
    each.way,
    each.points.map((at) => place(lay, at)),
    colour,
    tag,
  ),
  ...bends(each, lay, tag),
];

/** One track through points of the picture, and a ring where it began. */
export function track(way: Way, points: readonly Point[], colour: Colour, tag: string): readonly Shape[] {
  const [first] = points;
  if (!first || points.length < 2) return [];
  const line = { kind: 'path', closed: false, points, layer: 'path' } as const;
  return [
    { ...line, stroke: WHITE, width: 4.6, tag: `${tag}:casing` },
    { ...line, stroke: colour, width: 2.4, dash: DASHES[way], tag: `${tag}:${way}` },
    {
      kind: 'circle',
      at: first,
      radius: 3.2,
      fill: WHITE,
      stroke: colour,
      width: 1.6,
      layer: 'path',
      tag: `${tag}:start`,
    },
    ...arrows(points, colour, `${tag}:arrow`),
  ];
}

/** An arrow in the middle of each stretch that is long enough for one. */
const arrows = (points: readonly Point[], colour: Colour, tag: string): readonly Shape[] =>
  points.slice(1).flatMap((to, i): readonly Shape[] => {
    const from = points[i] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 26) return [];
    const heading = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
    const at: Point = [from[0] + (to[0] - from[0]) * 0.55, from[1] + (to[1] - from[1]) * 0.55];
    return [
      {
        kind: 'path',
        closed: true,
        points: [toward(at, heading, 5), toward(at, heading + 140, 5), toward(at, heading - 140, 5)],
        fill: colour,
        stroke: WHITE,
        width: 0.9,
        layer: 'path',
        tag,
      },
    ];
  });

/** The least room between bends for their degrees. */
const ROOM = 24;

/** A dot at each bend, and by how much the course turns there. */
function bends({ points, turns }: Track, lay: Lay, tag: string): readonly Shape[] {
  const at = points.map((one) => place(lay, one));
  return turns.flatMap((by, i): readonly Shape[] => {
    const [here, next] = [at[i], at[i + 1]];
    if (!here || !next || by === 0) return [];
    const heading = (Math.atan2(next[0] - here[0], here[1] - next[1]) * 180) / Math.PI;
    // On the outer side of the bend.
    const aside = toward(here, heading - by / 20 - Math.sign(by) * 90, 11);
    const roomy = Math.hypot(next[0] - here[0], next[1] - here[1]) >= ROOM;
    return [
      {
        kind: 'circle',
        at: here,
        radius: 2.6,
        fill: NIGHT,
        stroke: WHITE,
        width: 1,
        layer: 'path',
        tag: `${tag}:bend`,
      },
      ...(roomy ? [degrees(by, aside, `number:${tag}:bend`)] : []),
    ];
  });
}

/** To the whole degree, as it is read; above all tracks, so that none crosses it. */
const degrees = (by: number, at: Point, tag: string): Shape => ({
  kind: 'text',
  text: `${Math.round((Math.abs(by) * 360) / MEASURE.turn)}°`,
  at,
  size: 9,
  bold: true,
  align: 'center',
  colour: NIGHT,
  halo: WHITE,
  layer: 'line',
  tag,
});

/** The number of a reaction's track in the chain; where tracks cross, its rim says whose it is. */
function chainNumber({ link, points }: Track, colour: Colour, lay: Lay): readonly Shape[] {
  const [from, to] = points;
  if (link === null || !from || !to) return [];
  const [a, b] = [place(lay, from), place(lay, to)];
  const at: Point = [a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3];
  return linkMark(link, at, `chain:${link}`, colour);
}

/** A number of the chain of reactions in its circle, with a rim in its side's colour. */
export const linkMark = (link: number, at: Point, tag: string, rim: Colour = NIGHT): readonly Shape[] => [
  { kind: 'circle', at, radius: 8.4, fill: rim, stroke: WHITE, width: 1.2, layer: 'line', tag: `${tag}:rim` },
  { kind: 'circle', at, radius: 6.4, fill: NIGHT, layer: 'line', tag },
  {
    kind: 'text',
    text: String(link),
    at,
    size: 10,
    bold: true,
    align: 'center',
    colour: WHITE,
    layer: 'line',
    tag: `${tag}:number`,
  },
];
