import { enemiesOf, inPlay } from '../../../rules/finest-hour/aircraft.js';
import { bears } from '../../../rules/finest-hour/arcs.js';
import { bombingHow, isBombed } from '../../../rules/finest-hour/bombing.js';
import { harmWays } from '../../../rules/finest-hour/damage.js';
import { hasMission } from '../../../rules/finest-hour/missions.js';
import { chances } from '../../../rules/finest-hour/odds.js';
import type { State } from '../../../rules/finest-hour/state.js';
import { sightRep } from '../../../rules/finest-hour/tests.js';
import { remembering } from '../../../rules/kernel/remember.js';
import type { Aircraft, Weapon } from '../../../rules/finest-hour/types.js';

/** What hits are worth, in REP: what a side that loses an aircraft loses of its score. */

/** One that burns is gone after its next activation; until then it may fire. */
const BURNING = 0.85;
/** One that is stunned loses its answers, and often its place. */
const STUNNED = 0.2;
/** What it is worth besides to rid one with a mission of who would destroy it with the next volley. */
const WARD = 8;
/** What is at stake besides with the last aircraft of a side, shared among those that it has left. */
const SCARCE = 8;
/** What it is worth besides to stop the one that a goal is about. */
const DECISIVE = 8;

/** What is lost of an aircraft that is destroyed: its REP, more the fewer its side has left, what its mission brings, and what it threatens of the other side's. */
export const lossOf = (state: State, one: Aircraft): number =>
  (one.burning ? 1 - BURNING : 1) * (one.rep + SCARCE / inPlay(state, one.side).length + WARD * threat(state, one)) +
  (hasMission(state, one) ? DECISIVE : 0);

/** How much of a volley of its own one of the other side's that have a mission would lose at most. */
const threat = (state: State, one: Aircraft): number =>
  known(state, one.id, () => {
    const wards = enemiesOf(state, one.side).filter((enemy) => hasMission(state, enemy));
    return Math.max(
      0,
      ...wards.flatMap((ward) => one.profile.weapons.map((weapon) => shareOf(state, one, ward, [weapon], one.rep))),
    );
  });
const known = remembering<State, number>(64);

/** What part of a target all weapons of an aircraft that fire are expected to take. */
function shareOf(state: State, one: Aircraft, target: Aircraft, weapons: readonly Weapon[], rep: number): number {
  let [none, intact, whole] = [1, 1, 1];
  for (const weapon of weapons) {
    const { any, destroyed, fire, hit, dice } = chances(state, one, weapon, target, rep);
    const { ways, of } = harmWays(target, weapon);
    none *= 1 - (weapon.effect === 'ion' ? 1 - (1 - (hit * ways.stun) / of) ** dice : any);
    intact *= 1 - destroyed;
    whole *= 1 - fire;
  }
  const [destroyed, burns, stuns] = [1 - intact, intact - whole, whole - none];
  return destroyed + (target.burning ? 0 : BURNING * burns) + (target.stunned ? 0 : STUNNED * stuns);
}

/** What an aircraft takes from a target with all that bears on it from where it is. */
export const shotWorth = (state: State, one: Aircraft, target: Aircraft, rep = one.rep): number => {
  const bearing = one.profile.weapons.filter((weapon) => bears(state, one, weapon, target));
  return bearing.length === 0 ? 0 : lossOf(state, target) * shareOf(state, one, target, bearing, rep);
};

/** What it takes from one who comes into its sight, as likely as it dares to fire (TFH-30). */
export function sightWorth(
  state: State,
  one: Aircraft,
  active: Aircraft,
  { both, any } = passing(sightRep(one, [active])),
): number {
  const full = one.stunned ? 0 : shotWorth(state, one, active);
  return full === 0 ? 0 : both * full + (any - both) * shotWorth(state, one, active, one.rep - 1);
}

/** What its best weapon takes from a target once it bears. */
export const aimedWorth = (state: State, one: Aircraft, target: Aircraft): number =>
  lossOf(state, target) *
  Math.max(0, ...one.profile.weapons.map((weapon) => shareOf(state, one, target, [weapon], one.rep)));

/** The chance that a test of two dice passes with both, and with at least one. */
export const passing = (rep: number): { readonly both: number; readonly any: number } => {
  const one = Math.min(6, Math.max(0, rep)) / 6;
  return { both: one * one, any: 1 - (1 - one) ** 2 };
};

/** The chance that its bombs hit a target that can be seen well or not (TFH-37). */
export function bombHits({ sky }: State, one: Aircraft, clear: boolean): number {
  const { both, any } = passing(one.rep);
  return both + (isBombed(1, bombingHow(one), sky.light, clear) ? any - both : 0);
}

/** What bombs on a target that a goal is about are worth, in REP to be expected. */
export const bombWorth = (state: State, one: Aircraft, clear: boolean): number => BOMBED * bombHits(state, one, clear);
const BOMBED = 12;
