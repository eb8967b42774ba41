import { z } from 'zod';
import type { QuickStartUnit, StandardUnit, Unit } from '../../../rules/battletech/types.js';
import { LEVELS, type Level } from '../../../rules/battletech/vocabulary.js';
import { battleArmour, battleArmourSchema } from './unit-battle-armour.js';
import { infantry, infantrySchema } from './unit-infantry.js';
import { mechSchema, quickStartMech, standardMech } from './unit-mech.js';
import { vehicle, vehicleSchema, vtol, vtolSchema } from './unit-vehicle.js';

/** A unit file: what stands on one record sheet, by the kind of unit (UNI-01). */
export const unitSchema = z
  .discriminatedUnion('type', [mechSchema, vehicleSchema, vtolSchema, infantrySchema, battleArmourSchema])
  .meta({
    title: 'BattleTech unit',
    description:
      "The record sheet of one unit: of a 'Mech for the quick-start level and, where given, for the standard level; of other units for the standard level.",
  });

type UnitFile = z.infer<typeof unitSchema>;

/** A unit as a level reads it: its sheet, and its ammunition in full. */
export interface Outfits {
  readonly 'quick-start': Pick<QuickStartUnit, 'sheet' | 'ammo'>;
  readonly standard: Pick<StandardUnit, 'sheet' | 'ammo'>;
}

/** A unit ready to be put into a set-up; its own sheet is that of the lowest level that can use it. */
export interface StockUnit extends Pick<Unit, 'sheet' | 'ammo'> {
  /** What names it in scenarios and in play. */
  readonly label: string;
  /** How each level reads it; a level that is not there cannot use it. */
  readonly outfits: Readonly<Partial<Outfits>>;
  readonly file: UnitFile;
}

/** The levels at which a unit can be played. */
export const levelsOf = ({ outfits }: Pick<StockUnit, 'outfits'>): readonly Level[] =>
  LEVELS.filter((level) => outfits[level] !== undefined);

/** The record sheets that a unit file describes; weapons get the letters A, B, … in the order of the file. */
export function stockUnit(file: UnitFile): StockUnit {
  const quick = file.type === 'mech' ? quickStartMech(file) : null;
  const full = standardOf(file);
  const own = quick ?? full;
  if (!own) throw new Error(`${file.model} is for no level: the schema let it pass`);
  const outfits = { ...(quick ? { 'quick-start': quick } : {}), ...(full ? { standard: full } : {}) };
  return { ...own, label: file.label ?? file.model, outfits, file };
}

function standardOf(file: UnitFile): Outfits['standard'] | null {
  switch (file.type) {
    case 'mech':
      return standardMech(file);
    case 'vehicle':
      return vehicle(file);
    case 'vtol':
      return vtol(file);
    case 'infantry':
      return infantry(file);
    case 'battle-armour':
      return battleArmour(file);
  }
}
