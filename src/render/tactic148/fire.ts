import type { Point as Place } from '../../rules/geometry/plane/point.js';
import type { SideId } from '../../rules/kernel/ids.js';
import type { clearWay } from '../../rules/tactic148/lines.js';
import { TYPE } from '../canvas.js';
import { BLUE, FAINT, NIGHT, RED, sideLook, WHITE } from '../colours.js';
import type { Label } from '../labels.js';
import type { Box, Colour, Point, Shape } from '../scene.js';
import { place, type Lay } from './lay.js';
import type { Aimed, Fire, Tale } from './story.js';

/** What a line is: by its colour and by its dashes (T48-49 … T48-51). */
export type LineKind = 'open' | 'cover' | 'none';

export const LINES = {
  open: { stroke: BLUE, width: 2.4, dash: [] },
  cover: { stroke: '#B34A00', width: 2.4, dash: [7, 4] },
  none: { stroke: FAINT, width: 2, dash: [1.5, 4] },
} as const satisfies Record<
  LineKind,
  { readonly stroke: Colour; readonly width: number; readonly dash: readonly number[] }
>;

/** How a line ends: an arrow into the target, hollow while the dice wait, a cross short of it, or nothing. */
export type LineEnd = 'hit' | 'waits' | 'miss' | 'plain';

/** The ends of a line between two bases, from rim to rim; `aside` shifts it to the right, so that fire both ways shows as two lines. */
function rimToRim(from: Point, to: Point, radius: number, aside = 0): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const gap = Math.min(radius + 1, length * 0.35);
  return [
    [from[0] + dx * gap - dy * aside, from[1] + dy * gap + dx * aside],
    [to[0] - dx * gap - dy * aside, to[1] - dy * gap + dx * aside],
  ];
}

/** The ends of a line of sight: where it is `clear` if that is known, else from middle to middle. */
export const sightLine = (
  clear: Clear,
  from: Place,
  to: Place,
  lay: Lay,
  radius: number,
  aside = 0,
): readonly [Point, Point] =>
  clear
    ? rimToRim(place(lay, clear[0]), place(lay, clear[1]), 0, aside)
    : rimToRim(place(lay, from), place(lay, to), radius, aside);

type Clear = ReturnType<typeof clearWay>;

/** One line. */
export function line([from, to]: readonly [Point, Point], kind: LineKind, end: LineEnd, tag: string): readonly Shape[] {
  const { stroke, width, dash } = LINES[kind];
  const base = { kind: 'path', closed: false, points: [from, to], layer: 'line' } as const;
  return [
    { ...base, stroke: WHITE, width: width + 2, tag: `${tag}:casing` },
    { ...base, stroke, width, dash, tag: `${tag}:${kind}` },
    ...head(from, to, stroke, end, `${tag}:${end}`),
  ];
}

function head(from: Point, to: Point, stroke: Colour, end: LineEnd, tag: string): readonly Shape[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const off = (turn: number, distance: number): Point => [
    to[0] + Math.cos(angle + turn) * distance,
    to[1] + Math.sin(angle + turn) * distance,
  ];
  switch (end) {
    case 'plain':
      return [];
    case 'hit': {
      const points = [off(0, 2), off(2.6, 10), off(-2.6, 10)];
      return [{ kind: 'path', closed: true, points, fill: stroke, stroke: WHITE, width: 0.8, layer: 'line', tag }];
    }
    case 'waits': {
      const points = [off(0, 1), off(2.6, 13), off(-2.6, 13)];
      return [{ kind: 'path', closed: true, points, fill: WHITE, stroke, width: 2, layer: 'line', tag }];
    }
    case 'miss': {
      const bar = (turn: number, colour: Colour, width: number): Shape => ({
        kind: 'path',
        closed: false,
        points: [off(turn, 4.5), off(turn + Math.PI, 4.5)],
        stroke: colour,
        width,
        layer: 'line',
        tag,
      });
      const turns = [Math.PI / 4, -Math.PI / 4];
      return [...turns.map((turn) => bar(turn, WHITE, 4)), ...turns.map((turn) => bar(turn, NIGHT, 2))];
    }
  }
}

