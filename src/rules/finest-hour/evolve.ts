import { never, type UnitId } from '../kernel/ids.js';
import { changeAircraft, NO_MANOEUVRES, UNSAID, weaponOf } from './aircraft.js';
import { activationBegan, disturbed, fastMoveTested, flew, turnMade } from './evolve-activation.js';
import { pairOf } from './sighting.js';
import type { Event } from './events.js';
import { readOptions } from './options.js';
import { linked } from './links.js';
import type { State } from './state.js';
import type { Aircraft, AircraftSetup, Setup, Standing } from './types.js';
import type { AircraftInstruction } from './commands.js';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The state before anything has happened. The set-up has been checked. */
export function begun(setup: Setup): State {
  const options = readOptions(setup.options);
  if (!options.ok) throw new Error(`an unchecked set-up: ${options.error.code}`);
  const { scenario, sky, exits, goals, turns, flown } = setup;
  return {
    scenario,
    options: options.value,
    sky,
    exits,
    goals,
    turns,
    flown,
    turn: 0,
    phase: 'first-side',
    dice: {},
    first: null,
    active: null,
    aircraft: setup.aircraft.map(fresh),
    activation: null,
    sighted: [],
    links: 0,
    bombed: [],
    noRally: [],
  };
}

const fresh = ({ id, seat, side, profile, rep, star, at, heading, leader }: AircraftSetup): Aircraft => ({
  id,
  seat,
  side,
  profile,
  rep,
  star,
  status: 'flying',
  at,
  heading,
  leader,
  burning: false,
  stunned: false,
  scorched: false,
  activated: false,
  manoeuvres: NO_MANOEUVRES,
  fires: [],
  dived: { before: false, now: false },
  bombed: false,
  standing: UNSAID,
});

/** The state after events. */
export const after = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** The state after an event. Never rolls, measures or refuses. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'TurnBegan':
      return {
        ...state,
        turn: event.turn,
        phase: 'first-side',
        first: event.first,
        active: null,
        dice: event.dice,
        sighted: [],
        links: 0,
        aircraft: state.aircraft.map((one) => ({ ...one, activated: false, manoeuvres: NO_MANOEUVRES, fires: [] })),
      };
    case 'SideBegan':
      return { ...state, active: event.side, phase: event.side === state.first ? 'first-side' : 'second-side' };
    case 'RallyBegan':
      return { ...state, phase: 'rally', active: null };
    case 'GroupFormed':
      return [event.leader, ...event.members].reduce((now, id) => lead(now, id, event.leader), state);
    case 'GroupLeft':
      return event.members.reduce((now, id) => lead(now, id, null), state);
    case 'ActivationBegan':
      return activationBegan(state, event);
    case 'FastMoveTested':
      return fastMoveTested(state, event);
    case 'Turned':
      return turnMade(state, event);
    case 'Flew':
      return flew(state, event);
    case 'Dived':
      return disturbed(
        changeAircraft(state, event.unit, (one) => ({
          ...one,
          at: event.to,
          manoeuvres: { ...one.manoeuvres, dived: true },
          dived: { ...one.dived, now: true },
        })),
        event,
        'dive',
      );
    case 'Evaded':
      return disturbed(
        changeAircraft(state, event.unit, (one) => ({
          ...one,
          at: event.to,
          heading: event.facing,
          manoeuvres: { ...one.manoeuvres, evaded: true },
        })),
        event,
        'evasion',
      );
    case 'Tested':
    case 'Stayed':
      return event.link ? linked(state, event.link) : state;
    case 'Sighted':
      return state.options.inSight === 'oncePerTurn'
        ? { ...state, sighted: [...state.sighted, pairOf(event.active, event.inactive)] }
        : state;
    case 'Fired':
      return linked(fired(state, event), event.link);
    case 'Damaged':
      return linked(damaged(state, event), event.link);
    case 'Closed':
      return changeAircraft(state, event.unit, (one) => ({ ...one, at: event.to, heading: event.heading }));
    case 'CollisionDeclared':
      return { ...state, activation: state.activation && { ...state.activation, move: 'normal', rammed: true } };
    case 'Bombed': {
      const dropped = changeAircraft(state, event.unit, (one) => ({ ...one, bombed: true }));
      return {
        ...dropped,
        activation: dropped.activation && { ...dropped.activation, bombing: true },
        bombed: event.success ? [...state.bombed, event.target] : state.bombed,
      };
    }
    case 'LeftTable':
      return changeAircraft(state, event.unit, (one) => ({ ...one, status: event.safe ? 'exited' : 'left' }));
    case 'Removed':
      return changeAircraft(state, event.unit, (one) => ({ ...one, status: event.why }));
    case 'ActivationEnded':
      return {
        ...state,
        activation: null,
        aircraft: state.aircraft.map((one) =>
          state.activation?.members.some(({ unit }) => unit === one.id) ? { ...one, activated: true } : one,
        ),
      };
    case 'Rallied':
      return changeAircraft(state, event.unit, (one) => ({
        ...one,
        at: event.to,
        heading: event.heading,
        manoeuvres: { ...one.manoeuvres, fast: one.manoeuvres.fast || event.passes >= 2 },
      }));
    case 'Instructed':
      return instructed(state, event);
    case 'Focused':
    case 'ShotLost':
    case 'CollisionAvoided':
    case 'RallyCalled':
    case 'Held':
    case 'TurnEnded':
      return state;
    default:
      return never(event);
  }
}

