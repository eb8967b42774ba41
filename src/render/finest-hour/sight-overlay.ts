import type { Tongue } from '../../games/finest-hour/words/index.js';
import { coordinateOf } from '../../i18n/format.js';
import { nameOf, t } from '../../i18n/index.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import type { HourView } from '../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer } from '../../rules/finest-hour/inquiries.js';
import { TYPE } from '../canvas.js';
import { BLUE, FAINT, NIGHT, WHITE } from '../colours.js';
import { heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import type { Colour, Point, Shape } from '../scene.js';
import { sizeOf } from './aircraft.js';
import { place, type Lay } from './lay.js';
import { ring } from '../ring.js';
import { alongLine, between } from './tracers.js';

/** Whether one aircraft sees another, how far it is, and how far off its nose. */
export function sightParts(
  { unit, target, distance, off, clear }: Extract<InquiryAnswer, { about: 'los' }>,
  { game }: HourView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const [one, other] = [findAircraft(game, unit), findAircraft(game, target)];
  if (!one || !other) return NOTHING;
  const size = sizeOf(game, lay);
  const ends = between(place(lay, one.at), place(lay, other.at), 0);
  const far = nameOf(tongue, 'finest-hour.length', String(distance));
  const angle = `${off < 0 ? '↰' : '↱'} ${coordinateOf(tongue.locale, Math.abs(off) / 10, 10)}`;
  const words = t(tongue, clear ? 'finest-hour.picture.clear' : 'finest-hour.picture.hidden');
  return {
    ...NOTHING,
    shapes: [
      ...sightLine(ends, clear, `sight:${unit}:${target}`),
      ...ring(place(lay, one.at), size, `marked:${unit}`),
      ...ring(place(lay, other.at), size, `marked:${target}`),
    ],
    labels: [
      {
        text: clear ? far : `⊘ ${far}`,
        tag: 'sight:distance',
        about: alongLine(ends)[0] ?? ends[0],
        clear: 2,
        size: TYPE.read,
        fill: WHITE,
        ink: NIGHT,
        border: colourOf(clear),
        rim: 1.6,
        prefer: alongLine(ends),
      },
    ],
    captions: [
      heading(`${unit} → ${target}`),
      { text: [words, far].join(' · '), bold: true },
      { text: t(tongue, 'finest-hour.picture.off', { off: angle }), bold: false },
    ],
  };
}

const colourOf = (clear: boolean): Colour => (clear ? BLUE : FAINT);

/** A line of sight; a hidden one is dotted. */
export const sightLine = (points: readonly [Point, Point], clear: boolean, tag: string): readonly Shape[] => [
  { kind: 'path', closed: false, points, stroke: WHITE, width: 4.4, layer: 'line', tag: `${tag}:casing` },
  {
    kind: 'path',
    closed: false,
    points,
    stroke: colourOf(clear),
    width: 2.4,
    dash: clear ? [] : [1.5, 5],
    layer: 'line',
    tag: `${tag}:${clear ? 'clear' : 'hidden'}`,
  },
];
