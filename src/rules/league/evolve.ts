import { never } from '../kernel/ids.js';
import type { Event } from './events.js';
import { mateId, type EntrantId, type PairingId } from './ids.js';
import { lineUp, playersIn } from './mates.js';
import type { Appeal, Claim, Drawn, Entrant, Pairing, Period, State } from './state.js';

/** The state of a league after an event; `null` before the first. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'Founded') {
    const { setup } = event;
    const none = { entrants: [], stages: [], pairings: [], periods: [], appeals: [], placed: [] };
    return { setup, status: 'sign-up', events: 1, diceRolled: 0, ...none };
  }
  if (!state) throw new Error('a league begins by being founded');
  return { ...after(state, event), events: state.events + 1 };
}

function after(state: State, event: Exclude<Event, { type: 'Founded' }>): State {
  switch (event.type) {
    case 'Entered':
      return {
        ...state,
        entrants: [
          ...state.entrants,
          {
            id: event.entrant,
            name: event.name,
            status: 'in',
            seed: null,
            first: event.rating,
            substitutes: 0,
            // Whoever enters a team belongs to it.
            ...(state.setup.team === undefined ? {} : { mates: [{ id: mateId(event.entrant, 1), isIn: true }] }),
          },
        ],
      };
    case 'Postponed':
      return { ...state, setup: { ...state.setup, begins: null } };
    case 'Left':
      return onEntrant(state, event.entrant, (one) => ({ ...one, status: event.status }));
    case 'Seeded':
      return onEntrant(state, event.entrant, (one) => ({ ...one, seed: event.seed }));
    case 'Substituted':
      return onEntrant(state, event.entrant, (one) => ({
        ...one,
        status: 'in',
        substitutes: one.substitutes + 1,
      }));
    case 'MateJoined':
      return onEntrant(state, event.entrant, ({ mates = [], ...one }) => ({
        ...one,
        mates: [...mates, { id: event.mate, isIn: true }],
      }));
    case 'MateLeft':
      return onEntrant(state, event.entrant, ({ mates = [], ...one }) => ({
        ...one,
        mates: mates.map((mate) => (mate.id === event.mate ? { ...mate, isIn: false } : mate)),
      }));
    case 'StageDrawn':
      return {
        ...state,
        status: 'playing',
        stages: [...state.stages, { divisions: event.divisions, closed: event.divisions.map(() => 0) }],
        diceRolled: event.rolls.reduce((sum, { faces }) => sum + faces.length, state.diceRolled),
      };
    case 'RoundDrawn':
      return { ...state, pairings: [...state.pairings, ...drawn(event)] };
    case 'RoundClosed':
      return {
        ...state,
        stages: state.stages.map((one, i) => (i === event.stage ? closed(one, event.division) : one)),
      };
    case 'MatchMade':
      return onPairing(state, event.pairing, (one) => ({ ...one, match: event.match }));
    case 'ReadySaid':
      return onPairing(state, event.pairing, (one) => saidReady(state, one, event));
    case 'ExtensionAsked':
      return onPairing(state, event.pairing, (one) => ({ ...one, asked: event.by }));
    case 'Extended':
      return onPairing(state, event.pairing, (one) => ({
        ...one,
        due: event.due,
        asked: null,
        extended: one.extended + (event.by === 'agreement' ? 1 : 0),
        reminded: [],
      }));
    case 'Reminded':
      return onPairing(state, event.pairing, (one) => ({ ...one, reminded: [...one.reminded, event.hours] }));
    case 'Claimed':
      return onPairing(state, event.pairing, (one) => ({ ...one, claim: claimed(event) }));
    case 'Decided':
      return onPairing(state, event.pairing, (one) => ({ ...one, result: event.result, claim: null }));
    case 'Corrected':
      return onPairing(state, event.pairing, (one) =>
        event.result ? { ...one, result: event.result } : { ...one, result: null, reminded: [], due: event.due },
      );
    case 'Reseated':
      return onPairing(state, event.pairing, ({ due, mates: _, ...one }) => ({
        ...one,
        ...UNPLAYED,
        sides: event.sides,
        due: event.due ?? due,
      }));
    case 'Appealed':
      return { ...state, appeals: [...state.appeals, { ...event.appeal, ruling: null }] };
    case 'Ruled':
      return { ...state, appeals: state.appeals.map((one) => (one.id === event.appeal ? ruled(one, event) : one)) };
    case 'PartReplaced':
      return { ...state, setup: { ...state.setup, ...event.change } };
    case 'Rated':
      return rated(state, event);
    case 'LeagueEnded':
      return { ...state, status: 'over', placed: event.placed };
    case 'LeagueClosed':
      return { ...state, status: 'closed' };
    default:
      return never(event);
  }
}

/** A team is ready when as many have said so as play. */
function saidReady(state: State, one: Pairing, { by, mate }: Extract<Event, { type: 'ReadySaid' }>): Pairing {
  if (mate === undefined) return { ...one, ready: [...one.ready, by] };
  const next = { ...one, mates: [...(one.mates ?? []), mate] };
  return lineUp(state, next, by).length < playersIn(state) ? next : { ...next, ready: [...one.ready, by] };
}

/** A pairing of which nothing has come yet. */
const UNPLAYED = {
  result: null,
  match: null,
  ready: [],
  asked: null,
  extended: 0,
  claim: null,
  reminded: [],
} as const satisfies Partial<Pairing>;

const drawn = ({ stage, division, round, due, pairings }: Extract<Event, { type: 'RoundDrawn' }>): readonly Pairing[] =>
  pairings.map((one) => ({ ...one, stage, division, round, due, ...UNPLAYED }));

const closed = (stage: Drawn, division: number): Drawn => ({
  ...stage,
  closed: stage.closed.map((rounds, i) => (i === division ? rounds + 1 : rounds)),
});

const claimed = ({ by, winner, score }: Extract<Event, { type: 'Claimed' }>): Claim => ({
  ...{ by, winner },
  ...(score === undefined ? {} : { score }),
});

const ruled = (appeal: Appeal, { upheld, reason }: Extract<Event, { type: 'Ruled' }>): Appeal => ({
  ...appeal,
  ruling: { upheld, reason },
});

function rated(state: State, { period, pairings, ratings, skills }: Extract<Event, { type: 'Rated' }>): State {
  const entered: Period = { pairings, ratings, ...(skills === undefined ? {} : { skills }) };
  return { ...state, periods: [...state.periods.slice(0, period), entered, ...state.periods.slice(period + 1)] };
}

const onEntrant = (state: State, id: EntrantId, change: (one: Entrant) => Entrant): State => ({
  ...state,
  entrants: state.entrants.map((one) => (one.id === id ? change(one) : one)),
});

const onPairing = (state: State, id: PairingId, change: (one: Pairing) => Pairing): State => ({
  ...state,
  pairings: state.pairings.map((one) => (one.id === id ? change(one) : one)),
});
