import type { SideId } from './ids.js';
import type { Fact } from './proposal.js';

/**
 * Ended is not the end: what an official may still decide about a match that is over. It counts no longer (`annul`), others
 * have won (`adjudicate`), its facts were not so (`correct`), or it goes on (`reopen`). All of it is an event like any other.
 */

/**
 * The dice of a match that goes on after its seed was shown: the fingerprint of a new seed, and what was added to it after that
 * had been shown.
 */
export interface FreshDice {
  readonly commitment: string;
  readonly salt: string;
}

/** `reopen` goes on right after event `to`. */
export type Ruling =
  | { readonly kind: 'annul'; readonly reason: string }
  | { readonly kind: 'adjudicate'; readonly winners: readonly SideId[]; readonly reason: string }
  | { readonly kind: 'correct'; readonly facts: readonly Fact[]; readonly reason: string }
  | { readonly kind: 'reopen'; readonly to: number; readonly dice: FreshDice; readonly reason: string };
