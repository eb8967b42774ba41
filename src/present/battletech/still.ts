import type { StockUnit } from '../../library/battletech/unit.js';
import { begun } from '../../rules/battletech/evolve.js';
import type { BattleTechView, Board, Level } from '../../rules/battletech/types.js';
import { seatId, sideId, unitId } from '../../rules/kernel/ids.js';
import { spectator } from '../../rules/kernel/seats.js';

/** A table on which nothing has happened yet, to draw boards and record sheets outside a match. */

const NOBODY = { seat: seatId('still'), side: sideId('still') };
const NOWHERE: Board = { id: '', columns: 1, rows: 1, hexes: {} };

/** A board without units. */
export const stillBoard = (board: Board): BattleTechView => still('quick-start', board, null);

/** A unit fresh from its file, at the highest level that can use it. */
export const stillUnit = (unit: StockUnit): BattleTechView =>
  still(unit.outfits.standard ? 'standard' : 'quick-start', NOWHERE, unit);

function still(level: Level, board: Board, unit: StockUnit | null): BattleTechView {
  const { seat, side } = NOBODY;
  const outfit = unit ? (unit.outfits[level] ?? unit) : null;
  const units = unit && outfit ? [{ id: unitId(unit.label), seat, side, sheet: outfit.sheet, ammo: outfit.ammo }] : [];
  const seats = [{ id: seat, side }];
  return {
    viewer: spectator,
    sides: [side],
    seats,
    questions: [],
    sealed: [],
    conceded: [],
    abandon: [],
    clock: null,
    proposal: null,
    outcome: null,
    game: begun({ sides: [side], seats, options: {}, level, scenario: '', board, units, deployment: [] }),
  };
}
