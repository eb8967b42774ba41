import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, type Result } from '../../rules/kernel/result.js';
import { FILES } from '../files.js';
import type { ForeignReader, Imported } from './contract.js';
import { textIn } from './text.js';

/** Reads a file in the form of another program, by its ending. */

const READERS: readonly ForeignReader[] = FILES.flatMap(([, { foreign = [] }]) => foreign);
export const ENDINGS = READERS.flatMap(({ endings }) => endings);

/** The ending of a file's name in small letters, with its dot: `.mtf`. */
export const endingOf = (file: string): string => /\.[^./\\]*$/.exec(file)?.[0].toLowerCase() ?? '';

/** Whether there is a reader for files called so. */
export const isForeign = (file: string): boolean => ENDINGS.includes(endingOf(file));

/** Makes a file of ours of the bytes of another program's; `file`: its name, folders and all. Never throws. */
export function readForeign(file: string, bytes: Uint8Array): Result<Imported, Refusal> {
  const ending = endingOf(file);
  const reader = READERS.find(({ endings }) => endings.includes(ending));
  if (!reader) return fail(refuse('import/no-reader', { known: [...ENDINGS, '.zip'] }));
  const text = textIn(bytes);
  return text.ok ? reader.read(text.value, nameIn(file)) : text;
}

const nameIn = (file: string): string =>
  file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).replace(/\.[^.]*$/, '');
