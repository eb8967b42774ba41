import { inBoxes } from './damage/boxing.js';
import { broughtArmor } from './damage/brought.js';
import { LEAGUE_TABLES } from './league/tables.js';
import { marked } from './damage/quick-start.js';
import { withLost } from './damage/take.js';
import type { Hex } from '../geometry/hex/hex.js';
import { aflame, burningOn, limbsOn } from './terrain.js';
import type { Field } from './standard/types.js';
import type { FullEvent } from './standard/events.js';
import { atBoundary } from './standard/boundaries.js';
import { evolveFull } from './standard/evolve.js';
import type {
  Board,
  QuickStartState,
  QuickStartUnit,
  QuickStartUnitSetup,
  Options,
  Setup,
  StandardSetup,
  StandardState,
  StandardUnit,
  State,
  Unit,
  UnitOf,
  With,
} from './types.js';
import type { AmmoId } from './vocabulary.js';
import type { Event } from './events.js';
import { reloaded } from './league/inferno.js';
import { embodied, freshField, UNDEPLOYED } from './standard/fresh.js';
import { withFollowers } from './standard/aboard.js';
import { hiding } from './standard/hiding.js';
import { builtWith } from './standard/quirks.js';
import { gifted } from './standard/talents.js';
import { changeUnit, changeUnits, mountOf, unitOf } from './units.js';
import { optionsOf } from './options.js';

/** A unit that is played by another edition than the usual one (EDN-01). */
const byEdition = (unit: StandardUnit, { edition }: Options): StandardUnit =>
  edition ? { ...unit, body: { ...unit.body, edition } } : unit;

/** A unit in boxes, where armour and structure are counted so (GRID-01). */
const armoured = (unit: StandardUnit, options: Options, tables = LEAGUE_TABLES): StandardUnit =>
  options.armour === 'grid' ? inBoxes(unit, tables) : unit;

/** The state before anything has happened. The set-up has been checked. */
export function begun(setup: StandardSetup): StandardState;
export function begun(setup: Setup): State;
export function begun(setup: Setup): State {
  const options = optionsOf(setup);
  if (!options.ok) throw new Error(`an unchecked set-up: ${options.error.code}`);
  const { scenario, deployment } = setup;
  const fresh = {
    scenario,
    options: options.value,
    deployment,
    turn: 0,
    phase: 'deployment',
    initiative: null,
    splits: [],
    declarations: [],
  } as const;
  switch (setup.level) {
    case 'quick-start':
      return { ...fresh, level: setup.level, board: setup.board, units: setup.units.map(printed) };
    case 'standard': {
      const ablaze = [...(setup.fires ?? []), ...burningOn(setup.board)];
      const burning = options.value.fires === 'on' ? [...new Set(ablaze)] : [];
      return {
        ...fresh,
        level: setup.level,
        board: aflame(setup.board, burning),
        units: setup.units.map((unit) =>
          armoured(
            byEdition(
              embodied(builtWith(reloaded(gifted(unit, options.value), options.value), options.value.quirks)),
              options.value,
            ),
            options.value,
            setup.league,
          ),
        ),
        field: {
          ...freshField(
            setup.victory,
            burning,
            limbsOn(setup.board),
            options.value.ecmZone === 'on' ? setup.ecm : undefined,
            setup.league,
          ),
          ...infernosOn(setup.board, burning),
        },
      };
    }
  }
}

/** What burns on a map from the beginning with the smoke of infernos (TER-19). */
function infernosOn({ hexes }: Board, burning: readonly Hex[]): Partial<Field> {
  const infernos = burning.filter((hex) => hexes[hex]?.inferno);
  return infernos.length > 0 ? { infernos } : {};
}

/** A unit as it comes to the match. */
function printed(brought: QuickStartUnitSetup): QuickStartUnit {
  const { id, seat, side, sheet, ammo } = brought;
  return { id, seat, side, sheet, ammo, ...UNDEPLOYED, ...broughtArmor(brought) };
}

