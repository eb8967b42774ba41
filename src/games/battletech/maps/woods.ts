import type { Dice } from '../../../rules/kernel/dice.js';
import { anyHex, drawn, lay, patch, timesOf, type Ground } from './ground.js';
import type { Amount } from './plan.js';

const PER_SHEET = { none: 0, few: 3, many: 7 } as const satisfies Record<Amount, number>;

/** Woods in patches of 3 to 8 hexes, a third of them heavy; none in water. */
export function withWoods(ground: Ground, amount: Amount, dice: Dice): Ground {
  if (amount === 'none') return ground;
  let wooded = ground;
  for (let left = timesOf(ground, PER_SHEET[amount]); left > 0; left--) {
    const hexes = patch(ground, anyHex(ground, dice), 2 + drawn(dice, 6), dice);
    wooded = lay(wooded, hexes, (here) => {
      const woods = drawn(dice, 6) >= 5 ? 2 : 1;
      return here.water || here.rough || here.woods > woods ? here : { ...here, woods };
    });
  }
  return wooded;
}
