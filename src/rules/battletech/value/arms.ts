import type { Arms } from '../standard/kinds.js';
import { rounded } from './round.js';

/** What a point of damage is worth that the arms of a trooper do, by the hexes in which they hit without a modifier (BV-14). */
const BY_RANGE = [0.917, 3.056, 5.108, 7.167, 9.777, 11.806] as const;

/**
 * What the arms of a trooper are worth (BV-14): as their platoon's file says, else by damage and range. Files mix the arms of
 * a platoon into one weapon, which loses what each of them was worth. `null`: nobody has published one that reaches so far.
 */
export function armsWorth({ worth, damage, range }: Pick<Arms, 'worth' | 'damage' | 'range'>): number | null {
  if (worth !== undefined) return worth / 100;
  const each = BY_RANGE[range];
  return each === undefined ? null : rounded((damage / 100) * each, 2);
}
