import type { Hex } from '../../geometry/hex/hex.js';
import type { Sight } from '../inquiries.js';
import { INDUSTRY_POINTS, SMOKE_POINTS } from '../tables.js';
import type { Board } from '../types.js';
import { smokeIn } from '../units.js';
import type { FullTerm } from './terms.js';

/** What is in the way of a shot besides woods: smoke, and the works of heavy industry. */

/** Smoke over the target, and over the hexes between that count (AMB-SEQ-18). */
export function smokeTerms(board: Board, to: Hex, line: Sight): readonly FullTerm[] {
  const between = line.hexes.filter(({ counts, adds, smoke }) => counts && adds > 0 && smoke > 0);
  const over = SMOKE_POINTS[smokeIn(board, to)];
  const value = between.reduce((sum, { smoke }) => sum + SMOKE_POINTS[smoke], 0);
  return [
    ...(over > 0 ? [{ reason: 'smoke-target', value: over } as const] : []),
    ...(value > 0 ? [{ reason: 'smoke-between', value, n: between.length } as const] : []),
  ];
}

/** Zones of heavy industry between, as light woods; who stands in one is no harder to hit for it (TER-13). */
export function industryBetween({ hexes }: Sight): readonly FullTerm[] {
  const n = hexes.filter(({ counts, adds, industry }) => counts && adds > 0 && industry).length;
  return n > 0 ? [{ reason: 'industry-between', value: INDUSTRY_POINTS * n, n }] : [];
}
