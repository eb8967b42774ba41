import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf } from '../../i18n/index.js';
import { lengthText, placeText } from '../../games/tactic148/present/names.js';
import { disc } from '../../rules/geometry/plane/shape.js';
import { clearWay } from '../../rules/tactic148/lines.js';
import { baseRadius } from '../../rules/tactic148/options.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import type { InquiryAnswer } from '../../rules/tactic148/inquiries.js';
import { TYPE } from '../canvas.js';
import { FAINT, NIGHT, WHITE } from '../colours.js';
import { heading, type OverlayParts } from '../overlay-parts.js';
import type { Point, Shape } from '../scene.js';
import { radiusOf } from './figures.js';
import { alongLine, line, LINES, sightLine, type LineKind } from './fire.js';
import { place, type Lay } from './lay.js';
import { lineEntries } from './legend.js';

/** The line between two places, as between two bases: what one sees of the other, and how far it is. */
export function sightParts(
  { from, to, line: kind, distance }: Extract<InquiryAnswer, { about: 'los' }>,
  { game }: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const radius = radiusOf(game, lay);
  const [a, b] = [place(lay, from), place(lay, to)];
  const r = baseRadius(game.options);
  const ends = sightLine(clearWay(game, disc(from, r), disc(to, r)), from, to, lay, radius);
  const tag = 'sight';
  const far = lengthText(distance, tongue);
  return {
    shapes: [
      ...corridor(a, b, radius, kind, tag),
      ...[a, b].map((at): Shape => ({
        kind: 'circle',
        at,
        radius,
        fill: `${WHITE}B0`,
        stroke: FAINT,
        width: 1.4,
        dash: [2, 2],
        layer: 'line',
        tag: `${tag}:base`,
      })),
      ...line(ends, kind, kind === 'none' ? 'miss' : 'plain', tag),
    ],
    labels: [
      {
        text: far,
        tag: `${tag}:distance`,
        about: alongLine(ends)[1] ?? a,
        clear: 2,
        size: TYPE.read,
        fill: WHITE,
        ink: NIGHT,
        border: LINES[kind].stroke,
        prefer: alongLine(ends),
      },
    ],
    captions: [heading(`${placeText(from, tongue)} → ${placeText(to, tongue)} · ${lineWords(kind, tongue)} · ${far}`)],
    entries: lineEntries(new Set([kind]), tongue),
  };
}

export const lineWords = (kind: LineKind, tongue: Tongue): string => nameOf(tongue, 'tactic148.sight', kind);

/** The band between two bases in which everything that matters for the line lies. */
export const corridor = (from: Point, to: Point, radius: number, kind: LineKind, tag: string): readonly Shape[] => [
  {
    kind: 'path',
    closed: false,
    points: [from, to],
    stroke: `${LINES[kind].stroke}26`,
    width: radius * 2,
    layer: 'path',
    tag: `${tag}:corridor`,
  },
];
