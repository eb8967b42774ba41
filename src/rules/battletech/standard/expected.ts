import type { HitDamage } from './reckoning.js';
import { WAYS } from '../tables.js';
import type { StandardMount } from '../record-sheet.js';
import type { Range } from '../vocabulary.js';
import { clusterHits } from './hit-tables.js';
import { damageAt, loaded } from './munitions.js';
import { hitOf, locks, mannerOf, type FireMode } from './traits.js';
import type { Munition } from './types.js';

/** What a hit deals on average, in parts of 36, so that it stays whole. */

/** Ways out of 36 to roll exactly this sum with 2D6. */
const waysTo = (sum: number): number => 6 - Math.abs(7 - sum);

export function hitDamage(
  mount: StandardMount,
  munition: Munition | null,
  mode: FireMode = 'normal',
  range: Range = 'short',
): HitDamage {
  const weapon = loaded(mount.weapon, munition);
  const { cluster } = weapon.full;
  const { shots, heats } = mannerOf(mode);
  if (heats !== null || munition === 'inferno' || hitOf(weapon.full) !== 'damage') return { most: 0, average: 0 };
  // Of several shots at once some hit or all.
  if (shots > 1) return scattered(shots, weapon.damage);
  if (!cluster) return { most: damageAt(weapon, range), average: 36 * damageAt(weapon, range) };
  const most = cluster.size * cluster.damage;
  return locks(weapon.full) ? { most, average: 36 * most } : scattered(cluster.size, cluster.damage);
}

function scattered(size: number, each: number): HitDamage {
  const rolls = Object.keys(WAYS).map(Number);
  const average = rolls.reduce((sum, roll) => sum + waysTo(roll) * (clusterHits(size, roll) ?? 0) * each, 0);
  return { most: size * each, average };
}
