import type { Mode } from '../vocabulary.js';

/** How far an active probe scans by a league's table (option `probes: roll`, CLN-39, CLN-40). */

/** What moving takes off the roll, as it does off shots (AMB-CLN-35). */
export const MALUS: Readonly<Record<Mode, number>> = { stand: 0, walk: 1, run: 2, jump: 3 };

/** The lowest total that scans at all, and what it scans; a hex more for each step beyond. */
const LEAST = 6;
const RANGE = 5;
const STEP = 2;

/**
 * What a total scans: units within `range` are found, those within `half` of it are seen through; `null`: the scan fails
 * (AMB-CLN-22, AMB-CLN-23). Half is rounded for the scanner's good.
 */
export function scanOf(total: number): { readonly range: number; readonly half: number } | null {
  if (total < LEAST) return null;
  const range = RANGE + Math.floor((total - LEAST) / STEP);
  return { range, half: Math.ceil(range / 2) };
}
