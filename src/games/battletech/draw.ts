import type { BattletechItem } from './library/read.js';
import { stillBoard, stillUnit } from './present/still.js';
import type { Board } from '../../rules/battletech/types.js';
import type { Subject } from '../../present/picture.js';

/** The map of a board. */
export const boardSubject = (board: Board): Subject => ({
  game: 'battletech',
  view: stillBoard(board),
  shows: { kind: 'map', crop: 'whole', overlay: null },
});

/** The record sheet of a unit. */
export const unitSubject = (unit: Extract<BattletechItem, { kind: 'battletech/unit' }>['unit']): Subject => ({
  game: 'battletech',
  view: stillUnit(unit),
  shows: { kind: 'sheets', units: [unit.label] },
});
