import type { LooseBin, StowedBin } from './record-sheet.js';
import type { PhysicalToHit, Told } from './standard/terms.js';
import type { Pilot } from './standard/pilot.js';
import type { BlowsDeclaration, Body, Doom, Field, FireDeclaration, ToldHexShot, ToldShot } from './standard/types.js';
import type { QuickStartState, QuickStartUnit, StandardState, StandardUnit } from './types.js';

/**
 * What is seen of a match. What is seen of a unit is not the unit: a viewer may not know what stands on its sheet, or not that it
 * is there. Nothing made for a viewer reads more than this (C-01).
 */

/** Figures that a viewer may not know; those they do not are `null`. */
type Unknown<T, Keys extends keyof T> = Omit<T, Keys> & { readonly [Key in Keys]: T[Key] | null };

/** What a viewer who does not see its sheet knows of a unit: what happens on the table before everybody's eyes. */
interface Glimpse<Bin extends LooseBin | StowedBin> {
  readonly glimpsed: true;
  readonly ammo: readonly Unknown<Bin, 'left'>[];
}
export type GlimpsedQuickStartUnit = Unknown<Omit<QuickStartUnit, 'glimpsed' | 'ammo'>, 'armor' | 'rearArmor'> &
  Glimpse<LooseBin>;
export type GlimpsedStandardUnit = Unknown<Omit<StandardUnit, 'glimpsed' | 'ammo' | 'body'>, 'armor' | 'rearArmor'> &
  Glimpse<StowedBin> & { readonly body: SeenBody };

/** The skills and wounds of a pilot stand on the sheet; whether they are awake is seen. */
type SeenPilot = Unknown<Pilot, 'gunnery' | 'piloting' | 'hits'>;
type SeenBody = Unknown<
  Omit<Body, 'pilot' | 'doomed'>,
  'structure' | 'struck' | 'due' | 'heat' | 'built' | 'damage'
> & {
  readonly pilot: SeenPilot;
  /** That it is out all see, but not always why. */
  readonly doomed: Doom | 'unknown' | null;
};

export type SeenStandardUnit = StandardUnit | GlimpsedStandardUnit;
export type SeenUnit = QuickStartUnit | GlimpsedQuickStartUnit | SeenStandardUnit;
export type SeenQuickStart = Omit<QuickStartState, 'units'> & {
  readonly units: readonly (QuickStartUnit | GlimpsedQuickStartUnit)[];
};
/** What is declared is seen, but not the numbers of those whose sheet is not; who holds a hex is not known to who does not see everybody. */
type SeenField = Unknown<Omit<Field, 'fire' | 'blows'>, 'held'> & {
  readonly fire: readonly FireDeclaration<ToldShot, ToldHexShot>[];
  readonly blows: readonly BlowsDeclaration<Told<PhysicalToHit>>[];
};
export type SeenStandard = Omit<StandardState, 'units' | 'field'> & {
  readonly units: readonly SeenStandardUnit[];
  readonly field: SeenField;
};
export type SeenState = SeenQuickStart | SeenStandard;
