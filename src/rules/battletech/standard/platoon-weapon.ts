import { weaponId } from '../vocabulary.js';
import type { StandardWeapon } from '../record-sheet.js';
import type { Arms } from './kinds.js';
import type { TechBase } from './types.js';

/** The id under which what the troopers of a platoon carry stands among its weapons. */
const PLATOON_ARMS = weaponId('platoon-arms');

/** What the troopers of a platoon carry, as a weapon of the platoon: to one, two and three times its range (UNI-42). */
export const platoonWeapon = ({ range, damage, encumbering }: Arms, tech: TechBase): StandardWeapon => ({
  id: PLATOON_ARMS,
  damage: 0,
  groups: [],
  ranges: { short: range, medium: 2 * range, long: 3 * range },
  ammo: null,
  full: {
    class: 'other',
    tech,
    heat: 0,
    minimum: 0,
    toHit: 0,
    cluster: null,
    traits: [],
    explodes: 0,
    arms: { each: damage, encumbers: encumbering === true },
  },
});
