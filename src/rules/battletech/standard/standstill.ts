import type { SideId } from '../../kernel/ids.js';
import { allowanceOf } from './mobility.js';
import { depthAt } from '../movement.js';
import { activeUnits } from '../units.js';
import type { StandardState, StandardUnit } from '../types.js';
import { heatEffects } from './body-tables.js';
import { hasFullTarget } from './gunnery.js';
import { shedBy, sourcesOf } from './heat-phase.js';
import { possiblePhysicalAttacks } from './physical-attacks.js';

/** Matches that nobody can change any more: the rules are silent, and the referee would play empty turns for ever. */

/**
 * Whether no unit of these sides, which are still in the match, will ever act again: none can move in any way, nor fire or
 * strike from where it is, even if all who can still cool down, wake or clear a jam have done so. A match that a limit of
 * turns or a hold kept will end is none.
 */
export function isStandstill(state: StandardState, sides: readonly SideId[], held: readonly number[]): boolean {
  const { victory } = state.field;
  if (victory.turns !== null) return false;
  if (victory.goals.some(({ goal }, i) => goal === 'hold' && (held[i] ?? 0) > 0)) return false;
  if (state.units.some(({ status, body }) => status === 'active' && body.aboard)) return false;
  const later: StandardState = { ...state, units: state.units.map((unit) => atBest(state, unit)) };
  return activeUnits(later)
    .filter(({ side }) => sides.includes(side))
    .every((unit) => unit.body.shutdown || !canAct(later, unit));
}

const canAct = (state: StandardState, unit: StandardUnit): boolean =>
  (['walk', 'run', 'jump'] as const).some((mode) => allowanceOf(unit, mode, depthAt(state, unit)).mp > 0) ||
  hasFullTarget(state, unit) ||
  possiblePhysicalAttacks(state, unit).length > 0;

/** A unit as it may be in a later turn, if its rolls go well: cool, running and awake, unless its reactor never cools. */
function atBest(state: StandardState, unit: StandardUnit): StandardUnit {
  if (unit.status !== 'active') return unit;
  const body = unit.body;
  const rested: StandardUnit = {
    ...unit,
    moved: null,
    body: { ...body, built: [], fired: [], jammed: [], charge: null },
  };
  if (staysShut(state, rested)) return rested;
  return { ...rested, body: { ...rested.body, heat: 0, shutdown: false, pilot: { ...body.pilot, out: null } } };
}

/** Whether a unit is shut down at a heat that it cannot shed: its heat sinks are gone or off, or it stands in a fire. */
function staysShut(state: StandardState, unit: StandardUnit): boolean {
  const { shutdown, heat } = unit.body;
  const warmed = sourcesOf(state, unit).reduce((sum, source) => sum + source.heat, 0);
  return shutdown && heatEffects(heat).sureShutdown && shedBy(state.board, unit) <= warmed;
}
