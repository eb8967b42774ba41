import type { Hex } from '../../geometry/hex/hex.js';
import type { Roll } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import type { DamageStep, Wound } from './damage-steps.js';

/** What ground does that gives way, burns or moves (TER-20 to TER-26). */
export type GroundEvent =
  /** A unit stuck in quicksand has sunk so many levels in all (TER-21). */
  | { readonly type: 'Sank'; readonly unit: UnitId; readonly hex: Hex; readonly levels: number }
  /** A unit has come onto ice over water, which breaks by a roll of `breaksOn` or more (TER-20). */
  | {
      readonly type: 'IceTrodden';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly breaksOn: number;
      readonly roll: Roll;
      readonly broken: boolean;
    }
  /** A unit has come onto the crust of magma, which breaks in the same way (TER-23). */
  | {
      readonly type: 'CrustTrodden';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly breaksOn: number;
      readonly roll: Roll;
      readonly broken: boolean;
    }
  /** Magma has burnt a unit (TER-23). */
  | { readonly type: 'MagmaBurned'; readonly unit: UnitId; readonly hex: Hex; readonly wounds: readonly Wound[] }
  /** A geyser blows until the end of a turn, comes to rest; magma comes out of a vent (TER-24). */
  | { readonly type: 'GeyserBlew'; readonly hex: Hex; readonly until: number; readonly lasts: Roll }
  | { readonly type: 'GeyserCalmed'; readonly hex: Hex }
  | { readonly type: 'VentOpened'; readonly hex: Hex }
  /** A vehicle has gone down a cliff too hard (TER-25). */
  | { readonly type: 'Jolted'; readonly unit: UnitId; readonly hex: Hex; readonly harm: readonly DamageStep[] }
  /** Floors have gone to their other level, each with whoever is on it (TER-26). */
  | {
      readonly type: 'FloorsMoved';
      readonly roll: Roll;
      readonly hexes: readonly { readonly hex: Hex; readonly level: number }[];
    };
