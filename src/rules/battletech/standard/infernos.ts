import { isDriven } from '../kind-table.js';
import { total, type Dice, type Roll } from '../../kernel/dice.js';
import { armorAt, structureAt } from '../damage/left.js';
import type { DamageResolution } from './damage-resolution.js';
import type { Wound } from './damage-steps.js';
import { findTrooper } from './troop-damage.js';
import { landHard, landOn, type Aspect } from './wounds.js';

/** What infernos do to those who do not heat up (AMB-UNI-10): troopers burn, and a vehicle may be struck in its works. */

/** Troopers of a platoon whom one missile hits; missiles that it takes for one suit. */
const BURNT = 3;
const FOR_A_SUIT = 3;
/** The sum of 2D6 from which on a volley gives a critical roll. */
const INTO_THE_WORKS = 8;

/** So many inferno missiles strike a unit that is no 'Mech; `scorch`: the dice for whether they get into a vehicle. */
export function burn(
  damaging: DamageResolution,
  missiles: number,
  aspect: Aspect,
  dice: Dice,
): { readonly wounds: readonly Wound[]; readonly scorch?: Roll } {
  const { sheet } = damaging.unit;
  if (isDriven(sheet)) {
    const scorch = dice.roll(2, 6, 'scorch');
    return { scorch, wounds: total(scorch) >= INTO_THE_WORKS ? [landHard(damaging, 0, dice)] : [] };
  }
  if (sheet.kind === 'infantry') return { wounds: [landOn(damaging, 'TR', BURNT * missiles, aspect, dice)] };
  if (sheet.kind !== 'battle-armour' || sheet.fireproof) return { wounds: [] };
  return {
    wounds: Array.from({ length: Math.floor(missiles / FOR_A_SUIT) }, () => {
      const { location, roll } = findTrooper(damaging.unit, dice);
      const whole = armorAt(damaging.unit, location).left + structureAt(damaging.unit, location).left;
      return { ...landOn(damaging, location, whole, aspect, dice), roll };
    }),
  };
}
