import type { Roll } from '../kernel/dice.js';
import { never, type Brand } from '../kernel/ids.js';
import type { Event } from './events.js';
import { withPart } from './replaced.js';
import type { CardId, FactionId, MissionId } from './ids.js';
import { EMPTY, posted } from './ledger.js';
import { readOptions } from './options.js';
import type { Setup } from './setup.js';
import { handOf, type Held, type Machine, type Mission, type Pilot, type State } from './state.js';

/** The state of a campaign after an event; `null` before the first. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'Founded') return founded(event.setup, event.machines, event.pilots);
  if (!state) throw new Error('a campaign begins by being founded');
  return { ...after(state, event), events: state.events + 1 };
}

function founded(setup: Setup, machines: State['machines'], pilots: State['pilots']): State {
  const options = readOptions(setup.options);
  if (!options.ok) throw new Error(`the options of ${setup.id} cannot be read`);
  return {
    setup,
    options: options.value,
    turn: 1,
    events: 1,
    diceRolled: 0,
    captures: [],
    machines,
    pilots,
    groups: Object.fromEntries(setup.factions.map(({ id, groups }) => [id, groups])),
    hands: Object.fromEntries(setup.factions.map(({ id }) => [id, []])),
    discarded: [],
    defiances: [],
    missions: [],
    ledger: EMPTY,
  };
}

function after(state: State, event: Exclude<Event, { type: 'Founded' }>): State {
  switch (event.type) {
    case 'Posted':
      return { ...state, ledger: posted(state.ledger, event.postings) };
    case 'MissionRaised':
      return { ...state, missions: [...state.missions, event.mission] };
    case 'MissionJoined':
      return onMission(state, event.mission, (mission) => ({
        ...mission,
        sides: { ...mission.sides, [event.side]: withOne(mission.sides[event.side], event.faction) },
        cocoons: [...mission.cocoons, ...event.cocoons],
      }));
    case 'MissionCalledOff':
      return onMission(state, event.mission, (mission) => ({ ...mission, status: 'annulled' }));
    case 'BattleBegan':
      return onMission(state, event.mission, (mission) => ({
        ...mission,
        status: 'fighting',
        ...(event.table ? { table: true } : {}),
      }));
    case 'ResultClaimed':
      return onMission(state, event.mission, (mission) => ({ ...mission, claim: event.claim }));
    case 'BattleBooked':
      return booked(state, event);
    case 'BattleUnbooked':
      return unbooked(state, event);
    case 'MachineBought':
      return {
        ...state,
        machines: [...state.machines, event.machine],
        pilots: [...state.pilots, event.pilot],
      };
    case 'RepairBegan':
      return onMachine(state, event.machine, (machine) => ({ ...machine, condition: 'workshop', damage: [] }));
    case 'BonusLearned':
      return onPilot(state, event.pilot, (pilot) => ({
        ...pilot,
        bonuses: { ...pilot.bonuses, [event.characteristic]: event.to },
      }));
    case 'TalentLearned':
      return onPilot(state, event.pilot, (pilot) => ({ ...pilot, talents: [...pilot.talents, event.talent] }));
    case 'GroupRecruited':
      return {
        ...state,
        groups: { ...state.groups, [event.faction]: (state.groups[event.faction] ?? 0) + 1 },
      };
    case 'ElementalsReplaced':
    case 'Awarded':
    case 'ResultSettled':
      return state;
    case 'CardCast':
      return withOpen(state, event.roll);
    case 'CardDrawn':
      return {
        ...drawnFrom(state, event.card),
        hands: inHand(state, event.faction, (hand) => [...hand, { card: event.card, of: event.of }]),
        diceRolled: state.diceRolled + event.roll.faces.length,
      };
    case 'CardReturned':
      return { ...state, hands: without(state, event) };
    case 'CardPlayed':
      return { ...state, hands: without(state, event), discarded: [...state.discarded, event.card] };
    case 'DefianceArose':
      return {
        ...(state.setup.eras
          ? withOpen(state, event.roll)
          : { ...state, diceRolled: state.diceRolled + event.roll.faces.length }),
        defiances: [...state.defiances, { clan: event.clan, against: event.against }],
      };
    case 'DefianceEnded':
      return {
        ...state,
        defiances: state.defiances.filter(({ clan, against }) => clan !== event.clan || against !== event.against),
      };
    case 'TurnEnded':
      return {
        ...state,
        turn: event.turn + 1,
        machines: state.machines.map((machine) =>
          event.repaired.includes(machine.id) ? { ...machine, condition: 'ready', marks: null } : machine,
        ),
        pilots: state.pilots.map((pilot) =>
          event.healed.includes(pilot.id) ? { ...pilot, hits: pilot.hits - 1 } : pilot,
        ),
      };
    case 'PartReplaced':
      return withPart(state, event);
    case 'ProvinceCeded':
      return { ...state, captures: [...state.captures, event.capture] };
    default:
      return never(event);
  }
}

function booked(state: State, event: Extract<Event, { type: 'BattleBooked' }>): State {
  const before = {
    machines: state.machines.filter(({ id }) => event.machines.some((one) => one.id === id)),
    pilots: state.pilots.filter(({ id }) => event.pilots.some((one) => one.id === id)),
  };
  const next = onMission(state, event.mission, ({ claim: _, ...mission }) => ({
    ...mission,
    status: 'booked',
    place: event.place,
    report: event.report,
    before,
  }));
  return {
    ...withFighters(next, event),
    captures: event.capture ? inOrder(next, event.capture) : next.captures,
  };
}

function unbooked(state: State, event: Extract<Event, { type: 'BattleUnbooked' }>): State {
  const next = onMission(state, event.mission, (mission) => ({
    ...mission,
    status: event.again ? 'fighting' : 'annulled',
  }));
  return {
    ...withFighters(next, event),
    captures: next.captures.filter(({ mission }) => mission !== event.mission),
  };
}

const withOpen = (state: State, { faces }: Roll): State => ({
  ...state,
  openRolled: (state.openRolled ?? 0) + faces.length,
});

/** One that is booked anew takes its old place. */
const inOrder = ({ captures }: State, one: State['captures'][number]): State['captures'] =>
  [...captures, one].sort((a, b) => a.order - b.order);

