import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The page's folder, beside this one both in the sources and in what is built. */
const FOLDER = new URL('../../page/', import.meta.url);

export interface StaticFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** One of the page's files; undefined when there is none of that name, or its name leads out of the folder. */
export async function pageFile(path: string): Promise<StaticFile | undefined> {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const type = TYPES[extname(name)];
  if (type === undefined || !/^[\w-]+(?:[./][\w-]+)*$/.test(name)) return undefined;
  try {
    return { type, bytes: await readFile(new URL(name, FOLDER)) };
  } catch {
    return undefined;
  }
}
