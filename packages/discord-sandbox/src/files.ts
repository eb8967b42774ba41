import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the bytes of attachments are kept, by attachment id. */
export interface Files {
  put(id: string, bytes: Buffer): void;
  get(id: string): Buffer | undefined;
  drop(id: string): void;
}

export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>();
  return {
    put: (id, bytes) => void kept.set(id, bytes),
    get: (id) => kept.get(id),
    drop: (id) => void kept.delete(id),
  };
}

/** Keeps each file under its id in a folder, which is made when it is not there. */
export function folderFiles(folder: string): Files {
  mkdirSync(folder, { recursive: true });
  return {
    put: (id, bytes) => writeFileSync(join(folder, id), bytes),
    get(id) {
      try {
        return readFileSync(join(folder, id));
      } catch {
        return undefined;
      }
    },
    drop: (id) => rmSync(join(folder, id), { force: true }),
  };
}

/** Drops files late: a page that was just told of a message may still fetch a picture that has been replaced since. */
export function lingering(files: Files, most: number): Files {
  const leaving: string[] = [];
  return {
    ...files,
    drop(id) {
      leaving.push(id);
      const gone = leaving.length > most ? leaving.shift() : undefined;
      if (gone !== undefined) files.drop(gone);
    },
  };
}

/** A file as it came in a request. */
export interface UploadedFile {
  /** The n of `files[n]`, to which `attachments[].id` refers. */
  readonly index: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The name under which Discord keeps a file: word characters, dots and dashes. */
export function safeFilename(name: string): string {
  const safe = name.replace(/\s+/g, '_').replace(/[^\w.-]/g, '');
  return safe.replace(/^\.+/, '') === '' ? 'unknown' : safe;
}
