import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import type { FinestHour, HourView } from '../../rules/finest-hour/finest-hour.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { unitId } from '../../rules/kernel/ids.js';
import { BLUE, NIGHT, YELLOW } from '../colours.js';
import type { Label } from '../labels.js';
import type { OverlayParts } from '../overlay-parts.js';
import type { Box, Point, Shape } from '../scene.js';
import { sizeOf } from './aircraft.js';
import { plannedParts } from './draft-overlay.js';
import { place, type Lay } from './lay.js';
import { ring } from './ring.js';
import { afterSketches } from './sketched.js';

/** Letters at places that can be picked: points of the sky, or squares of it by two corners, in centimetres. */

type Letters = Extract<Overlay<FinestHour>, { kind: 'letters' }>;

/** The places in a text, `12.5,8`, or a square by two corners, `12,6 18,12`; what is none is left out. */
export const spotsOf = (text: string): readonly Place[] =>
  text.split(' ').flatMap((part) => {
    const [x, y, ...more] = part.split(',').map(Number);
    if (x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x) || !Number.isFinite(y)) return [];
    return [{ x: Math.round(x * MEASURE.unit), y: Math.round(y * MEASURE.unit) }];
  });

export function lettersParts(overlay: Letters, view: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  const { planned = [] } = overlay;
  const before = plannedParts(planned, view, lay, tongue);
  const game = afterSketches(planned, view.game);
  const marked = overlay.unit === null ? null : findAircraft(game, unitId(overlay.unit));
  const all = overlay.places.map(({ letter, place: text }) => ({ letter, spots: spotsOf(text) }));
  return {
    ...before,
    shapes: [
      ...before.shapes,
      ...all.flatMap(({ letter, spots }) => pickShapes(letter, spots, lay)),
      ...(marked ? ring(place(lay, marked.at), sizeOf(game, lay), `marked:${marked.id}`) : []),
    ],
    labels: [
      ...all.flatMap(({ letter, spots: [from, to] }): readonly Label[] => {
        if (!from) return [];
        const prefer = to ? cornersOf(boxOf(from, to, lay)) : [place(lay, from)];
        return [
          {
            text: letter,
            tag: `letter:${letter}`,
            about: prefer[0] ?? place(lay, from),
            clear: 4,
            size: LETTER,
            fill: YELLOW,
            ink: NIGHT,
            border: NIGHT,
            prefer,
            // A square's letter beside it would be another's; a place is where its letter is.
            holds: to ? 'there' : 'near',
          },
        ];
      }),
      ...before.labels,
    ],
  };
}

const LETTER = 13;

function pickShapes(letter: string, [from, to]: readonly Place[], lay: Lay): readonly Shape[] {
  if (!from) return [];
  const tag = `pick:${letter}`;
  if (!to) {
    const at = place(lay, from);
    return [{ kind: 'circle', at, radius: 3, fill: YELLOW, stroke: NIGHT, width: 1.2, layer: 'token', tag }];
  }
  const box = boxOf(from, to, lay);
  return [{ kind: 'box', box, round: 3, fill: `${YELLOW}33`, stroke: BLUE, width: 1.4, layer: 'path', tag }];
}

/** A square in the picture, a little smaller than in the sky, so that neighbours show as two. */
function boxOf(from: Place, to: Place, lay: Lay): Box {
  const [[x, y], [right, bottom]] = [place(lay, from), place(lay, to)];
  return {
    x: Math.min(x, right) + 0.8,
    y: Math.min(y, bottom) + 0.8,
    width: Math.abs(right - x) - 1.6,
    height: Math.abs(bottom - y) - 1.6,
  };
}

/** Where the letter of a square may stand: in its corners, and in its middle. */
function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  const [dx, dy] = [Math.min(10, width / 2), Math.min(10, height / 2)];
  return [
    [x + dx, y + dy],
    [x + width - dx, y + dy],
    [x + dx, y + height - dy],
    [x + width - dx, y + height - dy],
    [x + width / 2, y + height / 2],
  ];
}
