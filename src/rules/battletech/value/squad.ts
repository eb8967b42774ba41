import type { StandardMount, StandardSheet } from '../record-sheet.js';

/** How often a weapon counts that the suits of a squad or the troopers of a platoon carry (BV-13, BV-14). */

/** How many of a unit carry a weapon: every trooper of a squad, or one; every trooper of a platoon, but of its guns; elsewhere it is there once. */
export const carriersOf = (sheet: StandardSheet, { location, weapon }: StandardMount): number =>
  (sheet.kind === 'battle-armour' && location === 'TR') || (sheet.kind === 'infantry' && weapon.full.arms)
    ? sheet.troopers
    : 1;

/** How often a weapon counts: twice what troopers also use while they cling to a 'Mech, which are the arms of a platoon, and of a suit what no launcher is and not on its body. */
export function timesOf(sheet: StandardSheet, mount: StandardMount): number {
  const clings =
    sheet.kind === 'battle-armour'
      ? sheet.antiMech && mount.weapon.full.class !== 'missile' && !mount.body
      : sheet.kind === 'infantry' && sheet.antiMech && mount.weapon.full.arms !== undefined;
  return carriersOf(sheet, mount) * (clings ? 2 : 1);
}
