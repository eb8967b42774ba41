import { between } from '../geometry/plane/point.js';
import type { UnitId } from '../kernel/ids.js';
import { total } from '../kernel/dice.js';
import { aircraftOf, enemiesOf, findAircraft, isFlying, isOffTable } from './aircraft.js';
import { approaches, type Approach } from './approach.js';
import { isInArc } from './arcs.js';
import { bombingProblem, targetsFor } from './bombing.js';
import { begin, flownStraight } from './activation.js';
import type { Command, Part } from './commands.js';
import { isInSky } from './courses.js';
import type { Event } from './events.js';
import type { HourRule } from './finest-hour.js';
import { sees, nearestFirst } from './measuring.js';
import { expectedHits } from './odds.js';
import { waysEnd } from './plan.js';
import { allThatBear } from './shots.js';
import type { State } from './state.js';
import { rollTest } from './tests.js';
import type { Point } from '../geometry/plane/point.js';
import type { Aircraft, Exit } from './types.js';

/** What the referee flies alone: the Focus test, and the order that follows it (TFH-29, AMB-TFH-32). */

type Focused = Extract<Event, { type: 'Focused' }>;

/** Whom an aircraft or its group goes for. */
export const focusRule: HourRule<'focus'> = {
  ask: () => null,
  run({ game }, { unit }, _answers, dice) {
    const one = aircraftOf(game, unit);
    const seen = nearestFirst(
      game,
      one.at,
      enemiesOf(game, one.side)
        .filter((enemy) => sees(game, one, enemy))
        .map(({ id }) => id),
    );
    const [nearest, ...others] = seen;
    const none: Pick<Focused, 'roll' | 'passes' | 'bids'> = { roll: null, passes: 0, bids: [] };
    const focused = (so: Pick<Focused, 'target' | 'why'> & Partial<Focused>): ReturnType<typeof this.run> => ({
      events: [{ type: 'Focused', unit, ...none, ...so }],
      then: [{ type: 'machine', unit, target: so.target }],
    });
    if (!nearest) return focused({ target: null, why: 'nobody' });
    if (others.length === 0) return focused({ target: nearest.id, why: 'only' });
    const { roll, passes } = rollTest(one, 'focus', one.rep, dice);
    const objective = objectiveAmong(game, one, seen);
    if (passes > 0 && objective) return focused({ roll, passes, target: objective.id, why: 'objective' });
    if (passes === 2) return focused({ roll, passes, target: best(game, one, seen).id, why: 'best' });
    if (passes === 1) return focused({ roll, passes, target: nearest.id, why: 'nearest' });
    const bids = seen.map((each) => ({ unit: each.id, roll: dice.roll(each === nearest ? 2 : 1, 6, 'focus') }));
    const highest = Math.max(...bids.map((bid) => total(bid.roll)));
    // Nearest first, so that of equals the nearest is taken.
    const target = bids.find((bid) => total(bid.roll) === highest)?.unit ?? nearest.id;
    return focused({ roll, passes, bids, target, why: 'highest' });
  },
};

/** An enemy in sight that its mission is about: one that must not leave by an exit. */
const objectiveAmong = (state: State, one: Aircraft, seen: readonly Aircraft[]): Aircraft | null =>
  seen.find((enemy) =>
    state.goals.some((goal) => goal.win === 'exit' && goal.side !== one.side && goal.units.includes(enemy.id)),
  ) ?? null;

/** The best target: most hits to be expected; then the greatest threat; then the nearest (AMB-TFH-32). */
function best(state: State, one: Aircraft, seen: readonly Aircraft[]): Aircraft {
  const worth = (enemy: Aircraft): readonly [number, number] => [
    expectedHits(state, one, enemy),
    threat(state, enemy, one),
  ];
  return seen
    .map((enemy) => ({ enemy, worth: worth(enemy) }))
    .reduce((most, each) =>
      each.worth[0] > most.worth[0] || (each.worth[0] === most.worth[0] && each.worth[1] > most.worth[1]) ? each : most,
    ).enemy;
}

/** How much can bear on an aircraft: rate of fire times impact. */
const threat = (state: State, enemy: Aircraft, one: Aircraft): number =>
  enemy.profile.weapons
    .filter(({ arc }) => isInArc(state.options, arc, enemy, one.at))
    .reduce((sum, { rof, impact }) => sum + rof * impact, 0);

/** Flies it at its target and fires all that bears. */
export const machineRule: HourRule<'machine'> = {
  ask: () => null,
  run({ game }, { unit, target }) {
    const one = aircraftOf(game, unit);
    if (!isFlying(one)) return { events: [], then: [] };
    return begin(game, machineOrder(game, one, target), 'referee', { type: 'victory', limit: false });
  },
};

