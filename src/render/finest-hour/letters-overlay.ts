import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import type { FinestHour, HourView } from '../../rules/finest-hour/finest-hour.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { unitId } from '../../rules/kernel/ids.js';
import { letteredParts } from '../letters.js';
import type { OverlayParts } from '../overlay-parts.js';
import { sizeOf } from './aircraft.js';
import { plannedParts } from './draft-overlay.js';
import { place, type Lay } from './lay.js';
import { ring } from '../ring.js';
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
  const lettered = letteredParts(
    overlay.places.map(({ letter, place: text }) => ({ letter, spots: spotsOf(text).map((at) => place(lay, at)) })),
  );
  return {
    ...before,
    shapes: [
      ...before.shapes,
      ...lettered.shapes,
      ...(marked ? ring(place(lay, marked.at), sizeOf(game, lay), `marked:${marked.id}`) : []),
    ],
    labels: [...lettered.labels, ...before.labels],
  };
}
