import { seatId, sideId, unitId } from '../../../rules/kernel/ids.js';
import { begun } from '../../../rules/tactic148/evolve.js';
import type { Card, Setup, Table } from '../../../rules/tactic148/types.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import { still } from '../../../present/still.js';

/** A table on which nothing has happened yet, to draw tables and reference cards outside a match. */

const NOWHERE: Table = { id: '', width: 24_000, height: 24_000, pieces: [] };

/** A table without characters. */
export const stillTable = (table: Table): TacticView => viewOf(table, []);

/** A card fresh from its file. */
export const stillCard = (card: Card): TacticView =>
  viewOf(NOWHERE, [{ id: unitId(card.id), seat: seatId('still'), side: sideId('still'), card }]);

function viewOf(table: Table, characters: Setup['characters']): TacticView {
  const seats = characters.map(({ seat, side }) => ({ id: seat, side }));
  const sides = seats.map(({ side }) => side);
  const game = begun({
    sides,
    seats,
    options: {},
    scenario: '',
    mode: 'skirmish',
    tables: [table],
    edges: ['north'],
    agreed: 0,
    characters,
  });
  return still(game, seats);
}
