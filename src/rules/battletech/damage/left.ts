import { isRearLocation } from '../tables.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { SeenStandardUnit, SeenUnit } from '../seen.js';
import type { StandardUnit, Unit } from '../types.js';
import { MECH_LOCATIONS, TROOPERS, type Location } from '../vocabulary.js';
import type { RecordSheet, StandardSheet } from '../record-sheet.js';
import type { CriticalSlot } from '../standard/types.js';

/**
 * What is left of a unit, and of how much. How it is kept is known to this folder alone (the rule house/damage-model): whoever draws,
 * tells, weighs or corrects damage asks here, and so knows nothing new when a kind of unit has other locations or armour in boxes.
 */

/** What every vehicle has (UNI-13). */
const HULL = ['FR', 'RS', 'LS', 'RR'] as const satisfies readonly Location[];

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

/** The locations of a unit, as they stand on its sheet. */
export function locationsOf({ sheet }: { readonly sheet: RecordSheet }): readonly Location[] {
  switch (sheet.kind) {
    case 'mech':
      return MECH_LOCATIONS;
    case 'vehicle':
      return sheet.turret ? [...HULL, 'TU'] : HULL;
    case 'vtol':
      return sheet.turret ? [...HULL, 'RO', 'TU'] : [...HULL, 'RO'];
    case 'infantry':
      return ['TR'];
    case 'battle-armour':
      return TROOPERS.slice(0, sheet.troopers);
  }
}

/** Why a unit has nothing in a location, or `null`. */
export function locationProblem(unit: SeenUnit, location: Location, rule: string): Refusal | null {
  const known = locationsOf(unit);
  return known.includes(location)
    ? null
    : refuse('battletech/no-such-location', { unit: unit.id, location, known }, rule);
}

/** Armour of a location, in front where there is some at the back too. */
export const armorAt = ({ armor, sheet }: Unit, location: Location): Left => ({
  left: armor[location] ?? 0,
  of: sheet.armor[location] ?? 0,
});

/** Armour at the back of a location; `null`: it has none there. */
export const rearArmorAt = ({ rearArmor, sheet }: Unit, location: Location): Left | null =>
  isRearLocation(location) ? { left: rearArmor[location] ?? 0, of: sheet.rearArmor[location] ?? 0 } : null;

export const structureAt = ({ body, sheet }: StandardUnit, location: Location): Left => ({
  left: body.structure[location] ?? 0,
  of: sheet.full.structure[location] ?? 0,
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
    { layer: 'armor', left: armor && (armor[location] ?? 0), of: sheet.armor[location] ?? 0 },
    ...(body && full
      ? [
          {
            layer: 'structure',
            left: body.structure && (body.structure[location] ?? 0),
            of: full.structure[location] ?? 0,
          } as const,
        ]
      : []),
    ...(isRearLocation(location)
      ? [{ layer: 'rear', left: rearArmor && (rearArmor[location] ?? 0), of: sheet.rearArmor[location] ?? 0 } as const]
      : []),
  ];
}

/** The armour that a sheet gives a location; `rear` `null`: none at the back. */
export const printedArmor = (
  { armor, rearArmor }: RecordSheet,
  location: Location,
): { readonly front: number; readonly rear: number | null } => ({
  front: armor[location] ?? 0,
  rear: isRearLocation(location) ? (rearArmor[location] ?? 0) : null,
});

/** The structure that a sheet gives a location. */
export const printedStructure = ({ full }: StandardSheet, location: Location): number => full.structure[location] ?? 0;

/** What the critical slots of a location hold, from top to bottom; none where a unit has no such location. */
export const slotsAt = (
  { sheet }: { readonly sheet: StandardSheet },
  location: Location,
): readonly (CriticalSlot | null)[] => sheet.full.slots[location] ?? [];

/** Critical slots of a location that are struck, as far as that is known, by index from 0, in the order in which they were. */
export const slotsStruckAt = ({ body }: SeenStandardUnit, location: Location): readonly number[] =>
  body.struck?.[location] ?? [];
