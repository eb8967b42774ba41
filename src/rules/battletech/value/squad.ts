import type { StandardMount, StandardSheet } from '../record-sheet.js';
import type { Equipment } from '../standard/types.js';

/** How often a weapon counts that the suits of a squad or the troopers of a platoon carry, and what else suits carry (BV-13, BV-14). */

type SquadSheet = Extract<StandardSheet, { readonly kind: 'battle-armour' }>;

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

/** What a trooper's electronics add to the defence of a suit; what is not here adds nothing. */
const ELECTRONICS: Readonly<Partial<Record<Equipment, number>>> = {
  'improved-sensors': 1,
  'active-probe': 1,
  'light-active-probe': 1,
  ecm: 1,
  'angel-ecm': 2,
};

/** What the electronics of a squad add to its defence: of all suits. */
export const electronicsOf = ({ full, troopers }: SquadSheet): number => {
  const fitted = new Set(
    Object.values(full.slots).flatMap((slots) =>
      slots.flatMap((slot) => (slot?.holds === 'equipment' ? [slot.equipment] : [])),
    ),
  );
  return troopers * [...fitted].reduce((sum, one) => sum + (ELECTRONICS[one] ?? 0), 0);
};

/** What a mine is worth that a trooper carries; clamps that hold on to any machine; claws that cut while it clings. */
const MINE = 4;
const CLAMPS = 1;
const CUTTING = 1;

/** What the squad's hands and mines add to its offence: of all suits. */
export const toolsOf = ({ troopers, mines = 0, clamps, hands, antiMech }: SquadSheet): number =>
  troopers * (MINE * mines + (clamps ? CLAMPS : 0) + (antiMech && hands === 'vibro-claw' ? CUTTING : 0));
