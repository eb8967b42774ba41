import type { Boxes } from '../damage/boxes.js';
import type { ByLocation, Location } from '../vocabulary.js';

/** What a league marks on a unit besides. */
export interface LeagueMarks {
  /** Armour and structure in boxes, where the match counts them so (option `armour`); their sums stand beside them. */
  readonly boxes?: Boxes;
  /** Slots that water has stopped, the parts that it has come to, and whether it has shorted the reactor out (option `flooding`). */
  readonly stopped?: ByLocation<readonly number[]>;
  readonly soaked?: readonly Location[];
  readonly shorted?: true;
  /** It is set to destroy itself this turn (option `selfDestruct`). */
  readonly destruct?: { readonly ejects: boolean } | null;
}
