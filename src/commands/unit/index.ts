import type { Press, SlashCommand } from '../contract.js';
import { list, listPresses } from './list.js';
import { showOne, showPress } from './show.js';

/** `/unit list`, `/unit show`: the units that scenarios are made of. */
export const unit = {
  name: 'unit',
  where: 'direct',
  subcommands: { list, show: showOne },
} satisfies SlashCommand;

export const unitPresses = { ...listPresses, unit: showPress } as const satisfies Readonly<Record<string, Press>>;
