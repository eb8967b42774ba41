import { Misuse, readArgs, type Command } from './command.js';
import { linesOf } from './lines.js';
import { Script } from './scripts/script.js';

export const script: Command = {
  name: 'script',
  usage: '[FILE]',
  summary: 'plays a match from text, JSON lines from a file or standard input',
  async run(args, out) {
    const { files } = readArgs(args, []);
    if (files.length > 1) throw new Misuse('one file at a time, or none for standard input');
    const played = new Script();
    for await (const line of linesOf(files[0])) out(played.answer(line));
    return 0;
  },
};
