import type { WeaponQuirk } from './standard/weapon-quirk-table.js';
import type { AmmoId, ByLocation, ByRear, Location, MountId, Range, WeaponId } from './vocabulary.js';
import type { FullWeapon } from './standard/full-weapon.js';
import type { Equipment, FullSheet, Stowed } from './standard/types.js';
import type { BattleArmour, Platoon, Vehicle, Vtol } from './standard/kinds.js';

/** The printed record sheet and what stands on it, as each level reads it. */

/**
 * A weapon of the table 7.1.7: damage, upper bounds of its range brackets in hexes, ammunition it uses. `groups` are the
 * damage groupings of a hit, each with a location of its own (QSR-51); most weapons have one, of the whole damage.
 */
interface Armament {
  readonly id: WeaponId;
  readonly damage: number;
  readonly groups: readonly number[];
  readonly ranges: Readonly<Record<Range, number>>;
  readonly ammo: AmmoId | null;
}

/** A weapon as the quick-start level knows it. */
export interface QuickStartWeapon extends Armament {
  readonly full?: never;
}

/** A weapon with what only the standard level reads. There `damage` is of one hit: of one missile, of one round of an Ultra. */
export interface StandardWeapon extends Armament {
  readonly full: FullWeapon;
}
export type Weapon = QuickStartWeapon | StandardWeapon;

/** A weapon as mounted on a unit. */
interface Mounted {
  readonly id: MountId;
  readonly location: Location;
}

/** At the quick-start level there are no rear-mounted weapons, and none that fire once. */
export interface QuickStartMount extends Mounted {
  readonly weapon: QuickStartWeapon;
  readonly rear?: never;
  readonly oneShot?: never;
  readonly split?: never;
  readonly artemis?: never;
  readonly partOf?: never;
  readonly quirks?: never;
}

export interface StandardMount extends Mounted {
  readonly weapon: StandardWeapon;
  /** It fires into the rear arc. */
  readonly rear?: true;
  /** Where the rest of its slots lie, if it is too large for its location: a hit there ends it as well, and it fires as from its own. */
  readonly split?: Location;
  /** It can be fired once in a match. */
  readonly oneShot?: true;
  /** Mounted on the body of a suit: it does not fire from a swarm. */
  readonly body?: true;
  /** Its missiles are guided by Artemis IV. */
  readonly artemis?: true;
  /** It has no slots of its own: what it is built into ends it with itself (ADV-10). */
  readonly partOf?: Equipment;
  /** What sets it apart from others of its kind, where the match plays that (ADV-11). */
  readonly quirks?: readonly WeaponQuirk[];
}
export type Mount = QuickStartMount | StandardMount;

/** Rounds of one kind, counted in the data block of the sheet (AMB-QSR-07). */
interface Rounds {
  readonly ammo: AmmoId;
  readonly left: number;
  readonly full: number;
}

/** At the quick-start level all rounds of a kind are one bin, which lies nowhere. */
export interface LooseBin extends Rounds {
  readonly stowed?: never;
}

/** At the standard level there is a bin for each slot of ammunition. */
export interface StowedBin extends Rounds {
  /** Where it lies. */
  readonly stowed: Stowed;
}
export type AmmoBin = LooseBin | StowedBin;

/** The printed part of a record sheet (QSR-04): it never changes in a match. */
interface Printed {
  readonly chassis: string;
  readonly model: string;
  readonly tons: number;
  /** Walking and running MP; of vehicles cruising and flank MP (UNI-10). */
  readonly walk: number;
  readonly run: number;
  readonly armor: ByLocation<number>;
  readonly rearArmor: ByRear;
}

export interface QuickStartSheet extends Printed {
  readonly kind: 'mech';
  readonly mounts: readonly QuickStartMount[];
  readonly full?: never;
}

/** A record sheet with what only the standard level reads. */
interface Whole extends Printed {
  readonly mounts: readonly StandardMount[];
  readonly full: FullSheet;
}

/** Each kind of unit has what all have, and what only its kind has (UNI-01). */
export interface MechSheet extends Whole {
  readonly kind: 'mech';
}
export interface VehicleSheet extends Whole, Vehicle {
  readonly kind: 'vehicle';
}
export interface VtolSheet extends Whole, Vtol {
  readonly kind: 'vtol';
}
export interface InfantrySheet extends Whole, Platoon {
  readonly kind: 'infantry';
}
export interface BattleArmourSheet extends Whole, BattleArmour {
  readonly kind: 'battle-armour';
}
export type StandardSheet = MechSheet | VehicleSheet | VtolSheet | InfantrySheet | BattleArmourSheet;
export type RecordSheet = QuickStartSheet | StandardSheet;
