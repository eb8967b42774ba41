import { z } from 'zod';
import { EDGES, MODES } from '../../../rules/tactic148/types.js';
import { clock, options, schemaLink, sideName, slug, words } from '../../../library/words.js';
import { label } from './words.js';

/** A scenario file: who fights whom, on which tables, for what (T48-54). */

/** A character that takes part. */
export const entry = z.union([
  label.describe('A character by its label.'),
  z
    .strictObject({
      character: label.describe('The character by its label.'),
      label: label.describe('Its label in this scenario.'),
    })
    .describe('A character with another label, needed if it takes part more than once.'),
]);

const side = z.strictObject({
  id: sideName.describe('The side, e.g. airborne.'),
  title: words(60, "The side's name in each language."),
  characters: z
    .array(entry)
    .min(1)
    .max(12)
    .describe('The characters, in the order in which they are dealt to the players.'),
});

export const scenarioSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('tactic148/scenario').describe('The kind of this file.'),
    title: words(80, "The scenario's title in each language."),
    briefing: words(1000, 'What players read before they choose it, in each language.'),
    mode: z.enum(MODES).describe('How it is won: by losses alone, or also by reaching the objective.'),
    points: z.int().min(1).max(999).describe('The agreed value of each force.'),
    tables: z
      .array(slug)
      .min(1)
      .max(8)
      .describe('The tables that the higher roller chooses from; the first if they do not choose.'),
    edges: z
      .array(z.enum(EDGES))
      .min(1)
      .max(4)
      .optional()
      .describe('The edges that players can choose to deploy from; north and south if omitted.'),
    sides: z.array(side).length(2).describe('The two sides.'),
    clock,
    options,
  })
  .meta({ title: '1-48 Tactic scenario', description: 'Who fights whom, on which tables, and what for.' });

export type ScenarioFile = z.infer<typeof scenarioSchema>;
