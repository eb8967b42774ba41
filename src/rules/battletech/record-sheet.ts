import type { AmmoId, Location, MountId, Range, RearLocation, UnitKind, WeaponId } from './vocabulary.js';
import type { FullSheet, FullWeapon, Stowed } from './standard/types.js';

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
  readonly artemis?: never;
}

export interface StandardMount extends Mounted {
  readonly weapon: StandardWeapon;
  /** It fires into the rear arc. */
  readonly rear?: true;
  /** It can be fired once in a match. */
  readonly oneShot?: true;
  /** Its missiles are guided by Artemis IV. */
  readonly artemis?: true;
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
  readonly kind: UnitKind;
  readonly tons: number;
  readonly walk: number;
  readonly run: number;
  readonly armor: Readonly<Record<Location, number>>;
  readonly rearArmor: Readonly<Record<RearLocation, number>>;
}

export interface QuickStartSheet extends Printed {
  readonly mounts: readonly QuickStartMount[];
  readonly full?: never;
}

/** A record sheet with what only the standard level reads. */
export interface StandardSheet extends Printed {
  readonly mounts: readonly StandardMount[];
  readonly full: FullSheet;
}
export type RecordSheet = QuickStartSheet | StandardSheet;
