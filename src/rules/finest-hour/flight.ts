import { courseLength } from '../geometry/plane/course.js';
import { aircraftOf, has, isFlying, isMachine } from './aircraft.js';
import { afterTurn } from './allowance.js';
import { bombingProblem } from './bombing.js';
import { collisionProblem } from './collision.js';
import type { Asking } from './columns.js';
import type { Command, Part, Shot, Then } from './commands.js';
import { ahead, endOf, farthestInSky, isBarred } from './courses.js';
import type { Event } from './events.js';
import { leftTable } from './evasion.js';
import { dive, evade, manoeuvre } from './manoeuvres.js';
import type { HourRule } from './finest-hour.js';
import { turned } from './measuring.js';
import { goesOn, isMoveOver, leastLeft } from './plan.js';
import { firedIn, sharedShots, underFire } from './shots.js';
import { firstSighting } from './sighting.js';
import type { Activation, Flown, State } from './state.js';
import type { Step } from './steps.js';
import { straightAhead } from './straight.js';
import type { Aircraft } from './types.js';

/** The running activation, part by part, stopped by whoever it comes into sight of (TFH-07, TFH-11 … TFH-17, TFH-30). */

interface Member {
  readonly one: Aircraft;
  readonly flown: Flown;
}

/** The members of the running activation that are still in play and can do something. */
const membersOf = (state: State, { members }: Activation): readonly Member[] =>
  members
    .map((flown) => ({ flown, one: aircraftOf(state, flown.unit) }))
    .filter(({ one }) => isFlying(one) && !one.stunned);

/** Those of them that may go on with their move (TFH-31). */
const movers = (state: State, activation: Activation): readonly Member[] =>
  membersOf(state, activation).filter(({ flown }) => !flown.disturbed);

/** Who speaks for the running activation: its leader, or the first member left; rather one that may still go on with its move (TFH-31). */
export const headOf = (state: State, activation: Activation): Aircraft | null => {
  // The leader stands first among its members.
  const [first] = [...movers(state, activation), ...membersOf(state, activation)];
  return first?.one ?? null;
};

/** Flies one part and comes back for the next; asks what follows when there is none. */
export const flightRule: HourRule<'flight'> = {
  ask({ game }, { parts, then }) {
    const { activation } = game;
    const head = activation && headOf(game, activation);
    return activation && head && parts.length === 0 ? askOn(game, activation, head, then) : null;
  },
  run({ game }, { parts, then }, answers) {
    const { activation } = game;
    const [part, ...rest] = parts;
    if (!activation || !headOf(game, activation)) return { events: [], then: [] };
    if (part) return carryOut(game, activation, part, { type: 'flight', parts: rest, then });
    const command = answers[0]?.command;
    if (command?.type !== 'fly-on' || command.parts.length === 0) return { events: [], then: [] };
    return { events: [], then: [{ type: 'flight', parts: command.parts, then: command.then }] };
  },
};

/** "Fly on?": where the order left it open, where the least move has not been flown, or where there is still somebody to fire at. */
function askOn(state: State, activation: Activation, head: Aircraft, then: Then): Asking | null {
  const short = leastLeft(state, head);
  if (isMachine(state, head)) return null;
  if (
    short === 0 &&
    (then === 'end' || (then === 'fire' && !canFireOn(state, activation)) || !canGoOn(state, activation))
  ) {
    return null;
  }
  const unit = head.id;
  const fallback: Command =
    short > 0
      ? { type: 'fly-on', unit, parts: straightAhead(state, head, short), then: 'end' }
      : { type: 'fly-on', unit, parts: [], then: 'end' };
  return {
    mode: 'all',
    asks: [{ seat: head.seat, kind: 'turn', topic: { ask: 'fly-on', unit }, fallback, goesOn: true }],
  };
}

/** Whether a weapon that has not fired yet bears on an enemy. */
const canFireOn = (state: State, activation: Activation): boolean =>
  membersOf(state, activation).some(({ one }) => underFire(state, one, firedIn(activation, one)).length > 0);

/** Whether there is anything left to do at all. */
const canGoOn = (state: State, activation: Activation): boolean =>
  canFireOn(state, activation) ||
  (!isMoveOver(activation) && movers(state, activation).some(({ flown }) => courseLength(flown.legs) < flown.most));

type Then_ = Extract<Step, { type: 'flight' }>;

function carryOut(
  state: State,
  activation: Activation,
  part: Part,
  rest: Then_,
): { readonly events: readonly Event[]; readonly then: readonly Step[] } {
  switch (part.do) {
    case 'turn':
      return { events: turn(state, activation, part.by, rest), then: [rest] };
    case 'ahead':
      return fly(state, activation, part.length, rest);
    case 'dive':
      return manoeuvre(
        state,
        activation,
        movers(state, activation).map(({ one }) => one),
        (one) => dive(state, one, part.length),
        rest,
      );
    case 'evade':
      return manoeuvre(
        state,
        activation,
        movers(state, activation).map(({ one }) => one),
        (one) => evade(state, one, part),
        rest,
      );
    case 'fire':
      return { events: [], then: [...volley(state, activation, part.shots), rest] };
    case 'collide':
      return collide(state, activation, part.target, rest);
    case 'bomb':
      return {
        events: [],
        then: [
          ...membersOf(state, activation)
            .filter(({ one }) => bombingProblem(state, one, part.target) === null)
            .map(({ one }) => ({ type: 'bombing', unit: one.id, target: part.target }) as const),
          rest,
        ],
      };
  }
}

