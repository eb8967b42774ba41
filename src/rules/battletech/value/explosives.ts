import { slotsAt } from '../damage/left.js';
import { ARM_OF } from '../tables.js';
import { LOCATIONS, type Location } from '../vocabulary.js';
import type { StandardMount, StandardSheet } from '../record-sheet.js';
import { isInert } from '../standard/traits.js';
import type { Printed } from './printed.js';
import type { CriticalSlot } from '../standard/types.js';

/** What may explode inside a machine takes from its worth (BV-03). */

/** By the slot: ammunition, and weapons that explode themselves. */
const ROUNDS = 15;
const WEAPON = 1;

/** Engine slots in a side torso with which the loss of the torso is that of the engine. */
const DEADLY = 3;

/** Engine slots in each side torso: none of a standard engine, two or three of a lighter one. */
export const engineInSide = (sheet: StandardSheet): number =>
  slotsAt({ sheet }, 'LT').filter((slot) => slot?.holds === 'part' && slot.part === 'engine').length;

/** What all explosives of a machine take away. */
export const explosives = ({ sheet, ammo }: Printed): number =>
  LOCATIONS.filter((location) => isExposed(sheet, location))
    .flatMap((location) => slotsAt({ sheet }, location))
    .reduce((sum, slot) => sum + penalty(sheet, ammo, slot), 0);

/** The rounds of a weapon that explodes itself are harmless, and so are those of plasma rifles. */
function penalty({ mounts }: StandardSheet, ammo: Printed['ammo'], slot: CriticalSlot | null): number {
  const explodes = ({ weapon }: StandardMount): boolean => weapon.full.explodes > 0;
  switch (slot?.holds) {
    case 'ammo': {
      const rounds = ammo.find(({ stowed }) => stowed.id === slot.bin)?.ammo;
      return mounts.some(({ weapon }) => weapon.ammo === rounds && isInert(weapon.full)) ? 0 : ROUNDS;
    }
    case 'weapon': {
      const mount = mounts.find(({ id }) => id === slot.mount);
      return mount && explodes(mount) ? WEAPON : 0;
    }
    default:
      return 0;
  }
}

/**
 * Whether an explosion there costs the machine more than the location: CASE keeps it from the torso, and so spares the arm
 * beside it too, unless the engine dies with the torso. The Clans have CASE wherever it helps.
 */
function isExposed(sheet: StandardSheet, location: Location): boolean {
  const torso = torsoOf(location);
  if (torso === null) return true;
  if (sheet.full.tech === 'clan') return false;
  if (engineInSide(sheet) >= DEADLY) return true;
  return !sheet.full.case.includes(location) && !sheet.full.case.includes(torso);
}

/** The side torso into which an explosion in a location goes, itself if it is one; `null`: it goes straight to the centre, or nowhere. */
function torsoOf(location: Location): Location | null {
  switch (location) {
    case 'LT':
    case ARM_OF.LT:
      return 'LT';
    case 'RT':
    case ARM_OF.RT:
      return 'RT';
    default:
      return null;
  }
}
