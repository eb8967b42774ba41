import type { Hex } from '../../geometry/hex/hex.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { GunId, Round } from './gun-tables.js';

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

/** A salvo in the air; where it is to land and what it is made of is `null` to who does not know. It lands in the weapon phase of a turn. */
export interface Salvo {
  readonly hex: Hex | null;
  readonly round: Round | null;
  readonly lands: number;
  /** Of a piece on board: where it was fired from. */
  readonly from?: Hex;
}

/** How well a battery knows a hex: by how much it aims better there, and whether it has hit it. */
export interface Aim {
  readonly hex: Hex;
  readonly better: number;
  readonly sure: boolean;
}

/**
 * The guns of a side off the map (option `artillery`, ART-01): salvos left, salvos in the air, hexes that they know. With `unit` and `gun`:
 * the pieces of one kind that a unit carries, whose rounds are in its bins (ART-08).
 */
export interface Battery {
  readonly side: SideId;
  readonly left: number;
  readonly salvos: readonly Salvo[];
  readonly aims: readonly Aim[];
  readonly unit?: UnitId;
  readonly gun?: GunId;
}

/** Smoke that rounds have laid, and the last turn in which it hides (ART-06). */
export interface Screen {
  readonly hex: Hex;
  readonly until: number;
  /** Few missiles lay light smoke (ART-09). */
  readonly light?: true;
}
