import { z } from 'zod';
import { boardSchema } from './battletech/board.js';
import { rosterSchema as battletechRosterSchema } from './battletech/roster.js';
import { scenarioSchema } from './battletech/scenario.js';
import { unitSchema } from './battletech/unit.js';
import { characterSchema } from './tactic148/character.js';
import { rosterSchema } from './tactic148/roster.js';
import { scenarioSchema as tacticScenarioSchema } from './tactic148/scenario.js';
import { tableSchema } from './tactic148/table.js';
import { weaponsSchema } from './tactic148/weapons.js';

/** Every kind of data file, by the name of its published schema in `scenarios/schema/`. */
const SCHEMAS = {
  'battletech-unit': unitSchema,
  'battletech-board': boardSchema,
  'battletech-scenario': scenarioSchema,
  'battletech-roster': battletechRosterSchema,
  'tactic148-character': characterSchema,
  'tactic148-weapons': weaponsSchema,
  'tactic148-table': tableSchema,
  'tactic148-scenario': tacticScenarioSchema,
  'tactic148-roster': rosterSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** The published text of each schema: JSON Schema 2020-12, for editors and for tools that write such files. */
export function publishedSchemas(): readonly { readonly file: string; readonly text: string }[] {
  return Object.entries(SCHEMAS).map(([name, schema]) => ({
    file: `${name}.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }));
}
