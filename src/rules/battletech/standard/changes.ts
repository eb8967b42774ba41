import type { UnitId } from '../../kernel/ids.js';
import type { StandardState } from '../types.js';
import { changeUnit, changeUnits } from '../units.js';
import type { FullEvent } from './events.js';
import type { BinId, Body, Field } from './types.js';

/** The state with something of it changed, for those who fold events. */

/** One unit with marks changed. */
export const changeBody = (state: StandardState, id: UnitId, change: (body: Body) => Partial<Body>): StandardState =>
  changeUnit(state, id, (unit) => ({ ...unit, body: { ...unit.body, ...change(unit.body) } }));

/** Nothing of a unit changes. */
export const UNCHANGED: Partial<Body> = {};

/** All units with marks changed; those for whom it is `UNCHANGED` stay the same. */
export const changeBodies = (state: StandardState, change: (body: Body) => Partial<Body>): StandardState =>
  changeUnits(state, (unit) => {
    const changed = change(unit.body);
    return changed === UNCHANGED ? unit : { ...unit, body: { ...unit.body, ...changed } };
  });

/** The part that only the standard level has. */
export const changeField = (state: StandardState, change: (field: Field) => Partial<Field>): StandardState => ({
  ...state,
  field: { ...state.field, ...change(state.field) },
});

/** The rounds that are left in a bin. */
export const changeBin = (
  state: StandardState,
  id: UnitId,
  bin: BinId,
  left: (before: number) => number,
): StandardState =>
  changeUnit(state, id, (unit) => ({
    ...unit,
    ammo: unit.ammo.map((one) => (one.stowed.id === bin ? { ...one, left: left(one.left) } : one)),
  }));

/** What was fired has taken its rounds from a bin and builds up heat. */
export function changeFired(
  state: StandardState,
  { unit, mount, bin, rounds, roundsLeft, heat }: Spent,
): StandardState {
  const spent =
    bin !== null && roundsLeft !== null && rounds > 0 ? changeBin(state, unit, bin, () => roundsLeft) : state;
  return changeBody(spent, unit, ({ built }) => ({
    built: heat > 0 ? [...built, { source: 'weapon', heat, mount }] : built,
  }));
}

type Spent = Pick<
  Extract<FullEvent, { type: 'HexFired' }>,
  'unit' | 'mount' | 'bin' | 'rounds' | 'roundsLeft' | 'heat'
>;
