import type { Roll } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { Location, MountId } from '../vocabulary.js';
import type { Columns } from '../damage/boxes.js';
import type { MotiveDamage, VehicleCritical } from './kinds.js';
import type { BinId, Doom, CriticalSlot } from './types.js';

/** What damage does to a unit and its pilot, step by step (table 7.2.4). */

/** Something that goes off: its damage to each unit in the hex, to each one hex away, two hexes away … All but the one `by` whom it came. */
export interface Blast {
  readonly hex: Hex;
  readonly damage: readonly number[];
  readonly by: UnitId | null;
  /** Of a league: it strikes as salvos of missiles, each of which heats whom it strikes by so much (CLN-27, CLN-28). */
  readonly heat?: number;
  /** It strikes all over: troopers each with all of it, whom walls shelter with what they let through, and nobody in the air (ART-03). */
  readonly area?: true;
}

/** What has happened to the walls about a hex: the damage they have taken, and the construction factor that is left. */
export interface Walls {
  readonly hex: Hex;
  readonly damage: number;
  readonly left: number;
}

/** A column to the left or right of the one that is rolled. */
export type Shift = -1 | 1;

/** What cripples a unit, so that it withdraws (option `forcedWithdrawal`). */
export type Crippled =
  | 'side-torso'
  | 'engine'
  | 'engine-gyro'
  | 'sensors'
  | 'limbs'
  | 'torsos'
  | 'pilot'
  | 'immobile'
  | 'unarmed'
  | 'feeble'
  // Of vehicles and of infantry (UNI-80).
  | 'bare'
  | 'troopers';

/** What edge is spent on: staying awake, a hit on the head, one through the armour. */
export type EdgeSpent = 'consciousness' | 'head' | 'through';

/** Why a pilot is hurt. */
export const PILOT_WOUNDS = ['head-hit', 'explosion', 'fall', 'life-support', 'drowned', 'ejection'] as const;
export type PilotWound = (typeof PILOT_WOUNDS)[number];

/**
 * One thing that happens to a unit when it is damaged, in the order in which it happens; each is a mark on its sheet or a roll. Its kind
 * is stored as `harm`. To somebody who does not see the sheet it is told with `null` for what is left afterwards (`after`, `hits`), for
 * `damage` by which that could be reckoned, for what a critical hit has struck or blown up, what it takes to stay awake, and for reasons
 * (`why`) that lie inside.
 */
