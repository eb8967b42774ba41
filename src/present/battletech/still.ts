import type { StockUnit } from '../../library/battletech/unit.js';
import { begun } from '../../rules/battletech/evolve.js';
import type { BattleTech, BattleTechView, Board, Level } from '../../rules/battletech/types.js';
import { seatId, sideId, unitId } from '../../rules/kernel/ids.js';
import { still } from '../still.js';

/** A table on which nothing has happened yet, to draw boards and record sheets outside a match. */

const NOBODY = { seat: seatId('still'), side: sideId('still') };
const NOWHERE: Board = { id: '', columns: 1, rows: 1, hexes: {} };

/** A board without units. */
export const stillBoard = (board: Board): BattleTechView => viewOf('quick-start', board, null);

/** A unit fresh from its file, at the highest level that can use it. */
export const stillUnit = (unit: StockUnit): BattleTechView =>
  viewOf(unit.outfits.standard ? 'standard' : 'quick-start', NOWHERE, unit);

function viewOf(level: Level, board: Board, unit: StockUnit | null): BattleTechView {
  const { seat, side } = NOBODY;
  const outfit = unit ? (unit.outfits[level] ?? unit) : null;
  const units = unit && outfit ? [{ id: unitId(unit.label), seat, side, sheet: outfit.sheet, ammo: outfit.ammo }] : [];
  const seats = [{ id: seat, side }];
  const game = begun({ sides: [side], seats, options: {}, level, scenario: '', board, units, deployment: [] });
  return still<BattleTech>(game, seats);
}
