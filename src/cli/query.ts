import { join } from 'node:path';
import { readBattletech } from '../games/battletech/library/read.js';
import { readArgs, Misuse, type Command } from './command.js';
import { DATA_DIR } from './data.js';
import { linesOf } from './lines.js';
import { Queries } from '../games/battletech/queries/queries.js';

export const query: Command = {
  name: 'query',
  usage: '[FILE]',
  summary: 'answers questions to the rules, JSON lines from a file or standard input',
  async run(args, out) {
    const { files } = readArgs(args, []);
    if (files.length > 1) throw new Misuse('one file at a time, or none for standard input');
    const queries = new Queries(readBattletech(join(DATA_DIR, 'battletech')).stock);
    for await (const line of linesOf(files[0])) out(queries.answer(line));
    return 0;
  },
};
