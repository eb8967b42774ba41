import { isRearLocation } from '../tables.js';
import { COLUMNS, type Boxes, type Columns, type LayerName, type Rows } from './boxes.js';
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

/** A layer of a location; `columns`: its boxes by column, from the unit's left, where it is kept in boxes. */
export interface Layer extends Left {
  readonly layer: LayerName;
  readonly columns?: Columns;
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
export const armorAt = ({ armor, sheet, body }: Unit, location: Location): Left => ({
  left: armor[location] ?? 0,
  of: boxesOf(body, location, 'armor') ?? sheet.armor[location] ?? 0,
});

/** Armour at the back of a location; `null`: it has none there. */
export const rearArmorAt = ({ rearArmor, sheet, body }: Unit, location: Location): Left | null =>
  isRearLocation(location)
    ? {
        left: rearArmor[location] ?? 0,
        of: boxesOf(body, location, 'rear') ?? sheet.rearArmor[location] ?? 0,
      }
    : null;

export const structureAt = ({ body, sheet }: StandardUnit, location: Location): Left => ({
  left: body.structure[location] ?? 0,
  of: boxesOf(body, location, 'structure') ?? sheet.full.structure[location] ?? 0,
});

/** The boxes of a layer; `null`: the unit has none, it is kept in points. */
export const rowsAt = (body: Boxed, location: Location, layer: LayerName): Rows | null =>
  body?.boxes?.[location]?.[layer] ?? null;
type Boxed = { readonly boxes?: Boxes } | undefined;

/** How many boxes a layer had when it was whole. */
function boxesOf(body: Boxed, location: Location, layer: LayerName): number | null {
  const rows = rowsAt(body, location, layer);
  return rows && rows.of * COLUMNS;
}

/** A layer as it is seen; `left` `null`: that is not known. */
export type SeenLayer = Omit<Layer, 'left'> & { readonly left: number | null };

export const isKnown = (layer: SeenLayer): layer is Layer => layer.left !== null;

/** All that a location of a unit has, layer by layer; at the quick-start level there is no structure. */
export function layersAt(unit: Unit, location: Location): readonly Layer[];
export function layersAt(unit: SeenUnit, location: Location): readonly SeenLayer[];
export function layersAt({ armor, rearArmor, body, sheet }: SeenUnit, location: Location): readonly SeenLayer[] {
  const { full } = sheet;
  const layer = (name: LayerName, left: number | null, points: number): SeenLayer => {
    const rows = rowsAt(body, location, name);
    const of = rows ? rows.of * COLUMNS : points;
    return { layer: name, left, of, ...(rows && left !== null ? { columns: rows.left } : {}) };
  };
  return [
    layer('armor', armor && (armor[location] ?? 0), sheet.armor[location] ?? 0),
    ...(body && full
      ? [layer('structure', body.structure && (body.structure[location] ?? 0), full.structure[location] ?? 0)]
      : []),
    ...(isRearLocation(location)
      ? [layer('rear', rearArmor && (rearArmor[location] ?? 0), sheet.rearArmor[location] ?? 0)]
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

/** Those of them that water has merely stopped, until a workshop has dried them (CLN-45). */
export const slotsStoppedAt = ({ body }: SeenStandardUnit, location: Location): readonly number[] =>
  body.stopped?.[location] ?? [];
