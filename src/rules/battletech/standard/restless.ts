import type { Hex } from '../../geometry/hex/hex.js';

/** What ground that does not hold or rest leaves on a match. */

/** A geyser that blows, and the turn at whose end it comes to rest. */
export interface Eruption {
  readonly hex: Hex;
  readonly until: number;
}

/** On a field: geysers that blow (TER-24). */
export interface Restless {
  readonly eruptions?: readonly Eruption[];
}

/** On a unit: where it has bogged down, as long as it is there (TER-16), and how many levels quicksand has drawn it down (TER-21). */
export interface Mired {
  readonly bogged?: Hex | null;
  readonly sunk?: number;
}
