import type { SlashCommand } from '../contract.js';
import { file, replace } from './files.js';
import { newLeague } from './found.js';
import { begin, correct, end, expel, official, rule, seed, substitute, time } from './officiate.js';
import { appeal, challenge, concede, exported, extend, join, ready, result, status, table } from './take-part.js';
import { leave, team } from './team.js';

/** `/league …`: matches of many players over rounds. */
export const league = {
  name: 'league',
  where: 'server',
  subcommands: {
    new: newLeague,
    join,
    leave,
    team,
    status,
    table,
    export: exported,
    ready,
    result,
    extend,
    concede,
    challenge,
    appeal,
    begin,
    correct,
    rule,
    seed,
    expel,
    substitute,
    time,
    official,
    file,
    replace,
    end,
  },
} satisfies SlashCommand;
