import { t } from '../../i18n/index.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import type { HourView } from '../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer } from '../../rules/finest-hour/inquiries.js';
import { BLUE, NIGHT, WHITE } from '../colours.js';
import { toward } from '../emblem.js';
import { heading, NOTHING, REACHED, type OverlayParts } from '../overlay-parts.js';
import type { Look, Point, Shape } from '../scene.js';
import { sizeOf } from './aircraft.js';
import { place, type Lay } from './lay.js';
import { ring } from '../ring.js';

type Reach = Extract<InquiryAnswer, { about: 'reach' }>;

const INSIDE: Look = { fill: REACHED, stroke: BLUE, width: 1.8 };
/** An evasion ends on the line, not within. */
const ON_LINE: Look = { stroke: BLUE, width: 2.6, dash: [6, 3] };

/** The envelope of where an aircraft can end, and how it would head at some places in it. */
export function reachParts(reach: Reach, view: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  const { unit, ends } = reach;
  return {
    ...NOTHING,
    shapes: [
      ...envelope(reach, view, lay),
      ...spread(ends.map(({ at, heading: to }) => ({ at: place(lay, at), heading: to }))).flatMap(
        ({ at, heading: to }) => tick(at, to, `reach:${unit}:end`),
      ),
    ],
    ...reachWords(reach, tongue),
  };
}

/** What the panel says of an envelope, and what its signs mean. */
export const reachWords = ({ unit, by }: Reach, tongue: Tongue): Pick<OverlayParts, 'captions' | 'entries'> => ({
  captions: [heading(`${unit} · ${t(tongue, `finest-hour.picture.reach.${by}`)}`)],
  entries:
    by === 'evasion'
      ? []
      : [
          {
            sample: ([x, y]: Point): readonly Shape[] => [
              {
                kind: 'box',
                box: { x: x - 11, y: y - 5, width: 20, height: 10 },
                round: 3,
                ...INSIDE,
                layer: 'writing',
                tag: 'legend:reach',
              },
            ],
            words: t(tongue, 'finest-hour.picture.canEnd'),
          },
          {
            sample: (at: Point) => tick(at, 450, 'legend:reach:heading'),
            words: t(tongue, 'finest-hour.picture.heads'),
          },
        ],
});

/** The outline alone, and whose it is. */
export function envelope({ unit, by, outline }: Reach, { game }: HourView, lay: Lay): readonly Shape[] {
  const one = findAircraft(game, unit);
  return [
    {
      kind: 'path',
      closed: true,
      points: outline.map((corner) => place(lay, corner)),
      ...(by === 'evasion' ? ON_LINE : INSIDE),
      layer: 'path',
      tag: `reach:${unit}:${by}`,
    },
    ...(one ? ring(place(lay, one.at), sizeOf(game, lay), `marked:${unit}`) : []),
  ];
}

interface End {
  readonly at: Point;
  readonly heading: number;
}

/** Ticks nearer to each other than this would cover each other. */
const APART = 13;

const spread = (ends: readonly End[]): readonly End[] =>
  ends.reduce<readonly End[]>(
    (some, end) =>
      some.some(({ at }) => Math.hypot(at[0] - end.at[0], at[1] - end.at[1]) < APART) ? some : [...some, end],
    [],
  );

/** A small arrow in the direction of flight. */
export function tick(at: Point, to: number, tag: string): readonly Shape[] {
  const turn = to / 10;
  const points = [toward(at, turn, 6), toward(at, turn + 145, 5), toward(at, turn - 145, 5)];
  return [{ kind: 'path', closed: true, points, fill: NIGHT, stroke: WHITE, width: 0.9, layer: 'path', tag }];
}