/** The shots of a stretch, and the one that waits. Several at the same target from the same place run side by side. */
export const fireLines = (tale: Tale, lay: Lay, radius: number): readonly Shape[] =>
  aimedIn(tale).flatMap((aimed, i) =>
    line(endsOf(tale, i, lay, radius), aimed.cover, endOf(aimed), `shot:${aimed.unit}:${aimed.target}`),
  );

/** In the order in which they were declared: the one that waits is the last. */
const aimedIn = ({ fires, waiting }: Tale): readonly (Aimed | Fire)[] => (waiting ? [...fires, waiting] : fires);

/** What labels should not cover: how the shots ended. */
export const fireBoxes = (tale: Tale, lay: Lay, radius: number): readonly Box[] =>
  aimedIn(tale).map((_, i) => {
    const [x, y] = endsOf(tale, i, lay, radius)[1];
    return { x: x - 6, y: y - 6, width: 12, height: 12 };
  });

const endOf = (aimed: Aimed | Fire): LineEnd =>
  'result' in aimed ? (aimed.result === 'miss' ? 'miss' : 'hit') : 'waits';

function endsOf(tale: Tale, index: number, lay: Lay, radius: number): readonly [Point, Point] {
  const all = aimedIn(tale);
  const fire = all[index];
  if (!fire) throw new Error(`no shot ${index}`);
  const alike = all
    .slice(0, index)
    .filter(
      ({ unit, target, from, to }) =>
        unit === fire.unit && target === fire.target && same(from, fire.from) && same(to, fire.to),
    );
  return sightLine(fire.clear, fire.from, fire.to, lay, radius, 2 + alike.length * 5);
}

const same = (a: { readonly x: number; readonly y: number }, b: typeof a): boolean => a.x === b.x && a.y === b.y;

/** Where on a line its label is tried, as parts of its length. */
const ALONG = [0.4, 0.5, 0.3, 0.6, 0.7, 0.2, 0.8] as const;

/** Middles for a label along a line. */
export const alongLine = ([from, to]: readonly [Point, Point]): readonly Point[] =>
  ALONG.map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);

/** What came of each shot: `✓ 2/4 (5+)`, successes of dice and the score that each needed; a skull when the target was eliminated; `? (5+)` while the dice wait. */
export function fireLabels(tale: Tale, sides: readonly SideId[], lay: Lay, radius: number): readonly Label[] {
  return aimedIn(tale).map((fire, i) => {
    const prefer = alongLine(endsOf(tale, i, lay, radius));
    return {
      text: 'result' in fire ? fireText(fire) : `${WAITS} (${fire.needed}+)`,
      tag: `shot:${fire.unit}:${fire.target}:result`,
      about: prefer[0] ?? place(lay, fire.from),
      clear: 2,
      size: TYPE.read,
      prefer,
      ...('result' in fire && fire.result !== 'miss' ? { fill: RED, ink: WHITE } : { fill: WHITE, ink: NIGHT }),
      border: sideLook(sides, fire.side).fill,
      rim: 2,
    };
  });
}

/** `✓ 2/4 (5+)` */
export const fireText = ({ result, successes, dice, needed }: Fire): string =>
  `${SIGNS[result]} ${successes}/${dice} (${needed}+)`;

const SIGNS: Readonly<Record<Fire['result'], string>> = { miss: '✕', wounded: '✓', eliminated: '☠' };

/** In place of the successes of a shot whose dice wait. */
export const WAITS = '?';

/** A line in the legend. */
export const lineSample =
  (kind: LineKind) =>
  ([x, y]: Point): readonly Shape[] =>
    line(
      [
        [x - 12, y],
        [x + 9, y],
      ],
      kind,
      'plain',
      `legend:line:${kind}`,
    );
