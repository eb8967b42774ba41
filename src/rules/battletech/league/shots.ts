import { isImmobile } from '../standard/parts.js';
import type { Aim } from '../standard/types.js';
import { isMech } from '../standard/vehicles.js';
import type { Options, StandardState, StandardUnit } from '../types.js';
import { isSide, sideTerms } from './aimed.js';
import type { LeagueShot } from './contract.js';
import { ecmTerms } from './ecm-zone.js';
import { isTargeted, locationTerms } from './targeted.js';

/** What the switches of a league make of a shot: the one place where the number of a shot asks for them. */

const PLAIN: LeagueShot = {};
const FAR: LeagueShot = { extreme: true };

/** A shot at anybody, before it is aimed. */
export const anyShot = ({ extremeRange }: Options): LeagueShot => (extremeRange === 'on' ? FAR : PLAIN);

/** A shot as the switches of a match have it; without any of them nothing is changed. `still`: at a 'Mech that cannot move. */
export function aimedShot(options: Options, still: boolean, aim: Aim | null): LeagueShot {
  const any = anyShot(options);
  if (isSide(aim)) return { ...any, terms: sideTerms(aim), toward: aim === 'left' || aim === 'right' ? aim : null };
  return isTargeted(options, still, aim) ? { ...any, terms: locationTerms(aim), targeted: true } : any;
}

/** The same of a unit at another, with what lies on its way. */
export function shotAt(state: StandardState, unit: StandardUnit, target: StandardUnit, aim: Aim | null): LeagueShot {
  const { options } = state;
  const shot = aim === null ? anyShot(options) : aimedShot(options, isMech(target) && isImmobile(target), aim);
  const onTheWay = options.ecmZone === 'on' ? ecmTerms(state, unit, target) : [];
  return onTheWay.length === 0 ? shot : { ...shot, terms: [...(shot.terms ?? []), ...onTheWay] };
}
