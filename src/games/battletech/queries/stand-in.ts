import type { Outfits } from '../library/unit.js';
import { whole } from '../../../rules/battletech/damage/brought.js';
import type { Board, Options, Place, QuickStartState, QuickStartUnit } from '../../../rules/battletech/types.js';
import type { Location, Mode } from '../../../rules/battletech/vocabulary.js';
import { seatId, sideId, unitId } from '../../../rules/kernel/ids.js';

/** A unit put on the board for the sake of a question, undamaged but for the locations lost. */
export function standIn(
  name: string,
  { sheet, ammo }: Outfits['quick-start'],
  { hex, facing }: Place,
  how: Mode,
  entered: number,
  lost: readonly Location[],
): QuickStartUnit {
  const place = { hex, facing };
  return {
    id: unitId(name),
    seat: seatId(name),
    side: sideId(name),
    sheet,
    status: 'active',
    place,
    ...whole(sheet),
    ammo,
    lost,
    moved: { mode: how, steps: '', path: [place], mp: 0, entered },
    declared: false,
  };
}

/** A table with nothing on it but these units. They are whole, so that the quick-start level says all there is to say of them. */
export const stateWith = (board: Board, options: Options, units: readonly QuickStartUnit[]): QuickStartState => ({
  level: 'quick-start',
  scenario: '',
  options,
  board,
  deployment: [],
  turn: 1,
  phase: 'weapons',
  initiative: null,
  units,
  splits: [],
  declarations: [],
});
