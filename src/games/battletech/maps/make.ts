import type { Board } from '../../../rules/battletech/types.js';
import type { Dice } from '../../../rules/kernel/dice.js';
import type { Ground } from './ground.js';
import { withHills } from './hills.js';
import { SIZES, type MapPlan } from './plan.js';
import { withRiver } from './river.js';
import { withTown } from './town.js';
import { withWoods } from './woods.js';

/**
 * A random map, fair to north and south: turned by half a turn it is the same map. The same dice make the same map.
 */
export function makeMap(plan: MapPlan, dice: Dice): Omit<Board, 'id'> {
  const bare: Ground = { ...SIZES[plan.size], hexes: new Map() };
  const hilly = withHills(bare, plan.hills, dice);
  const watered = plan.river === 'yes' ? withRiver(hilly, dice) : hilly;
  const wooded = withWoods(watered, plan.woods, dice);
  const lots = { stands: plan.town === 'built', goesOn: plan.road === 'yes' };
  const { columns, rows, hexes } = plan.town === 'no' ? wooded : withTown(wooded, lots, dice);
  const listed = [...hexes].filter(([, { woods, ...rest }]) => woods > 0 || Object.keys(rest).length > 0);
  return { columns, rows, hexes: Object.fromEntries(listed) };
}
