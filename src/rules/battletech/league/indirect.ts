import type { Options } from '../types.js';

/**
 * Indirect fire with a designator (option `designators`, CLN-49, CLN-50): of whoever spots only the line of sight counts, neither how
 * they moved nor that they attack. Who designates and attacks pays for it in their own numbers, as in the book.
 */
export const spotterCounts = ({ designators }: Options): boolean => designators !== 'on';
