import type { LeagueTables } from './tables.js';

/** How far an active probe scans by a league's table (option `probes: roll`, CLN-39, CLN-40). */

/**
 * What a total scans: units within `range` are found, those within `half` of it are seen through; `null`: the scan fails
 * (AMB-CLN-22, AMB-CLN-23). Half is rounded for the scanner's good.
 */
export function scanOf(
  { scan }: LeagueTables,
  total: number,
): { readonly range: number; readonly half: number } | null {
  if (total < scan.least) return null;
  const range = scan.range + Math.floor((total - scan.least) / scan.step);
  return { range, half: Math.ceil(range / 2) };
}
