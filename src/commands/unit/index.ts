import type { Press, SlashCommand } from '../contract.js';
import { clearPress, removing } from '../shelf/remove.js';
import { importFile, importPresses, rosters } from './import.js';
import { list, listPresses } from './list.js';
import { showOne, showPress } from './show.js';

/** `/unit list`, `/unit show`: the units that scenarios are made of. `/unit import`, `/unit remove`: what a server's
 * shelf has beside them. `/unit rosters`: the forces of players. */
export const unit = {
  name: 'unit',
  where: 'direct',
  subcommands: { list, show: showOne, import: importFile, remove: removing('unit'), rosters },
} satisfies SlashCommand;

export const unitPresses = {
  ...importPresses,
  ...listPresses,
  unit: showPress,
  'shelf-clear': clearPress,
} as const satisfies Readonly<Record<string, Press>>;