const lead = (state: State, id: UnitId, leader: UnitId | null): State =>
  changeAircraft(state, id, (one) => ({ ...one, leader }));

/** Weapons of one occasion share its link. What is fired by order counts for the activation (AMB-TFH-04). */
function fired(state: State, { unit, weapon, because, link }: Of<'Fired'>): State {
  const now = changeAircraft(state, unit, (one) => {
    const last = one.fires.at(-1);
    return last?.link === link.no
      ? { ...one, fires: [...one.fires.slice(0, -1), { ...last, weapons: [...last.weapons, weapon] }] }
      : { ...one, fires: [...one.fires, { link: link.no, weapons: [weapon] }] };
  });
  if (because !== 'order' || !now.activation) return now;
  return { ...now, activation: { ...now.activation, fired: [...now.activation.fired, { unit, weapon }] } };
}

function damaged(state: State, { unit, harm, spared, stuns }: Of<'Damaged'>): State {
  return changeAircraft(state, unit, (one) => ({
    ...one,
    status: harm === 'destroyed' ? 'destroyed' : one.status,
    burning: one.burning || harm === 'fire',
    stunned: one.stunned || stuns,
    scorched: one.scorched || spared,
  }));
}

function instructed(state: State, { seat, instruction }: Of<'Instructed'>): State {
  if (instruction.about === 'rally') {
    const others = state.noRally.filter((each) => each !== seat);
    return { ...state, noRally: instruction.ask ? others : [...others, seat] };
  }
  const { unit } = instruction;
  return {
    ...state,
    aircraft: state.aircraft.map((one) =>
      one.seat === seat && (unit === null || one.id === unit) ? { ...one, standing: standing(one, instruction) } : one,
    ),
  };
}

function standing(one: Aircraft, instruction: AircraftInstruction): Standing {
  const so = one.standing;
  switch (instruction.about) {
    case 'evasion':
      return { ...so, evasion: instruction.way };
    case 'answer':
      return { ...so, answer: instruction.whom };
    case 'prefer':
      return {
        ...so,
        prefer: instruction.weapon !== null && weaponOf(one, instruction.weapon) ? instruction.weapon : null,
      };
    case 'dodge':
      return { ...so, dodge: instruction.dodge };
    case 'column':
      return { ...so, column: instruction.column };
    default:
      return never(instruction);
  }
}
