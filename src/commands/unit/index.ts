import type { Press, SlashCommand } from '../contract.js';
import { importPresses, importRoster, rosters } from './import.js';
import { list, listPresses } from './list.js';
import { showOne, showPress } from './show.js';

/** `/unit list`, `/unit show`: the units that scenarios are made of. `/unit import`, `/unit rosters`: the forces of players. */
export const unit = {
  name: 'unit',
  where: 'direct',
  subcommands: { list, show: showOne, import: importRoster, rosters },
} satisfies SlashCommand;

export const unitPresses = {
  ...importPresses,
  ...listPresses,
  unit: showPress,
} as const satisfies Readonly<Record<string, Press>>;