/** The state after an event. Never rolls, measures or refuses. */
export const evolve = (state: State, event: Event): State =>
  state.level === 'standard' ? evolveStandard(state, event) : evolveQuickStart(state, event);

const evolveQuickStart = (state: QuickStartState, event: Event): QuickStartState =>
  evolveAlike(state, event, (_, { type }) => {
    throw new Error(`${type} belongs to the standard level`);
  });

/** The state of a match at the standard level after an event. */
export const evolveStandard = (state: StandardState, event: Event): StandardState =>
  withFollowers(evolveAlike(atBoundary(state, event), event, evolveFull));

/** What both levels do with the events that both know; `full` does what only the standard level knows. */
function evolveAlike<S extends State>(state: With<S>, event: Event, full: (state: S, event: FullEvent) => S): S {
  switch (event.type) {
    case 'UnitDeployed':
      return changeUnit(state, event.unit, (unit) => ({
        ...(event.hidden ? hiding<UnitOf<S>>(unit) : unit),
        status: 'active',
        place: event.place,
      }));
    case 'TurnBegan':
      return turnBegan(state, event.turn);
    case 'InitiativeRolled':
      return { ...state, initiative: event.winner, ...(event.ranking ? { ranking: event.ranking } : {}) };
    case 'PhaseBegan':
      return { ...state, phase: event.phase };
    case 'UnitNamed':
    case 'WayBarred':
    case 'OrderVoid':
      return state;
    case 'UnitMoved':
      return changeUnit(state, event.unit, (unit) => ({
        ...unit,
        moved: event.movement,
        place: event.left ? null : event.to,
        status: event.left ? 'left' : unit.status,
      }));
    case 'SplitChosen':
      return { ...state, splits: [...state.splits, { units: event.units, hexes: event.hexes }] };
    case 'DeclarationReturned':
      return state;
    case 'AttackDeclared':
      return {
        ...changeUnit(state, event.unit, (unit) => ({ ...unit, declared: true })),
        declarations: [
          ...state.declarations,
          {
            unit: event.unit,
            target: event.target,
            mounts: event.shots.map((shot) => shot.mount),
            shots: event.shots,
            resolved: [],
          },
        ],
      };
    case 'ShotResolved':
      return shotResolved(state, event);
    case 'DamageTookEffect':
      return changeUnit(state, event.unit, (unit) => ({
        ...withLost(unit, ...event.lost),
        status: event.destroyed ? 'destroyed' : unit.status,
      }));
    case 'PhaseEnded':
      return state;
    case 'TurnEnded':
      return { ...state, phase: 'end' };
    default:
      return full(state, event);
  }
}

const turnBegan = <S extends State>(state: With<S>, turn: number): S => ({
  ...changeUnits(state, (unit) => ({ ...unit, moved: null, declared: false })),
  turn,
  phase: 'initiative',
  initiative: null,
  splits: [],
  declarations: [],
});

function shotResolved<S extends State>(state: With<S>, event: Extract<Event, { type: 'ShotResolved' }>): S {
  const { ammo } = mountOf(unitOf(state, event.unit), event.mount).weapon;
  const fired = (unit: UnitOf<S>): UnitOf<S> =>
    unit.id !== event.unit || event.result === 'held' || ammo === null ? unit : spend(unit, ammo);
  const struck = (unit: UnitOf<S>): UnitOf<S> => (unit.id === event.target ? event.hits.reduce(marked, unit) : unit);
  return {
    ...changeUnits(state, (unit) => struck(fired(unit))),
    declarations: state.declarations.map((one) =>
      one.unit === event.unit ? { ...one, resolved: [...one.resolved, event.mount] } : one,
    ),
  };
}

/** Marks one round in the first bin that has one (QSR-37). */
function spend<U extends Unit>(unit: U, ammo: AmmoId): U {
  const bin = unit.ammo.findIndex((one) => one.ammo === ammo && one.left > 0);
  return { ...unit, ammo: unit.ammo.map((one, i) => (i === bin ? { ...one, left: one.left - 1 } : one)) };
}
