import { locationsOf } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { DamageResolution, damageOfRound, isCasedIn } from '../standard/damage-resolution.js';
import type { BlastAhead } from '../standard/reckoning.js';
import type { StandardState, StandardUnit } from '../types.js';
import { cascade, ringsOf } from './cascade.js';
import { leagueRules } from './rules.js';

/** What each bin of a unit would do if its rounds went off now, by the rules of a league (CLN-22 to CLN-27); none by those of the book. */
export function blastsAhead(state: StandardState, unit: StandardUnit): readonly BlastAhead[] {
  const league = leagueRules(state);
  if (!league.cascade) return [];
  return unit.ammo.flatMap((bin) => {
    const { id, location } = bin.stowed;
    const damage = bin.left * damageOfRound(unit, bin);
    if (damage === 0 || isLost(unit, location)) return [];
    const blown = new DamageResolution(unit, NO_DICE, 0);
    const { outside } = cascade(blown, location, damage, (at) => isCasedIn(unit, league, at));
    const lost = locationsOf(unit).filter((at) => !isLost(unit, at) && isLost(blown.unit, at));
    return [{ bin: id, location, damage, lost, rings: ringsOf(league.tables, outside) }];
  });
}

/** How an explosion goes on is no matter of luck; what it strikes inside is. */
const NO_DICE = {
  roll: (): never => {
    throw new Error('how an explosion goes on was rolled for');
  },
};
