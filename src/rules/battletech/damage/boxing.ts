import type { LeagueTables } from '../league/tables.js';
import { rowsFor } from '../league/depth.js';
import type { RecordSheet } from '../record-sheet.js';
import type { Body } from '../standard/types.js';
import type { StandardUnit } from '../types.js';
import { eachOf } from '../units.js';
import type { Location } from '../vocabulary.js';
import { COLUMNS, each, type Boxes, type LayerName, type Rows } from './boxes.js';
import { armorAt, locationsOf, printedArmor, printedStructure, rearArmorAt, structureAt, type Left } from './left.js';
import { withArmor, withStructure } from './take.js';

/** Between points and boxes: what a sheet prints are points, whatever a match counts. Other units than 'Mechs are kept in points. */

/** The points that a sheet gives a layer. */
function printed(sheet: RecordSheet, location: Location, layer: LayerName): number {
  if (layer === 'structure') return sheet.full ? printedStructure(sheet, location) : 0;
  const { front, rear } = printedArmor(sheet, location);
  return layer === 'armor' ? front : (rear ?? 0);
}

/** A 'Mech in boxes, as it comes to the match: what it lacks is level over its columns (GRID-02). */
export function inBoxes(unit: StandardUnit, { grid }: LeagueTables): StandardUnit {
  if (unit.sheet.kind !== 'mech') return unit;
  const rows = (location: Location, layer: LayerName, row: number): Rows => {
    const of = rowsFor(printed(unit.sheet, location, layer), row);
    return { of, left: each(of) };
  };
  const boxes: Boxes = Object.fromEntries(
    locationsOf(unit).map((location) => {
      const { armor = grid.armorRow, structure = grid.structureRow } = grid.rowsAt?.[location] ?? {};
      return [
        location,
        {
          armor: rows(location, 'armor', armor),
          structure: rows(location, 'structure', structure),
          rear: rows(location, 'rear', armor),
        },
      ];
    }),
  );
  const boxed: StandardUnit = { ...unit, body: { ...unit.body, boxes } };
  return locationsOf(unit).reduce((one, location) => {
    const part = (left: number, layer: LayerName): number =>
      share(left, printed(unit.sheet, location, layer), COLUMNS * (boxes[location]?.[layer].of ?? 0));
    const plated = withArmor(one, location, false, part(armorAt(unit, location).left, 'armor'));
    const behind = rearArmorAt(unit, location);
    const both = behind ? withArmor(plated, location, true, part(behind.left, 'rear')) : plated;
    return withStructure(both, location, part(structureAt(unit, location).left, 'structure'));
  }, boxed);
}

/** The part of a whole that is as large as `left` of `of`, to the nearest; of what is not gone at least 1. */
const share = (left: number, of: number, whole: number): number =>
  left === 0 || of === 0 ? 0 : Math.max(1, Math.floor((whole * left) / of + 0.5));

/** What is left of a unit in points, for whoever takes it along to another match or mends it (GRID-02). */
export function inPoints(unit: StandardUnit): Pick<StandardUnit, 'armor' | 'rearArmor'> & Pick<Body, 'structure'> {
  const { armor, rearArmor, sheet, body } = unit;
  if (!body.boxes) return { armor, rearArmor, structure: body.structure };
  const points = ({ left, of }: Left, location: Location, layer: LayerName): number =>
    share(left, of, printed(sheet, location, layer));
  return {
    armor: eachOf(armor, (location) => points(armorAt(unit, location), location, 'armor')),
    rearArmor: eachOf(rearArmor, (location) => {
      const behind = rearArmorAt(unit, location);
      return behind ? points(behind, location, 'rear') : 0;
    }),
    structure: eachOf(body.structure, (location) => points(structureAt(unit, location), location, 'structure')),
  };
}
