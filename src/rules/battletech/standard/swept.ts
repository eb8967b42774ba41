import type { UnitId } from '../../kernel/ids.js';
import type { StandardState, StandardUnit } from '../types.js';
import { changeUnit } from '../units.js';
import { standing } from './aboard.js';
import { changeField } from './changes.js';
import type { FullEvent } from './events.js';

/** What is left of mines that somebody has tried to clear (HID-09). */

/** The match after it, once those are struck who tried: the field is gone, or everybody knows of it; they stand and do not fire. */
export function swept(state: StandardState, event: Extract<FullEvent, { type: 'MinesSwept' }>): StandardState {
  const { unit, hex, side, left } = event;
  const struck = unit === undefined ? state : busy(state, unit);
  return changeField(struck, ({ mines = [] }) => ({
    mines: mines.flatMap((one) => {
      if (one.hex !== hex || one.side !== side) return [one];
      return left === 0 ? [] : [{ ...one, density: left, open: true as const }];
    }),
  }));
}

const busy = (state: StandardState, id: UnitId): StandardState =>
  changeUnit(state, id, (unit: StandardUnit) => ({ ...standing(unit), declared: true }));
