import { seatId, sideId, unitId } from '../rules/kernel/ids.js';
import { begun } from '../rules/tactic148/evolve.js';
import type { Card, Setup, Table, TacticView } from '../rules/tactic148/types.js';
import type { Subject } from './draw.js';
import { still } from '../present/still.js';

/** A bare table. */
export const tableSubject = (table: Table): Subject => ({
  game: 'tactic148',
  view: viewOf(table, []),
  shows: { kind: 'map', crop: 'whole', overlay: null },
});

/** The reference card of a character. */
export function cardSubject(card: Card): Subject {
  const view = viewOf(NOWHERE, [{ id: unitId(card.id), seat: seatId('draw'), side: sideId('draw'), card }]);
  return { game: 'tactic148', view, shows: { kind: 'sheets', units: [card.id] } };
}

const NOWHERE: Table = { id: '', width: 24_000, height: 24_000, pieces: [] };

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
