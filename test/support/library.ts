import { resolve } from 'node:path';
import type { Library } from '../../src/library/contract.js';
import { readLibrary } from '../../src/library/read.js';

const SHIPPED = resolve('scenarios');
let shipped: Library | null = null;

/**
 * The shipped scenarios and units, read once for all tests of a worker: reading and checking them took a third of the work of
 * those that start a bot. Any other folder is read anew, since a test may change it.
 */
export function libraryOf(folder: string = SHIPPED): Library {
  if (resolve(folder) !== SHIPPED) return readLibrary(folder);
  shipped ??= readLibrary(SHIPPED);
  return shipped;
}
