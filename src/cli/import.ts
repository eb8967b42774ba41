import { anyTongue } from '../games/words.js';
import { broughtAt, type Brought } from '../library/imports/brought.js';
import { readForeign } from '../library/imports/read.js';
import { importNote } from '../present/imports.js';
import { Misuse, readArgs, type Command } from './command.js';
import { keeperIn } from './keep-imports.js';

export const importFiles: Command = {
  name: 'import',
  usage: 'FILE|FOLDER|ZIP… [--into DIR]',
  summary: "reads the community's unit and map files; --into writes ours, for SCENARIOS=DIR; exit code 1 if any is bad",
  run(args, out) {
    const { files, flags } = readArgs(args, ['into']);
    if (files.length === 0) throw new Misuse('name the files to import');
    const keep = flags.into === undefined ? null : keeperIn(flags.into);
    let bad = 0;
    for (const brought of files.flatMap(broughtAt)) {
      const read = readBrought(brought);
      if (read.ok) {
        const { kind, name, notes } = read.value;
        keep?.(read.value);
        const said = notes.map((note) => importNote(note, anyTongue('en')));
        out(JSON.stringify({ file: brought.file, ok: true, kind, name, notes: said }));
      } else {
        bad += 1;
        const { code, params } = read.error;
        out(JSON.stringify({ file: brought.file, ok: false, error: { code, params } }));
      }
    }
    return Promise.resolve(bad === 0 ? 0 : 1);
  },
};

function readBrought({ file, bytes }: Brought) {
  const read = bytes();
  return read.ok ? readForeign(file, read.value) : read;
}
