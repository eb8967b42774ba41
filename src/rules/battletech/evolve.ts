import { marked } from './damage.js';
import { withTerrain } from './terrain.js';
import { atPhaseBegin, atTurnBegin, atTurnEnd, evolveFull } from './standard/evolve.js';
import {
  LOCATIONS,
  type AmmoBin,
  type AmmoId,
  type Event,
  type Setup,
  type State,
  type Unit,
  type UnitSetup,
} from './types.js';
import { embodied, freshField } from './standard/fresh.js';
import { changeUnit, mountOf, unitOf } from './units.js';
import { readOptions } from './options.js';

/** The state before anything has happened. The set-up has been checked. */
export function begun(setup: Setup): State {
  const options = readOptions(setup.options, setup.level);
  if (!options.ok) throw new Error(`an unchecked set-up: ${options.error.code}`);
  const burning = options.value.fires === 'on' ? (setup.fires ?? []) : [];
  return {
    level: setup.level,
    scenario: setup.scenario,
    options: options.value,
    board: burning.length === 0 ? setup.board : withTerrain(setup.board, burning, { fire: true }),
    deployment: setup.deployment,
    turn: 0,
    phase: 'deployment',
    initiative: null,
    units: setup.units.map((unit) => (setup.level === 'standard' ? embodied(fresh(unit), unit) : fresh(unit))),
    splits: [],
    declarations: [],
    ...(setup.level === 'standard' ? { field: freshField(setup.victory, burning) } : {}),
  };
}

/** A unit as it comes to the match. What has no armour left is lost, and with a side torso its arm (QSR-55). */
function fresh({ id, seat, side, sheet, ammo, ...brought }: UnitSetup): Unit {
  const before = brought.armor ?? sheet.armor;
  const armor = { ...before, LA: before.LT === 0 ? 0 : before.LA, RA: before.RT === 0 ? 0 : before.RA };
  const rearArmor = brought.rearArmor ?? sheet.rearArmor;
  const lost = LOCATIONS.filter((location) => armor[location] === 0);
  return {
    id,
    seat,
    side,
    sheet,
    status: 'waiting',
    place: null,
    armor,
    rearArmor,
    ammo,
    lost,
    moved: null,
    declared: false,
  };
}

/** The state after an event. Never rolls, measures or refuses. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'UnitDeployed':
      return changeUnit(state, event.unit, (unit) => ({ ...unit, status: 'active', place: event.place }));
    case 'TurnBegan':
      return turnBegan(state.field ? atTurnBegin(state) : state, event.turn);
    case 'InitiativeRolled':
      return { ...state, initiative: event.winner, ...(event.ranking ? { ranking: event.ranking } : {}) };
    case 'PhaseBegan':
      return { ...(state.field ? atPhaseBegin(state) : state), phase: event.phase };
    case 'UnitNamed':
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
        ...unit,
        lost: [...unit.lost, ...event.lost],
        status: event.destroyed ? 'destroyed' : unit.status,
      }));
    case 'PhaseEnded':
      return state;
    case 'TurnEnded':
      return { ...(state.field ? atTurnEnd(state) : state), phase: 'end' };
    default:
      return evolveFull(state, event);
  }
}

const turnBegan = (state: State, turn: number): State => ({
  ...state,
  turn,
  phase: 'initiative',
  initiative: null,
  splits: [],
  declarations: [],
  units: state.units.map((unit) => ({ ...unit, moved: null, declared: false })),
});

function shotResolved(state: State, event: Extract<Event, { type: 'ShotResolved' }>): State {
  const { ammo } = mountOf(unitOf(state, event.unit), event.mount).weapon;
  const fired = event.result === 'held' || ammo === null ? state : spend(state, event, ammo);
  const struck = changeUnit(fired, event.target, (unit) => event.hits.reduce(marked, unit));
  return {
    ...struck,
    declarations: struck.declarations.map((one) =>
      one.unit === event.unit ? { ...one, resolved: [...one.resolved, event.mount] } : one,
    ),
  };
}

/** Marks one round in the first bin that has one (QSR-37). */
function spend(state: State, event: { readonly unit: Unit['id'] }, ammo: AmmoId): State {
  return changeUnit(state, event.unit, (unit) => {
    const bin = unit.ammo.findIndex((one) => one.ammo === ammo && one.left > 0);
    const marks = unit.ammo.map((one, i): AmmoBin => (i === bin ? { ...one, left: one.left - 1 } : one));
    return { ...unit, ammo: marks };
  });
}
