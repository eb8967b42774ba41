import { fileURLToPath } from 'node:url';
import type { Library } from '../library/contract.js';
import { readLibrary } from '../library/read.js';

/** The data folder of the project, found from this file, whether it runs from `src` or from `dist`. */
export const DATA_DIR = fileURLToPath(new URL('../../scenarios/', import.meta.url));

let library: Library | null = null;

/** What the data folder holds, read once: a script names a scenario with each of its matches. */
export const shippedLibrary = (): Library => (library ??= readLibrary(DATA_DIR));
