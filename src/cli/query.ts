import { join } from 'node:path';
import { FILES } from '../library/files.js';
import { readArgs, Misuse, type Command } from './command.js';
import { DATA_DIR } from './data.js';
import { linesOf } from './lines.js';

export const query: Command = {
  name: 'query',
  usage: '[FILE]',
  summary: 'answers questions to the rules, JSON lines from a file or standard input',
  async run(args, out) {
    const { files } = readArgs(args, []);
    if (files.length > 1) throw new Misuse('one file at a time, or none for standard input');
    const [game, answering] = FILES.find(([, { queries }]) => queries) ?? [];
    const answer = game === undefined ? undefined : answering?.queries?.(join(DATA_DIR, game));
    if (answer) for await (const line of linesOf(files[0])) out(answer(line));
    return 0;
  },
};
