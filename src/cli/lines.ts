import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { withoutMark } from '../library/file.js';
import { Misuse } from './command.js';

/** The lines of a file, or of standard input for `-` or nothing, without the empty ones. */
export async function* linesOf(file: string | undefined): AsyncGenerator<string> {
  const input = file === undefined || file === '-' ? process.stdin : await opened(file);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() !== '') yield withoutMark(line);
  }
}

/** A file open for reading. */
async function opened(file: string): Promise<NodeJS.ReadableStream> {
  try {
    const handle = await open(file);
    if ((await handle.stat()).isDirectory()) throw new Error('it is a folder');
    return handle.createReadStream();
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
