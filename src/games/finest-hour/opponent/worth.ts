import { bears } from '../../../rules/finest-hour/arcs.js';
import { bombingHow, isBombed, targetsFor } from '../../../rules/finest-hour/bombing.js';
import { harmWays } from '../../../rules/finest-hour/damage.js';
import { chances } from '../../../rules/finest-hour/odds.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft, Weapon } from '../../../rules/finest-hour/types.js';

/** What hits are worth, in REP: what a side that loses an aircraft loses of its score. */

/** One that burns is gone after its next activation; until then it may fire. */
const BURNING = 0.85;
/** One that is stunned loses its answers, and often its place. */
const STUNNED = 0.2;
/** What it is worth besides to stop the one that a goal is about. */
const DECISIVE = 4;

/** What is lost of an aircraft that is destroyed. */
export const lossOf = (state: State, one: Aircraft): number =>
  (one.burning ? 1 - BURNING : 1) * one.rep + (isDecisive(state, one) ? DECISIVE : 0);

/** Whether a goal of its side hangs on it: it has to leave, or carries bombs that are still to be dropped. */
export const isDecisive = (state: State, one: Aircraft): boolean =>
  state.goals.some(
    (goal) =>
      goal.side === one.side &&
      ((goal.win === 'exit' && goal.units.includes(one.id)) ||
        (goal.win === 'bomb' && one.profile.bombs && !one.bombed && targetsFor(state, one).length > 0)),
  );

/** What all weapons of an aircraft that `fire` take of a target, in REP to be expected. */
function worthOf(state: State, one: Aircraft, target: Aircraft, weapons: readonly Weapon[], rep: number): number {
  let [none, intact, whole] = [1, 1, 1];
  for (const weapon of weapons) {
    const { any, destroyed, fire, hit, dice } = chances(state, one, weapon, target, rep);
    const { ways, of } = harmWays(target, weapon);
    none *= 1 - (weapon.effect === 'ion' ? 1 - (1 - (hit * ways.stun) / of) ** dice : any);
    intact *= 1 - destroyed;
    whole *= 1 - fire;
  }
  const loss = lossOf(state, target);
  const [destroyed, burns, stuns] = [1 - intact, intact - whole, whole - none];
  return loss * (destroyed + (target.burning ? 0 : BURNING * burns)) + (target.stunned ? 0 : STUNNED * loss * stuns);
}

/** What an aircraft takes from a target with all that bears on it from where it is. */
export const shotWorth = (state: State, one: Aircraft, target: Aircraft, rep = one.rep): number => {
  const bearing = one.profile.weapons.filter((weapon) => bears(state, one, weapon, target));
  return bearing.length === 0 ? 0 : worthOf(state, one, target, bearing, rep);
};

/** What its best weapon takes from a target once it bears. */
export const aimedWorth = (state: State, one: Aircraft, target: Aircraft): number =>
  Math.max(0, ...one.profile.weapons.map((weapon) => worthOf(state, one, target, [weapon], one.rep)));

/** The chance that a test of two dice passes with both, and with at least one. */
export const passing = (rep: number): { readonly both: number; readonly any: number } => {
  const one = Math.min(6, Math.max(0, rep)) / 6;
  return { both: one * one, any: 1 - (1 - one) ** 2 };
};

/** What bombs on a target are worth, in REP to be expected (TFH-37). */
export function bombWorth(state: State, one: Aircraft, clear: boolean): number {
  const { both, any } = passing(one.rep);
  const how = bombingHow(one);
  const hits = both + (isBombed(1, how, state.sky.light, clear) ? any - both : 0);
  return state.goals.some((goal) => goal.win === 'bomb' && goal.side === one.side) ? BOMBED * hits : 0;
}
const BOMBED = 12;
