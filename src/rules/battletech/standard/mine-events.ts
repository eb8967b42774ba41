import type { Roll } from '../../kernel/dice.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { Wound } from './damage-steps.js';

/** What happens by mines (HID-06 to HID-09). */
export type MineEvent =
  /** A unit has laid mines where it stands (HID-10). */
  | {
      readonly type: 'MineSown';
      readonly unit: UnitId;
      readonly side: SideId;
      readonly hex: Hex;
      readonly density: number;
    }
  /** A side has laid its mines (HID-06). */
  | { readonly type: 'MinesLaid'; readonly side: SideId; readonly hexes: readonly Hex[] }
  /**
   * A unit has trodden on mines, of which everybody knows from now on. `thins`: the roll for whether the field has lost some of what
   * it had, `left` what it has.
   */
  | {
      readonly type: 'MinesMet';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly side: SideId;
      readonly need: number;
      readonly roll: Roll;
      readonly goesOff: boolean;
      readonly wounds: readonly Wound[];
      readonly thins: Roll | null;
      readonly left: number;
    }
  /**
   * Somebody clears mines, or what bursts there does (no `unit`): of them everybody knows from now on. `left`: what the field still
   * has; 0: it is gone.
   */
  | {
      readonly type: 'MinesSwept';
      readonly unit?: UnitId;
      readonly hex: Hex;
      readonly side: SideId;
      readonly need: number;
      readonly roll: Roll;
      readonly cleared: boolean;
      readonly goesOff: boolean;
      readonly wounds: readonly Wound[];
      readonly left: number;
    }
  /** A probe has found mines, for its side. */
  | { readonly type: 'MinesFound'; readonly side: SideId; readonly unit: UnitId; readonly hexes: readonly Hex[] };
