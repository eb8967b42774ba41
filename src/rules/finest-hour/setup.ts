import { isConvex, type Shape } from '../geometry/plane/shape.js';
import { isWhole } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { isInSky } from './courses.js';
import { lengthOf, LENGTHS, MEASURE } from './lengths.js';
import { distance } from './measuring.js';
import { readOptions } from './options.js';
import type { AircraftSetup, Goal, Options, Setup, Sky } from './types.js';

/** Why a set-up is not a legal one, or `null`: options, sides, sky, profiles, labels, groups, goals. */
export function checkSetup(setup: Setup): Refusal | null {
  const options = readOptions(setup.options);
  if (!options.ok) return options.error;
  return (
    checkSides(setup) ??
    checkSky(setup) ??
    firstProblem(setup.aircraft, (one) => checkAircraft(setup, one) ?? checkGroup(setup, options.value, one)) ??
    firstProblem(setup.goals, (goal) => checkGoal(setup, goal))
  );
}

const firstProblem = <T>(all: readonly T[], problem: (one: T) => Refusal | null): Refusal | null =>
  all.reduce<Refusal | null>((wrong, one) => wrong ?? problem(one), null);

function checkSides({ sides, seats, aircraft, flown, exits }: Setup): Refusal | null {
  if (sides.length !== 2) return refuse('finest-hour/two-sides', { sides }, 'TFH-05');
  const empty = sides.find((side) => !aircraft.some((one) => one.side === side && one.profile.kind === 'aircraft'));
  if (empty !== undefined) return refuse('finest-hour/empty-side', { side: empty }, 'TFH-01');
  const idle = seats.find((seat) => !aircraft.some((one) => one.seat === seat.id));
  if (idle) return refuse('finest-hour/empty-seat', { seat: idle.id }, 'TFH-01');
  const strange = [...flown, ...exits.map(({ side }) => side)].find((side) => !sides.includes(side));
  return strange === undefined ? null : refuse('finest-hour/no-side', { side: strange, sides }, 'TFH-29');
}

function checkSky({ sky, sides }: Setup): Refusal | null {
  const { id, width, height } = sky;
  const sizes = [width, height];
  if (sizes.some((size) => !Number.isInteger(size) || size < LEAST || size > LENGTHS.largest)) {
    return refuse('finest-hour/sky-size', { sky: id, width, height, least: LEAST, most: LENGTHS.largest }, 'TFH-01');
  }
  if (sky.obstacles.some(({ shapes }) => shapes.length === 0 || !shapes.every((shape) => isSound(sky, shape)))) {
    return refuse('finest-hour/obstacle-unsound', { sky: id }, 'TFH-17');
  }
  const wrong = sky.targets.find(
    ({ at, radius, side }) =>
      !isWhole(at) || !isInSky(sky, at) || !(radius > 0) || !Number.isInteger(radius) || !sides.includes(side),
  );
  return wrong ? refuse('finest-hour/target-unsound', { sky: id, target: wrong.id }, 'TFH-37') : null;
}
/** Less than this is no room to fly in. */
const LEAST = 40 * MEASURE.unit;

function isSound(sky: Sky, shape: Shape): boolean {
  if (shape.kind === 'disc') return isWhole(shape) && Number.isInteger(shape.r) && shape.r > 0 && isInSky(sky, shape);
  return isConvex(shape.corners) && shape.corners.every((corner) => isWhole(corner) && isInSky(sky, corner));
}

function checkAircraft({ aircraft, seats, sky }: Setup, one: AircraftSetup): Refusal | null {
  const { id, rep } = one;
  if (aircraft.filter((other) => other.id === id).length > 1) return refuse('finest-hour/label-twice', { unit: id });
  if (!seats.some((seat) => seat.id === one.seat && seat.side === one.side)) {
    return refuse('finest-hour/no-owner', { unit: id, seat: one.seat, side: one.side });
  }
  if (!Number.isInteger(rep) || rep < 2 || rep > 5) return refuse('finest-hour/rep', { unit: id, rep }, 'TFH-02');
  if (!isWhole(one.at) || !isInSky(sky, one.at)) {
    return refuse('finest-hour/not-in-sky', { unit: id, width: sky.width, height: sky.height }, 'TFH-01');
  }
  const { heading } = one;
  if (!Number.isInteger(heading) || heading < 0 || heading >= MEASURE.turn) {
    return refuse('finest-hour/no-heading', { unit: id, heading }, 'TFH-01');
  }
  return null;
}

/** A group that a match begins with is one that could be formed in it (TFH-10, AMB-TFH-27). */
function checkGroup({ aircraft }: Setup, options: Options, one: AircraftSetup): Refusal | null {
  if (one.leader === null) return null;
  const facts = { unit: one.id, leader: one.leader };
  const leader = aircraft.find((each) => leads(each, one));
  if (!leader) return refuse('finest-hour/no-group', facts, 'TFH-10');
  const [far, most] = [distance(leader.at, one.at), lengthOf(options, 'group')];
  return far < most ? null : refuse('finest-hour/too-far-for-group', { ...facts, far, most }, 'TFH-10');
}

/** Whether one can be the leader that another names. */
const leads = (leader: AircraftSetup, one: AircraftSetup): boolean =>
  leader.id === one.leader &&
  leader.leader === leader.id &&
  leader.seat === one.seat &&
  leader.profile.model === one.profile.model;

/** A goal can be reached by those that it names. */
function checkGoal({ sides, aircraft, exits, sky }: Setup, goal: Goal): Refusal | null {
  if (!sides.includes(goal.side)) return refuse('finest-hour/no-side', { side: goal.side, sides }, 'TFH-38');
  const impossible = refuse('finest-hour/goal-impossible', { side: goal.side, win: goal.win }, 'TFH-38');
  switch (goal.win) {
    case 'exit': {
      const able = goal.units.every((id) => aircraft.some((one) => one.id === id && one.side === goal.side));
      return able && goal.count >= 1 && goal.count <= goal.units.length && exits.some(({ side }) => side === goal.side)
        ? null
        : impossible;
    }
    case 'bomb': {
      const targets = sky.targets.filter(({ side }) => side !== goal.side).length;
      return goal.count >= 1 &&
        goal.count <= targets &&
        aircraft.some((one) => one.side === goal.side && one.profile.bombs)
        ? null
        : impossible;
    }
    case 'last':
      return goal.turns >= 1 ? null : impossible;
  }
}
