import { courseLength } from '../geometry/plane/course.js';
import type { UnitId } from '../kernel/ids.js';
import { changeAircraft } from './aircraft.js';
import { potential } from './allowance.js';
import type { Event } from './events.js';
import { linked } from './links.js';
import type { Flown, State } from './state.js';

/** What events change in the running activation. */

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** A stun ends as its next activation begins (AMB-TFH-12). */
export function activationBegan(state: State, { unit, members }: Of<'ActivationBegan'>): State {
  const aircraft = state.aircraft.map((one) =>
    members.includes(one.id) ? { ...one, stunned: false, dived: { before: one.dived.now, now: false } } : one,
  );
  const flown = (id: UnitId): readonly Flown[] =>
    aircraft
      .filter((one) => one.id === id)
      .map((one) => ({
        unit: id,
        from: one.at,
        legs: [],
        most: potential(state.options, one),
        disturbed: false,
        doomed: one.burning,
      }));
  return {
    ...state,
    aircraft,
    activation: {
      leader: unit,
      members: members.flatMap(flown),
      move: 'none',
      length: 0,
      turns: [],
      agile: false,
      fired: [],
      rammed: false,
      bombing: false,
    },
  };
}

const changeMember = (state: State, id: UnitId, change: (member: Flown) => Flown): State => ({
  ...state,
  activation: state.activation && {
    ...state.activation,
    members: state.activation.members.map((member) => (member.unit === id ? change(member) : member)),
  },
});

/** How far it may fly in this activation; who passed flies fast all the turn (AMB-TFH-29). */
export function fastMoveTested(state: State, { unit, passes, most }: Of<'FastMoveTested'>): State {
  const tested = changeMember(state, unit, (member) => ({ ...member, most }));
  return passes === 0
    ? tested
    : changeAircraft(tested, unit, (one) => ({ ...one, manoeuvres: { ...one.manoeuvres, fast: true } }));
}

/** Headings after a turn, and what is left of the allowance. */
export function turnMade(state: State, { units, turns, agile }: Of<'Turned'>): State {
  const now = units.reduce((so, { unit, heading }) => changeAircraft(so, unit, (one) => ({ ...one, heading })), state);
  return { ...now, activation: now.activation && { ...now.activation, turns, agile } };
}

/** Places after a leg, and how far each has flown. */
export function flew(state: State, { length, legs }: Of<'Flew'>): State {
  const now = legs.reduce((so, { unit, to, heading, length: own }) => {
    const moved = changeAircraft(so, unit, (one) => ({ ...one, at: to }));
    return changeMember(moved, unit, (member) => ({ ...member, legs: [...member.legs, { heading, length: own }] }));
  }, state);
  return {
    ...now,
    activation: now.activation && { ...now.activation, move: 'normal', length: now.activation.length + length },
  };
}

/** An evasion or a dive: as an order it is the move, as a reaction it ends it (TFH-31, AMB-TFH-33). */
export function disturbed(state: State, event: Of<'Evaded'> | Of<'Dived'>, move: 'dive' | 'evasion'): State {
  const now = event.link ? linked(state, event.link) : state;
  if (event.because === 'order') return { ...now, activation: now.activation && { ...now.activation, move } };
  const goesOn = event.type === 'Dived' && state.options.burningMove === 'resumes';
  return changeMember(now, event.unit, (member) =>
    goesOn
      ? { ...member, from: event.to, legs: [], most: member.most - courseLength(member.legs) }
      : { ...member, disturbed: true },
  );
}
