import { columnOf, rowOf, type Hex } from '../geometry/hex/hex.js';
import type { Zone } from './types.js';

/** Whether a hex lies in a zone: rows and columns inclusive. */
export const isIn = (zone: Zone, hex: Hex): boolean =>
  rowOf(hex) >= zone.rows[0] &&
  rowOf(hex) <= zone.rows[1] &&
  columnOf(hex) >= zone.columns[0] &&
  columnOf(hex) <= zone.columns[1];
