import { isLost } from '../damage/lost.js';
import { LEGS } from '../tables.js';
import type { Unit } from '../types.js';
import type { Location } from '../vocabulary.js';
import type { RecordSheet } from '../record-sheet.js';

/** What a 'Mech stands on: two legs or four, of which the front ones are where others have arms. */

/** Arms and legs; all four are legs of a four-legged 'Mech. */
export const LIMBS = ['LA', 'RA', 'LL', 'RL'] as const satisfies readonly Location[];

/** How a unit of four legs stands. `whole`: all four are there. */
export interface FourLegs {
  readonly whole: boolean;
}

type Sheeted = { readonly sheet: RecordSheet };
type Standing = Sheeted & Pick<Unit, 'lost'>;

export const hasFourLegs = ({ sheet }: Sheeted): boolean => sheet.full?.legs === 4;

/** The locations that are legs. */
export const legsOf = (unit: Sheeted): readonly (typeof LIMBS)[number][] => (hasFourLegs(unit) ? LIMBS : LEGS);

export const isLimb = (location: Location): boolean => LIMBS.some((limb) => limb === location);

/** Whether a location of a unit is one of its legs. */
export const isLeg = (unit: Sheeted, location: Location): boolean => legsOf(unit).some((leg) => leg === location);

/** The legs that a unit has lost. */
export const legsGone = (unit: Standing): readonly Location[] => legsOf(unit).filter((leg) => isLost(unit, leg));

/** The legs of a four-legged unit; `null`: it has two. */
export const fourLegsOf = (unit: Standing): FourLegs | null =>
  hasFourLegs(unit) ? { whole: legsGone(unit).length === 0 } : null;

/** Whether so many legs are gone that it only hobbles: one of two, two of four. */
export const hobbles = (unit: Standing): boolean => legsGone(unit).length === (hasFourLegs(unit) ? 2 : 1);

/** Whether too many legs are gone to stand at all: both of two, three of four. */
export const isBeyondStanding = (unit: Standing): boolean => legsGone(unit).length >= (hasFourLegs(unit) ? 3 : 2);

/** Whether nothing helps a unit up that hobbles: both of its arms are gone. */
export const lacksSupport = (unit: Standing): boolean =>
  hobbles(unit) && !hasFourLegs(unit) && (['LA', 'RA'] as const).every((arm) => isLost(unit, arm));

const LEG_NAMES = { LA: 'FLL', RA: 'FRL', LL: 'RLL', RL: 'RRL' } as const satisfies Record<
  (typeof LIMBS)[number],
  string
>;

/** What a location is called in words: of four legs by front and rear. */
export type LocationName = Location | (typeof LEG_NAMES)[keyof typeof LEG_NAMES];

/** The code under which a location is named, for one that has four legs or not. */
export function nameOn(fourLegs: boolean, location: Location): LocationName {
  const limb = LIMBS.find((one) => one === location);
  return fourLegs && limb ? LEG_NAMES[limb] : location;
}

/** The code under which a location of a unit is named. */
export const locationName = (unit: Sheeted, location: Location): LocationName => nameOn(hasFourLegs(unit), location);
