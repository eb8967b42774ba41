import type { HitDamage } from './reckoning.js';
import { WAYS } from '../tables.js';
import type { StandardMount, StandardWeapon } from '../record-sheet.js';
import type { Bracket } from '../vocabulary.js';
import { GLANCING_CLUSTER, grazed } from './glancing.js';
import { hitsOf } from './hit-tables.js';
import { damageOfTroopers } from './infantry.js';
import { burstOf, burstPoints, troopersHit } from './infantry-tables.js';
import { damageAt, loaded } from './munitions.js';
import { hitOf, locks, mannerOf, type FireMode } from './traits.js';
import type { Munition } from './types.js';

/** What a hit deals on average, in parts of 36, so that it stays whole. */

/** Ways out of 36 to roll exactly this sum with 2D6. */
export const waysTo = (sum: number): number => 6 - Math.abs(7 - sum);

/** Who fires and who is hit, where that makes a difference: troopers who fire together, and a platoon as target. `glancing`: how many of the hits glance, from 0 to 1 (ADV-07). */
interface Parties {
  readonly troopers?: number | undefined;
  readonly platoon?: boolean;
  readonly glancing?: number;
}

export function hitDamage(
  mount: StandardMount,
  munition: Munition | null,
  mode: FireMode = 'normal',
  range: Bracket = 'short',
  { troopers = 1, platoon = false, glancing = 0 }: Parties = {},
): HitDamage {
  const dealt = (grazes: boolean): HitDamage => dealtBy(mount, munition, mode, range, { troopers, platoon, grazes });
  const whole = dealt(false);
  if (glancing === 0) return whole;
  return { ...whole, average: Math.round((1 - glancing) * whole.average + glancing * dealt(true).average) };
}

function dealtBy(
  mount: StandardMount,
  munition: Munition | null,
  mode: FireMode,
  range: Bracket,
  { troopers, platoon, grazes }: { readonly troopers: number; readonly platoon: boolean; readonly grazes: boolean },
): HitDamage {
  const weapon = loaded(mount.weapon, munition);
  const { cluster, arms } = weapon.full;
  const { shots, heats } = mannerOf(mode);
  const less = grazes ? GLANCING_CLUSTER : 0;
  if (arms) return ofTroopers(troopers, arms.each, less);
  if (heats !== null || munition === 'inferno' || hitOf(weapon.full) !== 'damage') return { most: 0, average: 0 };
  if (platoon) return atPlatoon(weapon, munition, troopers * shots);
  if (troopers > 1) {
    return locks(weapon.full)
      ? sure(troopers * (cluster?.size ?? 1) * weapon.damage)
      : scattered(troopers * (cluster?.size ?? 1), cluster?.damage ?? weapon.damage, less);
  }
  // Of several shots at once some hit or all.
  if (shots > 1) return scattered(shots, weapon.damage, less);
  if (!cluster) return sure(grazed(damageAt(weapon, range), grazes));
  const most = cluster.size * cluster.damage;
  return locks(weapon.full) ? sure(most) : scattered(cluster.size, cluster.damage, less);
}

const sure = (damage: number): HitDamage => ({ most: damage, average: 36 * damage });

const ROLLS = Object.keys(WAYS).map(Number);

/** `less`: added to the roll for how many hit. */
const scattered = (size: number, each: number, less: number): HitDamage => ({
  most: size * each,
  average: ROLLS.reduce((sum, roll) => sum + waysTo(roll) * hitsOf(size, roll + less) * each, 0),
});

/** What the troopers of a platoon deal, rounded roll by roll as it is played (UNI-43). */
const ofTroopers = (size: number, each: number, less: number): HitDamage => ({
  most: damageOfTroopers(size, each),
  average: ROLLS.reduce((sum, roll) => sum + waysTo(roll) * damageOfTroopers(hitsOf(size, roll + less), each), 0),
});

/** The average of a die, twice, and of half a die, rounded up. */
const DIE_TWICE = 7;
const HALF_A_DIE = 2;

/** What a weapon does to a platoon under cover, of so many suits or rounds (UNI-44, UNI-45). */
function atPlatoon(weapon: StandardWeapon, munition: Munition | null, size: number): HitDamage {
  const { dice, halves } = burstOf(weapon);
  const most = dice > 0 ? burstPoints(6 * dice, halves) : troopersHit(weapon, munition);
  const average = dice === 0 ? most : halves ? HALF_A_DIE : (dice * DIE_TWICE) / 2;
  const hits = ROLLS.reduce((sum, roll) => sum + waysTo(roll) * hitsOf(size, roll), 0);
  return { most: size * most, average: hits * average };
}
