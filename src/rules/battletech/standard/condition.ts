import { slotsAt, slotsStruckAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { ARM_OF } from '../tables.js';
import type { Unit, StandardUnit } from '../types.js';
import { LOCATIONS, type Location } from '../vocabulary.js';
import type { Mount, StowedBin } from '../record-sheet.js';
import type { BinId, CriticalSlot } from './types.js';
import type { SeenUnit } from '../seen.js';

/** What is left of a body besides its parts: engine, heat sinks, weapons, ammunition. */

/** Slots that fit and are destroyed, or gone with their location. */
const down = <T>(unit: StandardUnit, at: readonly Location[], of: (slot: CriticalSlot) => T | null): readonly T[] =>
  at.flatMap((location) => {
    const slots = slotsAt(unit, location);
    // Most locations that there are no unit has: each of its own asks this often.
    if (slots.length === 0) return [];
    const gone = isLost(unit, location) ? slots : slotsStruckAt(unit, location).map((index) => slots[index]);
    return gone.flatMap((slot) => (slot ? (of(slot) ?? []) : []));
  });

/** Hits on the engine; those of an XL in a side torso that is gone count too (table 7.2.4). */
export const engineHits = (unit: StandardUnit): number =>
  down(unit, LOCATIONS, (slot) => (slot.holds === 'part' && slot.part === 'engine' ? true : null)).length;

/** Engine hits that stop it for good. */
export const ENGINE_DEAD = 3;

/** Slots of a location that a critical hit can strike, by index: not empty, not endo steel or ferro-fibrous. */
export const filledSlots = (unit: StandardUnit, location: Location): readonly number[] =>
  slotsAt(unit, location).flatMap((slot, i) => (slot !== null && slot.holds !== 'filler' ? [i] : []));

/** Heat sinks destroyed: one hit slot of several ends the whole sink. */
export const sinksDown = (unit: StandardUnit, at: readonly Location[] = LOCATIONS): number =>
  new Set(down(unit, at, (slot) => (slot.holds === 'heat-sink' ? slot.item : null))).size;

/** How many slots of a weapon, or of what it is built into, are struck or gone with their location. */
export const slotsStruck = (unit: StandardUnit, mount: Mount): number =>
  down(unit, mount.split ? [mount.location, mount.split] : [mount.location], (slot) =>
    (slot.holds === 'weapon' ? slot.mount === mount.id : slot.holds === 'equipment' && slot.equipment === mount.partOf)
      ? true
      : null,
  ).length;

/** Whether a weapon has been destroyed by a critical hit on one of its slots; never at the quick-start level. */
export const isStruck = (unit: Unit, mount: Mount): boolean => unit.body !== undefined && slotsStruck(unit, mount) > 0;

/** Where a bin of ammunition lies, by its id. */
export function binOf(unit: Unit, id: BinId): StowedBin | null;
export function binOf(unit: SeenUnit, id: BinId): Omit<StowedBin, 'left'> | null;
export function binOf(unit: SeenUnit, id: BinId): Omit<StowedBin, 'left'> | null {
  return (unit.body ? unit.ammo.find((bin) => bin.stowed.id === id) : undefined) ?? null;
}

/** Whether the slot of a bin is still there and not struck. */
export const isWhole = (unit: StandardUnit, { stowed }: StowedBin): boolean =>
  down(unit, [stowed.location], (slot) => (slot.holds === 'ammo' && slot.bin === stowed.id ? true : null)).length === 0;

/** Whether ammunition can be drawn from a bin: there is some, its slot is whole, it is not being dumped. */
export const isUsable = (unit: StandardUnit, bin: StowedBin): boolean =>
  bin.left > 0 && !unit.body.dumping.includes(bin.stowed.id) && isWhole(unit, bin);

/** The arm that hangs on a side torso. */
export const armOn = (location: Location): 'LA' | 'RA' | null =>
  location === 'LT' || location === 'RT' ? ARM_OF[location] : null;
