import { claim } from '../clock/index.js';
import type { SlashCommand } from '../contract.js';
import { correct } from './correct.js';
import { draw } from './draw.js';
import { history } from './history.js';
import { join, leave, start } from './lobby.js';
import { exportMatch, log } from './log.js';
import { newMatch } from './new.js';
import { roster } from './roster.js';
import { resume } from './resume.js';
import { adjudicate, annul, reopen } from './rule.js';
import { options } from './rules.js';
import { status } from './status.js';
import { abandon, concede } from './stop.js';
import { substitute } from './substitute.js';
import { undo } from './undo.js';
import { verify } from './verify.js';

/** `/match …` makes, runs and ends matches. */
export const match = {
  name: 'match',
  where: 'server',
  subcommands: {
    new: newMatch,
    join,
    leave,
    start,
    roster,
    draw,
    status,
    options,
    history,
    log,
    export: exportMatch,
    verify,
    undo,
    correct,
    substitute,
    claim,
    resume,
    annul,
    adjudicate,
    reopen,
    concede,
    abandon,
  },
} satisfies SlashCommand;
