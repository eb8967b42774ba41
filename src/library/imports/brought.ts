import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { endingOf, ENDINGS, isForeign } from './read.js';
import { zipEntries } from './zip.js';

/** IMP-05: what somebody brings: a file, a folder of files, an archive of them. */

/** One file of what was brought; `file`: where it lay, as it was called. Its bytes are read when they are asked for. */
export interface Brought {
  readonly file: string;
  readonly bytes: () => Result<Uint8Array, Refusal>;
}

/** A map of 99 × 99 hexes with much in each takes one megabyte. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ARCHIVE_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 20_000;
const DEEPEST = 16;

/** The files at a path. Of a folder and of an archive only those whose ending says that they can be read. */
export function broughtAt(path: string): readonly Brought[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return filesIn(path, 0);
  if (endingOf(path) !== '.zip') return [{ file: path, bytes: () => bytesOf(path, MOST_BYTES) }];
  const archive = bytesOf(path, MOST_ARCHIVE_BYTES);
  return archive.ok ? inArchive(path, archive.value) : [{ file: path, bytes: () => archive }];
}

/** What was sent as one file: itself, or what an archive holds, refused where that lists more than `most` or nothing that can be read. */
export function broughtAs(file: string, bytes: Uint8Array, most: number): readonly Brought[] {
  if (endingOf(file) === '.zip') return inArchive(file, bytes, most);
  const isLarge = bytes.length > MOST_BYTES;
  return [{ file, bytes: () => (isLarge ? fail(refuse('import/too-large', { most: MOST_BYTES / 1024 })) : ok(bytes)) }];
}

/** The files of an archive; one that cannot be read, or that holds nothing that can (an archive in it cannot), is a file that cannot. */
function inArchive(file: string, archive: Uint8Array, most = MOST_FILES): readonly Brought[] {
  const entries = zipEntries(archive, most);
  if (!entries.ok) return [{ file, bytes: () => entries }];
  const found = entries.value.filter(({ name }) => isForeign(name));
  if (found.length === 0) return [{ file, bytes: () => fail(refuse('import/zip-empty', { known: ENDINGS })) }];
  return found.map(({ name, bytes }) => ({ file: `${file}/${name}`, bytes: () => bytes(MOST_BYTES) }));
}

/** Links are not followed: they could lead round in circles. */
function filesIn(folder: string, depth: number): readonly Brought[] {
  if (depth > DEEPEST) return [{ file: folder, bytes: () => fail(refuse('import/too-deep', { most: DEEPEST })) }];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path, depth + 1);
    return entry.isFile() && (isForeign(path) || endingOf(path) === '.zip') ? broughtAt(path) : [];
  });
}

function bytesOf(path: string, most: number): Result<Uint8Array, Refusal> {
  let handle: number | null = null;
  try {
    handle = openSync(path, 'r');
    const { size } = fstatSync(handle);
    if (size > most) return fail(refuse('import/too-large', { most: most / 1024 }));
    const bytes = Buffer.alloc(size);
    return ok(bytes.subarray(0, readSync(handle, bytes, 0, size, 0)));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fail(refuse('import/unread', { reason }));
  } finally {
    if (handle !== null) closeSync(handle);
  }
}
