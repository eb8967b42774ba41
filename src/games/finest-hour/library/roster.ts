import { z } from 'zod';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { ImportFault, Roster } from '../../../library/contract.js';
import type { Mustered } from '../../../library/labels.js';
import { checked, faultAt, oneOf, twice, unknown } from '../../../library/import-faults.js';
import { labelKey, schemaLink, slug, spread, texts } from '../../../library/words.js';
import { entryOf } from './entry.js';
import type { Enlisted } from './force.js';
import { modelOf, ownProfile, type Model } from './profiles.js';
import { enlisted } from './scenario.js';
import type { Stock } from './stock.js';

/** A roster file: the squadron that a player brings, with profiles of their own where they have any. */

const MOST = 16;

export const rosterSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('finest-hour/roster').describe('The kind of this file.'),
    id: slug.max(30).describe('The name that matches refer to it by, e.g. night-watch.'),
    title: texts(60, 'The name of the squadron.'),
    profiles: z
      .array(ownProfile)
      .max(12)
      .optional()
      .describe("The roster's own profiles; they replace Arbitre's of the same model."),
    aircraft: z
      .array(z.strictObject(enlisted))
      .min(1)
      .max(MOST)
      .describe('The aircraft that take part, in the order in which they take the places of the scenario.'),
  })
  .meta({
    title: 'Their Finest Hour roster',
    description: 'A squadron to bring to a match: who flies in it, and in what.',
  });

/** A roster with the models of its aircraft. */
export interface HourRoster extends Roster {
  readonly enlisted: readonly Enlisted[];
}

/** Reads a roster; whatever is wrong is named with its row, its field and what would be right. Its worth is the sum of its REP. */
export function rosterOf(value: unknown, stock: Stock): Result<HourRoster, readonly ImportFault[]> {
  const read = checked(rosterSchema, value);
  if (!read.ok) return read;
  const file = read.value;
  const own = (file.profiles ?? []).map(modelOf);
  const models = new Map([...stock.models, ...own.map((model) => [model.profile.model, model] as const)]);
  const flying = new Map([...models].filter(([, { profile }]) => profile.kind === 'aircraft'));
  const force = file.aircraft.flatMap(
    ({ model: name, label, rep, star = false, leader = null }): readonly Enlisted[] => {
      const model = flying.get(name);
      return model ? [{ label, model, rep: rep ?? model.rep, star, leader }] : [];
    },
  );
  const labels = file.aircraft.map(({ label }) => label);
  const faults = [
    ...twice(
      value,
      'profiles',
      own.map(({ profile }) => profile.model),
      ['model'],
    ),
    ...unknown(
      value,
      'aircraft',
      'model',
      file.aircraft.map(({ model }) => model),
      [...flying.keys()],
    ),
    ...twice(value, 'aircraft', labels, ['label'], labelKey),
    ...file.aircraft.flatMap(({ leader }, i) =>
      leader === undefined || leads(file.aircraft, i)
        ? []
        : [faultAt('wrong', ['aircraft', i, 'leader'], value, [oneOf(leadersFor(file.aircraft, i))])],
    ),
  ];
  if (faults.length > 0) return fail(faults);
  return ok({
    id: file.id,
    ruleset: 'finest-hour',
    title: spread(file.title),
    worth: [{ measure: 'points', amount: force.reduce((sum, { rep }) => sum + rep, 0) }],
    agreed: null,
    labels,
    units: own.map(entryOf),
    enlisted: force,
  });
}

type Rows = z.infer<typeof rosterSchema>['aircraft'];

/** The labels that a row can name as its leader: its own, or those who lead others of its model (TFH-10). */
const leadersFor = (rows: Rows, i: number): readonly string[] =>
  rows
    .filter((one, n) => n === i || (one.leader === one.label && one.model === rows[i]?.model))
    .map(({ label }) => label);

const leads = (rows: Rows, i: number): boolean => leadersFor(rows, i).includes(rows[i]?.leader ?? '');

/** A roster of these models, as a player would write it. */
export const muster = (title: Roster['title'], units: readonly Mustered[]): z.input<typeof rosterSchema> => ({
  kind: 'finest-hour/roster',
  id: 'mustered',
  title,
  aircraft: units.map(({ unit, label }) => ({ model: unit, label })),
});

/** Models of which a squadron can be made: not guns off the table. */
export const canMuster = ({ profile }: Model): boolean => profile.kind === 'aircraft';
