import type { SeatId, UnitId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { answeredBy } from '../kernel/questions.js';
import { aircraftOf, findAircraft, inPlay, isFlying, isOffTable } from './aircraft.js';
import { fastMost } from './allowance.js';
import { columnAsked, testTaken, type Asking } from './columns.js';
import type { Command, Part, Topic } from './commands.js';
import { farthestInSky } from './courses.js';
import type { Event } from './events.js';
import { after } from './evolve.js';
import type { HourRule, HourState } from './finest-hour.js';
import { headOf } from './flight.js';
import { formed, groupOf, groupProblem, leaderOf, strays } from './groups.js';
import { lengthOf } from './lengths.js';
import { orderProblem } from './plan.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import { isStuck, straightAhead } from './straight.js';
import type { Aircraft } from './types.js';

/** Which aircraft a side activates, and the beginning and end of an activation (TFH-06 … TFH-10, AMB-TFH-18). */

/** The groups of a side, and its aircraft that fly alone, whose leader's REP reaches the side's die (TFH-06, AMB-TFH-02). */
export const ableLeaders = (state: State, side: Aircraft['side']): readonly Aircraft[] =>
  inPlay(state, side).filter(
    (one) => leaderOf(state, one).id === one.id && !one.activated && one.rep >= (state.dice[side] ?? 7),
  );

/** A side activates its aircraft one by one, each with all that comes of it (TFH-08). */
export const sideRule: HourRule<'side'> = {
  ask(state, { side, held, away }) {
    const { game } = state;
    if (game.flown.includes(side)) return null;
    return askSeats(state, ableLeaders(game, side), held, away);
  },
  run({ game }, step, answers) {
    const { side } = step;
    const [answer] = answers;
    const [machine] = game.flown.includes(side) ? ableLeaders(game, side) : [];
    if (machine) return { events: [], then: [{ type: 'focus', unit: machine.id }, step] };
    if (!answer) return { events: [], then: [] };
    const { command, seat } = answer;
    const by = answeredBy(answers);
    switch (command.type) {
      case 'group':
        return { events: formed(game, command.leader, command.members), then: [step] };
      case 'hold':
        return { events: [{ type: 'Held', seat, by }], then: [{ ...step, held: [...step.held, seat] }] };
      case 'fly':
        // Whose time has run out is not waited for again this turn (AMB-TFH-18).
        return begin(game, command, by, by === 'referee' ? { ...step, away: [...step.away, seat] } : step);
      default:
        return { events: [], then: [step] };
    }
  },
};

/** Asks each seat that has somebody to activate; the first to answer does. */
function askSeats(
  state: HourState,
  able: readonly Aircraft[],
  held: readonly SeatId[],
  away: readonly SeatId[],
): Asking | null {
  const { game } = state;
  const asks = state.seats.flatMap(({ id: seat }) => {
    const mine = able.filter((one) => one.seat === seat && !held.includes(seat));
    const [first] = mine;
    if (!first) return [];
    const units = mine.map(({ id }) => id);
    const topic: Topic = { ask: 'activate', units };
    const fallback = flownStraight(game, first);
    const settled = away.includes(seat) ? { settled: fallback } : {};
    return [{ seat, kind: 'turn' as const, topic, fallback, ...settled }];
  });
  return asks.length === 0 ? null : { mode: 'any', asks };
}

/** What the referee orders in place of a player: the least move straight ahead, without fire (AMB-TFH-18). */
export function flownStraight(state: State, one: Aircraft): Extract<Command, { type: 'fly' }> {
  const parts = isOffTable(one) ? [] : leastMove(state, one);
  return { type: 'fly', unit: one.id, fast: false, parts, then: 'end' };
}

/** Straight ahead; with a barred edge before it a dive, which needs no room. */
function leastMove(state: State, one: Aircraft): readonly Part[] {
  const least = lengthOf(state.options, 'tranche');
  if (!isStuck(state, one, least)) return straightAhead(state, one, least);
  const length = farthestInSky(state.sky, one.at, one.heading, lengthOf(state.options, 'dive'));
  return [{ do: 'dive', length }];
}

/** Begins the activation of an aircraft and its group. */
export function begin(
  state: State,
  { unit, fast, parts, then }: Extract<Command, { type: 'fly' }>,
  by: 'seat' | 'referee',
  next: Step,
): { readonly events: readonly Event[]; readonly then: readonly Step[] } {
  const members = groupOf(state, unit)
    .filter((one) => isFlying(one) && !one.activated)
    .map(({ id }) => id);
  return {
    events: [{ type: 'ActivationBegan', unit, members, by }],
    then: [
      ...(fast ? members.map((id) => ({ type: 'fast-move', unit: id }) as const) : []),
      { type: 'flight', parts, then },
      { type: 'end-activation' },
      next,
    ],
  };
}

/** Each aircraft tests for itself before its first centimetre (TFH-13, TFH-35, AMB-TFH-29). */
export const fastMoveRule: HourRule<'fast-move'> = {
  ask: ({ game }, { unit }) => columnAsked(game, aircraftOf(game, unit), 'fast-move', null),
  run({ game }, { unit }, answers, dice) {
    const one = aircraftOf(game, unit);
    const { roll, kept, passes } = testTaken(one, 'fast-move', one.rep, answers, dice);
    const most = fastMost(game.options, one, passes);
    return { events: [{ type: 'FastMoveTested', unit, roll, kept, rep: one.rep, passes, most }], then: [] };
  },
};

/** Burning aircraft go after the activation that began after they caught fire (TFH-25, AMB-TFH-19). */
export const endActivationRule: HourRule<'end-activation'> = {
  run({ game }) {
    const { activation } = game;
    if (!activation) return { events: [], then: [] };
    const burnt = activation.members
      .filter(({ doomed, unit }) => doomed && isFlying(aircraftOf(game, unit)))
      .map(({ unit }): Event => ({ type: 'Removed', unit, why: 'burnt' }));
    const events: readonly Event[] = [{ type: 'ActivationEnded', unit: activation.leader }, ...burnt];
    return { events: [...events, ...strays(after(game, events))], then: [{ type: 'victory', limit: false }] };
  },
};

/** Checks an answer to "activate". */
export function checkActivate(state: State, units: readonly UnitId[], command: Command): Refusal | null {
  switch (command.type) {
    case 'fly': {
      const wrong = ableProblem(state, units, command.unit);
      return wrong ?? orderProblem(state, aircraftOf(state, command.unit), command.fast, command.parts, command.then);
    }
    case 'group': {
      const leader = findAircraft(state, command.leader);
      if (!leader) return ableProblem(state, units, command.leader);
      return groupProblem(
        state,
        leader,
        command.members,
        state.aircraft
          .filter((one) => one.seat === leader.seat && one.rep >= (state.dice[one.side] ?? 7))
          .map(({ id }) => id),
      );
    }
    case 'hold':
      return state.options.activation === 'may'
        ? null
        : refuse('finest-hour/must-activate', { able: units }, 'AMB-TFH-18');
    default:
      return null;
  }
}

/** Why an aircraft cannot be activated, or `null`. */
function ableProblem(state: State, units: readonly UnitId[], unit: UnitId): Refusal | null {
  if (units.includes(unit)) return null;
  const one = findAircraft(state, unit);
  const leader = one && leaderOf(state, one);
  if (leader && leader.id !== unit && units.includes(leader.id)) {
    return refuse('finest-hour/flies-with', { unit, leader: leader.id }, 'TFH-10');
  }
  const [first] = units;
  if (one && first !== undefined && one.seat !== aircraftOf(state, first).seat) {
    return refuse('finest-hour/not-yours', { unit, known: units }, 'TFH-06');
  }
  if (one?.activated) return refuse('finest-hour/activated', { unit }, 'TFH-06');
  return refuse('finest-hour/not-able', { unit, able: units, die: one ? (state.dice[one.side] ?? 0) : 0 }, 'TFH-06');
}

/** Checks an answer to "fly on?". */
export function checkFlyOn(state: State, command: Command): Refusal | null {
  const { activation } = state;
  if (command.type !== 'fly-on' || !activation) return null;
  const head = headOf(state, activation);
  if (head?.id !== command.unit) return refuse('finest-hour/other-unit', { unit: head?.id ?? command.unit }, 'TFH-08');
  return orderProblem(state, head, false, command.parts, command.then);
}
