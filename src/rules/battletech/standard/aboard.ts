import type { UnitId } from '../../kernel/ids.js';
import { changeUnit, unitOf } from '../units.js';
import type { SeenState, SeenUnit } from '../seen.js';
import type { StandardState, StandardUnit, UnitOf, With } from '../types.js';
import type { Aboard } from './types.js';

/** Troopers who cling to an enemy, or are carried by a friend: where they are is where that unit is (UNI-60, UNI-65). */

/** The units aboard another, those that cling to it or those that it carries. */
export const aboardUnit = <S extends SeenState>(
  { units }: With<S>,
  { id }: Pick<SeenUnit, 'id'>,
  as: Aboard['as'],
): readonly UnitOf<S>[] =>
  units.filter(({ status, body }) => status === 'active' && body?.aboard?.unit === id && body.aboard.as === as);

/** The unit on its own feet. */
function ashore(unit: StandardUnit): StandardUnit {
  const { aboard: _, ...body } = unit.body;
  return { ...unit, body };
}

/** The unit with its move done, where it is. */
export const standing = (unit: StandardUnit): StandardUnit => ({
  ...unit,
  moved: { mode: 'stand', steps: '', path: unit.place ? [unit.place] : [], mp: 0, entered: 0 },
});

/** Troopers cling to an enemy from now on (UNI-65). */
export const clinging = (state: StandardState, id: UnitId, to: UnitId): StandardState =>
  changeUnit(state, id, (unit) => ({
    ...unit,
    body: { ...unit.body, aboard: { unit: to, as: 'swarm', since: state.turn } },
  }));

/** They have come off it, or held on (UNI-68). */
export const dislodged = (state: StandardState, id: UnitId, off: boolean): StandardState =>
  off ? changeUnit(state, id, ashore) : state;

/** Troopers have mounted a friend, instead of moving (UNI-60). */
export const mounted = (state: StandardState, id: UnitId, on: UnitId, outside = false): StandardState =>
  changeUnit(state, id, (unit) => ({
    ...standing(unit),
    body: {
      ...unit.body,
      aboard: { unit: on, as: 'rider', since: state.turn, ...(outside ? { outside } : {}) },
    },
  }));

/** A unit has set troopers down, where it stood or where it has moved to, and neither moves any more this turn (UNI-60). */
export const setDown = (state: StandardState, id: UnitId, passenger: UnitId): StandardState =>
  changeUnit(
    changeUnit(state, id, (unit) => (unit.moved ? unit : standing(unit))),
    passenger,
    (unit) => standing(ashore(unit)),
  );

/** The state with everybody who is aboard where their carrier is: gone with it over the edge, afoot where it is destroyed. */
export function withFollowers(state: StandardState): StandardState {
  if (!state.units.some(({ body }) => body.aboard)) return state;
  return { ...state, units: state.units.map((unit) => following(state, unit)) };
}

function following(state: StandardState, unit: StandardUnit): StandardUnit {
  const { aboard } = unit.body;
  if (!aboard || unit.status !== 'active') return unit;
  const carrier = unitOf(state, aboard.unit);
  if (carrier.status === 'left') return { ...ashore(unit), status: 'left', place: null };
  if (carrier.status !== 'active') return ashore(unit);
  return carrier.place && unit.place?.hex !== carrier.place.hex
    ? {
        ...unit,
        place: {
          hex: carrier.place.hex,
          facing: unit.place?.facing ?? 0,
          ...(carrier.place.up === undefined ? {} : { up: carrier.place.up }),
        },
      }
    : unit;
}
