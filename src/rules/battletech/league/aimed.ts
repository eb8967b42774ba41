import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { FullTerm, HitTable } from '../standard/terms.js';
import { AIM_SIDES, type Aim, type Aimed, type AimSide } from '../standard/types.js';
import type { StandardUnit } from '../types.js';
import type { LeagueMatch } from './rules.js';
import { tablesOf, type LeagueTables } from './tables.js';
import { isImmobile } from '../standard/parts.js';
import { isMech } from '../standard/vehicles.js';

/**
 * Aimed shots (option `aimedShots`, CLN-32, CLN-33): a gunner who is good enough aims at a side of a 'Mech that can move. High and
 * low use the tables of punches and kicks (AMB-CLN-17); left and right turn the line by which the table is chosen (AMB-CLN-18).
 */

/** The table that a half of the body has for itself. */
const HALVES: Readonly<Partial<Record<AimSide, HitTable>>> = { high: 'punch', low: 'kick' };

/** Whether a shot is aimed at a side and not at a location. */
export const isSide = (aim: Aim | null): aim is AimSide => AIM_SIDES.some((side) => side === aim);

/** Whether a unit may aim at sides at all. */
export const canAim = (match: LeagueMatch, { body }: StandardUnit): boolean =>
  match.options.aimedShots === 'on' && (body.pilot.bonuses?.gunnery ?? 0) >= tablesOf(match).aimed.bonus;

/** The sides that are aimed at in a match (AMB-CLN-17). */
export const sidesIn = ({ options }: LeagueMatch): readonly AimSide[] =>
  AIM_SIDES.filter((side) => options.aimedHighLow !== 'off' || !(side in HALVES));

/** Why a shot cannot be aimed at a side, or `null`. */
export function sideProblem(
  match: LeagueMatch,
  unit: StandardUnit,
  target: StandardUnit,
  { mount, mode, aim }: Pick<Aimed, 'mount' | 'mode' | 'aim'>,
): Refusal | null {
  const facts = { unit: unit.id, target: target.id, mount };
  if (match.options.aimedShots !== 'on') return refuse('battletech/aim-side-off', facts, 'CLN-32');
  if (!sidesIn(match).some((side) => side === aim)) return refuse('battletech/aim-half-off', facts, 'AMB-CLN-17');
  if (!canAim(match, unit)) {
    const has = unit.body.pilot.bonuses?.gunnery ?? 0;
    return refuse('battletech/aim-side-skill', { ...facts, need: tablesOf(match).aimed.bonus, has }, 'CLN-32');
  }
  if (mode === 'indirect') return refuse('battletech/aim-side-indirect', facts, 'CLN-32');
  return isMech(target) && !isImmobile(target) ? null : refuse('battletech/aim-side-still', facts, 'CLN-32');
}

/** What aiming at a side adds to the number. */
export const sideTerms = ({ aimed }: LeagueTables): readonly FullTerm[] => [
  { reason: 'aimed-side', value: aimed.harder },
];

/** The table of what is aimed high or low; `null`: the usual one. */
export const tableOf = (aim: Aim | null): HitTable | null => (isSide(aim) ? (HALVES[aim] ?? null) : null);