/** All that may still move turn alike; what the turn takes of the allowance is the leader's (TFH-12, AMB-TFH-27). */
function turn(state: State, activation: Activation, by: number, rest: Then_): readonly Event[] {
  const turning = movers(state, activation);
  const [first] = turning;
  if (!first) return [];
  const after = afterTurn(state.options, first.one, activation, by, goesOn(rest.parts));
  if (!after.ok) return [];
  const units = turning
    .filter(({ one }) => !after.value.agile || activation.agile || has(one, 'agile'))
    .map(({ one }) => ({ unit: one.id, heading: turned(one.heading + by) }));
  return [{ type: 'Turned', units, by, turns: after.value.turns, agile: after.value.agile }];
}

/** Straight on, up to where an inactive group tests. */
function fly(
  state: State,
  activation: Activation,
  length: number,
  rest: Then_,
): { readonly events: readonly Event[]; readonly then: readonly Step[] } {
  const moving = movers(state, activation);
  const active = aircraftOf(state, activation.leader);
  if (moving.length === 0) return { events: [], then: [rest] };
  const most = Math.max(...moving.map(({ flown }) => flown.most - courseLength(flown.legs)));
  const whole = Math.min(length, most);
  const stop = firstSighting(
    state,
    active,
    (far) =>
      moving.map(({ one, flown }) => ({
        one,
        at: legOf(state, one, flown, far)?.to ?? one.at,
        heading: one.heading,
      })),
    whole,
  );
  const far = stop?.far ?? whole;
  const legs = moving.flatMap(({ one, flown }) => legOf(state, one, flown, far) ?? []);
  const left = whole - far;
  return {
    events: [
      ...(far > 0 ? [{ type: 'Flew', length: far, legs } as const] : []),
      ...legs.flatMap(({ unit, to }) => leftTable(state, aircraftOf(state, unit), to)),
      ...(stop?.by ?? []).map(({ id }): Event => ({ type: 'Sighted', active: active.id, inactive: id })),
    ],
    then: [
      ...(stop?.by ?? []).map(({ id }) => ({ type: 'in-sight', leader: id, active: active.id }) as const),
      left > 0 ? { ...rest, parts: [{ do: 'ahead', length: left }, ...rest.parts] } : rest,
    ],
  };
}

/** A member's part of a leg: no more than it may fly in all, and up to the edge where that is barred (AMB-TFH-14, AMB-TFH-27). */
function legOf(
  state: State,
  one: Aircraft,
  flown: Flown,
  length: number,
): Extract<Event, { type: 'Flew' }>['legs'][number] | null {
  const most = Math.min(length, flown.most - courseLength(flown.legs));
  const own = isBarred(state, one, ahead(one.at, one.heading, most))
    ? farthestInSky(state.sky, one.at, one.heading, most)
    : most;
  if (own <= 0) return null;
  const to = endOf(flown.from, [...flown.legs, { heading: one.heading, length: own }]);
  return { unit: one.id, from: one.at, to, heading: one.heading, length: own };
}

/** The leader's shots, and those of its group that bear on the same targets: one occasion (AMB-TFH-24, AMB-TFH-27). */
function volley(state: State, activation: Activation, shots: readonly Shot[]): readonly Step[] {
  const head = headOf(state, activation);
  const volleys = membersOf(state, activation).flatMap(({ one }) => {
    const fired = firedIn(activation, one);
    // What was ordered and cannot be fired any more is lost in the volley, and told.
    const own = one === head ? shots : sharedShots(state, one, shots, fired);
    return own.length > 0 ? [{ unit: one.id, shots: own }] : [];
  });
  return volleys.length === 0
    ? []
    : [{ type: 'volley', volleys, weaker: false, because: 'order', chain: { parent: null, depth: 0 } }];
}

/** A collision in place of the rest of the move; if it is not to be reached any more, nothing comes of it. */
function collide(
  state: State,
  activation: Activation,
  target: Aircraft['id'],
  rest: Then_,
): { readonly events: readonly Event[]; readonly then: readonly Step[] } {
  const [mover] = movers(state, activation);
  if (!mover) return { events: [], then: [rest] };
  const { one, flown } = mover;
  if (collisionProblem(state, one, target, activation, flown.most)) return { events: [], then: [rest] };
  return {
    events: [{ type: 'CollisionDeclared', unit: one.id, target }],
    then: [{ type: 'wants-collision', unit: one.id, target }, rest],
  };
}
