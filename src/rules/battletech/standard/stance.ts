import type { Place } from '../types.js';
import type { Mode, UnitKind } from '../vocabulary.js';
import type { Stealth } from './attack-tables.js';
import type { Cloak, SneakSuit } from './kinds.js';
import type { FullTerm } from './terms.js';
import type { FourLegs } from './legs.js';
import type { Talent } from './pilot.js';
import type { Quirk } from './quirk-table.js';
import type { Pace, Twist } from './types.js';

/** How units stand to each other, as far as numbers and lines of sight depend on it. */

/** Who shoots, as far as the number depends on it. Actuators, sensors and so on are read off `StandardUnit` where there is one. */
export interface Gunner {
  readonly place: Place;
  readonly twist: Twist;
  readonly mode: Mode;
  readonly prone: boolean;
  /** It stays on the surface of water. */
  readonly afloat?: boolean;
  /** Its legs if it has four, none of which is an arm; `null` or left out: two. */
  readonly fourLegs?: FourLegs | null;
  readonly gunnery: number;
  readonly talents?: readonly Talent[];
  readonly quirks?: readonly Quirk[];
  readonly skidded: boolean;
  readonly heat: number;
  readonly sensorHits: number;
  /** What is hurt of a vehicle, and whether it fires unsteadily; left out: a 'Mech. */
  readonly vehicle?: { readonly terms: readonly FullTerm[]; readonly unsteady: boolean };
  /** It is infantry, whose own movement hinders it in nothing (UNI-03): its skill at close quarters, and who is left. */
  readonly infantry?: { readonly piloting: number; readonly troopers: number; readonly suits: boolean };
  /** Hits on the actuators of the arm that the weapon is in. */
  readonly arm: { readonly shoulder: boolean; readonly upper: boolean; readonly lower: boolean };
}

/** Who is shot at. `entered`: hexes entered this turn; `kind` left out: a 'Mech. */
export interface Quarry {
  readonly kind?: UnitKind;
  /** What hides a squad of battle armour. */
  readonly cloak?: Cloak;
  /** What hides a platoon. */
  readonly sneak?: readonly SneakSuit[];
  /** Armour that hides it at a distance. */
  readonly stealth?: Stealth;
  readonly place: Place;
  readonly mode: Mode;
  readonly entered: number;
  readonly prone: boolean;
  readonly afloat?: boolean;
  readonly quirks?: readonly Quirk[];
  /** It is in the air. */
  readonly airborne?: boolean;
  readonly immobile: boolean;
  readonly skidded: boolean;
  /** It is stuck in soft ground. */
  readonly bogged?: boolean;
  /** The pace of its run, where it is one of the advanced ones (ADV-01, ADV-02). */
  readonly pace?: Pace | null;
  /** The most that its hexes make it harder to hit, where the edition sets one. */
  readonly most?: number;
}
