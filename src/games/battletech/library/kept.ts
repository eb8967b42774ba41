import type { KeptFiles } from '../../../library/contract.js';
import { readText } from '../../../library/import-faults.js';
import { boardIn, mapEntry } from './maps.js';
import { stockUnit, unitSchema } from './unit.js';
import { unitEntry } from './unit-entry.js';

/** Units and maps of players', from the texts that are kept of them. */
export const kept: KeptFiles = {
  unit(text) {
    const value = readText(text);
    const file = value.ok ? unitSchema.safeParse(value.value) : null;
    return file?.success ? unitEntry(stockUnit(file.data)) : null;
  },
  map(name, text) {
    const board = boardIn({ name, text });
    return board && mapEntry(board);
  },
};
