import type { Range } from '../vocabulary.js';
import type { Trait } from './traits.js';
import type { TechBase } from './types.js';

/** A weapon as the standard level knows it. */

export type WeaponClass = 'energy' | 'ballistic' | 'missile' | 'other';

/**
 * Missiles or pellets: how many are fired, what each deals, how many strike one location together (fives for LRM) or, where they
 * are told by that, the points that do.
 */
export interface Cluster {
  readonly size: number;
  readonly damage: number;
  readonly group: number;
  readonly points?: number;
}

/** What the standard level knows of a weapon beyond damage and ranges. `explodes`: the damage when its slot is hit (Gauss 20); 0 for most. */
export interface FullWeapon {
  readonly class: WeaponClass;
  readonly tech: TechBase;
  readonly heat: number;
  /** Minimum range in hexes; 0: none. */
  readonly minimum: number;
  /** A modifier of its own: pulse −2, MRM +1. */
  readonly toHit: number;
  readonly cluster: Cluster | null;
  readonly traits: readonly Trait[];
  readonly explodes: number;
  /** What the troopers of a platoon carry: the damage of each in hundredths of a point, and whether it encumbers or needs a crew (UNI-42, UNI-43). */
  readonly arms?: { readonly each: number; readonly encumbers: boolean };
  /** Of its rounds alone, not of the table: what they add to the critical roll that they call for through armour, and what they do to a platoon. */
  readonly pierces?: number;
  readonly amongTroopers?: number;
  /** The damage of a hit where it falls with the range. */
  readonly falling?: Readonly<Record<Range, number>>;
  /**
   * What an explosion of it, or of its ammunition, does to whoever stands around: its damage divided by so much one hex away, two
   * hexes away … Of no weapon in the table; a match may be played with weapons of its own.
   */
  readonly bursts?: readonly number[];
}