/** The order of an aircraft that the referee flies: bombs or leaves where that is its mission, else gets its guns to bear. */
export function machineOrder(state: State, one: Aircraft, target: UnitId | null): Extract<Command, { type: 'fly' }> {
  const enemy = target === null ? hunted(state, one) : findAircraft(state, target);
  const order = (parts: readonly Part[]): Extract<Command, { type: 'fly' }> => ({
    type: 'fly',
    unit: one.id,
    fast: false,
    parts,
    then: 'end',
  });
  if (isOffTable(one)) return order(enemy ? firing(state, one, enemy) : []);
  const mission = missionOrder(state, one);
  if (mission) return order(mission);
  if (!enemy) return flownStraight(state, one);
  const best = bestApproach(state, one, enemy);
  if (!best) return flownStraight(state, one);
  const before = expectedHits(state, one, enemy);
  const there = { ...one, at: best.at, heading: best.heading };
  const after = expectedHits(state, there, enemy);
  return order(
    before > after ? [...firing(state, one, enemy), ...best.parts] : [...best.parts, ...firing(state, there, enemy)],
  );
}

/** Whom it looks for while nobody is in sight: what its mission is about, else the nearest enemy (AMB-TFH-32). */
function hunted(state: State, one: Aircraft): Aircraft | null {
  const enemies = enemiesOf(state, one.side).map(({ id }) => id);
  const all = nearestFirst(state, one.at, enemies);
  return objectiveAmong(state, one, all) ?? all[0] ?? null;
}

const firing = (state: State, one: Aircraft, enemy: Aircraft): readonly Part[] => {
  const shots = allThatBear(state, one, enemy);
  return shots.length > 0 ? [{ do: 'fire', shots }] : [];
};

/** The move from which most hits are to be expected; of equals the one that ends nearest, nose on. */
function bestApproach(state: State, one: Aircraft, enemy: Aircraft): Approach | null {
  const worth = ({ at, heading }: Approach): number => {
    const there = { ...one, at, heading };
    return expectedHits(state, there, enemy) * 1_000_000 - between(at, enemy.at);
  };
  return bestOf(approaches(state, one, enemy.at), worth);
}

const bestOf = (all: readonly Approach[], worth: (approach: Approach) => number): Approach | null =>
  all
    .filter(({ inSky }) => inSky)
    .map((approach) => ({ approach, worth: worth(approach) }))
    .reduce<{ approach: Approach; worth: number } | null>(
      (most, each) => (most && most.worth >= each.worth ? most : each),
      null,
    )?.approach ?? null;

/** Where its own mission leads it: to a target to bomb, or out by an exit; `null`: it has none of its own. */
function missionOrder(state: State, one: Aircraft): readonly Part[] | null {
  const exits = state.goals.some((goal) => goal.win === 'exit' && goal.units.includes(one.id));
  const exit = exits ? state.exits.find(({ side }) => side === one.side) : undefined;
  if (exit) return towards(state, one, (at) => -fromEdge(state, exit, at), true);
  const bombs =
    one.profile.bombs && !one.bombed && state.goals.some((goal) => goal.win === 'bomb' && goal.side === one.side);
  const [target] = bombs
    ? targetsFor(state, one).toSorted((a, b) => between(one.at, a.at) - between(one.at, b.at))
    : [];
  if (!target) return null;
  const bomb: Part = { do: 'bomb', target: target.id };
  if (bombingProblem(state, one, target.id) === null)
    return [bomb, ...(towards(state, one, (at) => -between(at, target.at), false) ?? [])];
  const way = towards(state, one, (at) => -between(at, target.at), false);
  if (!way) return null;
  const there = waysEnd(state, one, false, [...way, bomb]);
  return there.ok ? [...way, bomb] : way;
}

const towards = (
  state: State,
  one: Aircraft,
  worth: (at: Point) => number,
  mayLeave: boolean,
): readonly Part[] | null => {
  const ends = approaches(state, one, null).filter(
    ({ at, inSky }) => inSky || (mayLeave && leavesRight(state, one, at)),
  );
  const [first, ...rest] = ends;
  if (!first) return null;
  return rest.reduce((most, each) => (worth(each.at) > worth(most.at) ? each : most), first).parts;
};

const leavesRight = (state: State, one: Aircraft, at: Point): boolean =>
  !isInSky(state.sky, at) && state.exits.some((exit) => exit.side === one.side && fromEdge(state, exit, at) < 0);

/** How far a point lies inside an edge; beyond it below 0. */
const fromEdge = ({ sky }: State, { edge }: Exit, { x, y }: Point): number =>
  ({ north: y, west: x, south: sky.height - y, east: sky.width - x })[edge];
