import type { StandardState, StandardUnit } from '../types.js';
import type { SeenUnit } from '../seen.js';
import type { Aboard } from './types.js';

/** Troopers who cling to an enemy, or are carried by a friend: where they are is where that unit is (UNI-60, UNI-65). */

/** Whom a unit is aboard of, and how; `null`: it stands on its own feet. */
export const aboardOf = ({ body }: SeenUnit): Aboard | null => body?.aboard ?? null;

/** The units aboard another, those that cling to it or those that it carries. */
export const aboardUnit = (
  state: StandardState,
  { id }: Pick<StandardUnit, 'id'>,
  as: Aboard['as'],
): readonly StandardUnit[] =>
  state.units.filter(({ status, body }) => status === 'active' && body.aboard?.unit === id && body.aboard.as === as);

/** The unit on its own feet. */
export function ashore(unit: StandardUnit): StandardUnit {
  const { aboard: _, ...body } = unit.body;
  return { ...unit, body };
}

/** The state with everybody who is aboard where their carrier is: gone with it over the edge, afoot where it is destroyed. */
export function withFollowers(state: StandardState): StandardState {
  if (!state.units.some(({ body }) => body.aboard)) return state;
  return { ...state, units: state.units.map((unit) => following(state, unit)) };
}

function following(state: StandardState, unit: StandardUnit): StandardUnit {
  const { aboard } = unit.body;
  if (!aboard || unit.status !== 'active') return unit;
  const carrier = state.units.find(({ id }) => id === aboard.unit);
  if (carrier?.status === 'left') return { ...ashore(unit), status: 'left', place: null };
  if (carrier?.status !== 'active') return ashore(unit);
  return carrier.place && unit.place?.hex !== carrier.place.hex
    ? { ...unit, place: { hex: carrier.place.hex, facing: unit.place?.facing ?? 0 } }
    : unit;
}
