import { drivingTerms, isMech } from './vehicles.js';
import { total, type Dice } from '../../kernel/dice.js';
import { HIGHEST_TO_HIT } from '../tables.js';
import { isInfantry } from '../stacking.js';
import { GROUND } from '../ground-table.js';
import type { Board, Place, StandardUnit } from '../types.js';
import { editionOf } from './editions.js';
import { FOOTINGS } from './footings.js';
import { gyroModifier, isGyroGone } from './gyro.js';
import { fourLegsOf, isBeyondStanding, legsGone, legsOf } from './legs.js';
import { partHits } from './parts.js';
import { rollQuirks, steeringQuirks } from './quirks.js';
import { steeringTalents } from './talents.js';
import type { PilotingCause } from './piloting-causes.js';
import { given, type FullTerm, type PilotingRoll } from './terms.js';
import { boardAt } from '../under.js';

/** Piloting rolls: 2D6, the skill and more (table 7.2.2). */

/** What a cause brings with it; damage to gyro and legs stands in every roll anyhow. */
const CAUSE_TERMS: Readonly<Partial<Record<PilotingCause, FullTerm>>> = {
  'damage-20': { reason: 'damage-20', value: 1 },
  shutdown: { reason: 'shutdown', value: 3 },
  charged: { reason: 'was-charged', value: 2 },
  'jumped-on': { reason: 'was-jumped-on', value: 2 },
  'made-charge': { reason: 'made-charge', value: 2 },
  'made-jump-attack': { reason: 'made-jump-attack', value: 4 },
  'careful-stand': { reason: 'careful-stand', value: -2 },
};

/** What the recoil of a heavy Gauss rifle adds, by tons: the last row whose `from` is reached counts (WPN-05). */
const RECOIL = [
  { from: 0, value: 2 },
  { from: 40, value: 1 },
  { from: 60, value: 0 },
  { from: 80, value: -1 },
] as const;

/** What a cause adds, to its own roll and to all others of the same phase (AMB-SEQ-22). */
export function causeTerms(unit: StandardUnit, cause: PilotingCause): readonly FullTerm[] {
  const { tons } = unit.sheet;
  const rises = cause === 'stand-up' || cause === 'careful-stand' ? editionOf(unit).standing.roll : 0;
  if (cause === 'recoil') {
    const value = RECOIL.findLast(({ from }) => tons >= from)?.value ?? 0;
    return value === 0 ? [] : [{ reason: 'recoil', value, n: tons }];
  }
  const own = CAUSE_TERMS[cause];
  return [...(own ? [own] : []), ...(rises === 0 ? [] : [{ reason: 'standing-up', value: rises } as const])];
}

/** What water of a depth adds to the roll of one who enters it. */
export const waterTerm = (depth: number): FullTerm =>
  depth === 1
    ? { reason: 'water-1', value: -1, n: 1 }
    : depth === 2
      ? { reason: 'water-2', value: 0, n: 2 }
      : { reason: 'water-3', value: 1, n: depth };

/** Causes by which a unit falls without a roll. */
const SURE_FALLS: readonly PilotingCause[] = ['gyro-destroyed', 'leg-lost', 'missed-jump-attack'];

/** Troopers roll against the same number, whoever they are (TER-16). */
const TROOPERS = 4;
/** With its gyro gone a 'Mech falls for sure; this is for its pilot in the fall. */
const GYRO_GONE = 6;
/** A small cockpit is cramped (WPN-09). */
const SMALL_COCKPIT = 1;
/** Four legs, all of them there. */
const FOUR_LEGS = -2;

/**
 * The terms of every piloting roll of a unit, or of every driving roll of a vehicle: the skill, gyro and legs. A leg gone or a hip stands for all of its leg. Four
 * legs steady a 'Mech while it has them all; the first that it loses costs it that, the second is as the one of two, the third as both.
 */
