import type { Hex } from '../../geometry/hex/hex.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isGone, mountOf } from '../units.js';
import { munitionOf } from './ammunition.js';
import { fieldsKnown, minesKnown } from './minefields.js';
import { swims } from './traits.js';
import type { BinId, HexAimed, Munition } from './types.js';

/** Missiles clear mines: large salvos that are fired at a field of which their side knows (HID-11). */

/** The fewest missiles at once that do. */
const LEAST = 20;
/** Those with an ordinary warhead, however they are guided. */
const ORDINARY: readonly (Munition | null)[] = [null, 'standard', 'artemis', 'narc'];

/** Whether what a launcher fires from a bin clears mines; \`null\`: rounds that are not chosen yet, or part of the weapon. */
export const clearsMines = (unit: StandardUnit, { weapon: { full } }: StandardMount, bin: BinId | null): boolean =>
  full.class === 'missile' &&
  !swims(full) &&
  (full.cluster?.size ?? 0) >= LEAST &&
  ORDINARY.includes(munitionOf(unit, bin));

/** Whether a unit knows of enemy mines in a hex. */
export const knowsOfMines = ({ field }: StandardState, { side }: StandardUnit, hex: Hex): boolean =>
  fieldsKnown(field.mines, side, hex).length > 0;

/** Whether a shot at a hex clears mines there if it hits. */
export const sweeps = (state: StandardState, unit: StandardUnit, { mount, hex, bin }: HexAimed): boolean =>
  clearsMines(unit, mountOf(unit, mount), bin) && knowsOfMines(state, unit, hex);

/** The hexes with enemy mines that a unit may clear by missiles: those of which it knows, if it has a launcher left. */
export const hexesToClear = (state: StandardState, unit: StandardUnit): readonly Hex[] => {
  const known = minesKnown(state.field.mines, unit.side);
  const hasLauncher =
    known.length > 0 && unit.sheet.mounts.some((one) => clearsMines(unit, one, null) && !isGone(unit, one));
  return hasLauncher ? [...new Set(known.map(({ hex }) => hex))] : [];
};
