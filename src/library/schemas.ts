import { z } from 'zod';
import { boardSchema } from '../games/battletech/library/board.js';
import { rosterSchema as battletechRosterSchema } from '../games/battletech/library/roster.js';
import { scenarioSchema } from '../games/battletech/library/scenario.js';
import { unitSchema } from '../games/battletech/library/unit.js';
import { characterSchema } from '../games/tactic148/library/character.js';
import { rosterSchema } from '../games/tactic148/library/roster.js';
import { scenarioSchema as tacticScenarioSchema } from '../games/tactic148/library/scenario.js';
import { tableSchema } from '../games/tactic148/library/table.js';
import { weaponsSchema } from '../games/tactic148/library/weapons.js';

/** Every kind of data file, by the name of its published schema in `scenarios/schema/`. */
export const SCHEMAS = {
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
