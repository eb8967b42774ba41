import { flies } from './kind-table.js';
import type { Hex } from '../geometry/hex/hex.js';
import type { RecordSheet } from './record-sheet.js';
import { floorOf, levelOf, waterIn } from './terrain.js';
import { motiveOf } from './standard/infantry.js';
import type { Board } from './types.js';

/** What holds a unit up where there is water: the ground under it, or its surface. */

interface Sheeted {
  readonly sheet: RecordSheet;
}

/** Whether a unit stays on the surface of water: hovercraft and platoons on them, hulls that float, all that flies (UNI-41, table 11.2.5). */
export const isAfloat = ({ sheet }: Sheeted): boolean =>
  flies({ sheet }) ||
  (sheet.kind === 'vehicle' && (sheet.motive === 'hover' || sheet.floats === true)) ||
  (sheet.kind === 'infantry' && motiveOf(sheet) === 'hover');

/** The height of what a unit stands on in a hex. */
export const footOf = (board: Board, hex: Hex, unit: Sheeted): number =>
  isAfloat(unit) ? levelOf(board, hex) : floorOf(board, hex);

/** How deep a unit stands in water in a hex: 0 on its surface. */
export const depthFor = (board: Board, hex: Hex, unit: Sheeted): number => (isAfloat(unit) ? 0 : waterIn(board, hex));
