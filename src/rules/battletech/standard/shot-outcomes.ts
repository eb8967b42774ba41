import type { Roll } from '../../kernel/dice.js';
import type { ShotDown } from '../league/anti-missile.js';

/** What comes of shots: whether they hit, how many of a cluster, what they set on fire. */

/** Whether a shot sets woods on fire (FIN-44): the roll of one that went astray, then the one against the number it needs. */
export interface Ignition {
  readonly stray: Roll | null;
  /** `null`: nothing was rolled against: it burns for sure, or the stray shot sets no fire. */
  readonly need: number | null;
  readonly roll: Roll | null;
  readonly burns: boolean;
}

/** What comes of a shot. */
export type ShotOutcome =
  | 'hit'
  | 'miss'
  /** Number 2 or less: hits without a roll. */
  | 'sure'
  /** Number over 12: fired and missed. */
  | 'impossible'
  /** Indirect fire at what nobody has spotted: fired and missed (FIN-08). */
  | 'unspotted'
  /** A Streak without a lock fires nothing. */
  | 'no-lock';

/** How many of a cluster strike. */
export interface ClusterRoll {
  readonly size: number;
  readonly roll: Roll | null;
  readonly modifiers: readonly {
    readonly by: 'artemis' | 'narc' | 'ecm' | 'anti-missile' | 'advanced-srm' | 'glancing';
    readonly value: number;
  }[];
  readonly hits: number;
  /** Missiles that an anti-missile system has shot down, by the rules of a league (CLN-36). */
  readonly down?: ShotDown;
}
