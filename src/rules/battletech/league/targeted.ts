import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { AttackedSide, FullTerm, ShotToHit } from '../standard/terms.js';
import type { Aim, FullShot } from '../standard/types.js';
import type { Options } from '../types.js';
import { MECH_LOCATIONS, type MechLocation } from '../vocabulary.js';
import type { LeagueTables } from './tables.js';

/**
 * Targeted shots (option `targetedShots`, CLN-34, CLN-35): at a 'Mech that cannot move a location is chosen. That it cannot move
 * makes the shot no easier; the location makes it harder, and a hit strikes it.
 */

/** What cannot be seen from a side of the target. */
const UNSEEN: Readonly<Record<AttackedSide, readonly MechLocation[]>> = {
  front: [],
  left: ['RT', 'RA', 'RL'],
  right: ['LT', 'LA', 'LL'],
  rear: ['HD'],
};

const isPart = (aim: Aim | null): aim is MechLocation => MECH_LOCATIONS.some((one) => one === aim);

/** Whether a shot with this aim is a targeted one. `still`: it is at a 'Mech that cannot move. */
export const isTargeted = ({ targetedShots }: Partial<Options>, still: boolean, aim: Aim | null): boolean =>
  targetedShots === 'on' && still && isPart(aim);

/** What the location adds to the number of a targeted shot. */
export const locationTerms = ({ targeted }: LeagueTables, aim: Aim | null): readonly FullTerm[] =>
  isPart(aim) ? [{ reason: 'targeted', value: targeted[aim] }] : [];

/** Whether a declared shot strikes its location for certain, if it hits: it was a targeted one when it was declared. */
export const strikesWhereAimed = ({ terms }: ShotToHit): boolean => terms.some(({ reason }) => reason === 'targeted');

/** Why the location of a targeted shot cannot be struck from that side, or `null`. */
export function unseenProblem({ aim, target, mount, toHit }: FullShot): Refusal | null {
  if (aim === null) return null;
  const { side } = toHit;
  const hidden = strikesWhereAimed(toHit) && UNSEEN[side].some((location) => location === aim);
  return hidden ? refuse('battletech/aim-unseen', { target, mount, location: aim, side }, 'CLN-35') : null;
}
