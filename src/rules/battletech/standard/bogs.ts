import type { Hex } from '../../geometry/hex/hex.js';
import { GROUND, MARKS } from '../ground-table.js';
import { isInfantry } from '../stacking.js';
import { isAfloat } from '../surface.js';
import type { Board, StandardUnit } from '../types.js';
import type { FullTerm } from './terms.js';
import { isMech } from './vehicles.js';

/** Soft ground in which units bog down, and how they work free (TER-16). */

/** What makes it easier or harder not to bog down in a hex; `null`: nothing there holds the unit. */
export function bogIn({ hexes }: Board, hex: Hex, unit: StandardUnit): number | null {
  const here = hexes[hex];
  if (!here || here.pavement || isAfloat(unit)) return null;
  const feet = isMech(unit) ? 'mech' : isInfantry(unit) ? 'foot' : 'vehicle';
  const holds = MARKS.flatMap((mark) => (here[mark] ? (GROUND[mark].bog?.[feet] ?? []) : []));
  return holds.length === 0 ? null : Math.max(...holds);
}

/** The term that makes of it a roll's. */
export const bogTerms = (harder: number): readonly FullTerm[] =>
  harder === 0 ? [] : [{ reason: 'bogs-less', value: harder }];

/** Whether a unit is stuck where it is. */
export const isBogged = ({ body, place }: StandardUnit): boolean => place !== null && body.bogged === place.hex;
