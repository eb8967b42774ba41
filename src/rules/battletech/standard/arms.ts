import type { StandardUnit } from '../types.js';
import { hasFourLegs } from './legs.js';
import { isMech } from './vehicles.js';
import { isBuiltWith } from './parts.js';
import { flipsArms } from './quirks.js';
import type { TurretFacing } from './kinds.js';
import type { Twist } from './types.js';

/** Arms flipped to the rear for the weapon phase, in place of a torso twist (FIN-01 to FIN-03). */

/** Hexsides by which a torso or a turret is turned; arms are flipped over it as it stands. */
export const turnOf = (twist: Twist): TurretFacing => (twist === 'flip' ? 0 : twist);

/**
 * Whether a unit was built with arms that can be flipped: neither has a lower arm or a hand, or they bend back all
 * the same (ADV-07). Struck ones do not count (FIN-01).
 */
export const flips = (unit: StandardUnit): boolean =>
  isMech(unit) &&
  !hasFourLegs(unit) &&
  (flipsArms(unit.sheet.full) ||
    (['LA', 'RA'] as const).every((arm) => !isBuiltWith(unit, 'lower-arm', arm) && !isBuiltWith(unit, 'hand', arm)));
