import { never, sideId, type SideId, type UnitId } from '../kernel/ids.js';
import { changeCharacter, FRESH } from './characters.js';
import { readOptions } from './options.js';
import type { Character, CharacterSetup, Marker, Setup, ZoneId } from './types.js';
import type { State } from './state.js';
import type { Event } from './events.js';
import { TOKENS_PER_TURN } from './lengths.js';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The state before anything has happened. The set-up has been checked. */
export function begun(setup: Setup): State {
  const options = readOptions(setup.options);
  if (!options.ok) throw new Error(`an unchecked set-up: ${options.error.code}`);
  const [table] = setup.tables;
  return {
    scenario: setup.scenario,
    mode: setup.mode,
    options: options.value,
    tables: setup.tables,
    table,
    edgeChoices: setup.edges,
    agreed: setup.agreed,
    edges: {},
    objectives: {},
    phase: 'set-up',
    round: 0,
    turn: 0,
    firstSide: null,
    active: null,
    spent: 0,
    tokens: Object.fromEntries(setup.sides.map((side) => [side, TOKENS_PER_TURN])),
    characters: setup.characters.map(fresh),
    zones: [],
    zonesPlaced: 0,
    asking: Object.fromEntries(setup.seats.map(({ id }) => [id, { when: 'every-action', mutedUntilTurn: 0 }])),
    plan: null,
  };
}

const fresh = ({ id, seat, side, card, wounded = false }: CharacterSetup): Character => ({
  id,
  seat,
  side,
  card,
  status: 'waiting',
  at: null,
  wounded,
  shocked: false,
  inCover: false,
  opportunity: null,
  suppressing: null,
  doings: FRESH,
  underFire: [],
  coverAnswer: 'ask',
});

/** The state after events. */
export const after = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** The state after an event. Never rolls, measures or refuses. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'RolledOff':
      return event.what === 'first-turn' ? { ...state, firstSide: event.winner } : state;
    case 'TableLaidOut':
      return { ...state, table: state.tables.find(({ id }) => id === event.table) ?? state.table };
    case 'EdgesTaken':
      return { ...state, edges: event.edges };
    case 'ObjectiveNamed':
      return { ...state, objectives: { ...state.objectives, [event.side]: event.piece } };
    case 'DeploymentBegan':
      return { ...state, phase: 'deployment', firstSide: event.first };
    case 'CharacterDeployed':
      return changeCharacter(state, event.unit, (one) => ({ ...one, status: 'active', at: event.at }));
    case 'TurnBegan':
      return turnBegan(state, event);
    case 'ActionTaken':
      return actionTaken(state, event);
    case 'AimPaid':
      return aimPaid(state, event.unit);
    case 'ClimbPaid':
      return climbPaid(state, event.unit);
    case 'CoverTaken':
      return changeCharacter(state, event.unit, (one) => ({ ...one, inCover: true }));
    case 'MarkersRemoved':
      return endZones(without(state, event.unit, event.markers), event.zones);
    case 'Moved':
      return changeCharacter(state, event.unit, (one) => ({
        ...one,
        at: event.path.at(-1) ?? one.at,
        underFire: [...new Set([...one.underFire, ...event.underFire])],
      }));
    case 'CharacterHurt':
      return changeCharacter(state, event.unit, (one) =>
        event.becomes === 'wounded'
          ? { ...one, wounded: true, shocked: true }
          : { ...one, status: 'eliminated', shocked: false },
      );
    case 'BlowsExchanged':
      // Fighting is an attack (AMB-T48-35), but no action and no token (T48-27).
      return event.units.reduce(
        (now, unit) => changeCharacter(now, unit, (one) => ({ ...one, doings: { ...one.doings, attacked: true } })),
        state,
      );
    case 'ShotFired':
      // A shot from a marker is no action of this turn (AMB-T48-14), but its weapon is used in it (T48-16).
      return changeCharacter(state, event.shot.unit, (one) => ({
        ...one,
        doings: { ...one.doings, weapon: event.shot.weapon, attacked: one.doings.attacked || event.attack },
      }));
    case 'OpportunityMarked': {
      const { at, radius, weapon, aim } = event;
      return changeCharacter(state, event.unit, (one) => ({
        ...one,
        opportunity: { at, radius, weapon, aim, hold: false },
      }));
    }
    case 'SuppressionMarked':
      return suppressionMarked(state, event);
    case 'SuppressionJoined':
      return joined(state, event.unit, event.zone, event.weapon);
    case 'Instructed':
      return instructed(state, event);
    case 'PlanLaid':
      return { ...state, plan: { seat: event.seat, actions: event.actions } };
    case 'PlanFollowed':
      return { ...state, plan: state.plan && rest(state.plan) };
    case 'PlanDropped':
      return { ...state, plan: null };
    case 'TurnEnded':
      return {
        ...state,
        plan: null,
        characters: state.characters.map((one) => ({ ...one, shocked: false, underFire: [] })),
      };
    case 'MoveCutShort':
      return changeCharacter(state, event.unit, (one) => ({ ...one, at: event.at ?? one.at }));
    case 'ShotLost':
    case 'GrenadeThrown':
    case 'GrenadeScattered':
    case 'GrenadeMoved':
    case 'GrenadeExploded':
    case 'SuppressionRolled':
    case 'LetPass':
    case 'SeatFinished':
      return state;
    default:
      return never(event);
  }
}

