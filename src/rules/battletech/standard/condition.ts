import { ARM_OF } from '../tables.js';
import { LOCATIONS, type AmmoBin, type Location, type Mount, type Unit } from '../types.js';
import { bodyOf, fullSheet } from './body.js';
import type { BinId, Slot } from './types.js';

/** What is left of a body besides its parts: engine, heat sinks, weapons, ammunition. */

/** Slots that fit and are destroyed, or gone with their location. */
const down = <T>(unit: Unit, at: readonly Location[], of: (slot: Slot) => T | null): readonly T[] =>
  at.flatMap((location) => {
    const slots = fullSheet(unit).slots[location];
    const gone = unit.lost.includes(location) ? slots : bodyOf(unit).struck[location].map((index) => slots[index]);
    return gone.flatMap((slot) => (slot ? (of(slot) ?? []) : []));
  });

/** Hits on the engine; those of an XL in a side torso that is gone count too (table 7.2.4). */
export const engineHits = (unit: Unit): number =>
  down(unit, LOCATIONS, (slot) => (slot.holds === 'part' && slot.part === 'engine' ? true : null)).length;

/** Engine hits that stop it for good. */
export const ENGINE_DEAD = 3;

/** Slots of a location that a critical hit can strike, by index: not empty, not endo steel or ferro-fibrous. */
export const filledSlots = (unit: Unit, location: Location): readonly number[] =>
  fullSheet(unit).slots[location].flatMap((slot, i) => (slot !== null && slot.holds !== 'filler' ? [i] : []));

/** Heat sinks destroyed: one hit slot of several ends the whole sink. */
export const sinksDown = (unit: Unit, at: readonly Location[] = LOCATIONS): number =>
  new Set(down(unit, at, (slot) => (slot.holds === 'heat-sink' ? slot.item : null))).size;

/** How many slots of a weapon are struck, or gone with their location. */
export const slotsStruck = (unit: Unit, mount: Mount): number =>
  down(unit, [mount.location], (slot) => (slot.holds === 'weapon' && slot.mount === mount.id ? true : null)).length;

/** Whether a weapon has been destroyed by a critical hit on one of its slots; never at the quick-start level. */
export const isStruck = (unit: Unit, mount: Mount): boolean => unit.body !== undefined && slotsStruck(unit, mount) > 0;

/** Where a bin of ammunition lies, by its id. */
export const binOf = (unit: Unit, id: BinId): AmmoBin | null => unit.ammo.find((bin) => bin.stowed?.id === id) ?? null;

/** Whether the slot of a bin is still there and not struck. */
export const isWhole = (unit: Unit, { stowed }: AmmoBin): boolean =>
  stowed !== undefined &&
  down(unit, [stowed.location], (slot) => (slot.holds === 'ammo' && slot.bin === stowed.id ? true : null)).length === 0;

/** Whether ammunition can be drawn from a bin: there is some, its slot is whole, it is not being dumped. */
export const isUsable = (unit: Unit, bin: AmmoBin): boolean =>
  bin.stowed !== undefined && bin.left > 0 && !bodyOf(unit).dumping.includes(bin.stowed.id) && isWhole(unit, bin);

/** The arm that hangs on a side torso. */
export const armOn = (location: Location): 'LA' | 'RA' | null =>
  location === 'LT' || location === 'RT' ? ARM_OF[location] : null;
