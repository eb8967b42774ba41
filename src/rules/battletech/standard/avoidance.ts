import { total, type Dice } from '../../kernel/dice.js';
import type { Avoidance } from './events.js';

/**
 * A roll to avoid something, 2D6 on `need` or more; a pilot who is unconscious avoids nothing. `need` `null`: there is nothing to
 * roll, and it happens if it is `sure` to.
 */
export function avoid(need: number | null, sure: boolean, awake: boolean, dice: Dice, purpose: string): Avoidance {
  if (need === null) return { need, roll: null, avoided: !sure };
  if (!awake) return { need, roll: null, avoided: false };
  const roll = dice.roll(2, 6, purpose);
  return { need, roll, avoided: total(roll) >= need };
}