/** Cards that are drawn when none but discarded ones are left come from those. */
const drawnFrom = (state: State, card: string): State =>
  state.discarded.some((one) => one === card) ? { ...state, discarded: [] } : state;

const withFighters = (state: State, now: { machines: State['machines']; pilots: State['pilots'] }): State => ({
  ...state,
  machines: withThese(state.machines, now.machines),
  pilots: withThese(state.pilots, now.pilots),
});

const withThese = <T extends { readonly id: Brand<string, string> }>(all: readonly T[], these: readonly T[]) =>
  all.map((one) => these.find(({ id }) => id === one.id) ?? one);

const withOne = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);

const onMission = (state: State, id: MissionId, change: (mission: Mission) => Mission): State => ({
  ...state,
  missions: state.missions.map((mission) => (mission.id === id ? change(mission) : mission)),
});

const onMachine = (state: State, id: string, change: (machine: Machine) => Machine): State => ({
  ...state,
  machines: state.machines.map((machine) => (machine.id === id ? change(machine) : machine)),
});

const onPilot = (state: State, id: string, change: (pilot: Pilot) => Pilot): State => ({
  ...state,
  pilots: state.pilots.map((pilot) => (pilot.id === id ? change(pilot) : pilot)),
});

const without = (state: State, { faction, card }: { faction: FactionId; card: CardId }): State['hands'] =>
  inHand(state, faction, (hand) => hand.filter((held) => held.card !== card));

const inHand = (
  state: State,
  faction: FactionId,
  change: (hand: readonly Held[]) => readonly Held[],
): State['hands'] => ({ ...state.hands, [faction]: change(handOf(state, faction)) });
