import type { SlashCommand } from '../contract.js';
import { join, leave, start } from './lobby.js';
import { exportMatch, log } from './log.js';
import { newMatch } from './new.js';
import { options } from './rules.js';
import { status } from './status.js';
import { abandon, concede } from './stop.js';

/** `/match …` makes, runs and ends matches. */
export const match = {
  name: 'match',
  where: 'server',
  subcommands: {
    new: newMatch,
    join,
    leave,
    start,
    status,
    options,
    log,
    export: exportMatch,
    concede,
    abandon,
  },
} satisfies SlashCommand;
