import type { StockUnit } from '../library/unit.js';
import { begun } from '../../../rules/battletech/evolve.js';
import type { Board } from '../../../rules/battletech/types.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import { seatId, sideId, unitId } from '../../../rules/kernel/ids.js';
import { still } from '../../../present/still.js';

/** A table on which nothing has happened yet, to draw boards and record sheets outside a match. */

const NOBODY = { seat: seatId('still'), side: sideId('still') };
const NOWHERE: Board = { id: '', columns: 1, rows: 1, hexes: {} };

/** A board without units. */
export const stillBoard = (board: Board): BattleTechView => viewOf(board, null);

/** A unit fresh from its file, at the highest level that can use it. */
export const stillUnit = (unit: StockUnit): BattleTechView => viewOf(NOWHERE, unit);

function viewOf(board: Board, unit: StockUnit | null): BattleTechView {
  const { seat, side } = NOBODY;
  const seats = [{ id: seat, side }];
  const { 'quick-start': printed, standard } = unit?.outfits ?? {};
  const who = { id: unitId(unit?.label ?? ''), seat, side };
  const setup = { sides: [side], seats, options: {}, scenario: '', board, deployment: [] };
  const game = standard
    ? begun({ ...setup, level: 'standard', units: [{ ...who, ...standard }] })
    : begun({ ...setup, level: 'quick-start', units: printed ? [{ ...who, ...printed }] : [] });
  return still<BattleTech>(game, seats);
}
