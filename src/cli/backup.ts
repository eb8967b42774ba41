import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp } from '../store/upkeep.js';
import { configured } from './configured.js';
import { Misuse, readArgs, type Command } from './command.js';

/** Backups that are named by their time. */
const NAME = 'arbitre-';
const DATED = /^arbitre-\d{8}T\d{9}Z\.sqlite$/;

export const backup: Command = {
  name: 'backup',
  usage: '[FILE or FOLDER] [--keep N]',
  summary: 'copies the database while Arbitre plays; in a folder by its time, of which the newest N are kept',
  run(args, out, err) {
    const { flags, files } = readArgs(args, ['keep']);
    if (files.length > 1) throw new Misuse('one target at a time');
    const { keep } = flags;
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
      throw new Misuse(`--keep is a number from 1 on, not ${keep}`);
    const { databaseFile } = configured();
    const given = files[0] ?? join(dirname(databaseFile), 'backups');
    const isFolder = files.length === 0 || isDirectory(given);
    if (!isFolder && keep !== undefined)
      throw new Misuse('--keep goes with a folder, in which backups are named by their time');
    if (isFolder) mkdirSync(given, { recursive: true });
    const target = isFolder ? join(given, `${NAME}${stamp(new Date())}.sqlite`) : given;
    try {
      const { matches, live } = backUp(databaseFile, target);
      const dropped = keep === undefined ? [] : rotate(given, Number(keep));
      out(JSON.stringify({ backup: target, matches, live, dropped }));
      return Promise.resolve(0);
    } catch (error) {
      err(`arbitre backup: ${error instanceof Error ? error.message : String(error)}`);
      return Promise.resolve(1);
    }
  },
};

/** Removes the oldest dated backups of a folder beyond the newest `keep`; other files are left alone. */
function rotate(folder: string, keep: number): readonly string[] {
  const old = readdirSync(folder)
    .filter((file) => DATED.test(file))
    .sort()
    .slice(0, -keep)
    .map((file) => join(folder, file));
  for (const file of old) rmSync(file);
  return old;
}

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A moment as file names bear it: `20260102T030405678Z`. */
export const stamp = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');
