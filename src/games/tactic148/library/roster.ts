import { z } from 'zod';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { Card } from '../../../rules/tactic148/types.js';
import type { ImportFault, Roster } from '../../../library/contract.js';
import type { Mustered } from '../../../library/labels.js';
import { checked, faultAt, oneOf, twice, unknown } from '../../../library/import-faults.js';
import { labelKey, schemaLink, slug, spread, texts } from '../../../library/words.js';
import { cardOf, cardShape } from './character.js';
import { entryOf } from './entry.js';
import type { Armed } from './stock.js';
import { entry } from './scenario.js';
import { weaponShape } from './weapons.js';

/** A roster file: the force that a player brings, with cards and weapons of their own where they have any (T48-03, T48-14). */

export const rosterSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('tactic148/roster').describe('The kind of this file.'),
    id: slug.max(30).describe('The name that matches refer to it by, e.g. night-patrol.'),
    title: texts(60, 'The name of the force.'),
    points: z.int().min(1).max(999).describe('The agreed value that it is made for.'),
    weapons: z
      .array(z.strictObject({ ...weaponShape, name: texts(40, 'Its name.') }))
      .max(20)
      .optional()
      .describe('Weapons that Arbitre does not know yet.'),
    cards: z
      .array(z.strictObject({ ...cardShape, name: texts(40, 'Its name.'), role: texts(40, 'Its role.') }))
      .max(12)
      .optional()
      .describe("The roster's own cards; they replace Arbitre's with the same label."),
    characters: z
      .array(entry)
      .min(1)
      .max(12)
      .describe('The characters who take part, in the order in which they are dealt to the players.'),
  })
  .meta({ title: '1-48 Tactic roster', description: 'A force to bring to a match: who takes part, and their cards.' });

/** A character of a roster under its label in play. */
export interface Enlisted {
  readonly label: string;
  readonly card: Card;
}

/** A roster with the cards of its characters. */
export interface TacticRoster extends Roster {
  readonly enlisted: readonly Enlisted[];
}

/** A roster may exceed its value by the largest tolerance that a match can have; the match's own is checked when it begins (AMB-T48-24). */
const TOLERANCE = 20;

/** Reads a roster; whatever is wrong is named with its row, its field and what would be right. */
export function rosterOf(value: unknown, stock: Armed): Result<TacticRoster, readonly ImportFault[]> {
  const read = checked(rosterSchema, value);
  if (!read.ok) return read;
  const file = read.value;
  const weapons = [...(file.weapons ?? []).map((one) => ({ ...one, name: spread(one.name) })), ...stock.weapons];
  const files = (file.cards ?? []).map((one) => ({ ...one, name: spread(one.name), role: spread(one.role) }));
  const own = files.map((one) => cardOf(one, weapons).card);
  const cards = new Map([...stock.cards, ...own.map((card) => [card.id, card] as const)]);
  const labels = file.characters.map((one) => (typeof one === 'string' ? one : one.label));
  const enlisted = file.characters.flatMap((one, i): readonly Enlisted[] => {
    const card = cards.get(typeof one === 'string' ? one : one.character);
    return card ? [{ label: labels[i] ?? card.id, card }] : [];
  });
  const points = enlisted.reduce((sum, { card }) => sum + card.points, 0);
  const most = file.points + Math.floor((file.points * TOLERANCE) / 100);
  const faults = [
    ...twice(
      value,
      'weapons',
      (file.weapons ?? []).map(({ id }) => id),
      ['id'],
    ),
    ...twice(
      value,
      'cards',
      own.map(({ id }) => id),
      ['label'],
    ),
    ...files.flatMap((one, c) =>
      unknownWeapons(
        value,
        one,
        c,
        weapons.map(({ id }) => id),
      ),
    ),
    ...unknown(
      value,
      'characters',
      'character',
      file.characters.map((one) => (typeof one === 'string' ? one : one.character)),
      [...cards.keys()],
    ),
    ...twice(value, 'characters', labels, [], labelKey),
    ...(points > most
      ? [
          {
            ...faultAt('too-dear', ['points'], value, [{ code: 'whole', params: { least: 1, most } }]),
            given: String(points),
          },
        ]
      : []),
  ];
  if (faults.length > 0) return fail(faults);
  return ok({
    id: file.id,
    ruleset: 'tactic148',
    title: spread(file.title),
    worth: [{ measure: 'points', amount: points }],
    agreed: file.points,
    labels,
    units: own.map(entryOf),
    enlisted,
  });
}

/** Weapons of a card that nobody knows, on either of its sides. */
function unknownWeapons(
  value: unknown,
  { healthy, wounded }: Pick<z.infer<z.ZodObject<typeof cardShape>>, 'healthy' | 'wounded'>,
  card: number,
  known: readonly string[],
): readonly ImportFault[] {
  const sides = [['healthy', healthy.weapons] as const, ['wounded', wounded.weapons ?? []] as const];
  return sides.flatMap(([side, weapons]) =>
    weapons.flatMap(({ weapon }, w) =>
      known.includes(weapon)
        ? []
        : [faultAt('wrong', ['cards', card, side, 'weapons', w, 'weapon'], value, [oneOf(known)])],
    ),
  );
}

/** A roster of these characters, as a player would write it: made for what they are worth. */
export const muster = (
  title: Roster['title'],
  units: readonly Mustered[],
  cards: Armed['cards'],
): z.input<typeof rosterSchema> => ({
  kind: 'tactic148/roster',
  id: 'mustered',
  title,
  points: Math.max(
    1,
    units.reduce((sum, { unit }) => sum + (cards.get(unit)?.points ?? 0), 0),
  ),
  characters: units.map(({ unit, label }) => ({ character: unit, label })),
});
