import type { Outfit } from '../../library/battletech/unit.js';
import type { Board, Level, Location, Mode, Options, Place, State, Unit } from '../../rules/battletech/types.js';
import { seatId, sideId, unitId } from '../../rules/kernel/ids.js';

/** A unit put on the board for the sake of a question, undamaged but for the locations lost. */
export function standIn(
  name: string,
  { sheet, ammo }: Outfit,
  { hex, facing }: Place,
  how: Mode,
  entered: number,
  lost: readonly Location[],
): Unit {
  const place = { hex, facing };
  return {
    id: unitId(name),
    seat: seatId(name),
    side: sideId(name),
    sheet,
    status: 'active',
    place,
    armor: sheet.armor,
    rearArmor: sheet.rearArmor,
    ammo,
    lost,
    moved: { mode: how, steps: '', path: [place], mp: 0, entered },
    declared: false,
  };
}

/** A table with nothing on it but these units. */
export const stateWith = (level: Level, board: Board, options: Options, units: readonly Unit[]): State => ({
  level,
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
