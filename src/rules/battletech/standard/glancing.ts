import { total, type Roll } from '../../kernel/dice.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardUnit } from '../types.js';
import { isNarrow } from './quirks.js';
import type { Numbered } from './terms.js';
import { hitOf, locks } from './traits.js';

/** Shots that only graze a machine of low profile (ADV-07): half the damage, fewer of a cluster, and criticals less likely. */

/** A shot that makes its number by no more than this glances. */
const MARGIN = 1;
/** What it takes from the roll for a cluster, which then keeps its damage, and from one for critical hits. */
export const GLANCING_CLUSTER = -4;
export const GLANCING_CRITICAL = -2;

/** Whether a hit glances; what hits as a whole or not at all never does. */
export function glances(
  target: StandardUnit,
  { weapon }: StandardMount,
  { number }: Numbered,
  roll: Roll | null,
): boolean {
  const whole = locks(weapon.full) || hitOf(weapon.full) !== 'damage';
  return !whole && isNarrow(target.sheet.full) && roll !== null && total(roll) - number <= MARGIN;
}

/** What a hit deals where it strikes as one: rounded down if it glances. */
export const grazed = (points: number, glancing: boolean): number => (glancing ? Math.floor(points / 2) : points);
