import type { SeatId, UnitId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { between } from '../geometry/plane/point.js';
import { aircraftOf, findAircraft, inPlay, isFlying, isOffTable } from './aircraft.js';
import { fastMost, potential } from './allowance.js';
import { columnAsked, testTaken } from './columns.js';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import { after } from './evolve.js';
import { ahead, farthestInSky } from './courses.js';
import type { HourRule } from './finest-hour.js';
import { strays } from './groups.js';
import { lengthOf, TURN } from './lengths.js';
import { bearing, distance, offNose, turned } from './measuring.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** Rally, after all activations (TFH-36, AMB-TFH-30). */

/** Whom a leader can call: the others of its model on its side, at any distance. */
export const callable = (state: State, leader: Aircraft): readonly Aircraft[] =>
  isOffTable(leader)
    ? []
    : inPlay(state, leader.side).filter(
        (one) =>
          one.id !== leader.id &&
          one.seat === leader.seat &&
          one.profile.model === leader.profile.model &&
          !one.stunned,
      );

/** Leaders whom somebody could join that is not near already: else a rally changes nothing. */
const rallyLeaders = (state: State, seat: SeatId, side: Aircraft['side']): readonly UnitId[] =>
  inPlay(state, side)
    .filter((one) => one.seat === seat && callable(state, one).some((other) => isAway(state, one, other)))
    .map(({ id }) => id);

const isAway = (state: State, a: Aircraft, b: Aircraft): boolean =>
  distance(a.at, b.at) >= lengthOf(state.options, 'group');

/** Each side once, the initiative side first; unanswered there is none. */
export const rallyRule: HourRule<'rally'> = {
  ask(state, { side, held }) {
    const { game } = state;
    if (game.flown.includes(side)) return null;
    const asks = state.seats
      .filter((seat) => seat.side === side && !held.includes(seat.id) && !game.noRally.includes(seat.id))
      .flatMap(({ id: seat }) => {
        const leaders = rallyLeaders(game, seat, side);
        const fallback: Command = { type: 'no-rally' };
        return leaders.length > 0
          ? [{ seat, kind: 'turn' as const, topic: { ask: 'rally' as const, side, leaders }, fallback }]
          : [];
      });
    return asks.length === 0 ? null : { mode: 'any', asks };
  },
  run(_state, step, answers) {
    const [answer] = answers;
    if (!answer) return { events: [], then: [] };
    const { command, seat } = answer;
    if (command.type !== 'rally') return { events: [], then: [{ ...step, held: [...step.held, seat] }] };
    const { leader, called } = command;
    return {
      events: [{ type: 'RallyCalled', leader, called }],
      then: called.map((unit) => ({ type: 'rally-test', leader, unit }) as const),
    };
  },
};

/** One that was called comes at once, fast or not, or stays (TFH-36). */
export const rallyTestRule: HourRule<'rally-test'> = {
  ask: ({ game }, { unit, leader }) => columnAsked(game, aircraftOf(game, unit), 'rally', leader),
  run({ game }, { leader, unit }, answers, dice) {
    const [one, head] = [aircraftOf(game, unit), findAircraft(game, leader)];
    if (!isFlying(one) || !head || !isFlying(head)) return { events: [], then: [] };
    const { roll, passes } = testTaken(one, 'rally', one.rep, answers, dice);
    const { to, heading } = passes > 0 ? wayTo(game, one, head, passes) : { to: one.at, heading: one.heading };
    const rallied: Event = { type: 'Rallied', unit, leader, roll, rep: one.rep, passes, from: one.at, to, heading };
    return { events: [rallied, ...strays(after(game, [rallied]))], then: [] };
  },
};

/** It turns as far as its class lets it and flies straight toward the leader, stopping clear of it. */
function wayTo(
  state: State,
  one: Aircraft,
  head: Aircraft,
  passes: number,
): Pick<Aircraft, 'heading'> & { readonly to: Aircraft['at'] } {
  const most = passes >= 2 ? fastMost(state.options, one, 2) : potential(state.options, one);
  const turn = one.profile.class * TURN;
  const off = offNose(one, head.at);
  const heading = turned(one.heading + Math.max(-turn, Math.min(turn, off)));
  const clear = between(one.at, head.at) - 2 * lengthOf(state.options, 'base');
  const isStraight = heading === bearing(one.at, head.at);
  const length = Math.max(0, Math.floor(isStraight ? Math.min(most, clear) : most));
  return { to: ahead(one.at, heading, farthestInSky(state.sky, one.at, heading, length)), heading };
}

/** Checks an answer to "rally". */
export function checkRally(state: State, leaders: readonly UnitId[], command: Command): Refusal | null {
  if (command.type !== 'rally') return null;
  if (!leaders.includes(command.leader)) {
    return refuse('finest-hour/no-leader', { leader: command.leader, known: leaders }, 'TFH-36');
  }
  const able = callable(state, aircraftOf(state, command.leader)).map(({ id }) => id);
  const wrong = command.called.find((id) => !able.includes(id));
  if (wrong !== undefined) return refuse('finest-hour/not-callable', { unit: wrong, known: able }, 'TFH-36');
  if (command.called.length === 0) return refuse('finest-hour/nobody-called', { known: able }, 'TFH-36');
  return new Set(command.called).size < command.called.length
    ? refuse('finest-hour/twice', { unit: command.leader }, 'TFH-36')
    : null;
}
