import type { SideId } from '../../kernel/ids.js';
import { allowanceOf } from './mobility.js';
import { activeUnits } from '../units.js';
import type { State, Unit } from '../types.js';
import { bodyOf, fieldOf } from './body.js';
import { heatEffects } from './body-tables.js';
import { hasFullTarget } from './gunnery.js';
import { shedBy, sourcesOf } from './heat-phase.js';
import { possibleBlows } from './striking.js';

/** Matches that nobody can change any more: the rules are silent, and the referee would play empty turns for ever. */

/**
 * Whether no unit of these sides, which are still in the match, will ever act again: none can move in any way, nor fire or
 * strike from where it is, even if all who can still cool down, wake or clear a jam have done so. A match that a limit of
 * turns or a hold kept will end is none.
 */
export function isStandstill(state: State, sides: readonly SideId[], held: readonly number[]): boolean {
  const { victory } = fieldOf(state);
  if (victory.turns !== null) return false;
  if (victory.goals.some(({ goal }, i) => goal === 'hold' && (held[i] ?? 0) > 0)) return false;
  const later: State = { ...state, units: state.units.map((unit) => atBest(state, unit)) };
  return activeUnits(later)
    .filter(({ side }) => sides.includes(side))
    .every((unit) => bodyOf(unit).shutdown || !canAct(later, unit));
}

const canAct = (state: State, unit: Unit): boolean =>
  (['walk', 'run', 'jump'] as const).some((mode) => allowanceOf(unit, mode).mp > 0) ||
  hasFullTarget(state, unit) ||
  possibleBlows(state, unit).length > 0;

/** A unit as it may be in a later turn, if its rolls go well: cool, running and awake, unless its reactor never cools. */
function atBest(state: State, unit: Unit): Unit {
  if (unit.status !== 'active') return unit;
  const body = bodyOf(unit);
  const rested: Unit = { ...unit, moved: null, body: { ...body, built: [], fired: [], jammed: [], charge: null } };
  if (staysShut(state, rested)) return rested;
  return { ...rested, body: { ...bodyOf(rested), heat: 0, shutdown: false, pilot: { ...body.pilot, out: null } } };
}

/** Whether a unit is shut down at a heat that it cannot shed: its heat sinks are gone or off, or it stands in a fire. */
function staysShut(state: State, unit: Unit): boolean {
  const { shutdown, heat } = bodyOf(unit);
  const warmed = sourcesOf(state, unit).reduce((sum, source) => sum + source.heat, 0);
  return shutdown && heatEffects(heat).sureShutdown && shedBy(state.board, unit) <= warmed;
}
