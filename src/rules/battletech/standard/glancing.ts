import { total, type Roll } from '../../kernel/dice.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardUnit } from '../types.js';
import { SURE_TO_HIT } from '../tables.js';
import { waysToHit } from '../to-hit.js';
import { isNarrow } from './quirks.js';
import type { Numbered } from './terms.js';
import { hitOf, locks } from './traits.js';

/** Shots that only graze a machine of low profile (ADV-07): half the damage, fewer of a cluster, and criticals less likely. */

/** A shot that makes its number by no more than this glances. */
const MARGIN = 1;
/** What it takes from the roll for a cluster, which then keeps its damage, and from one for critical hits. */
export const GLANCING_CLUSTER = -4;
export const GLANCING_CRITICAL = -2;

/** Whether hits may glance at all; what hits as a whole or not at all never does. */
const mayGlance = (target: StandardUnit, { weapon }: StandardMount): boolean =>
  !locks(weapon.full) && hitOf(weapon.full) === 'damage' && isNarrow(target.sheet.full);

/** Whether a hit glances. */
export const glances = (target: StandardUnit, mount: StandardMount, { number }: Numbered, roll: Roll | null): boolean =>
  mayGlance(target, mount) && roll !== null && total(roll) - number <= MARGIN;

/** How many of the hits with a number glance, from 0 to 1; what is sure to hit is not rolled for, and glances never. */
export function glancingShare(target: StandardUnit, mount: StandardMount, number: number): number {
  const hits = waysToHit(number);
  if (!mayGlance(target, mount) || hits === 0 || number <= SURE_TO_HIT) return 0;
  return (hits - waysToHit(number + MARGIN + 1)) / hits;
}

/** What a hit deals where it strikes as one: rounded down if it glances. */
export const grazed = (points: number, glancing: boolean): number => (glancing ? Math.floor(points / 2) : points);
