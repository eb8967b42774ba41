import { between, type Point } from '../geometry/plane/point.js';
import type { UnitId } from '../kernel/ids.js';
import { begin, flownStraight } from './activation.js';
import { aircraftOf, enemiesOf, findAircraft, has, isFlying, isOffTable } from './aircraft.js';
import { approaches, type Approach } from './approach.js';
import { bombingProblem, divedBefore, isOver, targetsFor } from './bombing.js';
import type { Command, Part } from './commands.js';
import { isInSky } from './courses.js';
import type { HourRule } from './finest-hour.js';
import { objectiveAmong } from './focus.js';
import { lengthOf } from './lengths.js';
import { nearestFirst } from './measuring.js';
import { mustBomb, mustLeave } from './missions.js';
import { expectedHits } from './odds.js';
import { waysEnd } from './plan.js';
import { allThatBear } from './shots.js';
import type { State } from './state.js';
import type { Aircraft, Exit, Target } from './types.js';

/** How the referee flies what the Focus test has sent at somebody (TFH-29, AMB-TFH-32). */

type Fly = Extract<Command, { type: 'fly' }>;

/** Flies it at its target, or about its mission, and fires all that bears. */
export const machineRule: HourRule<'machine'> = {
  run({ game }, { unit, target, mission }) {
    const one = aircraftOf(game, unit);
    if (!isFlying(one)) return { events: [], then: [] };
    return begin(game, machineOrder(game, one, target, mission), 'referee', { type: 'victory', limit: false });
  },
};

/** The order of an aircraft that the referee flies: about its mission if it keeps to it, else so that its guns bear on whom it fires at. */
export function machineOrder(state: State, one: Aircraft, target: UnitId | null, mission: boolean): Fly {
  const enemy = target === null ? hunted(state, one) : findAircraft(state, target);
  const order = (parts: readonly Part[]): Fly => ({ type: 'fly', unit: one.id, fast: false, parts, then: 'end' });
  if (isOffTable(one)) return order(enemy ? firing(state, one, enemy) : []);
  const way = (mission ? missionWay(state, one) : null) ?? (enemy && bestApproach(state, one, enemy)?.parts);
  if (!way) return flownStraight(state, one);
  return order(enemy ? withFire(state, one, enemy, way) : way);
}

/** A way with all that bears on an enemy, fired where most hits are to be expected: at its end, or before it. */
function withFire(state: State, one: Aircraft, enemy: Aircraft, way: readonly Part[]): readonly Part[] {
  const end = waysEnd(state, one, false, way);
  const there = end.ok && isInSky(state.sky, end.value.one.at) ? end.value.one : null;
  const isBetterBefore = !there || expectedHits(state, one, enemy) > expectedHits(state, there, enemy);
  return isBetterBefore ? [...firing(state, one, enemy), ...way] : [...way, ...firing(state, there, enemy)];
}

/** Whom it looks for while nobody is in sight: what its mission is about, else the nearest enemy (AMB-TFH-32). */
function hunted(state: State, one: Aircraft): Aircraft | null {
  const enemies = enemiesOf(state, one.side).map(({ id }) => id);
  const all = nearestFirst(state, one.at, enemies);
  return objectiveAmong(state, all) ?? all[0] ?? null;
}

const firing = (state: State, one: Aircraft, enemy: Aircraft): readonly Part[] => {
  const shots = allThatBear(state, one, enemy);
  return shots.length > 0 ? [{ do: 'fire', shots }] : [];
};

/** The move from which most hits are to be expected; of equals the one that ends nearest, nose on. */
const bestApproach = (state: State, one: Aircraft, enemy: Aircraft): Approach | null =>
  bestOf(
    approaches(state, one, enemy.at).filter(({ inSky }) => inSky),
    ({ at, heading }) => expectedHits(state, { ...one, at, heading }, enemy) * 1_000_000 - between(at, enemy.at),
  );

/** Where its own mission leads it: out by an exit, or to a target to bomb; `null`: nowhere. */
function missionWay(state: State, one: Aircraft): readonly Part[] | null {
  const exit = mustLeave(state, one) ? state.exits.find(({ side }) => side === one.side) : undefined;
  if (exit) {
    const leaving = approaches(state, one, null).filter(({ at, inSky }) => inSky || leavesRight(state, one, at));
    return bestOf(leaving, ({ at }) => -fromEdge(state, exit, at))?.parts ?? null;
  }
  if (!mustBomb(state, one)) return null;
  const [target] = targetsFor(state, one).toSorted((a, b) => between(one.at, a.at) - between(one.at, b.at));
  return target ? bombingWay(state, one, target) : null;
}

/** To a target, with the bombs as soon as they can fall; a dive bomber dives within reach of it first (TFH-42). */
function bombingWay(state: State, one: Aircraft, target: Target): readonly Part[] | null {
  const bomb: Part = { do: 'bomb', target: target.id };
  const way = bestOf(
    approaches(state, one, null).filter(({ inSky }) => inSky),
    ({ at }) => -between(at, target.at),
  )?.parts;
  if (bombingProblem(state, one, target.id) === null) return [bomb, ...(way ?? flownStraight(state, one).parts)];
  if (has(one, 'dive-bomber') && !divedBefore(state, one)) {
    const dive: Part = { do: 'dive', length: lengthOf(state.options, 'dive') };
    const end = waysEnd(state, one, false, [dive]);
    if (end.ok && comesOver(state, end.value.one, target)) return [dive];
  }
  if (!way) return null;
  return waysEnd(state, one, false, [...way, bomb]).ok ? [...way, bomb] : way;
}

/** Whether it is over a target, or comes over it by its next move. */
export const comesOver = (state: State, one: Aircraft, target: Target): boolean =>
  isInSky(state.sky, one.at) &&
  (isOver(state, one, target) ||
    approaches(state, one, null).some(({ at, inSky }) => inSky && isOver(state, { ...one, at }, target)));

const bestOf = (all: readonly Approach[], worth: (approach: Approach) => number): Approach | null =>
  all
    .map((approach) => ({ approach, worth: worth(approach) }))
    .reduce<{ approach: Approach; worth: number } | null>(
      (most, each) => (most && most.worth >= each.worth ? most : each),
      null,
    )?.approach ?? null;

const leavesRight = (state: State, one: Aircraft, at: Point): boolean =>
  !isInSky(state.sky, at) && state.exits.some((exit) => exit.side === one.side && fromEdge(state, exit, at) < 0);

/** How far a point lies inside an edge; beyond it below 0. */
const fromEdge = ({ sky }: State, { edge }: Exit, { x, y }: Point): number =>
  ({ north: y, west: x, south: sky.height - y, east: sky.width - x })[edge];
