import { neighbour, turned, type Facing } from '../../rules/geometry/hex/facing.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import type { SeenState, SeenUnit } from '../../rules/battletech/seen.js';
import { isCarried, isInfantry, unitsIn } from '../../rules/battletech/stacking.js';
import type { Place } from '../../rules/battletech/types.js';
import { TYPE } from '../canvas.js';
import { sideLook, type SideLook } from '../colours.js';
import { overlap } from '../labels.js';
import { textWidth } from '../measure.js';
import type { Box, Point } from '../scene.js';
import { HULL } from './bars.js';
import { isShown, LEAST_RADIUS, middle, type Lay } from './lay.js';
import { shortNames } from './names.js';

/**
 * Where the parts of a token are: the figure in its hex, and at the lower or upper end its bar and its name. In a small hex the name
 * stands half outside, so that there is room for the figure; where neighbours leave no room for the name, there is none.
 */

/** Below this radius there is room for the side and the name alone. */
export const isSmall = ({ radius }: Lay): boolean => radius < LEAST_RADIUS;

/** From this radius on a figure stands whole above its name in its hex. */
const ROOMY = 23;
/** The height of the band with the name. */
export const BAND = 10.5;
/** From the edge of a hex to what stands inside its rim. */
const RIM = 2.5;
/** How far a name that stands outside reaches into its hex. */
const INTO = 2.4;

export interface Spot {
  readonly unit: SeenUnit;
  readonly place: Place;
  readonly look: SideLook;
  readonly name: string;
  /** The middle of its hex. */
  readonly at: Point;
  /** Where bar and name are: `1` below the figure, `-1` above it. */
  readonly end: 1 | -1;
  /** The middle of the figure's plate, from there to its rim, and whether that is enough for the figure to be known. */
  readonly figure: { readonly at: Point; readonly size: number; readonly whole: boolean };
  readonly hull: Point;
  readonly band: Box;
  /** Its place among those who share its hex, from 0, and how many they are. */
  readonly nth: number;
  readonly among: number;
  /** How many rims of other sides lie around its own in its hex; `null`: its side has one there already. */
  readonly rim: number | null;
}

/** Of three in a hex, and of two in one that is not roomy, the names stand beside it: within they would hide figures and each other. */
export const isNamedBeside = ({ among }: Pick<Spot, 'among'>, { radius }: Pick<Lay, 'radius'>): boolean =>
  among > (radius < ROOMY ? 1 : 2);

/** Units that have a place on the part of the map that is shown, wrecks first so that the living lie on top. */
export function spots(view: SeenState, sides: readonly string[], lay: Lay): readonly Spot[] {
  const names = shortNames(view);
  const taken = new Set(view.units.flatMap(({ status, place }) => (status === 'active' && place ? [place.hex] : [])));
  const found = (['destroyed', 'active'] as const).flatMap((status) =>
    view.units.flatMap((unit) => {
      if (unit.status !== status || unit.place === null || isCarried(unit) || !isShown(lay, unit.place.hex)) return [];
      const spot = inside(unit, unit.place, sideLook(sides, unit.side), names.get(unit.id) ?? unit.id, lay);
      return [status === 'active' ? beside(spot, sharing(view, unit, unit.place.hex), lay) : spot];
    }),
  );
  // Inside of their hexes no names meet; one after the other goes outside where it meets none of the others either.
  found.forEach((spot, i) => {
    if (lay.radius >= ROOMY || spot.unit.status !== 'active' || spot.among > 1) return;
    const others = found.filter((other) => other !== spot).map(({ band }) => band);
    const free = endsFor(spot.unit, spot.place, taken, lay)
      .map((end) => outside(spot, end, lay))
      .find(({ band }) => others.every((other) => overlap(band, other) === 0));
    if (free) found[i] = free;
  });
  return found;
}

/** Who shares a hex, infantry last: before what is larger. */
export const sharing = (view: SeenState, { id, side }: SeenUnit, hex: Hex): Pick<Spot, 'nth' | 'among' | 'rim'> => {
  const there = unitsIn(view, hex);
  const sorted = [...there.filter((one) => !isInfantry(one)), ...there.filter(isInfantry)];
  const nth = sorted.findIndex((one) => one.id === id);
  const before = new Set(sorted.slice(0, nth).map((one) => one.side));
  return { nth, among: sorted.length, rim: before.has(side) ? null : before.size };
};

/** How small figures get of so many who share a hex. */
const SHARED = [1, 1, 0.66, 0.52, 0.44] as const;

