import { z } from 'zod';
import { campaignSchema, deckSchema } from './campaign-files.js';
import { FILES } from './files.js';
import { leagueSetupSchema } from './league-files.js';

/** Every kind of data file, by the name of its published schema in `scenarios/schema/`. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    FILES.flatMap(([id, { schemas }]) => Object.entries(schemas).map(([kind, schema]) => [`${id}-${kind}`, schema])),
  ),
  'campaign-scenario': campaignSchema,
  'campaign-deck': deckSchema,
  'league-setup': leagueSetupSchema,
};

/** The published text of each schema: JSON Schema 2020-12, for editors and for tools that write such files. */
export function publishedSchemas(): readonly { readonly file: string; readonly text: string }[] {
  return Object.entries(SCHEMAS).map(([name, schema]) => ({
    file: `${name}.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }));
}
