import { readItem } from '../library/read.js';
import { Misuse, readArgs, type Command } from './command.js';
import { DATA_DIR } from './data.js';

export const check: Command = {
  name: 'check',
  usage: 'FILE…',
  summary: 'checks unit, board, scenario and campaign files; exit code 1 if any is bad',
  run(args, out) {
    const { files } = readArgs(args, []);
    if (files.length === 0) throw new Misuse('name the files to check');
    let bad = 0;
    for (const file of files) {
      const item = readItem(file, DATA_DIR);
      if (item.ok) {
        out(JSON.stringify({ file, ok: true, kind: item.value.kind }));
      } else {
        bad += 1;
        const faults = item.error.map(({ path, reason }) => ({ path, reason }));
        out(JSON.stringify({ file, ok: false, faults }));
      }
    }
    return Promise.resolve(bad === 0 ? 0 : 1);
  },
};
