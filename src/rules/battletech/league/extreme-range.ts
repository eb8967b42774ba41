import type { LeagueTables } from './tables.js';
import type { Bracket, Range } from '../vocabulary.js';

/** Extreme range (option `extremeRange`, CLN-56, AMB-CLN-32): a bracket beyond the longest that is printed. */

/** The last hex of a weapon's extreme range: so many times medium range, no nearer than its long range. */
export const extremeOf = (
  { medium, long }: Readonly<Record<Range, number>>,
  { ofMedium }: LeagueTables['extreme'],
): number => Math.max(long, ofMedium * medium);

/** The bracket of the sheet that counts for what has no figure of its own at extreme range: damage that falls, what pilots and machines are good at. */
export const printed = (bracket: Bracket): Range => (bracket === 'extreme' ? 'long' : bracket);
