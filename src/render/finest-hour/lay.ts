import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Sky } from '../../rules/finest-hour/types.js';
import { breadth, isDiscShown, spanOf, wholeOf, windowOn, type Room, type Scales } from '../measured-lay.js';
import type { Point } from '../scene.js';
import { inPicture, type Window } from '../window.js';

/** How a sky lies in a picture: its scale, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly sky: Sky;
  /** Pixels of a centimetre. */
  readonly unit: number;
}

const CM = MEASURE.unit;
/** What a crop keeps around what it shows, and how wide it is at least: around the action, and around places to pick. */
const LOOSE: Room = { around: 6 * CM, narrowest: 36 * CM };
/** A crop that is to be close is at most so wide. */
const CLOSE = 60 * CM;
const TIGHT: Room = { around: 3 * CM, narrowest: 12 * CM };
/** Scales come in steps, coarser where they are large, so that the ground of a sky is painted for few of them. */
const SCALES: Scales = [
  { below: 4, step: 0.25 },
  { below: 10, step: 0.5 },
  { below: Infinity, step: 1 },
];

/** The whole of a sky. */
export const layWhole = (sky: Sky): Lay => layOf(sky, wholeOf(sky));

/** The part of a sky around places to pick, and little more; the whole where there are none. */
export const layTight = (sky: Sky, places: readonly Place[]): Lay =>
  places.length === 0 ? layWhole(sky) : layOf(sky, spanOf(sky, places, TIGHT));

/** The part of a sky around places, and as many of the others, the nearest first, as leave it close; the whole where there are none. */
export function layAround(sky: Sky, places: readonly Place[], others: readonly Place[] = []): Lay {
  const [first] = places;
  if (!first) return layWhole(sky);
  const far = (at: Place): number => Math.hypot(at.x - first.x, at.y - first.y);
  const shown = others
    .toSorted((a, b) => far(a) - far(b))
    .reduce<readonly Place[]>(
      (some, at) =>
        breadth(sky, [...some, at], LOOSE) <= Math.max(CLOSE, breadth(sky, places, LOOSE)) ? [...some, at] : some,
      places,
    );
  return layOf(sky, spanOf(sky, shown, LOOSE));
}

/** A part of a sky in the middle of the map's place. */
const layOf = (sky: Sky, span: Parameters<typeof windowOn>[1]): Lay => ({ sky, ...windowOn(sky, span, CM, SCALES) });

/** A length in the sky in pixels. */
export const scaled = ({ unit }: Pick<Lay, 'unit'>, steps: number): number => (steps / CM) * unit;

/** A place measured on the whole sky, in pixels. */
export const onSky = (lay: Pick<Lay, 'unit'>, { x, y }: Place): Point => [scaled(lay, x), scaled(lay, y)];

/** A place in the picture. */
export const place = (lay: Lay, at: Place): Point => inPicture(lay, onSky(lay, at));

/** Whether the picture shows a place, with so many pixels around it. */
export const isShown = (lay: Lay, at: Place, around: number): boolean => isDiscShown(lay, place(lay, at), around);

/** The place in the sky nearest to one that may lie beyond its edge. */
export const withinSky = ({ width, height }: Sky, { x, y }: Place): Place => ({
  x: Math.max(0, Math.min(width, x)),
  y: Math.max(0, Math.min(height, y)),
});
