import { isRearLocation } from '../tables.js';
import type { SeenStandardUnit, SeenUnit } from '../seen.js';
import type { StandardUnit, Unit } from '../types.js';
import { LOCATIONS, type Location, type UnitKind } from '../vocabulary.js';
import type { RecordSheet, StandardSheet } from '../record-sheet.js';

/**
 * What is left of a unit, and of how much. How it is kept is known to this folder alone (the rule house/damage-model): whoever draws,
 * tells, weighs or corrects damage asks here, and so knows nothing new when a kind of unit has other locations or armour in boxes.
 */

/** What is left of something, of how much. */
export interface Left {
  readonly left: number;
  readonly of: number;
}

/** What a hit meets in a location, from outside inward; `rear`: the armour at the back. */
export type LayerName = 'armor' | 'structure' | 'rear';

export interface Layer extends Left {
  readonly layer: LayerName;
}

const LOCATIONS_OF = { mech: LOCATIONS } as const satisfies Record<UnitKind, readonly Location[]>;

/** The locations of a unit, as they stand on its sheet. */
export const locationsOf = ({ sheet }: { readonly sheet: RecordSheet }): readonly Location[] =>
  LOCATIONS_OF[sheet.kind];

/** Armour of a location, in front where there is some at the back too. */
export const armorAt = ({ armor, sheet }: Unit, location: Location): Left => ({
  left: armor[location],
  of: sheet.armor[location],
});

/** Armour at the back of a location; `null`: it has none there. */
export const rearArmorAt = ({ rearArmor, sheet }: Unit, location: Location): Left | null =>
  isRearLocation(location) ? { left: rearArmor[location], of: sheet.rearArmor[location] } : null;

export const structureAt = ({ body, sheet }: StandardUnit, location: Location): Left => ({
  left: body.structure[location],
  of: sheet.full.structure[location],
});

/** A layer as it is seen; `left` `null`: that is not known. */
export type SeenLayer = Omit<Layer, 'left'> & { readonly left: number | null };

export const isKnown = (layer: SeenLayer): layer is Layer => layer.left !== null;

/** All that a location of a unit has, layer by layer; at the quick-start level there is no structure. */
export function layersAt(unit: Unit, location: Location): readonly Layer[];
export function layersAt(unit: SeenUnit, location: Location): readonly SeenLayer[];
export function layersAt({ armor, rearArmor, body, sheet }: SeenUnit, location: Location): readonly SeenLayer[] {
  const { full } = sheet;
  return [
    { layer: 'armor', left: armor?.[location] ?? null, of: sheet.armor[location] },
    ...(body && full
      ? [{ layer: 'structure', left: body.structure?.[location] ?? null, of: full.structure[location] } as const]
      : []),
    ...(isRearLocation(location)
      ? [{ layer: 'rear', left: rearArmor?.[location] ?? null, of: sheet.rearArmor[location] } as const]
      : []),
  ];
}

/** The armour that a sheet gives a location; `rear` `null`: none at the back. */
export const printedArmor = (
  { armor, rearArmor }: RecordSheet,
  location: Location,
): { readonly front: number; readonly rear: number | null } => ({
  front: armor[location],
  rear: isRearLocation(location) ? rearArmor[location] : null,
});

/** The structure that a sheet gives a location. */
export const printedStructure = ({ full }: StandardSheet, location: Location): number => full.structure[location];

/** Critical slots of a location that are struck, as far as that is known, by index from 0, in the order in which they were. */
export const slotsStruckAt = ({ body }: SeenStandardUnit, location: Location): readonly number[] =>
  body.struck?.[location] ?? [];