/** A token beside others in its hex: the figures side by side, smaller; the names of two one above the other (UNI-06). */
function beside(spot: Spot, shared: Pick<Spot, 'nth' | 'among' | 'rim'>, lay: Lay): Spot {
  const { nth, among } = shared;
  if (among < 2) return spot;
  const part = SHARED[Math.min(among, SHARED.length - 1)] ?? 1;
  const dx = (nth - (among - 1) / 2) * lay.radius * (1.25 / among);
  const { figure, hull, band, at } = spot;
  const size = Math.max(LEAST_FIGURE, figure.size * part);
  const y = isNamedBeside(shared, lay) ? at[1] : figure.at[1] - (among - 1) * BAND * 0.3;
  return {
    ...spot,
    ...shared,
    figure: { at: [at[0] + dx, y], size, whole: size >= LEAST_FIGURE },
    hull: [hull[0] + dx, hull[1]],
    // Names go down from the rim above, so that each is whole.
    band: { ...band, y: band.y - (among - 1 - nth) * (BAND - 0.5) },
  };
}

/** A token with its name in its hex, over the bar. */
function inside(unit: SeenUnit, place: Place, look: SideLook, name: string, lay: Lay): Spot {
  const at = middle(lay, place.hex);
  const depth = lay.row / 2 - RIM;
  const feet = depth - HULL - BAND - 0.2;
  const width = textWidth(name, TYPE.read, true) + 3;
  return {
    unit,
    place,
    look,
    name,
    at,
    end: 1,
    figure: figureBetween(at, feet, 1, lay),
    hull: [at[0], at[1] + depth - HULL / 2],
    band: { x: at[0] - width / 2, y: at[1] + feet, width, height: BAND },
    nth: 0,
    among: 1,
    rim: 0,
  };
}

/** The token with its name at an end of its hex, half outside. */
function outside(spot: Spot, end: Spot['end'], lay: Lay): Spot {
  const [x, y] = spot.at;
  const near = lay.row / 2 - INTO;
  const hull = near - 0.6 - HULL / 2;
  return {
    ...spot,
    end,
    figure: figureBetween(spot.at, hull - HULL / 2 - 0.4, end, lay),
    hull: [x, y + end * hull],
    band: { ...spot.band, y: y + end * (near + BAND / 2) - BAND / 2 },
  };
}

/** The room for a figure from the far rim of its hex to so far beyond its middle. */
function figureBetween([x, y]: Point, feet: number, end: Spot['end'], lay: Lay): Spot['figure'] {
  const size = (lay.row / 2 - RIM + feet) / 2;
  return { at: [x, y + end * (feet - size)], size: Math.max(size, lay.radius * 0.42), whole: size >= LEAST_FIGURE };
}

/** A smaller figure is not known. */
const LEAST_FIGURE = 7;

/** The sides that a name at either end touches: the one that it reaches into, and those beside. */
const BELOW: readonly [Facing, ...Facing[]] = [3, 2, 4];
const ABOVE: readonly [Facing, ...Facing[]] = [0, 1, 5];

/** The sides of its hex that a unit faces and that its torso is turned to, the latter only where it is turned. */
export function teethOf(unit: SeenUnit, { facing }: Place): readonly Facing[] {
  // Troopers face all ways (UNI-40).
  if (isInfantry(unit)) return [];
  const { body } = unit;
  const twist = body?.crew?.stuck ?? body?.twist ?? 0;
  return twist === 0 ? [facing] : [facing, turned(facing, twist === 'flip' ? 3 : twist)];
}

/** The ends at which a name may stand outside of its hex, for nobody is there and no tooth would hide it; first the one with fewer teeth beside. */
function endsFor(unit: SeenUnit, place: Place, taken: ReadonlySet<Hex>, lay: Lay): readonly Spot['end'][] {
  const isFree = (side: Facing): boolean => {
    const next = neighbour(lay.extent, place.hex, side);
    return next !== null && !taken.has(next) && isShown(lay, next);
  };
  const teeth = teethOf(unit, place);
  const hidden = ([into, ...beside]: readonly Facing[]): number =>
    teeth.reduce<number>((sum, side) => sum + (side === into ? 2 : beside.some((one) => one === side) ? 1 : 0), 0);
  const ends = (
    [
      [1, BELOW],
      [-1, ABOVE],
    ] as const
  ).filter(([, sides]) => isFree(sides[0]) && hidden(sides) < 2);
  return ends.sort(([, one], [, other]) => hidden(one) - hidden(other)).map(([end]) => end);
}
