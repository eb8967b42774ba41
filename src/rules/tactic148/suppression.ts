import type { SideId } from '../kernel/ids.js';
import type { Point } from '../geometry/plane/point.js';
import { toStretch } from '../geometry/plane/shape.js';
import { legsOf } from '../geometry/plane/path.js';
import { baseRadius } from './options.js';
import { distanceTo } from './lines.js';
import { onTable, placeOf, showing } from './characters.js';
import type { Character, SuppressionZone, ZoneId } from './types.js';
import type { State } from './state.js';

/** Suppression zones: who fires into them, whether they have effect, on whom (T48-36 … T48-40). */

/** Those who take part in a zone, in roster order. */
export const participants = (state: State, zone: ZoneId): readonly Character[] =>
  onTable(state).filter((one) => one.suppressing?.zone === zone);

/** Whether a zone has effect: two or more take part, or one with a machine gun (T48-36, AMB-T48-17). */
export function isEffective(state: State, zone: SuppressionZone): boolean {
  const shooters = participants(state, zone.id);
  return shooters.length >= 2 || shooters.some(hasMachineGun);
}

const hasMachineGun = (one: Character): boolean =>
  showing(one).weapons.some(({ id, machineGun }) => machineGun && id === one.suppressing?.weapon);

/** Whether a zone concerns a side: the enemy's does, by option one's own as well (AMB-T48-15). */
export const concerns = (state: State, zone: SuppressionZone, side: SideId): boolean =>
  zone.side !== side || state.options.sfAffectsFriends === 'on';

/** Whether a character stands in a zone: the nearest point of its base counts (T48-47). */
export const isInside = (state: State, zone: SuppressionZone, one: Character): boolean =>
  distanceTo(state, one, zone.at) <= zone.radius;

/** The zones with effect that keep a character from attacking now (T48-38, AMB-T48-37). */
export const suppressing = (state: State, one: Character): readonly SuppressionZone[] =>
  state.zones.filter(
    (zone) =>
      concerns(state, zone, one.side) &&
      isEffective(state, zone) &&
      (one.underFire.includes(zone.id) || isInside(state, zone, one)),
  );

/** The zones with effect that a way leads through. */
export const zonesOnWay = (state: State, one: Character, path: readonly Point[]): readonly ZoneId[] =>
  state.zones
    .filter((zone) => concerns(state, zone, one.side) && isEffective(state, zone))
    .filter((zone) => {
      const reach = zone.radius + baseRadius(state.options);
      return legsOf(path).some(([from, to]) => toStretch(zone.at, from, to) <= reach) || isInside(state, zone, one);
    })
    .map(({ id }) => id);

/** The characters that a zone's dice can wound, as far as a shooter sees them, those with the lowest H2H alone (T48-39). */
export function lowestInZone(
  state: State,
  zone: SuppressionZone,
  shooter: Character,
  sees: (state: State, looker: Character, other: Character) => boolean,
): readonly Character[] {
  const inside = onTable(state).filter(
    (one) =>
      one.id !== shooter.id &&
      concerns(state, zone, one.side) &&
      isInside(state, zone, one) &&
      sees(state, shooter, one),
  );
  const lowest = Math.min(...inside.map((one) => showing(one).h2h));
  return inside.filter((one) => showing(one).h2h === lowest);
}

/** Where a character stands, as the beginning of a path. */
export const wayFrom = (one: Character, path: readonly Point[]): readonly Point[] => [placeOf(one), ...path];
