import type { LeagueShot } from './contract.js';
import type { Aimed } from '../standard/types.js';
import type { Options, StandardUnit } from '../types.js';
import { isSide, sideTerms } from './aimed.js';
import { isTargeted, locationTerms } from './targeted.js';

/** What the switches of a league make of a shot: the one place where the number of a shot asks for them. */

const PLAIN: LeagueShot = {};

/** A shot as the switches of a match have it; without any of them nothing is changed. */
export function leagueShot(options: Options, target: StandardUnit, { aim }: Aimed): LeagueShot {
  if (isSide(aim)) return { terms: sideTerms(aim), toward: aim === 'left' || aim === 'right' ? aim : null };
  if (isTargeted(options, target, aim)) return { terms: locationTerms(aim), targeted: true };
  return PLAIN;
}
