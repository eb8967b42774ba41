import { asMeasured } from '../geometry/plane/measure.js';
import { between } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { aircraftOf, findAircraft, has, isFlying } from './aircraft.js';
import { columnAsked, testTaken } from './columns.js';
import type { Event } from './events.js';
import type { HourRule } from './finest-hour.js';
import { lengthOf, MEASURE, scaleOf } from './lengths.js';
import type { State } from './state.js';
import type { Aircraft, Sky, Target, TargetId } from './types.js';

/** Bombing (TFH-37, TFH-41, TFH-42, AMB-TFH-31, AMB-TFH-34, AMB-TFH-35). */

export type BombingHow = Extract<Event, { type: 'Bombed' }>['how'];

/** How an aircraft bombs: out of the dive that it made before, by instruments, or level. */
export const bombingHow = (one: Aircraft): BombingHow =>
  has(one, 'dive-bomber') ? 'dive' : has(one, 'bomber') ? 'instruments' : 'level';

/** Whether it still carries bombs (AMB-TFH-35). */
export const hasBombs = ({ options }: State, { profile, bombed }: Aircraft): boolean =>
  profile.bombs && (!bombed || options.bombLoads !== 'once');

/** Whether a test that passed so many dice hits the target (TFH-37, AMB-TFH-31). */
export function isBombed(passes: number, how: BombingHow, light: Sky['light'], clear: boolean): boolean {
  if (passes !== 1) return passes > 1;
  return how === 'dive' || (light === 'day' ? how === 'instruments' : clear);
}

/** How far from its edge a target can be bombed: touching it with the base, or farther by option (AMB-TFH-34). */
const reachOfBombs = ({ options }: State): number =>
  lengthOf(options, 'base') + Number(options.bombRangeCm) * MEASURE.unit * scaleOf(options);

/** Whether an aircraft is near enough to bomb a target. */
export const isOver = (state: State, one: Aircraft, target: Target): boolean =>
  asMeasured(MEASURE, between(one.at, target.at)) <= target.radius + reachOfBombs(state);

/** Why an aircraft cannot bomb a target from where it is, or `null`. `already`: something was bombed in its activation. */
export function bombingProblem(
  state: State,
  one: Aircraft,
  id: TargetId,
  already = state.activation?.bombing ?? false,
): Refusal | null {
  const facts = { unit: one.id, target: id };
  const target = state.sky.targets.find((each) => each.id === id && each.side !== one.side);
  if (!target) {
    const known = targetsFor(state, one).map((each) => each.id);
    return refuse('finest-hour/no-target', { ...facts, known }, 'TFH-37');
  }
  if (!one.profile.bombs) return refuse('finest-hour/no-bombs', facts, 'TFH-37');
  if (!hasBombs(state, one)) return refuse('finest-hour/bombs-gone', facts, 'AMB-TFH-35');
  if (already) return refuse('finest-hour/bombed-already', facts, 'AMB-TFH-35');
  if (state.bombed.includes(id)) return refuse('finest-hour/target-bombed', facts, 'TFH-37');
  if (has(one, 'dive-bomber') && !divedBefore(state, one)) return refuse('finest-hour/dive-first', facts, 'TFH-42');
  if (isOver(state, one, target)) return null;
  const [far, most] = [asMeasured(MEASURE, between(one.at, target.at)), target.radius + reachOfBombs(state)];
  return refuse('finest-hour/not-over-target', { ...facts, far, most }, 'AMB-TFH-34');
}

/** Whether it dived in the activation before the one that is running or about to begin (TFH-42). */
export const divedBefore = ({ activation }: State, one: Aircraft): boolean =>
  activation?.members.some(({ unit }) => unit === one.id) ? one.dived.before : one.dived.now;

/** The targets of the other side that still stand. */
export const targetsFor = (state: State, { side }: Aircraft): readonly Target[] =>
  state.sky.targets.filter((target) => target.side !== side && !state.bombed.includes(target.id));

export const bombingRule: HourRule<'bombing'> = {
  ask: ({ game }, { unit, target }) =>
    game.bombed.includes(target) ? null : columnAsked(game, aircraftOf(game, unit), 'bombing', null),
  run({ game }, { unit, target: id }, answers, dice) {
    const one = findAircraft(game, unit);
    const target = game.sky.targets.find((each) => each.id === id);
    // What one of a group has hit, the others keep their bombs for.
    if (!one || !isFlying(one) || !target || game.bombed.includes(id)) return { events: [], then: [] };
    const { roll, passes } = testTaken(one, 'bombing', one.rep, answers, dice);
    const how = bombingHow(one);
    const success = isBombed(passes, how, game.sky.light, target.clear);
    return {
      events: [{ type: 'Bombed', unit, target: id, roll, rep: one.rep, passes, how, success }],
      then: [],
    };
  },
};