function standingTerms(unit: StandardUnit): readonly FullTerm[] {
  if (isInfantry(unit)) return [{ reason: 'base', value: TROOPERS }];
  if (!isMech(unit)) return drivingTerms(unit);
  const gyro = gyroModifier(unit);
  const fourLegs = fourLegsOf(unit);
  const gone = legsGone(unit);
  const { leg: legLost, hip, foot } = editionOf(unit).upright;
  return [
    { reason: 'piloting', value: unit.body.pilot.piloting },
    ...steeringTalents(unit.body.pilot),
    ...steeringQuirks(unit.sheet.full),
    ...(unit.sheet.full.cockpit === 'small' ? [{ reason: 'small-cockpit', value: SMALL_COCKPIT } as const] : []),
    ...given(gyro === null ? { reason: 'gyro-gone', value: GYRO_GONE } : { reason: 'gyro-hit', value: gyro }),
    ...(fourLegs?.whole ? [{ reason: 'four-legs', value: FOUR_LEGS } as const] : []),
    ...(fourLegs && gone.length > 1
      ? [{ reason: 'leg-lost', value: legLost * Math.min(2, gone.length - 1) } as const]
      : []),
    ...legsOf(unit).flatMap((leg): readonly FullTerm[] => {
      if (gone.includes(leg)) return fourLegs ? [] : [{ reason: 'leg-lost', value: legLost }];
      if (partHits(unit, 'hip', leg) > 0) return [{ reason: 'hip-hit', value: hip }];
      const actuators =
        partHits(unit, 'upper-leg', leg) + partHits(unit, 'lower-leg', leg) + (foot ? partHits(unit, 'foot', leg) : 0);
      return actuators > 0 ? [{ reason: 'leg-actuator-hit', value: actuators, n: actuators }] : [];
    }),
  ];
}

/** What the ground adds to the rolls of who stands in a hex; a road is firm. */
export function footing(board: Board, place: Pick<Place, 'hex' | 'under'> | null): readonly FullTerm[] {
  const here = place ? boardAt(board, place).hexes[place.hex] : undefined;
  return here?.pavement
    ? []
    : FOOTINGS.flatMap((mark): readonly FullTerm[] => {
        // The undergrowth of a jungle is as thick as its trees stand close (TER-10).
        const value = mark === 'jungle' ? (here?.woods ?? 0) : GROUND[mark].footing;
        return here?.[mark] && value > 0 ? [{ reason: mark, value }] : [];
      });
}

/** The number of a piloting roll with its terms. */
export function pilotingNumber(
  unit: StandardUnit,
  cause: PilotingCause,
  more: readonly FullTerm[] = [],
): { readonly number: number; readonly terms: readonly FullTerm[] } {
  const own = isMech(unit) ? rollQuirks(unit.sheet.full, cause, unit.body.pilot.piloting) : [];
  const terms = [...standingTerms(unit), ...causeTerms(unit, cause), ...own, ...more];
  return { number: terms.reduce((sum, { value }) => sum + value, 0), terms };
}

/**
 * Rolls for a unit. No roll for one that cannot help falling: its gyro or leg gone, nobody at the controls, a number above 12.
 * Its pilot may brace themselves even so, as long as they are awake and their reactor runs (table 7.2.3).
 */
export function rollPiloting(
  unit: StandardUnit,
  cause: PilotingCause,
  dice: Dice,
  more: readonly FullTerm[] = [],
): PilotingRoll {
  const { number, terms } = pilotingNumber(unit, cause, more);
  const falls = SURE_FALLS.includes(cause) || (cause !== 'avoid-pilot-damage' && cannotStand(unit));
  const isLost = falls || isHelpless(unit, terms) || number > HIGHEST_TO_HIT;
  if (isLost) return { cause, number, terms, roll: null, success: false };
  const roll = dice.roll(2, 6, 'piloting');
  return { cause, number, terms, roll, success: total(roll) >= number };
}

/** Whether nothing keeps a unit upright: its gyro is gone, or three of four legs. */
const cannotStand = (unit: StandardUnit): boolean =>
  isGyroGone(unit) || (fourLegsOf(unit) !== null && isBeyondStanding(unit));

/**
 * Whether nobody steers a unit: its pilot is unconscious, or its reactor shut down (tables 7.2.3, 7.2.6). While the reactor is
 * shutting down the pilot still has their roll, with its +3.
 */
const isHelpless = (unit: StandardUnit, terms: readonly FullTerm[]): boolean =>
  unit.body.pilot.out !== null || (unit.body.shutdown && !terms.some(({ reason }) => reason === 'shutdown'));
