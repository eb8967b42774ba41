import { DEADLY_WOUNDS } from '../standard/body-tables.js';
import { partHits } from '../standard/parts.js';
import type { Unit } from '../types.js';
import type { Location } from '../vocabulary.js';
import { layersAt, locationsOf, slotsStruckAt } from './left.js';
import { isLost } from './lost.js';

/** What a match has worn out, for whoever mends it. */

/** Points of armour and of structure, critical slots, rounds, and locations full of water. */
export interface Wear {
  readonly armor: number;
  readonly structure: number;
  readonly slots: number;
  readonly rounds: number;
  readonly flooded: number;
}

/** All that a unit lacks of what stands on its sheet. */
export function wearOf(unit: Unit): Wear {
  const layers = locationsOf(unit).flatMap((location) => layersAt(unit, location));
  const gone = (isOne: (layer: (typeof layers)[number]) => boolean): number =>
    layers.filter(isOne).reduce((sum, { left, of }) => sum + of - left, 0);
  return {
    armor: gone(({ layer }) => layer !== 'structure'),
    structure: gone(({ layer }) => layer === 'structure'),
    slots: locationsOf(unit).reduce((sum, location) => sum + slotsWornAt(unit, location), 0),
    rounds: unit.ammo.reduce((sum, { left, full }) => sum + full - left, 0),
    flooded: unit.body ? unit.body.breached.length + Object.keys(unit.body.stopped ?? {}).length : 0,
  };
}

/** Slots struck in a location; what water has merely stopped there is as new when it is dry (CLN-45). */
function slotsWornAt(unit: Unit, location: Location): number {
  if (!unit.body) return 0;
  const { [location]: stopped = [] } = unit.body.stopped ?? {};
  return slotsStruckAt(unit, location).filter((slot) => !stopped.includes(slot)).length;
}

/** What came to it since: the wear of one match. */
export const wearSince = (before: Wear, now: Wear): Wear => ({
  armor: now.armor - before.armor,
  structure: now.structure - before.structure,
  slots: now.slots - before.slots,
  rounds: now.rounds - before.rounds,
  flooded: now.flooded - before.flooded,
});

/** Whether a unit's pilot went up with its reactor. */
const isBurnt = ({ body }: Unit): boolean => body?.doomed === 'reactor';

/** The wounds of a unit's pilot, and whether they have died: of them, or with head or cockpit. */
export function pilotAfter(unit: Unit): { readonly hits: number; readonly dead: boolean } {
  if (!unit.body) return { hits: 0, dead: unit.status === 'destroyed' && isLost(unit, 'HD') };
  const { hits } = unit.body.pilot;
  const dead = hits >= DEADLY_WOUNDS || isLost(unit, 'HD') || partHits(unit, 'cockpit', 'HD') > 0 || isBurnt(unit);
  return { hits, dead };
}