/** Counters begin anew with each player's turn, or by option with one's own only (AMB-T48-28). */
function turnBegan(state: State, event: Of<'TurnBegan'>): State {
  const all = state.options.limitsPer === 'playerTurn';
  return {
    ...state,
    turn: event.turn,
    round: event.round,
    phase: event.half,
    active: event.side,
    spent: 0,
    tokens: { ...state.tokens, [event.side]: event.tokens },
    characters: state.characters.map((one) => (all || one.side === event.side ? { ...one, doings: FRESH } : one)),
  };
}

function pay(state: State, side: SideId, pa: number): State {
  return {
    ...state,
    tokens: { ...state.tokens, [side]: (state.tokens[side] ?? 0) - pa },
    spent: state.active === side ? state.spent + pa : state.spent,
  };
}

function actionTaken(state: State, { unit, price, officers }: Of<'ActionTaken'>): State {
  const acted = changeCharacter(state, unit, (one) => ({
    ...one,
    doings: {
      ...one.doings,
      actions: one.doings.actions + price.actions,
      shots: one.doings.shots + price.shots,
      movement: one.doings.movement + price.movement,
      weapon: price.weapon ?? one.doings.weapon,
      attacked: one.doings.attacked || price.attack,
      extras: one.doings.extras + officers.length,
    },
  }));
  const granted = officers.reduce(
    (now, officer) =>
      changeCharacter(now, officer, (one) => ({ ...one, doings: { ...one.doings, granted: one.doings.granted + 1 } })),
    acted,
  );
  return pay(granted, sideOf(state, unit), price.pa);
}

function aimPaid(state: State, unit: UnitId): State {
  const aimed = changeCharacter(state, unit, (one) => ({
    ...one,
    doings: { ...one.doings, actions: one.doings.actions + 1 },
  }));
  return pay(aimed, sideOf(state, unit), 1);
}

function climbPaid(state: State, unit: UnitId): State {
  const more = state.options.actionCount === 'tokens' ? 1 : 0;
  const climbed = changeCharacter(state, unit, (one) => ({
    ...one,
    doings: { ...one.doings, actions: one.doings.actions + more, movement: one.doings.movement + 1 },
  }));
  return pay(climbed, sideOf(state, unit), 1);
}

const sideOf = (state: State, unit: UnitId): SideId =>
  state.characters.find(({ id }) => id === unit)?.side ?? sideId('');

function without(state: State, unit: UnitId, markers: readonly Marker[]): State {
  return changeCharacter(state, unit, (one) => ({
    ...one,
    inCover: one.inCover && !markers.includes('take-cover'),
    shocked: one.shocked && !markers.includes('wound'),
    opportunity: markers.includes('opportunity') ? null : one.opportunity,
    suppressing: markers.includes('suppression') ? null : one.suppressing,
  }));
}

/** A zone that ends takes the markers of all who joined with it (AMB-T48-17). */
function endZones(state: State, zones: readonly ZoneId[]): State {
  if (zones.length === 0) return state;
  return {
    ...state,
    zones: state.zones.filter(({ id }) => !zones.includes(id)),
    characters: state.characters.map((one) =>
      one.suppressing && zones.includes(one.suppressing.zone) ? { ...one, suppressing: null } : one,
    ),
  };
}

function suppressionMarked(state: State, { unit, zone, at, radius, weapon }: Of<'SuppressionMarked'>): State {
  const placed = { id: zone, side: sideOf(state, unit), initiator: unit, at, radius };
  return joined({ ...state, zones: [...state.zones, placed], zonesPlaced: state.zonesPlaced + 1 }, unit, zone, weapon);
}

const joined = (state: State, unit: UnitId, zone: ZoneId, weapon: Of<'SuppressionJoined'>['weapon']): State =>
  changeCharacter(state, unit, (one) => ({ ...one, suppressing: { zone, weapon } }));

function instructed(state: State, { seat, instruction }: Of<'Instructed'>): State {
  switch (instruction.about) {
    case 'ask': {
      const before = state.asking[seat]?.when ?? 'every-action';
      // "Not this turn" is over with the opponent's next turn to end; what was set before holds then.
      const setting =
        instruction.when === 'not-this-turn'
          ? { when: before, mutedUntilTurn: state.active === sideOfSeat(state, seat) ? state.turn + 1 : state.turn }
          : { when: instruction.when, mutedUntilTurn: 0 };
      return { ...state, asking: { ...state.asking, [seat]: setting } };
    }
    case 'cover':
      return changeCharacter(state, instruction.unit, (one) => ({ ...one, coverAnswer: instruction.answer }));
    case 'hold':
      return changeCharacter(state, instruction.unit, (one) => ({
        ...one,
        opportunity: one.opportunity && { ...one.opportunity, hold: instruction.hold },
      }));
    default:
      return never(instruction);
  }
}

const sideOfSeat = (state: State, seat: string): SideId | null =>
  state.characters.find((one) => one.seat === seat)?.side ?? null;

const rest = (plan: NonNullable<State['plan']>): State['plan'] =>
  plan.actions.length > 1 ? { ...plan, actions: plan.actions.slice(1) } : null;
