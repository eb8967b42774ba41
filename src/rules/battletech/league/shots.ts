import { isImmobile } from '../standard/parts.js';
import type { Aim } from '../standard/types.js';
import { isMech } from '../standard/vehicles.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isSide, sideTerms } from './aimed.js';
import type { LeagueShot } from './contract.js';
import { ecmTerms } from './ecm-zone.js';
import type { LeagueMatch } from './rules.js';
import { tablesOf } from './tables.js';
import { isTargeted, locationTerms } from './targeted.js';

/** What the switches of a league make of a shot: the one place where the number of a shot asks for them. */

const PLAIN: LeagueShot = {};

/** A shot at anybody, before it is aimed. */
export const anyShot = (match: LeagueMatch): LeagueShot =>
  match.options.extremeRange === 'on' ? { extreme: tablesOf(match).extreme } : PLAIN;

/** A shot as the switches of a match have it; without any of them nothing is changed. `still`: at a 'Mech that cannot move. */
function aimedShot(match: LeagueMatch, still: boolean, aim: Aim | null): LeagueShot {
  const any = anyShot(match);
  const tables = tablesOf(match);
  if (isSide(aim)) return { ...any, terms: sideTerms(tables), toward: aim === 'left' || aim === 'right' ? aim : null };
  return isTargeted(match.options, still, aim) ? { ...any, terms: locationTerms(tables, aim), targeted: true } : any;
}

/** The same of a unit at another, with what lies on its way. */
export function shotAt(state: StandardState, unit: StandardUnit, target: StandardUnit, aim: Aim | null): LeagueShot {
  const { options } = state;
  const shot = aimedShot(state, isMech(target) && isImmobile(target), aim);
  const onTheWay = options.ecmZone === 'on' ? ecmTerms(state, unit, target) : [];
  return onTheWay.length === 0 ? shot : { ...shot, terms: [...(shot.terms ?? []), ...onTheWay] };
}
