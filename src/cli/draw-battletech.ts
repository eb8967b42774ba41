import type { BattletechItem } from '../library/battletech/read.js';
import { readOptions } from '../rules/battletech/options.js';
import type { BattleTechView, Board, Unit } from '../rules/battletech/types.js';
import { seatId, sideId, unitId } from '../rules/kernel/ids.js';
import type { Subject } from './draw.js';
import { still } from './draw-still.js';

/** The map of a board. */
export const boardSubject = (board: Board): Subject => ({
  game: 'battletech',
  view: viewOf(board, []),
  shows: { kind: 'map', crop: 'whole', overlay: null },
});

/** The record sheet of a unit. */
export function unitSubject({ sheet, ammo }: Extract<BattletechItem, { kind: 'battletech/unit' }>['unit']): Subject {
  const id = unitId(sheet.model);
  const unit: Unit = {
    id,
    seat: seatId('draw'),
    side: sideId('draw'),
    sheet,
    status: 'waiting',
    place: null,
    armor: sheet.armor,
    rearArmor: sheet.rearArmor,
    ammo,
    lost: [],
    moved: null,
    declared: false,
  };
  return { game: 'battletech', view: viewOf(NOWHERE, [unit]), shows: { kind: 'sheets', units: [id] } };
}

const NOWHERE: Board = { id: '', columns: 1, rows: 1, hexes: {} };

function viewOf(board: Board, units: readonly Unit[]): BattleTechView {
  const options = readOptions({});
  if (!options.ok) throw new Error('the default options are not legal');
  return still(
    {
      level: 'quick-start',
      scenario: '',
      options: options.value,
      board,
      deployment: [],
      turn: 0,
      phase: 'deployment',
      initiative: null,
      units,
      splits: [],
      declarations: [],
    },
    units.map(({ seat, side }) => ({ id: seat, side })),
  );
}
