import type { Hex } from '../../geometry/hex/hex.js';
import type { SideId, UnitId } from '../../kernel/ids.js';

/** What of a match not everybody sees: units that hide and what they wait for, mines (HID-01, HID-06). */

export const HIDDEN_ORDERS = ['stay', 'overwatch', 'fire', 'move'] as const;
/** What a hidden unit waits for: for nothing, for an enemy to fire at as it moves, for the next fire, for the next movement. */
export type HiddenOrder = (typeof HIDDEN_ORDERS)[number];

/** Its orders; `within`: how near an enemy may come before it fires. */
export interface HiddenOrders {
  readonly order: HiddenOrder;
  readonly within?: number;
}

/**
 * A field of mines, with how dense it is: its points of damage. It is known to the side that laid it and to those that have found
 * it; `open`: to everybody, since somebody has met it (HID-06).
 */
export interface Minefield {
  readonly hex: Hex;
  readonly side: SideId;
  readonly density: number;
  readonly known: readonly SideId[];
  readonly open?: true;
}

/** Whom a unit has seen through this turn (CLN-42). */
export interface Scan {
  readonly by: UnitId;
  readonly target: UnitId;
}
