import { z } from 'zod';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { GameFolder, ImportFault, Roster } from '../../../library/contract.js';
import { checked, faultAt, oneOf, twice, unknown } from '../../../library/import-faults.js';
import { labelKey, schemaLink, slug, spread, texts } from '../../../library/words.js';
import { entries, entry, type Entry } from './entries.js';
import { loadFaults } from './loads.js';
import type { Stock } from './stock.js';
import { stockUnit, unitSchema } from './unit.js';
import { unitEntry } from './unit-entry.js';
import { worthOf } from './worth.js';

/** A roster file: the units that a player brings, with their pilots, of those that the library has or of its own. */

/** So many take part at most. */
const MOST_UNITS = 12;

export const rosterSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('battletech/roster').describe('The kind of this file.'),
    id: slug.max(30).describe('The name that matches refer to it by, e.g. night-lance.'),
    title: texts(60, 'The name of the force.'),
    units: z
      .array(entry)
      .min(1)
      .max(MOST_UNITS)
      .describe('The units, in the order in which they are dealt to the players.'),
    sheets: z
      .array(unitSchema)
      .max(MOST_UNITS)
      .optional()
      .describe(
        'Units of your own, each as in a unit file; one with the label of a unit of the library takes its place in this roster.',
      ),
  })
  .meta({ title: 'BattleTech roster', description: 'A force to bring to a match: its units and their pilots.' });

/** A roster with its units; whether they can be played depends on the level of the scenario. */
export interface BattletechRoster extends Roster {
  readonly entries: readonly Entry[];
  /** The units by label from which its entries are taken: those of the library and its own. */
  readonly stock: Stock['units'];
}

/** Reads a roster; whatever is wrong is named with its row, its field and what would be right. */
export function rosterOf(value: unknown, { units: shipped }: Stock): Result<BattletechRoster, readonly ImportFault[]> {
  const read = checked(rosterSchema, value);
  if (!read.ok) return read;
  const { id, title, sheets = [] } = read.value;
  const own = sheets.map(stockUnit);
  const units = new Map([...shipped, ...own.map((unit) => [unit.label, unit] as const)]);
  const all = entries(read.value.units);
  const labels = all.map(({ label }) => label);
  const faults = [
    ...unknown(
      value,
      'units',
      'unit',
      all.map(({ model }) => model),
      [...units.keys()],
    ),
    ...all.flatMap(({ model, ammo }, i) => {
      const unit = units.get(model);
      return (unit ? loadFaults(unit, ammo) : []).map(({ what, name, known }) =>
        faultAt(what, ['units', i, 'ammo', name], value, [oneOf(known)]),
      );
    }),
    ...twice(value, 'units', labels, [], labelKey),
    ...twice(
      value,
      'sheets',
      own.map(({ label }) => label),
      [],
      labelKey,
    ),
  ];
  if (faults.length > 0) return fail(faults);
  return ok({
    id,
    ruleset: 'battletech',
    title: spread(title),
    worth: worthOf(
      all.flatMap(({ model, skills, network }) => {
        const unit = units.get(model);
        return unit ? [{ outfits: unit.outfits, skills, ...(network ? { network } : {}) }] : [];
      }),
    ),
    agreed: null,
    labels,
    units: own.map(unitEntry),
    entries: all,
    stock: units,
  });
}

/** What a roster names that neither the library nor itself has, and the roster with the files of that. */
export function lacking(value: unknown, { units: shipped }: Stock): ReturnType<NonNullable<GameFolder['lacking']>> {
  const read = rosterSchema.safeParse(value);
  if (!read.success) return null;
  const { sheets = [], ...rest } = read.data;
  const known = new Set([...shipped.keys(), ...sheets.map(({ label, model }) => label ?? model)]);
  const named = entries(rest.units).map(({ model }) => model);
  const units = [...new Set(named)].filter((label) => !known.has(label));
  return units.length === 0 ? null : { units, with: (files) => ({ ...rest, sheets: [...sheets, ...files] }) };
}

/** A roster of these units, as a player would write it, with the files of those that are not of the library; their pilots are regulars. */
export const muster: GameFolder['muster'] = (title, units, files) => ({
  kind: 'battletech/roster',
  id: 'mustered',
  title,
  units: [...units],
  ...(files.length > 0 ? { sheets: [...files] } : {}),
});
