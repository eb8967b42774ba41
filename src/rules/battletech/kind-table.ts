import type { RecordSheet, VehicleSheet, VtolSheet } from './record-sheet.js';
import type { UnitKind } from './vocabulary.js';

/**
 * What sets the kinds of units apart wherever a chapter asks no more than that (UNI-01): a row a kind. What only one of them has
 * stands in files of its own.
 */
interface KindRow {
  /** A crew drives it: four sides around a hull, cruise and flank, a bay. */
  readonly driven: boolean;
  /** Troopers, on foot or in suits. */
  readonly troops: boolean;
  /** It is in the air from the beginning, above walls and woods (UNI-30). */
  readonly flies: boolean;
  /** The part of its troopers that it has to keep in order to fight on, one in so many (UNI-80). */
  readonly keeps: number;
}

const MACHINE: KindRow = { driven: false, troops: false, flies: false, keeps: 0 };

const KINDS: Readonly<Record<UnitKind, KindRow>> = {
  mech: MACHINE,
  vehicle: { ...MACHINE, driven: true },
  vtol: { ...MACHINE, driven: true, flies: true },
  infantry: { ...MACHINE, troops: true, keeps: 4 },
  'battle-armour': { ...MACHINE, troops: true, keeps: 2 },
};

/** What a kind of units has; whose kind is not said is a 'Mech. */
export const rowOf = (kind: UnitKind = 'mech'): KindRow => KINDS[kind];

/** Whether a sheet is that of what a crew drives or flies. */
export const isDriven = (sheet: RecordSheet): sheet is VehicleSheet | VtolSheet => rowOf(sheet.kind).driven;

/** Whether a unit flies, wherever it is now. */
export const flies = ({ sheet }: { readonly sheet: RecordSheet }): boolean => rowOf(sheet.kind).flies;
