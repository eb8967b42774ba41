import { z } from 'zod';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { ImportFault, Roster } from '../../../library/contract.js';
import type { Mustered } from '../../../library/labels.js';
import { checked, faultAt, oneOf, twice, unknown } from '../../../library/import-faults.js';
import { labelKey, schemaLink, slug, spread, texts } from '../../../library/words.js';
import { entries, entry, type Entry } from './entries.js';
import { loadFaults } from './loads.js';
import type { Stock } from './stock.js';
import { worthOf } from './worth.js';

/** A roster file: the 'Mechs that a player brings, with their pilots, of those that the library has. */

export const rosterSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('battletech/roster').describe('The kind of this file.'),
    id: slug.max(30).describe('The name that matches refer to it by, e.g. night-lance.'),
    title: texts(60, 'The name of the force.'),
    units: z.array(entry).min(1).max(12).describe('The units, in the order in which they are dealt to the players.'),
  })
  .meta({ title: 'BattleTech roster', description: 'A force to bring to a match: its units and their pilots.' });

/** A roster with its units; whether they can be played depends on the level of the scenario. */
export interface BattletechRoster extends Roster {
  readonly entries: readonly Entry[];
}

/** Reads a roster; whatever is wrong is named with its row, its field and what would be right. */
export function rosterOf(value: unknown, { units }: Stock): Result<BattletechRoster, readonly ImportFault[]> {
  const read = checked(rosterSchema, value);
  if (!read.ok) return read;
  const { id, title } = read.value;
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
  ];
  if (faults.length > 0) return fail(faults);
  return ok({
    id,
    ruleset: 'battletech',
    title: spread(title),
    worth: worthOf(
      all.flatMap(({ model, skills }) => {
        const unit = units.get(model);
        return unit ? [{ outfits: unit.outfits, skills }] : [];
      }),
    ),
    agreed: null,
    labels,
    units: [],
    entries: all,
  });
}

/** A roster of these units, as a player would write it; their pilots are regulars. */
export const muster = (title: Roster['title'], units: readonly Mustered[]): z.input<typeof rosterSchema> => ({
  kind: 'battletech/roster',
  id: 'mustered',
  title,
  units: [...units],
});