export type DamageStep =
  | {
      readonly harm: 'armor';
      readonly location: Location;
      readonly rear: boolean;
      readonly damage: number | null;
      readonly after: number | null;
      readonly columns?: Columns;
    }
  | {
      readonly harm: 'structure';
      readonly location: Location;
      readonly damage: number | null;
      readonly after: number | null;
      readonly columns?: Columns;
    }
  /** With boxes: the column that a hit is centred on, as rolled and shifted, and how deep it goes in each column around it. Others see the column alone: how far it was shifted may tell where the boxes are fewest. */
  | {
      readonly harm: 'column';
      readonly location: Location;
      readonly roll: Roll | null;
      readonly shift?: Shift;
      readonly column: number;
      readonly template: Columns;
    }
  /** The rest goes on to the next location inward, or is lost where there is none. */
  | { readonly harm: 'transfer'; readonly from: Location; readonly to: Location | null; readonly damage: number | null }
  /** A location is gone: shot away, torn off with its side torso, or blown off by a critical hit. */
  | {
      readonly harm: 'location-lost';
      readonly location: Location;
      readonly why: 'destroyed' | 'torn-off' | 'blown-off';
    }
  /** The roll for critical hits; `through`: through the armour, by a location roll of 2; `more`: what armour-piercing rounds add to it. */
  | {
      readonly harm: 'critical-roll';
      readonly location: Location;
      readonly through: boolean;
      readonly roll: Roll;
      readonly criticals: number;
      readonly more?: number;
    }
  /** A slot is struck. `rolls`: half and slot, again until one is found that can be hit. */
  | {
      readonly harm: 'slot';
      readonly location: Location;
      readonly slot: number | null;
      readonly holds: CriticalSlot | null;
      readonly rolls: readonly Roll[];
      /** What was struck goes on working, this once (EDN-03). */
      readonly survives?: true;
    }
  /** Ammunition or a Gauss rifle blows up; with CASE the rest of the damage goes out of the back. */
  | {
      readonly harm: 'explosion';
      readonly location: Location;
      readonly what: { readonly bin: BinId } | { readonly mount: MountId } | null;
      readonly damage: number | null;
      readonly cased: boolean;
    }
  /**
   * Water breaks into a location: nothing in it works any more. `roll`: the one for it after damage; `null`: for want of armour,
   * or along with a side torso. `broken`: the roll may have kept it dry.
   */
  | { readonly harm: 'breach'; readonly location: Location; readonly roll: Roll | null; readonly broken: boolean }
  /** The cowl around a head takes damage before its armour does (ADV-07). */
  | { readonly harm: 'cowl'; readonly damage: number }
  /** Water comes to a part, with what its damage adds to the roll: so many things stop (option `flooding`). */
  | {
      readonly harm: 'soaked';
      readonly location: Location;
      readonly roll: Roll;
      readonly more: number;
      readonly things: number;
    }
  /** A thing is stopped by it; `pick`: which, by lot where there are several. */
  | {
      readonly harm: 'stopped';
      readonly location: Location;
      readonly slot: number;
      readonly holds: CriticalSlot;
      readonly pick: Roll | null;
    }
  /** Water in the engine may stop the reactor; `need` `null`: it does. */
  | { readonly harm: 'reactor'; readonly need: number | null; readonly roll: Roll | null; readonly runs: boolean }
  /** What an explosion leaves over is shared among the sectors around a location, those outside told together (option `cascade`). */
  | {
      readonly harm: 'shared';
      readonly location: Location;
      readonly rest: number | null;
      readonly sectors: number | null;
      readonly share: number | null;
      readonly outside: number;
    }
  | { readonly harm: 'pilot'; readonly why: PilotWound | null; readonly hits: number | null }
  | {
      readonly harm: 'consciousness';
      readonly roll: Roll | null;
      readonly need: number | null;
      readonly awake: boolean;
      readonly turn: number;
    }
  /** A pilot with edge has this roll made again (ADV-05). */
  | { readonly harm: 'edge'; readonly over: EdgeSpent; readonly roll: Roll; readonly left: number }
  /** The roll for the motive system of a vehicle, with what side and system add; its result is in force from the end of the phase. */
  | {
      readonly harm: 'motive';
      readonly roll: Roll;
      readonly more: number;
      readonly result: 'none' | MotiveDamage | null;
    }
  /** The roll for a critical hit on a vehicle, what it struck (`null`: nothing, or not known), and the weapon, by lot where there are several. */
  | {
      readonly harm: 'vehicle-critical';
      readonly location: Location;
      readonly roll: Roll;
      readonly more?: number;
      readonly critical: VehicleCritical | null;
      readonly mount: MountId | null;
      readonly pick: Roll | null;
      readonly chooser?: 'owner' | 'attacker';
    }
  /** A hit on the rotor of a VTOL: it costs a cruising MP (UNI-32). */
  | { readonly harm: 'rotor' }
  | { readonly harm: 'doomed'; readonly why: Doom | null };

/** Where one group of damage went. `covered`: a leg hit that struck the cover instead. */
export interface Wound {
  readonly roll: Roll | null;
  readonly location: Location;
  readonly points: number;
  readonly covered: boolean;
  readonly harm: readonly DamageStep[];
  /** It has struck a platoon in the open, and `points` is twice what it was (UNI-44). */
  readonly open?: true;
  /** Troopers on the outside of the unit who took some of it, or fell with what they held on to (UNI-62, UNI-66). */
  readonly onHull?: readonly HullHit[];
}

/** What a hit on a machine did to troopers on its outside. `roll`: 1D6 for whether they take it first; `null`: they fell with their place. */
export interface HullHit {
  readonly unit: UnitId;
  readonly roll: Roll | null;
  /** What they took, so that it did not reach the machine; `null` to who does not see their sheet. */
  readonly points: number | null;
  readonly harm: readonly DamageStep[];
}
