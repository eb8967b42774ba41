import type { SeenUnit } from '../seen.js';
import type { Unit } from '../types.js';
import type { Location } from '../vocabulary.js';
import { layersAt, locationsOf } from './left.js';

/** What a unit has lost. Of parts and weapons standard/condition.ts, standard/parts.ts and units.ts know more. */

/** Whether a location is gone with all that is in it. At the quick-start level it goes at the end of the phase (QSR-15). */
export const isLost = (unit: Pick<Unit, 'lost'>, location: Location): boolean => unit.lost.includes(location);

/** The locations that are gone, in the order in which they went. */
export const lostOf = (unit: Pick<Unit, 'lost'>): readonly Location[] => unit.lost;

/** Whether nothing holds a location any more, though it may go only at the end of the phase: at the quick-start level armour is all there is. */
export const isSpent = ({ armor, body }: Unit, location: Location): boolean =>
  ((body ? body.structure : armor)[location] ?? 0) === 0;

/** Whether a location lies open: no armour left, a torso in front or behind. */
export const isBare = (unit: Unit, location: Location): boolean =>
  layersAt(unit, location).some(({ layer, left }) => layer !== 'structure' && left === 0);

/** The locations that will be gone when the damage of the phase takes effect (QSR-15). */
export const goingLost = (unit: Unit): readonly Location[] =>
  locationsOf(unit).filter((location) => isSpent(unit, location) && !isLost(unit, location));

/** What is left in a location, in all its layers. */
const pointsAt = (unit: Unit, location: Location): number =>
  layersAt(unit, location).reduce((sum, { left }) => sum + left, 0);

/** Points of armour and structure that a unit has lost since `was`; none of one whose sheet is not seen. */
export const damageSince = (unit: SeenUnit, was: SeenUnit | null): number =>
  was === null || unit.glimpsed || was.glimpsed
    ? 0
    : locationsOf(unit).reduce((sum, at) => sum + Math.max(0, pointsAt(was, at) - pointsAt(unit, at)), 0);

/** Whether a unit is hurt otherwise than before: on locations and slots, its pilot, by a jam or a shutdown. Rounds fired hurt nobody. */
export const isHurtSince = (before: SeenUnit | undefined, now: SeenUnit): boolean => marks(before) !== marks(now);

/** Heat goes up and down every turn, and is none. */
function marks(unit: SeenUnit | undefined): string {
  const body = unit?.body;
  return JSON.stringify([
    [unit?.armor, unit?.rearArmor, unit?.lost, unit?.status === 'destroyed'],
    body && [body.structure, body.struck, body.pilot, body.jammed, body.shutdown],
  ]);
}
