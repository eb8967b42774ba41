import type { Point } from '../geometry/plane/point.js';
import { aircraftOf, has, isFlying } from './aircraft.js';
import { evasionLength, facingAfter } from './allowance.js';
import type { Part } from './commands.js';
import { ahead, farthestInSky } from './courses.js';
import { leftTable } from './evasion.js';
import type { Event } from './events.js';
import { after } from './evolve.js';
import { lengthOf } from './lengths.js';
import { sightedAt, type Placed } from './sighting.js';
import type { Activation, State } from './state.js';
import type { Step } from './steps.js';
import type { Aircraft } from './types.js';

/** Dives and evasions in place of the move (TFH-15, TFH-16). */

/** Flown whole; whom it has come into sight of on the way tests then (TFH-30). */
export function manoeuvre(
  state: State,
  { leader: active }: Activation,
  moving: readonly Aircraft[],
  fly: (one: Aircraft) => readonly Event[],
  rest: Step,
): { readonly events: readonly Event[]; readonly then: readonly Step[] } {
  const flown = moving.flatMap(fly);
  const now = after(state, flown);
  const ends = moving.map(({ id }) => aircraftOf(now, id)).filter(isFlying);
  const starts = moving.filter(({ id }) => ends.some((one) => one.id === id));
  const placed = (all: readonly Aircraft[]): readonly Placed[] =>
    all.map((one) => ({ one, at: one.at, heading: one.heading }));
  const by = sightedAt(now, aircraftOf(now, active), placed([...starts, ...ends]), placed(starts));
  return {
    events: [...flown, ...by.map(({ id }): Event => ({ type: 'Sighted', active, inactive: id }))],
    then: [...by.map(({ id }): Step => ({ type: 'in-sight', leader: id, active })), rest],
  };
}

/** Straight ahead, up to the edge unless that is an exit (AMB-TFH-22). */
export function dive(state: State, one: Aircraft, length: number): readonly Event[] {
  const own = isExitAhead(state, one) ? length : farthestInSky(state.sky, one.at, one.heading, length);
  const to = ahead(one.at, one.heading, own);
  return [
    { type: 'Dived', unit: one.id, from: one.at, to, length: own, because: 'order', link: null },
    ...leftTable(state, one, to),
  ];
}

/** Whether a dive leads over the edge because it is meant to. */
const isExitAhead = (state: State, one: Aircraft): boolean =>
  leftTable(state, one, ahead(one.at, one.heading, lengthOf(state.options, 'dive'))).some(
    (event) => event.type === 'LeftTable' && event.safe,
  );

/** Half the potential in any direction (TFH-16). */
export function evade(
  state: State,
  one: Aircraft,
  { heading, facing }: Extract<Part, { do: 'evade' }>,
): readonly Event[] {
  if (has(one, 'unwieldy') || one.burning) return [];
  const to: Point = ahead(one.at, heading, evasionLength(state.options, one));
  return [
    {
      type: 'Evaded',
      unit: one.id,
      from: one.at,
      to,
      heading,
      facing: facingAfter(state.options, one, heading, facing),
      because: 'order',
      by: 'seat',
      link: null,
    },
    ...leftTable(state, one, to),
  ];
}
