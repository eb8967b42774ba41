import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { FullTerm, HitTable } from '../standard/terms.js';
import { AIM_SIDES, type Aim, type Aimed, type AimSide } from '../standard/types.js';
import type { Options, StandardUnit } from '../types.js';
import { isImmobile } from '../standard/parts.js';
import { isMech } from '../standard/vehicles.js';

/**
 * Aimed shots (option `aimedShots`, CLN-32, CLN-33): a gunner who is good enough aims at a side of a 'Mech that can move. High and
 * low use the tables of punches and kicks (AMB-CLN-17); left and right turn the line by which the table is chosen (AMB-CLN-18).
 */

/** The bonus in gunnery that it takes, and what it adds to the number. */
const AIMING_BONUS = 2;
const AIMED = 3;

/** The table that a half of the body has for itself. */
const HALVES: Readonly<Partial<Record<AimSide, HitTable>>> = { high: 'punch', low: 'kick' };

/** Whether a shot is aimed at a side and not at a location. */
export const isSide = (aim: Aim | null): aim is AimSide => AIM_SIDES.some((side) => side === aim);

/** Whether a unit may aim at sides at all. */
export const canAim = ({ aimedShots = 'off' }: Options, { body }: StandardUnit): boolean =>
  aimedShots === 'on' && (body.pilot.bonuses?.gunnery ?? 0) >= AIMING_BONUS;

/** Why a shot cannot be aimed at a side, or `null`. */
export function sideProblem(
  options: Options,
  unit: StandardUnit,
  target: StandardUnit,
  { mount, mode }: Pick<Aimed, 'mount' | 'mode'>,
): Refusal | null {
  const facts = { unit: unit.id, target: target.id, mount };
  if ((options.aimedShots ?? 'off') === 'off') return refuse('battletech/aim-side-off', facts, 'CLN-32');
  if (!canAim(options, unit)) {
    const has = unit.body.pilot.bonuses?.gunnery ?? 0;
    return refuse('battletech/aim-side-skill', { ...facts, need: AIMING_BONUS, has }, 'CLN-32');
  }
  if (mode === 'indirect') return refuse('battletech/aim-side-indirect', facts, 'CLN-32');
  return isMech(target) && !isImmobile(target) ? null : refuse('battletech/aim-side-still', facts, 'CLN-32');
}

/** What aiming at a side adds to the number. */
export const sideTerms = (aim: Aim | null): readonly FullTerm[] =>
  isSide(aim) ? [{ reason: 'aimed-side', value: AIMED }] : [];

/** The table of what is aimed high or low; `null`: the usual one. */
export const tableOf = (aim: Aim | null): HitTable | null => (isSide(aim) ? (HALVES[aim] ?? null) : null);
