import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { Sky } from '../../rules/finest-hour/types.js';
import { MAP_BOX } from '../canvas.js';
import type { Point } from '../scene.js';
import { inPicture, partOf, shownBox, type Window } from '../window.js';

/** How a sky lies in a picture: its scale, which part of it is shown, and where. */
export interface Lay extends Window {
  readonly sky: Sky;
  /** Pixels of a centimetre. */
  readonly unit: number;
}

/** A part of the sky in steps. */
interface Span {
  readonly from: Place;
  readonly to: Place;
}

const CM = MEASURE.unit;
/** What a crop keeps around what it shows, and how wide it is at least: around the action, and around places to pick. */
const LOOSE = { around: 6 * CM, narrowest: 36 * CM };
/** A crop that is to be close is at most so wide. */
const CLOSE = 60 * CM;
const TIGHT: typeof LOOSE = { around: 3 * CM, narrowest: 12 * CM };
/** Scales come in steps, coarser where they are large, so that the ground of a sky is painted for few of them. */
const UNIT_STEPS = [
  { below: 4, step: 0.25 },
  { below: 10, step: 0.5 },
  { below: Infinity, step: 1 },
] as const;

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
      (some, at) => (breadth(sky, [...some, at]) <= Math.max(CLOSE, breadth(sky, places)) ? [...some, at] : some),
      places,
    );
  return layOf(sky, spanOf(sky, shown, LOOSE));
}

/** How broad the square around places is. */
const breadth = (sky: Sky, places: readonly Place[]): number => {
  const { from, to } = spanOf(sky, places, LOOSE);
  return Math.max(to.x - from.x, to.y - from.y);
};

const wholeOf = ({ width, height }: Sky): Span => ({ from: { x: 0, y: 0 }, to: { x: width, y: height } });

function spanOf(sky: Sky, places: readonly Place[], { around, narrowest }: typeof LOOSE): Span {
  const range = (values: readonly number[], whole: number): readonly [number, number] => {
    const from = Math.max(0, Math.min(...values) - around);
    const to = Math.min(whole, Math.max(...values) + around);
    const more = Math.max(0, Math.min(narrowest, whole) - (to - from)) / 2;
    return [from - more, to + more];
  };
  const x = range(
    places.map((place) => place.x),
    sky.width,
  );
  const y = range(
    places.map((place) => place.y),
    sky.height,
  );
  return { from: { x: x[0], y: y[0] }, to: { x: x[1], y: y[1] } };
}

/** A part of a sky in the middle of the map's place, with as much around it as there is room for. */
function layOf(sky: Sky, { from, to }: Span): Lay {
  const most = Math.min((MAP_BOX.width * CM) / (to.x - from.x), (MAP_BOX.height * CM) / (to.y - from.y));
  const step = UNIT_STEPS.find(({ below }) => most < below)?.step ?? 1;
  // What is larger than the coarsest scale is shown as large as it has room.
  const unit = Math.floor(most / step) * step || most;
  const px = (length: number): number => (length / CM) * unit;
  const x = partOf(px((from.x + to.x) / 2), MAP_BOX.width, px(sky.width));
  const y = partOf(px((from.y + to.y) / 2), MAP_BOX.height, px(sky.height));
  return {
    sky,
    unit,
    window: { x: x.from, y: y.from, width: x.length, height: y.length },
    at: [MAP_BOX.x + x.gap, MAP_BOX.y + y.gap],
  };
}

/** A length in the sky in pixels. */
export const scaled = ({ unit }: Pick<Lay, 'unit'>, steps: number): number => (steps / CM) * unit;

/** A place measured on the whole sky, in pixels. */
export const onSky = (lay: Pick<Lay, 'unit'>, { x, y }: Place): Point => [scaled(lay, x), scaled(lay, y)];

/** A place in the picture. */
export const place = (lay: Lay, at: Place): Point => inPicture(lay, onSky(lay, at));

/** Whether the picture shows a place, with so many pixels around it. */
export function isShown(lay: Lay, at: Place, around: number): boolean {
  const [x, y] = place(lay, at);
  const box = shownBox(lay);
  return (
    x - around >= box.x - 1 &&
    x + around <= box.x + box.width + 1 &&
    y - around >= box.y - 1 &&
    y + around <= box.y + box.height + 1
  );
}

/** The place in the sky nearest to one that may lie beyond its edge. */
export const withinSky = ({ width, height }: Sky, { x, y }: Place): Place => ({
  x: Math.max(0, Math.min(width, x)),
  y: Math.max(0, Math.min(height, y)),
});
