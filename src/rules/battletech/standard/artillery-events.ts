import type { Hex } from '../../geometry/hex/hex.js';
import type { Roll } from '../../kernel/dice.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { Walls, Wound } from './damage-steps.js';
import type { GunId, Round } from './gun-tables.js';
import type { ToldTerm } from './terms.js';
import type { MountId } from '../vocabulary.js';
import type { BinId } from './types.js';

/** What happens by artillery, off the map (option `artillery`) and on board. */
export type ArtilleryEvent =
  /** A salvo has been fired; where it lands and what it is made of is `null` to who is not told (ART-02). */
  | {
      readonly type: 'SalvoFired';
      readonly side: SideId;
      readonly gun: GunId;
      readonly hex: Hex | null;
      readonly round: Round | null;
      readonly lands: number;
    }
  /** A unit has fired artillery in an arc; where it lands and what it is made of is `null` to who is not told (ART-08). */
  | {
      readonly type: 'ShellFired';
      readonly unit: UnitId;
      readonly mount: MountId;
      readonly bin: BinId | null;
      readonly side: SideId;
      readonly gun: GunId;
      readonly hex: Hex | null;
      readonly round: Round | null;
      readonly from: Hex;
      readonly lands: number;
      readonly heat: number;
      readonly rounds: number;
      readonly roundsLeft: number | null;
    }
  /**
   * A salvo that was sent to a hex lands. `number` `null`: it does not roll, or who is told
   * may not know on what (then a term has no value). `scatter`: which way it drifts, `at` where it comes down
   * (`null`: nowhere on the map), `observed`: somebody of its side saw it. `target`: whom a round that follows TAG has found;
   * `unit`: who has fired it, of artillery on board.
   */
  | {
      readonly type: 'SalvoLanded';
      readonly side: SideId;
      readonly gun: GunId;
      readonly round: Round;
      readonly hex: Hex;
      readonly target: UnitId | null;
      readonly number: number | null;
      readonly terms: readonly ToldTerm[];
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly observed: boolean;
      readonly scatter: Roll | null;
      readonly at: Hex | null;
      readonly wounds: readonly Wound[];
      readonly walls?: Walls;
      readonly unit?: UnitId;
    }
  /** Rounds or missiles have laid smoke, heavy if it is not `light`, which hides to the end of a turn (ART-06, ART-09). */
  | { readonly type: 'SmokeLaid'; readonly hexes: readonly Hex[]; readonly until: number; readonly light?: true };
