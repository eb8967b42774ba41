import type { StandardMount, StandardSheet } from '../record-sheet.js';
import { firesOnce, locks, mannerOf, modesOf } from '../standard/traits.js';
import type { Pace } from './motion.js';

/** How many weapons a machine can fire at once for the heat (BV-06). */

/** Heat that it can bear above what it sheds. */
const BEARABLE = 6;
/** Heat of stealth armour. */
const STEALTH = 10;
/** Heat of a run, and the least of a jump. */
const RUN = 2;
const JUMP = 3;

/** The heat that weapons may build up before those that come after count half. */
export function heatEfficiency({ full }: StandardSheet, { jump }: Pace): number {
  const { count, each } = full.heatSinks;
  return BEARABLE - (full.stealth ? STEALTH : 0) + count * each - (jump > 0 ? Math.max(RUN, JUMP, jump) : RUN);
}

/** The heat of a weapon fired as fast as it can be; half of one that may not fire at all, a quarter of one that fires once. */
export function weaponHeat(mount: StandardMount): number {
  const { weapon } = mount;
  const { heat } = weapon.full;
  const shots = Math.max(1, ...modesOf(weapon.full).map((mode) => mannerOf(mode).shots));
  return heat * shots * (locks(weapon.full) ? 0.5 : 1) * (firesOnce(mount) ? 0.25 : 1);
}
