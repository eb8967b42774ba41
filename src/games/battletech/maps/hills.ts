import { distance, hexesOf } from '../../../rules/geometry/hex/hex.js';
import type { Dice } from '../../../rules/kernel/dice.js';
import { anyHex, drawn, lay, timesOf, type Ground } from './ground.js';
import type { Amount } from './plan.js';

const PER_SHEET = { none: 0, few: 1, many: 3 } as const satisfies Record<Amount, number>;

/** Hills of 1 to 3 levels, with ragged slopes; where two meet, the higher ground stays. */
export function withHills(ground: Ground, amount: Amount, dice: Dice): Ground {
  if (amount === 'none') return ground;
  let raised = ground;
  for (let hill = timesOf(ground, PER_SHEET[amount]); hill > 0; hill--) {
    const summit = anyHex(ground, dice);
    const height = drawn(dice, 3);
    const radius = height + drawn(dice, 2) - 1;
    const slopes = hexesOf(ground).filter((hex) => distance(summit, hex) <= radius);
    raised = lay(raised, slopes, (here, hex) => {
      const away = distance(summit, hex);
      const worn = away > 0 && drawn(dice, 6) >= 5 ? 1 : 0;
      const level = height - Math.floor((away * height) / (radius + 1)) - worn;
      return level > (here.level ?? 0) ? { ...here, level } : here;
    });
  }
  return raised;
}
