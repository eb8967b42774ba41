import type { UnitId } from '../../kernel/ids.js';
import type { StandardState } from '../types.js';
import { changeUnit, changeUnits } from '../units.js';
import type { Body, Field } from './types.js';

/** The state with something of it changed, for those who fold events. */

/** One unit with marks changed. */
export const changeBody = (state: StandardState, id: UnitId, change: (body: Body) => Partial<Body>): StandardState =>
  changeUnit(state, id, (unit) => ({ ...unit, body: { ...unit.body, ...change(unit.body) } }));

/** All units with marks changed. */
export const changeBodies = (state: StandardState, change: (body: Body) => Partial<Body>): StandardState =>
  changeUnits(state, (unit) => ({ ...unit, body: { ...unit.body, ...change(unit.body) } }));

/** The part that only the standard level has. */
export const changeField = (state: StandardState, change: (field: Field) => Partial<Field>): StandardState => ({
  ...state,
  field: { ...state.field, ...change(state.field) },
});
