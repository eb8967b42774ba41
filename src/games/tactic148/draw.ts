import { stillCard, stillTable } from './present/still.js';
import type { Card, Table } from '../../rules/tactic148/types.js';
import type { Subject } from '../../present/picture.js';

/** A bare table. */
export const tableSubject = (table: Table): Subject => ({
  game: 'tactic148',
  view: stillTable(table),
  shows: { kind: 'map', crop: 'whole', overlay: null },
});

/** The reference card of a character. */
export const cardSubject = (card: Card): Subject => ({
  game: 'tactic148',
  view: stillCard(card),
  shows: { kind: 'sheets', units: [card.id] },
});
