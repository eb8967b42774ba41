import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Overlay } from '../../present/picture.js';
import type { FinestHour, HourView } from '../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer } from '../../rules/finest-hour/inquiries.js';
import { inspect } from '../../rules/finest-hour/inspect.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { unitId } from '../../rules/kernel/ids.js';
import { toward } from '../emblem.js';
import { letteredParts } from '../letters.js';
import { NOTHING, type OverlayParts } from '../overlay-parts.js';
import { place, type Lay } from './lay.js';
import { envelope, reachWords, tick } from './reach-overlay.js';

/** Letters at the places where a move can end, with the heading there, in centimetres and degrees: `42.5,31 135`. */

export type Letters = Extract<Overlay<FinestHour>, { kind: 'letters' }>;

interface End {
  readonly letter: string;
  readonly at: Place;
  readonly heading: number;
}

/** The places that are lettered; what is none is left out. */
const endsOf = ({ places }: Letters): readonly End[] =>
  places.flatMap(({ letter, place: text }) => {
    const [x, y, heading] = text.split(/[ ,]/u).map(Number);
    if (x === undefined || y === undefined || heading === undefined || Number.isNaN(x + y + heading)) return [];
    return [
      { letter, at: { x: Math.round(x * MEASURE.unit), y: Math.round(y * MEASURE.unit) }, heading: heading * 10 },
    ];
  });

/** For the crop: the places, and all of the outline in which they lie. */
export const letterPlaces = (overlay: Letters, view: HourView): readonly Place[] => [
  ...endsOf(overlay).map(({ at }) => at),
  ...(reachOf(overlay, view)?.outline ?? []),
];

function reachOf({ unit }: Letters, view: HourView): Reach | null {
  const told = unit === null ? null : inspect(view, { about: 'reach', unit: unitId(unit), by: 'normal' });
  return told?.ok && told.value.about === 'reach' ? told.value : null;
}
type Reach = Extract<InquiryAnswer, { about: 'reach' }>;

/** The letters within the outline of where the aircraft can end, each with an arrow that heads as it would there. */
export function lettersParts(overlay: Letters, view: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  const reach = reachOf(overlay, view);
  const ends = endsOf(overlay);
  const lettered = letteredParts(ends.map(({ letter, at }) => ({ letter, spots: [place(lay, at)] })));
  return {
    ...(reach ? reachWords(reach, tongue) : NOTHING),
    shapes: [
      ...(reach ? envelope(reach, view, lay) : []),
      ...ends.flatMap(({ letter, at, heading }) =>
        tick(toward(place(lay, at), heading / 10, FROM_LETTER), heading, `pick:${letter}`),
      ),
    ],
    labels: lettered.labels,
  };
}
/** An arrow stands at the rim of its letter. */
const FROM_LETTER = 11;
