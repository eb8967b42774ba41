import type { StandardMount, StandardSheet } from '../record-sheet.js';

/** How often a weapon counts that the suits of a squad carry (BV-13). */

/** How many of a unit carry a weapon: every trooper of a squad, or one; elsewhere it is there once. */
export const carriersOf = (sheet: StandardSheet, { location }: StandardMount): number =>
  sheet.kind === 'battle-armour' && location === 'TR' ? sheet.troopers : 1;

/** How often a weapon counts: what a suit also fires while it clings to a 'Mech counts twice, and that is what no launcher is and not on its body. */
export function timesOf(sheet: StandardSheet, mount: StandardMount): number {
  const clings =
    sheet.kind === 'battle-armour' && sheet.antiMech && mount.weapon.full.class !== 'missile' && !mount.body;
  return carriersOf(sheet, mount) * (clings ? 2 : 1);
}
